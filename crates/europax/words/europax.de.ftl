## Countries: the name alone, then as sentences need it

country-france = Frankreich
country-england = England
country-germany = Deutschland
country-italy = Italien
country-benelux = Benelux

the-france = Frankreich
the-england = England
the-germany = Deutschland
the-italy = Italien
the-benelux = Benelux

from-france = von Frankreich
from-england = von England
from-germany = von Deutschland
from-italy = von Italien
from-benelux = von Benelux

to-france = an Frankreich
to-england = an England
to-germany = an Deutschland
to-italy = an Italien
to-benelux = an Benelux

## Products: the name alone, some of it, so much of it

product-cereals = Getreide
product-vegetables = Gemüse
product-dairy = Milchprodukte
product-meat = Fleisch
product-wine = Wein
product-timber = Holz
product-coal = Kohle
product-steel = Stahl
product-petroleum = Mineralölprodukte
product-chemicals = Chemikalien
product-cars = Autos
product-wool = Wollstoffe

some-cereals = Getreide
some-vegetables = Gemüse
some-dairy = Milchprodukte
some-meat = Fleisch
some-wine = Wein
some-timber = Holz
some-coal = Kohle
some-steel = Stahl
some-petroleum = Mineralölprodukte
some-chemicals = Chemikalien
some-cars = Autos
some-wool = Wollstoffe

of-cereals = Getreide
of-vegetables = Gemüse
of-dairy = Milchprodukte
of-meat = Fleisch
of-wine = Wein
of-timber = Holz
of-coal = Kohle
of-steel = Stahl
of-petroleum = Mineralölprodukte
of-chemicals = Chemikalien
of-cars = Autos
of-wool = Wollstoffe

## What stands on the cards

printed = { $tonnes } Tonnen; { $european } Millionen in Europa, { $foreign } Millionen im Ausland
wanted = { $country }: { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} { $product } ({ $tonnes } Tonnen)

unforeseen-hotel = Neue Hotels
unforeseen-tourists = Touristen
unforeseen-season = Eine glänzende Saison
unforeseen-petroleum = Leere Tanks
unforeseen-dairy = Verdorrte Weiden
unforeseen-coal = Ein harter Winter
unforeseen-cereals = Hagel über den Feldern
unforeseen-meat = Festtage
unforeseen-timber = Überall Baustellen
unforeseen-loan = Ein altes Darlehen kommt zurück
unforeseen-patent = Ein begehrtes Patent
unforeseen-fair = Die Handelsmesse
unforeseen-bonds = Gefragte Staatsanleihen
unforeseen-farms = Beihilfe für die Landwirtschaft
unforeseen-research = Beihilfe für die Forschung
unforeseen-canal = Kanalgebühren
unforeseen-paintings = Eine Gemäldeausstellung
unforeseen-storm = Sturmschäden
unforeseen-roads = Neue Straßen
unforeseen-customs = Abriss der Zollhäuser
unforeseen-harvest = Eine reiche Ernte
unforeseen-vintage = Ein großer Jahrgang
unforeseen-gardens = Blühende Gemüsegärten
unforeseen-motor-show = Der Autosalon
unforeseen-fashion = Die Modewoche
unforeseen-laboratory = Der Chemikerkongress
unforeseen-jubilee = Ein Jubiläum
unforeseen-friendship = Ein Tag der Freundschaft
unforeseen-dividend = Die Dividende der Gemeinschaft
unforeseen-works = Neue Fabriken

effect-hotel = Ihre Hotels sind bereit für Touristen. Behalten Sie diese Karte die ganze Partie über; eine zweite kommt wieder unter den Stapel.
effect-tourists = Sind Ihre Hotels bereit, kommen Touristen zu Ihnen: Die Bank zahlt Ihnen { $money } Millionen.
effect-urgent = Sie brauchen dringend { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} { $product }. Kaufen Sie von Partnern Ihrer Wahl, zum Europapreis.
effect-income = Die Bank zahlt Ihnen { $money } Millionen.
effect-cost = Zahlen Sie { $money } Millionen an die Bank.
effect-harvest = Die Bank zahlt Ihnen { $money } Millionen für jede Einheit { $product } in Ihrem Vorrat.
effect-exhibit = Wenn Sie { $product } haben, stellen Sie eine Einheit davon aus: Diese Einheit verlässt das Spiel, und die Bank zahlt Ihnen dafür den Auslandspreis von { $money } Millionen.
effect-from-partners = Jeder Partner gibt Ihnen { $money } Millionen.
effect-to-partners = Sie geben jedem Partner { $money } Millionen.
effect-everybody = Die Bank zahlt jedem Land { $money } Millionen.
effect-works = Sie erhalten { $cards } neue Produktionskarten.

## What happens

