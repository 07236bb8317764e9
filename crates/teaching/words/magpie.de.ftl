card = { $card ->
    [0] einen Hund
   *[other] eine Kostbarkeit im Wert von { $card }
}
looked = { $seat } sieht sich die oberste Karte an.
looked-at = Sie sehen { card }.
took = { $seat } nimmt die oberste Karte.
took-card = Sie nehmen { card }.
reached = { $seat } greift nach den Karten von { $from }.
barked = Ein Hund bellt für { $seat }!
robbed = { $seat } stiehlt eine Karte von { $from }.
robbed-card = { $seat } stiehlt { card } von { $from }.
scattered = Der Lärm verstreut { card }.
showed = { $seat } zeigt { card }.
ending-deck-gone = Der Stapel ist leer.
order-hush = Nie bellen.
order-bark = Immer bellen, wenn ich einen Hund habe.
magpie-turn-order = Sie sind nicht am Zug.
magpie-turn-choice = Niemand bestiehlt Sie gerade.
magpie-look-once = Sie haben in diesem Zug schon nachgesehen.
magpie-rob-from = Auf diesem Platz gibt es niemanden zu bestehlen.
magpie-rob-answer = Sie werden bestohlen: Ein Hund bellt oder schweigt.
magpie-dog-held = Sie haben keinen Hund.
