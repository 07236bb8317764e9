unit-soldier = einen Soldaten
unit-knight = einen Ritter
unit-camp = ein Lager
unit-catapult = ein Katapult
units-soldier = Ihre Soldaten
units-knight = Ihre Ritter
units-camp = Ihre Lager
units-catapult = Ihre Katapulte

province-yellow-castle = Burg Gelb
province-blue-castle = Burg Blau
province-red-castle = Burg Rot
province-green-castle = Burg Grün
province-carcassogne = Carcassogne
province-gevaudrin = Gévaudrin
province-transylvagne = Transylvagne
province-stonehinge = Stonehinge
province-amazoune = Amazoune
province-toscagne = Toscagne
province-siberlande = Siberlande
province-andalousine = Andalousine
province-kilimandjora = Kilimandjora
province-lochmess = Lochmess
province-broceland = Broceland
province-avalune = Avalune

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

action-recruitment = Rekrutierung
action-tax = Steuern
action-attack = Bewegen & Angreifen
hand-recruitment = Rekrutierung
hand-tax = Steuern
hand-attack = Bewegen & Angreifen
hand-recruitment-tax = Rekrutierung und Steuern
hand-recruitment-attack = Rekrutierung und Bewegen & Angreifen
hand-tax-attack = Steuern und Bewegen & Angreifen

card-recruiter = Werber
card-stables = Königliche Ställe
card-sappers = Pioniere
card-quartermaster = Quartiermeister
card-tax_collector = Steuereintreiber
card-tribute = Tribut
card-gold_mine = Goldmine
card-caravans = Karawanen
card-surveyor = Landvermesser
card-shield_wall = Schildwall
card-plate_armour = Plattenrüstung
card-palisade = Palisade
card-old_guard = Alte Garde
card-forced_march = Gewaltmarsch
card-mountain_guides = Bergführer
card-trebuchet = Tribok
card-siege_camp = Belagerungslager
card-spy = Spion
card-plunder = Plünderung
card-mercenaries = Söldner

effect-price = { $units } kosten { $gold } Gold.
effect-converted-at-once = Ein Katapult, das Sie erobern, darf sofort angreifen.
effect-tax = Steuern bringen Ihnen { $gold } Gold.
effect-tribute = Zu Beginn jeder Jahreszeit gibt Ihnen jeder Gegner, der Gold hat, { $gold } Gold.
effect-income = { $gold } Gold mehr bei jedem Einkommen.
effect-camp-income = Ihre Lager bringen je { $gold } Gold.
effect-income-per = 1 Gold mehr bei jedem Einkommen für { $provinces ->
    [one] jede Provinz
   *[other] je { $provinces } Provinzen
}, die Sie besetzen.
effect-defence = { $units } haben überall eine { $guesses ->
    [2] doppelte
    [3] dreifache
   *[other] { $guesses }-fache
} Verteidigung.
effect-garrison = Ihre Garnison hat eine { $guesses ->
    [2] doppelte
    [3] dreifache
   *[other] { $guesses }-fache
} Verteidigung.
effect-forced_march = Jeder Ihrer Soldaten darf erst eine Provinz weit ziehen und dann seinen normalen Zug machen.
effect-mountain_guides = Ihre Ritter dürfen den Kilimandjora betreten, durchqueren und angreifen und dort rekrutiert werden; sie haben dort eine einfache Verteidigung.
effect-trebuchet = Ihre Katapulte reichen zwei Provinzen weit, nicht über den Kilimandjora gezählt, was auch immer dazwischen steht.
effect-siege_camp = Nach einem gelungenen Angriff bleibt Ihr Katapult stehen; in dieser Jahreszeit greift es nicht mehr an.
effect-spy = In jeder Jahreszeit sehen Sie sich, sobald alle ihre Aktionskarten gewählt haben, die Wahl eines Gegners an und dürfen Ihre eigene neu treffen.
effect-plunder = Sofort { $gold } Gold für jede Einheit, die Ihr Angriff in den Vorrat ihres Besitzers zurückschickt; eroberte Einheiten bringen nichts.
effect-mercenaries = Sie dürfen auch in einer leeren Provinz rekrutieren, nie in einer Burg, wenn sie an eine Provinz grenzt, die Sie besetzten, als die Aktionskarte aufgedeckt wurde.

