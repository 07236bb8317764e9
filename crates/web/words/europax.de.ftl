box = Die Grenzen öffnen sich, und die Partner des Gemeinsamen Marktes liefern einander Getreide, Stahl und Autos; niemand greift an, alle helfen, wenn einer knapp bei Kasse ist, und am reichsten wird, wer am klügsten handelt.

## What is read aloud when an unforeseen card is drawn

tale-hotel = Fahrstühle, Balkone, ein Bad auf jeder Etage: Ihre Hotels riechen noch nach frischer Farbe. Jetzt fehlt nur noch jemand, der auf einem Zimmer mit Aussicht besteht.
tale-tourists = Da kommen die Gäste, mit Kamera, Sonnenbrand und Sprachführer, und alle suchen ein Bett. Wer Hotels hat, reicht den Schlüssel; wer keine hat, weist den Weg.
tale-season = Seit Mai keine Wolke, und halb Europa rollt auf Ihr Land zu und träumt von frischen Laken. Glücklich, wer jetzt Zimmer zu vermieten hat.
tale-petroleum = Im Frühling kauften sich alle einen Motorroller, und am Sonntag fuhren alle aus. Gegen Abend hustete die letzte Zapfsäule Ihres Landes höflich und schwieg.
tale-dairy = Sieben Wochen ohne Regen, und Ihre Kühe blicken vorwurfsvoll. Die Kinder wollen trotzdem Butter, und ein Erlass lässt sich schlecht aufs Brot streichen.
tale-coal = Die Flüsse sind zugefroren, und Ihr Kabinett tagt im Mantel. Es liegt bereits der Antrag vor, mit den Sitzungsprotokollen zu heizen.
tale-cereals = Zehn Minuten Hagel, und der Weizen liegt so flach wie die Witze Ihres Finanzministers. Die Bäcker fragen, Mütze in der Hand, woraus morgen das Brot werden soll.
tale-meat = Drei Hochzeiten, eine Kirchweih und ein Pokalfinale, alles an einem Wochenende. Beim Metzger hängen nur noch die Haken, und die Gäste sind erst bei der Suppe.
tale-timber = Neue Schulen, neue Wohnungen, und wo immer Sie ein Band durchschneiden, steht ein Gerüst. Nur Bretter fehlen, und die Zimmerleute mustern schon Ihren Schreibtisch.
tale-loan = Ein Herr mit Zwicker bringt zurück, was seine Stadt zu Großvaters Zeiten geborgt hat. Die Verspätung ist ihm peinlich; die Zinsen hat er mit Bleistift ausgerechnet.
tale-patent = Ein Bastler aus der Vorstadt hat einen Dosenöffner erfunden, der Dosen öffnet. Die halbe Welt will ihn nachbauen und zahlt Ihrem Land gern etwas dafür.
tale-fair = Elf Hallen, vierzig Fahnen und ein Würstchenstand mit eigener Warteschlange. Die Leute kamen zum Schauen und gingen mit Verträgen und müden Füßen.
tale-bonds = Witwen, Kellner und ein ganzer Fußballverein haben ihr Erspartes in Ihren Anleihen angelegt. So viel Vertrauen rührt: Ihr Finanzminister musste sich setzen.
tale-farms = Die Gemeinschaft hat an Ihre Bauern gedacht, in vier Sprachen und sechsfacher Ausfertigung. Das Ausfüllen dauerte den ganzen Winter; das Geld kommt mit den Schwalben.
tale-research = Ihre Gelehrten haben eine Rechenmaschine gebaut, so groß wie eine Turnhalle. Wozu das Ding gut ist, weiß noch niemand; eben darum wird es gefördert.
tale-canal = Seit dem Morgengrauen gleiten Kähne durch Ihre Schleusen, Wäsche an der Leine, ein Hund am Bug. Jeder Schiffer zahlt seine Gebühr, und die meisten winken noch dazu.
tale-paintings = Ihr Museum hat die Modernen neben die alten Meister gehängt, und die Schlange reicht um den Block. Die halbe Stadt schüttelt den Kopf, aber erst hinter der Kasse.
tale-storm = In einer Nacht nahm der Sturm Dächer, Laternen und den Hut eines bronzenen Generals mit. Verletzt wurde niemand; zum Fürchten ist nur die Rechnung des Dachdeckers.
tale-roads = Das Volk hat Autos gekauft und merkt, dass Ihre Straßen für Fuhrwerke gedacht waren. Das Band der Autobahn dürfen Sie durchschneiden; dann reicht man Ihnen die Rechnung.
tale-customs = An Ihren Grenzen wird nicht mehr gestempelt, die Zollhäuschen können weg. Die Zöllner tragen eigenhändig die Öfen hinaus; nur der Abriss ist nicht zollfrei.
tale-harvest = Sonne und Regen wechselten sich ab, als hätten sie einen Vertrag darüber geschlossen. Jeder Sack in Ihren Scheunen bringt Komplimente, und nicht nur die.
tale-vintage = Die alten Winzer kosteten, schwiegen und baten sicherheitshalber um ein zweites Glas. Von diesem Jahr wird man reden, bei jedem Fass in Ihren Kellern.
tale-gardens = Bohnen bis zur Dachrinne, Tomaten wie Lampions, und nachts stellt man einander heimlich Kürbisse vor die Tür. Für jede Kiste in Ihrem Lager gibt es Beifall, in bar.
tale-motor-show = Unter den Kronleuchtern glänzt so viel Chrom, dass Herren sich darin die Krawatte richten. Auf der Drehbühne ist noch ein Platz frei, falls Sie ein Auto dafür haben.
tale-fashion = Der Saum rutscht zwei Fingerbreit höher, und drei Zeitungen bringen es auf der Titelseite. Der Laufsteg wartet auf guten Wollstoff, falls Ihr Lager welchen hergibt.
tale-laboratory = Vierhundert Chemiker sind bei Ihnen zu Gast und streiten über eine Farbe, die es noch nicht gibt. Eine Probe wäre ihnen viel wert, falls Sie etwas für den Kolben haben.
tale-jubilee = Ihr Staat feiert einen runden Geburtstag, und die Kapelle übt seit Januar denselben Marsch. Die Partner bringen Blumen, Reden und zum Glück je einen Umschlag mit.
tale-friendship = Schulkinder singen die Lieder der Nachbarn, und den Kaffee schenken Sie Ihren Partnern selbst ein. Keiner geht ohne Kuchen, und unter jedem Teller liegt ein Umschlag.
tale-dividend = Die Gemeinschaft hat Kassensturz gemacht und staunt selbst: Es ist etwas übrig. Nach drei Nächten Debatte herrscht Einigkeit, und alle bekommen gleich viel.
tale-works = Eine Sirene, ein Segen, eine viel zu lange Rede, dann laufen die Bänder an. Mittags stehen die ersten Kisten im Hof, und am Tor ist die Farbe noch feucht.