chose = { $country } geht an { $seat }.
got-stock = { $country } erhält { $cards ->
    [one] eine Produktionskarte
   *[other] { $cards } Produktionskarten
}{ $cereals ->
    [0] { "" }
   *[other] { " " }· { $cereals } × { product-cereals }
}{ $vegetables ->
    [0] { "" }
   *[other] { " " }· { $vegetables } × { product-vegetables }
}{ $dairy ->
    [0] { "" }
   *[other] { " " }· { $dairy } × { product-dairy }
}{ $meat ->
    [0] { "" }
   *[other] { " " }· { $meat } × { product-meat }
}{ $wine ->
    [0] { "" }
   *[other] { " " }· { $wine } × { product-wine }
}{ $timber ->
    [0] { "" }
   *[other] { " " }· { $timber } × { product-timber }
}{ $coal ->
    [0] { "" }
   *[other] { " " }· { $coal } × { product-coal }
}{ $steel ->
    [0] { "" }
   *[other] { " " }· { $steel } × { product-steel }
}{ $petroleum ->
    [0] { "" }
   *[other] { " " }· { $petroleum } × { product-petroleum }
}{ $chemicals ->
    [0] { "" }
   *[other] { " " }· { $chemicals } × { product-chemicals }
}{ $cars ->
    [0] { "" }
   *[other] { " " }· { $cars } × { product-cars }
}{ $wool ->
    [0] { "" }
   *[other] { " " }· { $wool } × { product-wool }
}.
got-demands = { $country } erhält { $cards ->
    [one] Auftragskarte
   *[other] { $cards } Auftragskarten:
} { $one }{ $two ->
    [0] { "" }
   *[other] , { $two }
}{ $three ->
    [0] { "" }
   *[other] , { $three }
}{ $four ->
    [0] { "" }
   *[other] , { $four }
}{ $five ->
    [0] { "" }
   *[other] , { $five }
}{ $six ->
    [0] { "" }
   *[other] , { $six }
}{ $seven ->
    [0] { "" }
   *[other] , { $seven }
}{ $eight ->
    [0] { "" }
   *[other] , { $eight }
}.
turn = { $country } ist am Zug.
laid = { $country } spielt Auftragskarte { $card } aus.
asked = { $country } soll { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} { $product } liefern: { $tonnes } Tonnen.
skipped = { $country } ist nicht im Spiel: Dieser Auftrag wird übersprungen.
all-skipped = Alle Aufträge dieser Karte wurden übersprungen.
supplied = { $country } liefert { $product }.
bought = { $country } kauft { $product } { $from } für { $money } Millionen und liefert die Ware.
bought-abroad = { $country } muss { $product } im Ausland bestellen und zahlt { $money } Millionen an die Bank.
rewarded = { $country } hat den eigenen Vorrat aufgebraucht: Die Bank zahlt { $money } Millionen als Belohnung.
used-up = { $country } hat den eigenen Vorrat aufgebraucht, und es gibt keine Produktionskarten mehr.
helped = { $country } zahlt { $money } Millionen Hilfe { $to }.
made-up = { $country } kann nicht alles zahlen: Die Bank zahlt die fehlenden { $money } Millionen { $to }.
waived = Die Bank erlässt { $country } { $money } Millionen.
shuffled = Die ausgespielten Auftragskarten werden gemischt und bilden den neuen Stapel.
drew = { $country } zieht eine Ereigniskarte: „{ $card }“.
equipped = { $country } hat von nun an Hotels für Touristen.
equipped-before = { $country } hatte schon Hotels; die Karte kommt wieder unter den Stapel.
no-hotels = { $country } hat noch keine Hotels: Die Touristen bleiben aus.
received = { $country } erhält { $money } Millionen von der Bank.
paid = { $country } muss { $money } Millionen an die Bank zahlen.
gave = { $country } gibt { $money } Millionen als Geschenk { $to }.
stored = { $country } kauft { $product } { $from } für { $money } Millionen und lagert die Ware ein.
not-for-sale = Kein Partner hat { $product } zu verkaufen.
exhibited = { $country } stellt { $product } aus und erhält { $money } Millionen von der Bank.
has-none = { $country } hat keine Einheit { $product } im Vorrat: Nichts geschieht.
no-cards = Es gibt keine Produktionskarten mehr.
returned = { $country } zahlt { $money } Millionen { $to } zurück.

## The end

ending-demands = Ein Land hat seine letzte Auftragskarte ausgespielt, und im Stapel ist keine mehr.
ending-production = Die Produktionskarten sind aufgebraucht.
ending-standstill = Die Auftragskarten sind einmal durchgespielt, ohne dass auch nur eine Produktionskarte verbraucht wurde.

## What the host chooses

option-length = Spieldauer
option-length-short = Kurz: bis die Auftragskarten ausgehen
option-length-long = Lang: bis die Produktionskarten ausgehen
option-countries = Länder je Person (zu zweit)
option-countries-one = Eines
option-countries-two = Zwei
option-help = Hilfe unter Partnern
option-help-returned = Wird am Ende zurückgezahlt
option-help-given = Ist endgültig geschenkt
option-seats = Verteilung der Länder
option-seats-random = Durch Zufall
option-seats-chosen = Alle wählen selbst

## Why a move isn’t allowed

europax-setup-countries = In so kleiner Runde ist { $country } nicht im Spiel.
europax-setup-taken = { $country } ist schon vergeben.
europax-setup-seats = Nehmen Sie zuerst ein Land.
europax-turn-asked = Die Wahl liegt jetzt bei { $seat }.
europax-turn-hand = { $country } hat die Auftragskarte { $card } nicht auf der Hand.
europax-turn-lay = Spielen Sie eine Auftragskarte aus.
europax-demand-seller = { $product } hat { $country } nicht zu verkaufen.
europax-demand-choice = Wählen Sie zuerst, von wem Sie kaufen.
europax-unforeseen-urgent = Wählen Sie zuerst, von wem Sie kaufen, was Sie dringend brauchen.
