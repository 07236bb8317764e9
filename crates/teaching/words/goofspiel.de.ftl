chose = Sie bieten { $card }.
laid = { $seat } hat geboten.
shown = { $seat } bot { $card }.
won = { $seat } gewinnt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
tied = Gleichstand: Niemand gewinnt { $points ->
    [one] den einen Punkt.
   *[other] die { $points } Punkte.
}
turned = Nächster Preis: { $points }.
ending-prizes-gone = Alle Preise sind vergeben.
option-ties = Bei Gleichstand um das höchste Gebot…
option-ties-discard = wird der Preis abgeworfen
option-ties-carry = kommt der Preis zum nächsten hinzu
goofspiel-bid-once = Sie haben für diesen Preis schon geboten.
goofspiel-bid-held = Karte { $card } haben Sie nicht auf der Hand.