## Hints for the first game

hint-take = Tippen Sie auf ein freies Land, um es zu nehmen. Welches, ist Geschmackssache: Waren und Karten werden erst danach verteilt, durch Zufall und an alle gleich viele.
hint-lay = Spielen Sie eine Karte aus, die jemanden kaufen lässt, was Sie reichlich haben. Tippen Sie eine an, und Sie sehen, was daraus wird, bevor sie ausgespielt ist.
hint-lay-sell = Waren bringen Ihnen nur Geld, wenn Sie sie verkaufen. Fehlt einem Partner, was Ihre Karte von ihm verlangt, muss er es zuerst von Ihnen kaufen, denn Sie haben die Karte ausgespielt.
hint-lay-own = Nennt eine Karte Ihr eigenes Land, liefern Sie aus Ihrem Vorrat und bekommen nichts dafür. Doch jede Einheit bringt Sie der Belohnung näher: Ist die letzte weg, gibt es 1.000 Millionen und zehn neue Karten.
hint-lay-next = Achten Sie auf die letzte Zeile der Karte. Das Land, von dem die letzte Einheit kommt, zieht eine Ereigniskarte, öfter eine gute als eine schlechte, und ist als Nächstes am Zug. Am besten ist es Ihres.
hint-lay-low = Ihr Vorrat ist fast aufgebraucht. Sehen Sie zu, dass auch die letzten Karten weggehen: 1.000 Millionen und zehn neue warten auf Sie.
hint-lay-poor = In Ihrer Kasse ist nicht mehr viel. Können Sie nicht zahlen, gibt Ihnen jeder Partner bis zu 300 Millionen; ist die Hilfe zurückzuzahlen, geht sie am Ende wieder ab. Verkaufen Sie lieber beizeiten.
hint-buy = Ihnen fehlt die Ware, und dem Land, das die Karte ausgespielt hat, auch: Wählen Sie, von wem Sie kaufen. Der Verkäufer bekommt den Europapreis; mit der letzten Einheit auch eine Ereigniskarte und den nächsten Zug. Gönnen Sie es vielleicht dem Ärmsten, und halten Sie den Reichsten klein.
hint-urgent = Das brauchen Sie sofort, und kaufen dürfen Sie bei jedem Partner, der es hat. Verloren ist nichts: Die Ware bleibt in Ihrem Vorrat, und Sie können sie später liefern oder verkaufen.
hint-wait = Solange andere spielen, schauen Sie in die Mitte: Dort geschieht alles Schritt für Schritt. Tippen Sie auf eine Tafel, um sie zu lesen; verborgen ist nichts.
hint-bank = Sie führen die Bank und haben nichts zu entscheiden. Die Bücher liegen offen neben der Geschichte: Lehnen Sie sich zurück und sehen Sie zu, wer reich wird.
hint-two = Sie leiten zwei Länder, jedes mit eigener Kasse; untereinander zahlen sie wie alle Partner. Am Ende zählen beide zusammen: Kauft das eine vom anderen, bleibt das Geld in der Familie.
hint-long = Die lange Partie dauert, bis die Produktionskarten ausgehen. Brauchen Sie Ihren Vorrat auf, so oft es geht: Jedes Mal gibt es eine Belohnung.