recruited = { $seat } rekrutiert { $unit } in { $at } für { $gold } Gold.
marked = { $seat } legt { $unit } auf „{ $card }“.
bid = { $seat } bietet { $gold } Gold auf „{ $card }“.
outbid = { $seat } bekommt { $gold } Gold und den Marker von „{ $card }“ zurück.
passed = { $seat } passt.
bought = „{ $card }“ geht für { $gold } Gold an { $seat }.
unsold = Niemand hat auf „{ $card }“ geboten.
began = Der { $season } beginnt.
paid-tribute = { $from } zahlt an { $seat } einen Tribut von { $gold } Gold.
offered = { $seat } hat für die Startspielerkarte geboten.
offered-gold = Sie bieten { $gold } Gold für die Startspielerkarte.
showed-offer = { $seat } hat { $gold } Gold geboten.
won-auction = { $seat } gewinnt die Startspielerkarte für { $gold } Gold.
kept-first = { $seat } behält die Startspielerkarte.
gave-first = { $seat } gibt die Startspielerkarte an { $to } weiter.
chose = { $seat } hat gewählt.
chose-cards = Sie wählen { $hand }.
spied-on = { $seat } sieht nach, was { $on } gewählt hat.
saw-cards = { $on } hat { $hand } gewählt.
chose-again = { $seat } hat neu gewählt.
chose-again-cards = Sie wählen { $hand }.
showed = { $seat } deckt { $hand } auf.
carried = { $seat } beginnt mit { $action }.
taxed = { $seat } nimmt { $gold } Gold ein.
finished = { $seat } ist mit { $action } fertig.
moved = { $seat } bewegt { $unit } von { $from } nach { $to }.
attacked = { $seat } setzt { $unit } aus { $from } zum Angriff auf { $to } ein.
hid-bid = { $seat } hat geheim geboten.
hid-gold = Sie bieten { $gold } Gold.
guessed = { $seat } tippt auf { $gold } Gold.
guessed-all = { $seat } nennt jedes Gebot, das möglich war.
showed-bid = { $seat } hatte { $gold } Gold geboten.
repelled = Der Angriff scheitert: { $seat } verliert { $unit } aus { $from }.
beaten = { $seat } verliert { $unit } in { $at }.
entered = { $seat } lässt { $unit } in { $at } einziehen.
converted = { $seat } erobert { $unit } in { $at }.
plundered = { $seat } erbeutet { $gold } Gold.
withdrew = { $seat } nimmt das Katapult aus { $at } in den Vorrat zurück.
took-castle = { $seat } nimmt { $at } ein!
skipped = { $seat } kann nicht mehr gewinnen und verliert diesen Zug.
earned = { $seat } bekommt { $gold } Gold Einkommen.

ending-castle = Eine Burg ist gefallen.
ending-winter = Der Winter ist vorbei.
option-cards = Spezialfähigkeitskarten
option-cards-advanced = Mit Spezialfähigkeitskarten
option-cards-basic = Ohne Spezialfähigkeitskarten
option-free_attacks = Kostenlose Angriffe
option-free_attacks-no = Ein Angriff kostet mindestens 1 Gold
option-free_attacks-yes = Ein Angriff darf auch nichts kosten

epix-draft-order = Sie sind nicht am Zug.
epix-draft-pass = Sie haben gepasst.
epix-draft-stake = Sagen Sie erst, wie viel Gold Sie bieten.
epix-draft-higher = Bieten Sie mindestens { $gold } Gold.
epix-draft-gold = Für dieses Gebot haben Sie nicht genug Gold.
epix-draft-recruit = Vor der ersten Jahreszeit rekrutieren Sie nur in Ihren eigenen Ländereien.
epix-draft-offered = Diese Karte liegt nicht offen aus.
epix-draft-marker = Sie haben keine solche Einheit mehr, um ein Gebot zu markieren.
epix-season-asked = Diese Wahl steht Ihnen jetzt nicht zu.
epix-auction-secret = Sie können nicht mehr Gold bieten, als Sie haben.
epix-auction-give = Auf diesem Platz sitzt niemand.
epix-choose-one = Wählen Sie eine einzige Aktionskarte.
epix-winter-two = Im Winter wählen Sie zwei Aktionskarten.
epix-winter-order = Das ist keine Ihrer beiden Karten.
epix-winter-apart = Eine Karte wird abgeschlossen, bevor die andere beginnt.
epix-card-spy = Sehen Sie sich die Karten eines Gegners an.
epix-card-siege_camp = Dieses Katapult hat angegriffen und ruht bis zur nächsten Jahreszeit.
epix-recruit-gold = Das kostet { $price } Gold, und Sie haben { $gold }.
epix-recruit-supply = Davon liegt nichts mehr in Ihrem Vorrat.
epix-recruit-where = Dort können Sie nicht rekrutieren: Die Provinz gehört weder zu Ihren Ländereien, noch stehen dort eigene Einheiten.
epix-recruit-colour = Diese Provinz ist in feindlicher Hand.
epix-recruit-twice = Dort steht schon eine Einheit dieser Art.
epix-recruit-camp = Ein Lager steht nie in einer Burg.
epix-recruit-knight = Ein Ritter steht nie im Kilimandjora.
epix-move-unit = Dort haben Sie keine solche Einheit.
epix-move-still = Lager und Katapulte bewegen sich nicht.
epix-move-soldier = Dieser Soldat hat in dieser Jahreszeit schon das Seine getan.
epix-move-again = Dieser Ritter zieht erst nach Ihrem nächsten Angriff oder Ihrer nächsten Eroberung wieder.
epix-move-friendly = Diese Provinz ist in feindlicher Hand.
epix-move-twice = Dort steht schon eine Einheit dieser Art.
epix-move-adjacent = Ein Soldat zieht nur eine Provinz weit.
epix-move-knight = Dorthin führt kein freier Weg.
epix-move-kilimandjora = Ein Ritter betritt den Kilimandjora nie.
epix-attack-camp = Ein Lager greift nie an.
epix-attack-soldier = Dieser Soldat hat in dieser Jahreszeit schon das Seine getan.
epix-attack-enemy = Dort gibt es keinen Feind, den Sie angreifen könnten.
epix-attack-adjacent = Das ist außer Reichweite.
epix-attack-kilimandjora = Diese Einheit greift den Kilimandjora nie an.
epix-attack-bid = { $most ->
    [0] Sie haben kein Gold für ein Gebot.
   *[other] Ein Gebot beträgt { $least } bis { $most } Gold.
}
epix-attack-guess = Das Gebot beträgt { $least } bis { $most } Gold.
epix-attack-different = Darauf haben Sie schon getippt.
epix-convert-rest = Ein erobertes Katapult ruht bis zur nächsten Jahreszeit.
epix-convert-lone = Ein einzelnes Katapult ist unverteidigt: Ziehen Sie einfach ein.
epix-catapult-garrison = Ein Katapult kann einer Garnison nichts anhaben.
