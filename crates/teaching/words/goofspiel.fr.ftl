chose = Vous misez { $card }.
laid = { $seat } a misé.
shown = { $seat } a misé { $card }.
won = { $seat } remporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tied = Égalité : personne ne remporte { $points ->
    [one] le point.
   *[other] les { $points } points.
}
turned = Prix suivant : { $points }.
ending-prizes-gone = Tous les prix sont partis.
option-ties = Quand la plus haute mise est à égalité, le prix…
option-ties-discard = est défaussé
option-ties-carry = s'ajoute au suivant
goofspiel-bid-once = Vous avez déjà misé pour ce prix.
goofspiel-bid-held = Vous n'avez pas la carte { $card }.
