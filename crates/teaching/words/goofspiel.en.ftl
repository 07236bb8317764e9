chose = You bid { $card }.
laid = { $seat } has bid.
shown = { $seat } bid { $card }.
won = { $seat } takes { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tied = A tie: nobody takes { $points ->
    [one] the { $points } point.
   *[other] the { $points } points.
}
turned = Next prize: { $points }.
ending-prizes-gone = All prizes are gone.
option-ties = When the highest bid is tied, the prize…
option-ties-discard = is discarded
option-ties-carry = joins the next one
goofspiel-bid-once = You have already bid for this prize.
goofspiel-bid-held = You don't hold card { $card }.