## Why something happens

why-own = Es hat die Ware selbst und liefert sie umsonst.
why-layer = Ihm fehlt die Ware: Zuerst verkauft, wer die Karte ausgespielt hat.
why-only = Nur ein Partner hat die Ware.
why-chosen = Diesen Partner hat es gewählt.
why-abroad = In Europa hat sie niemand: Es zahlt der Bank den Auslandspreis.
why-reward = Wer seine letzte Produktionskarte abgibt, bekommt eine Belohnung und neue Karten.
why-help = { $country } muss { $due } Millionen zahlen und hat nur { $money }: Jeder Partner gibt bis zu 300, Runde um Runde.
why-next = Die letzte Einheit kam aus seinem Vorrat.
why-next-abroad = Es hat die letzte Einheit bezahlt.
why-skip = Dieses Land spielt niemand.

## The table

number = { $number }
millions = { $number } Millionen
million-tonnes = { $number } Mio. t
tonnes = { $number } t
demand-card = Auftragskarte { $number }
market = Der Gemeinsame Markt
market-empty = Noch ist keine Karte ausgespielt. Sobald jemand eine ausspielt, kommen hier die Waren an.
unfold = Ganze Tafel ein- oder ausblenden
free-country = frei
money = { $number } Millionen Europa in der Kasse
wealth = Vermögen: { $number } Millionen Europa
has-hotels = Die Hotels sind bereit für Touristen.
owes = Hat { $number } Millionen Hilfe bekommen, die am Ende zurückzuzahlen sind.
lent = Hat { $number } Millionen Hilfe gegeben, die am Ende zurückkommen.
demands-of = { $country }: { $number ->
    [one] { $number } Auftragskarte
   *[other] { $number } Auftragskarten
}
hand-of = { $country }: Ihre Auftragskarten
came-own = Aus eigenem Vorrat
came-from = Verkauft { $country }:
came-abroad = Im Ausland bestellt:
came-skipped = Übersprungen
bank = Bank
bank-has = Die Bank hat { $number } Millionen Europa.
banker = Führt die Bank
open-books = Bücher
pack-production = { $number ->
    [one] { $number } Produktionskarte im Stapel
   *[other] { $number } Produktionskarten im Stapel
}
pack-demand = { $number ->
    [one] { $number } Auftragskarte im Stapel
   *[other] { $number } Auftragskarten im Stapel
}
pack-unforeseen = { $number ->
    [one] { $number } Ereigniskarte im Stapel
   *[other] { $number } Ereigniskarten im Stapel
}
bank-paid = Ausgezahlt
bank-received = Eingenommen
bank-abroad = Einheiten aus dem Ausland
bank-helped = Zahlungen mit Partnerhilfe
laid-number = { $number ->
    [one] { $number } Karte ausgespielt
   *[other] { $number } Karten ausgespielt
}
got-cards = { $country } erhält neue Produktionskarten.

