box = Der König ist tot, und seine Erben kämpfen vier Jahreszeiten lang um das Reich, mit geheimen Geboten und kühnen Tipps.
map = Karte des Königreichs
held = { $at }, gehalten von { $seat }
unit-at = { $unit } von { $seat } in { $at }
first-player = hat die Startspielerkarte
gold = Gold
provinces = Provinzen
gold-count = { $number } Gold
province-count = { $number ->
    [one] { $number } Provinz
   *[other] { $number } Provinzen
}
note-passed = hat gepasst
note-offered = hat geboten
note-chosen = hat gewählt
note-thinks = wählt…
face-down = verdeckt
offers = Sonderfähigkeiten
bid-of = { $seat }: { $gold }
no-bid = noch kein Gebot
supply = Ihre Einheiten
left = übrig
actions = Ihre Aktionskarten
does-recruitment = Zahlen und Einheiten aufstellen
does-tax = { $gold } Gold nehmen
does-attack = Einheiten bewegen, angreifen
year = Das Jahr
before = Vorher
pass = Passen
done = Fertig
garrison = die Garnison
all-units = alle Einheiten
over = Das Jahr ist vorbei.
ask-draft = Rekrutieren Sie, bieten Sie auf eine Karte oder passen Sie: Sie haben { $gold } Gold.
ask-draft-basic = Rekrutieren Sie in Ihrem Land oder passen Sie: Sie haben { $gold } Gold.
ask-stake = Wie viel bieten Sie auf „{ $card }“? Sie haben { $gold } Gold.
ask-auction = Bieten Sie geheim um die Startspielerkarte: Sie haben { $gold } Gold.
ask-give = Die Startspielerkarte gehört Ihnen: Behalten Sie sie oder geben Sie sie weiter.
ask-choose = Wählen Sie geheim eine Aktionskarte.
ask-choose-two = Wählen Sie geheim zwei Aktionskarten.
ask-spy = Wessen Aktionskarten sehen Sie sich an?
ask-again = { $seat } hat { $hand } gewählt. Wählen Sie Ihre eigene neu.
ask-order = Welche Ihrer zwei Karten kommt zuerst?
ask-recruit = Rekrutieren Sie Einheiten: Sie haben { $gold } Gold.
ask-attack = Bewegen Sie Ihre Einheiten und greifen Sie an.
ask-bid = Bieten Sie geheim gegen { $seat } in { $at } (Verteidigung: { $defender }, { $guesses ->
    [one] { $guesses } Tipp
   *[other] { $guesses } Tipps
}): Sie haben { $gold } Gold, und was Sie bieten, ist weg.
ask-guess = { $seat } setzt { $unit } zum Angriff auf { $at } ein. Tippen Sie auf das Gebot, { $least } bis { $most } Gold: noch { $guesses ->
    [one] { $guesses } Tipp
   *[other] { $guesses } Tipps
}.
hint-draft = Tippen Sie auf eine Ihrer Einheiten, dann auf eine Ihrer Provinzen, um sie aufzustellen. Oder auf eine Karte, dann auf die Einheit, die Ihr Gebot markiert: Das höchste Gebot hat die Fähigkeit das ganze Jahr.
hint-draft-basic = Tippen Sie auf eine Ihrer Einheiten, dann auf Ihre Burg oder eine der zwei Provinzen daneben. Es geht reihum, bis alle gepasst haben.
hint-stake = Ihr Gebot liegt auf der Karte und kommt zurück, wenn jemand mehr bietet.
hint-auction = Alle bieten geheim, und nur das höchste Gebot wird bezahlt. Wer die Karte hat, handelt zuerst oder gibt sie weiter.
hint-give = Wer zuerst handelt, schlägt vor den anderen zu; wer zuletzt handelt, sieht, was sie tun. Tippen Sie auf einen Spieler oder auf sich selbst, um sie zu behalten.
hint-choose = Rekrutierung kauft Einheiten, Steuern bringen Gold, Bewegen & Angreifen setzt Ihre Einheiten in Marsch. Niemand sieht Ihre Karte, bis Sie am Zug sind.
hint-choose-two = Im Winter spielen Sie zwei Ihrer drei Karten, eine nach der anderen. Nach dem Winter gewinnen die meisten Provinzen.
hint-spy = Ihr Spion sieht, was ein Gegner gewählt hat. Danach dürfen Sie neu wählen.
hint-again = Bleiben Sie dabei oder ändern Sie Ihre Wahl; niemand erfährt es.
hint-order = Was Sie mit der ersten Karte rekrutieren, darf mit der zweiten handeln.
hint-recruit = Tippen Sie auf eine Einheit, dann auf eine Provinz: in Ihrem Land oder wo Sie schon stehen. Nie zwei gleiche in einer Provinz. Dann „Fertig“.
hint-attack = Tippen Sie auf eine Ihrer Einheiten, dann auf ihr Ziel. Ein Soldat zieht eine Provinz weit oder greift an; ein Ritter reitet durch freie Provinzen und greift an, solange er gewinnt; ein Katapult schießt nach nebenan. Dann „Fertig“.
hint-bid = Errät der Verteidiger Ihr Gebot, verlieren Sie Ihre Einheit; sonst verliert er seine. Ein hohes Gebot ist schwerer zu erraten, aber es ist auf jeden Fall weg.
hint-guess = Wer richtig tippt, wird den Angreifer los. Der kann nicht mehr Gold bieten, als er hat.
wait-draft = { $seat } rekrutiert, bietet oder passt.
wait-offers = Alle bieten um die Startspielerkarte.
wait-offers-mine = Sie bieten { $gold } Gold. Die anderen wählen noch.
wait-give = { $seat } behält die Startspielerkarte oder gibt sie weiter.
wait-cards = Alle wählen Aktionskarten.
wait-cards-mine = Sie haben { $hand } gewählt. Die anderen wählen noch.
wait-spy = { $seat } schickt den Spion aus.
wait-guess = { $seat } tippt, was { $attacker } für { $at } geboten hat.
wait-guess-mine = Sie haben { $gold } Gold geboten. { $seat } tippt.
wait-bid = { $seat } setzt { $unit } zum Angriff auf { $at } ein und bietet geheim.
wait-act = { $seat } führt { $action } aus.
wait-order = { $seat } wählt, welche Karte zuerst kommt.
do-recruit = { $unit } in { $at } rekrutieren, für { $gold } Gold
do-bid = Auf „{ $card }“ bieten, Marker: { $unit }
do-gold = { $gold } Gold bieten
do-pass = Endgültig passen
do-keep = Die Startspielerkarte behalten
do-give = Die Startspielerkarte an { $seat } geben
do-choose = { $hand } wählen
do-spy = Die Karten von { $seat } ansehen
do-play = Mit { $action } beginnen
do-move = { $unit } von { $from } nach { $to } bewegen
do-attack = { $to } angreifen: { $unit } aus { $from } einsetzen
do-guess = Auf { $gold } Gold tippen
do-done = Diese Karte beenden
drama-bid = Gebot
drama-guess = Tipp
drama-repelled = Abgewehrt!
drama-won = Geschlagen!
drama-auction = Die Startspielerkarte