## The question

ask-lay = Spielen Sie eine Auftragskarte aus: Tippen Sie eine an, um zu sehen, was daraus wird.
ask-lay-for = Spielen Sie für { $country } eine Auftragskarte aus: Tippen Sie eine an, um zu sehen, was daraus wird.
ask-take = Wählen Sie Ihr Land.
ask-buy = { $country } soll { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} { $product } liefern und hat keine. Von wem kauft es, für { $money } Millionen{ $units ->
    [one] { "" }
   *[other] { " " }je Einheit
}?
ask-urgent = { $country } braucht dringend { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} { $product }. Von wem kauft es, für { $money } Millionen{ $units ->
    [one] { "" }
   *[other] { " " }je Einheit
}?
seller = { $country } · { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} · Kasse { $money }
going-take = { $seat } wählt ein Land.
going-lay = { $country } spielt eine Auftragskarte aus.
going-buy = { $country } wählt, von wem es kauft.
over = Die Partie ist zu Ende.
note-lays = spielt eine Karte aus
note-buys = wählt, wer verkauft
note-takes = wählt ein Land
note-bank = führt die Bank
do-take = { $country } nehmen
do-lay = Karte { $number } ausspielen
do-buy = Für { $money } Millionen { $from } kaufen

## What would come of a card

brings = Ergebnis für Sie: { $number } Millionen.
brings-so-far = So weit ergibt es { $number } Millionen für Sie; der Rest hängt davon ab.
plays-next = { $country } wäre als Nächstes am Zug.
if-laid = Wenn Sie Karte { $number } ausspielen
would-supply = { $country } liefert { $product } umsonst, aus eigenem Vorrat.
would-buy = { $country } kauft { $product } { $from } für { $money } Millionen.
would-choose = { $country } kauft { $product } für { $money } Millionen, nach Wahl bei:
would-pay-bank = Niemand hat { $product }: { $country } zahlt der Bank { $money } Millionen.
would-skip = { $country } ist nicht im Spiel: übersprungen.
would-empty = { $country } braucht den eigenen Vorrat auf: { $money } Millionen und neue Produktionskarten.
would-need-help = { $country } kann das nicht allein zahlen: Die Partner helfen.
doubt-choice = Alles Weitere hängt davon ab, wer verkauft.
doubt-new-cards = Alles Weitere hängt von den neuen Karten ab.
next-same = Dann spielen Sie noch eine Karte aus.
next-draws = Dann zieht { $country } eine Ereigniskarte und ist am Zug.
next-plays = Dann ist { $country } am Zug; niemand zieht eine Ereigniskarte.
next-seller = Wer die letzte Einheit verkauft, zieht eine Ereigniskarte und ist als Nächstes am Zug
next-over = Damit ist die Partie zu Ende.

would-empty-none = { $country } braucht den eigenen Vorrat auf, und es gibt keine Produktionskarten mehr.
perhaps = Vielleicht:
help-returned = Die Hilfe wird am Ende zurückgezahlt.
help-given = Die Hilfe ist geschenkt.
short = Kurz
long = Lang
bank-over = Die Bank hat { $number } Millionen mehr ausgezahlt, als die Schachtel enthält; leer wird sie nie.
key-prices = Preise:
key-europe = Europa
key-abroad = Ausland
tally-stock-why = Was der Vorrat wert ist, zählt nur unter den Reichsten.

## The books

books-party = Wer
books-kind = Zweck
books-all = alle
books-opening = Jedes Land hat mit { $number } Millionen begonnen.
kind-sale = Verkäufe
kind-abroad = Käufe im Ausland
kind-reward = Belohnungen
kind-unforeseen = Ereignisse
kind-help = Hilfe
for-returned = Hilfe zurückgezahlt
for-made-up = Von der Bank ergänzt
for-gift = Geschenke

## The end

tally-money = Geld
tally-help = Hilfe
tally-wealth = Vermögen
tally-stock = Vorrat
tally-banker = { $country } hat die Bank geführt.
