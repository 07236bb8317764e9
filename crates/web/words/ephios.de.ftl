box = Der Hochgouverneur hat abgedankt, und den leeren Stuhl bekommt, wer Persönlichkeiten für sich gewinnt, Bündnisse vereint und zuerst 70 % Beliebtheit erreicht, mit klug gespielten Karten und geheimen Reaktionen.
page-syndicat-title = Alle Kräne stehen still
page-syndicat-story = Der Streik begann am Kai und endete in der Kaserne, wo niemand mehr Stiefel putzte. Die Steuereintreiberin klopfte an Türen, die sich nicht mehr öffneten; die Wächterin bewachte einen leeren Platz, dann ging auch sie; der Kommandeur reiste im Morgengrauen ab und trug seine Koffer selbst. Was sollte an die Stelle der Ordnung treten? Die Graffitikünstlerin hatte die Antwort schon an die Wand gesprüht: Die Rädelsführerin bezog mit dem Bombenbauer und der Aufständischen die Wachstube, und die Rebellion hatte ein Dach über dem Kopf.
page-academie-title = Nur mit Diplom
page-academie-story = Von nun an zählte die Leistung, sofern sie gestempelt war. Der Hafenarbeiter fiel in der Theorie des Hebens durch; die Flugblattverteilerin bekam ihre Blätter mit korrigierten Kommas zurück; die Streikende sollte Quellen angeben, die Delegierte mit Doktortitel wiederkommen. Sie nahmen allesamt die Abendfähre. Bald verkaufte der Fälscher Diplome als Meterware und die Spionin die Prüfungsfragen vorab, und im Haus der Gewerkschaft, wo kein Licht mehr brannte, richteten sich die Schatten ein.
page-ordre-title = Ausgangssperre bis auf Weiteres
page-ordre-story = Die Ordnung wollte Ruhe und verordnete sie. Der Prediger wurde verbannt, weil er die Stimme hob, der Reporter, weil er nach dem Warum fragte, die Graffitikünstlerin wegen Besitzes von Farbe; das Medium hatte die Razzia kommen sehen und war schon fort. Doch Wachleute schlafen, und manche denken. Also bekam der Android die Streifen, der Regulator die Kreuzungen, und was der Prototyp bekam, blieb geheim. Nachts luden sie sich im Tempel auf, und wo der Kult gebetet hatte, summten die Synthetischen.
page-compagnie-title = Unter neuer Leitung
page-compagnie-story = Mit einem Freund auf dem Stuhl des Gouverneurs prüfte die Kompanie die Bücher der Akademie, fand die Bildung unter den Verlusten und verkaufte sie samt Regalen. Archivar, Forscherin und Rektor gingen, jeder mit einem Pappkarton. Die Patin zahlte bar; bald flüsterte im Lesesaal die Kundschaft des Schleusers, wie einst die Studenten, und man sagte höflich: das Kartell. Vor der Mauer verschluckten Lagerhallen die Hütten. Also kamen die Nomadin und der Älteste durchs Haupttor: Man war den Exilierten eine Straße schuldig, und sie nahmen sie sich.
page-culte-title = Wunder zur besten Sendezeit
page-culte-story = Der Kult machte den Gewinn zur Sünde und die Beichte zum Spektakel. Der Schatzmeister beichtete in Zahlen, bis der Chor schlief, und schlich hinaus; die Magnatin stach mit allem in See, was sie verschwiegen hatte; Mittelsmann und Schmuggler folgten mangels Kundschaft. Der Turm der Kompanie stand leer, und ein leerer Turm ist fast ein Sender. Der Moderator kündigte die Wunder an, der Reporter fand die Zeugen, die Redakteurin berichtigte hinterher die Prophezeiungen, und wo die Kompanie Geld gezählt hatte, zählten die Medien Zuschauer.
page-medias-title = Live und ohne Wimpernschlag
page-medias-story = Nichts schadet gewissen Geschäften mehr als Ruhm, und die Medien zeigten die Patin auf jedem Bildschirm. Sie ging vor dem Wetterbericht, der Schleuser währenddessen. Der Hafenarbeiter, live nach den Kisten gefragt, erinnerte sich an eine Tante im Ausland; der Archivar erinnerte sich an die Nachrichten von gestern, was schlimmer war, und reiste mit. Nun war Sendezeit zu füllen. Der Android las, ohne zu blinzeln, der Prototyp lächelte, und die Matrix entschied, was geschehen war. In den Kellern des Kartells schnurrten Server: Die Synthetischen waren eingezogen.
page-rebellion-title = Schwarze Bildschirme
page-rebellion-story = Die Rebellion warf die Bildschirme aus den Fenstern; der Moderator erreichte gerade noch die Treppe. Die Redakteurin hatte sich geweigert, den Sieg zu drucken, bevor er stattfand, der Reporter hatte die falschen Helden fotografiert, und die Graffitikünstlerin erfuhr, dass die Wände nun allen gehörten und sauber zu bleiben hatten. Gemeinsam verließen sie die Stadt. Dann zeigte sich, dass Barrikaden auch Brot aufhalten. Der Schleuser wusste einen Umweg, die Patin einen Preis, und vor den toten Studios der Medien stand man beim Kartell Schlange.
page-cartel-title = Die Nachtschicht
page-cartel-story = Unter dem Kartell löschten die Schiffe nachts ihre Ladung und waren am Morgen nie da gewesen. Der Hafenarbeiter bekam eine Rente für sein schlechtes Gedächtnis; man kaufte die Presse der Flugblattverteilerin, vermauerte das Tor der Streikenden und bot der Delegierten Kabinen für alle an, ohne Rückfahrt. Sie las das Kleingedruckte und packte. Doch ein Geschäft, das es nicht gibt, will gepflegt sein: Der Fälscher schrieb die Papiere, der Mittelsmann schüttelte die Hände, die Spionin zählte die Finger nach, und die Schatten lösten die Gewerkschaft ab.
page-ombres-title = Leere Regale
page-ombres-story = Eines Morgens waren die Akten fort und mit ihnen alles, was sich beweisen ließ. Der Archivar staubte die Regale ab und ging; die Forscherin hatte etwas gefunden und bekam den Rat, anderswo zu suchen; dem Rektor erklärte man höflich, es habe nie eine Akademie gegeben. Doch auch die Verbannungslisten fehlten. Der Lotse kannte die Riffe, der Schmuggler hatte ein Boot, die Nomadin kam bei Ebbe zu Fuß. Die Exilierten bezogen die Hörsäle, und der Älteste, nun das letzte Gedächtnis der Stadt, las vor vollen Bänken.
page-exiles-title = Tag der offenen Tore
page-exiles-story = Man hob die Tore aus den Angeln, und die Wächterin, die nichts mehr zu bewachen hatte, verschwand durch die Lücke. Die Steuereintreiberin suchte noch eine Weile nach Adressen und folgte ihr. Dem Kommandeur überreichte man einen Verbannungsbefehl aus seiner eigenen Feder; nur der Name war neu. Manche waren heimgekehrt, um zu verzeihen. Andere hatten in der Fremde etwas gelernt: Der Bombenbauer packte aus, die Aufständische verlangte den Schlüssel zum Palast, die Rädelsführerin fragte niemanden, und in der Kaserne der Ordnung bezog die Rebellion die Betten.
page-synthetiques-title = Ein Rundungsfehler
page-synthetiques-story = Die Maschinen prüften in der Mittagspause die Bücher der Kompanie und befanden, sie sei genau genommen nie nötig gewesen. Der Schatzmeister bat sie nachzurechnen; sie waren fertig, ehe er ausgeredet hatte, und er nahm seinen Hut. Die Magnatin erfuhr, dass ihr Vermögen ein Rundungsfehler war, und zog an einen weniger genauen Ort. Nun funktionierte alles, und die Leute langweilten sich. Der Reporter brachte ihnen Zweifel, die Redakteurin gab den Zweifeln Schlagzeilen, und wo die Kompanie Kurse angezeigt hatte, zeigten die Medien Klatsch.

## The table

value = Wert { $number }
inhabitant = Bewohner
percent = { $number } %
face-down = verdeckt
track = Die Beliebtheit auf dem Weg zu 70 %.
track-solo = Ihre Beliebtheit. Bei 0 % verlieren Sie.
stands = { $seat }: { $number } %.
clockwise = Gespielt wird im Uhrzeigersinn.
counter-clockwise = Gespielt wird gegen den Uhrzeigersinn.
deck = { $number ->
    [one] Nachziehstapel: { $number } Karte. Eine verdeckt zu ziehen kostet 1 Überzeugung.
   *[other] Nachziehstapel: { $number } Karten. Eine verdeckt zu ziehen kostet 1 Überzeugung.
}
draw-cost = Ziehen für 1
discard = Abgelegt: { $number }
crossroads = Der Scheideweg
zone = Zone des Komplotts: { $number } von 5
plot-takes = Holt sich das Komplott als Nächstes
plot-sends = Schickt das Komplott als Nächstes weg
looked-deck = Oben vom Nachziehstapel
looks = { $seat } sieht sich an, was oben auf dem Nachziehstapel liegt.
hand-of = Die Hand von { $seat }
in-use = { $card }
copied-effect = angewendet: { $card }
actions-left = { $number ->
    [one] noch { $number } Aktion
   *[other] noch { $number } Aktionen
}
uniting = { $seat } vereint: { $alliance }
sum-union = Vereinigung
sum-affinity = Affinität
sum-less = Abzug
sum-total = Insgesamt
trail = Dieser Zug bis jetzt
popularity = Beliebtheit
persuasion = Überzeugung
pacts = Pakte
rounds = Runden
popularity-count = { $number } % Beliebtheit
persuasion-count = { $number } Überzeugung
hand-count = { $number ->
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}
pacts-count = { $number ->
    [one] { $number } Pakt von fünf besiegelt
   *[other] { $number } Pakte von fünf besiegelt
}
rounds-won = { $number ->
    [one] { $number } Runde gewonnen
   *[other] { $number } Runden gewonnen
}
note-asked = darf reagieren
note-waits = wartet
note-next = ist als Nächstes dran
note-turn = ist am Zug
last-united = Zuletzt vereint: { $alliance }
affinity-used = Genutzte Affinität: { $alliance }
affinity-kept = Affinität: { $alliance }
affinity-mine = Ihre geheime Affinität: { $alliance }
affinity-gone = Ihre Affinität, schon genutzt: { $alliance }
affinity-tell = Sie gilt nur einmal: Sie bringt 20 % mehr, wenn Sie dieses Bündnis vereinen, oder 10 % mehr bei einem anderen, wenn in der Hand, mit der Sie vereinen, eine Karte dieses Bündnisses ist.
alliances = Bündnisse
needs = { $number } von { $members } Mitgliedern vereinen es
sealed-pact = besiegelt
booklet = Seiten aus dem Siegesheft
hand = Ihre Hand
hand-empty = Ihre Hand ist leer.
round = Runde { $number }
turn-number = Zug { $number }
feats-of = Errungenschaften von { $seat }:
next-round = Für die nächste Runde wird alles neu aufgebaut.
page-of = Aus dem Siegesheft: { $alliance }
page-leave = Es gehen
page-come = Es kommen
page-tiles = Bündnisse
page-gone = Wer nicht im Spiel ist, kann nicht gehen, und wer schon da ist, kann nicht kommen.
tile-on = Neu im Spiel: { $alliance }. Dafür aus dem Spiel: { $old }.
tile-below = Neu im Spiel: { $alliance }.

## What is asked

over = Der Stuhl ist vergeben.
button-recruit = Anwerben
button-debate = Debattieren: +2
button-unite = { $alliance } vereinen: +{ $percent } %
button-unite-affinity = { $alliance } vereinen, mit Affinität: +{ $percent } %
button-pass = Passen
button-done = Fertig
button-all = Mit allen reagieren
button-decline = Nicht reagieren
button-react = Reagieren: { $card }
ask-act = Sie sind am Zug: anwerben, debattieren, einsetzen oder vereinen. Sie haben { $number } Überzeugung.
ask-act-solo = Sie sind am Zug: anwerben, debattieren, einsetzen, vereinen oder bestechen. Sie haben { $number } Überzeugung.
ask-again = Noch eine Aktion: Sie haben { $number } Überzeugung.
ask-excess = { $number ->
    [one] Höchstens drei Karten: Legen Sie eine ab.
   *[other] Höchstens drei Karten: Legen Sie { $number } ab.
}
ask-order = Mehrere Bewohner auf einmal: Wer kommt zuerst?
ask-top = Alle werden abgelegt: Welche Karte soll oben liegen?
ask-steal = Aus wessen Hand nehmen Sie eine zufällige Karte?
ask-random-discard = Wer legt eine zufällige Karte ab?
ask-spy = Wessen Hand sehen Sie sich an?
ask-spy-card = Welche Karte legt { $seat } ab?
ask-take-from = Wem nehmen Sie Überzeugung ab?
ask-opponent-loses = Wer verliert Beliebtheit?
ask-copy = Wessen Effekt wenden Sie an?
ask-add = Welche Karte vom Scheideweg nehmen Sie auf die Hand?
ask-sweep = Wen schicken Sie vom Scheideweg fort? So viele, wie Sie wollen.
ask-exchange = Welche Karte aus Ihrer Hand legen Sie an den Scheideweg?
ask-dismiss = Wen schicken Sie fort? Den Wert erhalten Sie als Überzeugung.
ask-trade = Welche Karte legen Sie ab, um Überzeugung zu erhalten?
ask-look = Welche dieser Karten nehmen Sie auf die Hand?
ask-put-back = Welche Karte kommt ganz oben auf den Nachziehstapel?
ask-zone-take = Wen holen Sie aus der Zone des Komplotts?
ask-zone-discard = Wen vertreiben Sie aus der Zone des Komplotts?
ask-choose = Wählen Sie.
react-able = Reagieren Sie?
react-unable = Keine Ihrer Karten passt dazu.
ask-union = { $seat } vereint: { $alliance }. { $able }
ask-debate = { $seat } debattiert mit „{ $card }“. { $able }
ask-recruit = { $seat } wirbt „{ $card }“ für { $number } Überzeugung an. { $able }
ask-harm = { $seat } setzt „{ $card }“ gegen Sie ein. { $able }
ask-plot-recruits = Das Komplott will „{ $card }“ anwerben. { $able }
ask-plot-debates = Das Komplott debattiert mit „{ $card }“. { $able }
ask-reshuffle = Der Ablagestapel wurde gemischt; das kostet 10 % Beliebtheit. { $able }
wait-act = { $seat } wählt eine Aktion.
wait-choose = { $seat } wählt.
wait-reactions = Auf das, was { $seat } tut, darf reagiert werden.
wait-union = { $seat } vereint ein Bündnis. Die anderen dürfen reagieren.
wait-debate = { $seat } debattiert. Die anderen dürfen reagieren.
wait-recruit = { $seat } wirbt jemanden an. Die anderen dürfen reagieren.
hint-act = Tippen Sie am Scheideweg auf jemanden, dann auf „Anwerben“ (kostet den Wert) oder „Debattieren“ (bringt 2 Überzeugung). Tippen Sie auf eine Karte in Ihrer Hand, um sie einzusetzen. Mit zwei oder drei Karten eines Bündnisses auf der Hand können Sie es vereinen: Das bringt Beliebtheit. Mit 70 % gewinnen Sie.
hint-act-solo = Vereinen Sie jedes der fünf Bündnisse einmal, bevor das Komplott alle fünf Würdenträger hat, die mit Wert 3. Nach jedem Ihrer Züge nimmt sich das Komplott den Würdenträger ganz rechts; liegt keiner da, schickt es die Karte ganz rechts fort. Halten Sie Ihre Beliebtheit über 0 %.
hint-again = Manche Karten geben Ihnen noch eine Aktion. Der Scheideweg wird dazwischen nicht aufgefüllt.
hint-excess = Am Ende Ihres Zuges behalten Sie höchstens drei Karten. Was Sie ablegen, sehen alle.
hint-order = Bewohner bleiben nie auf der Hand: Sie werden gezeigt, tun ihr Werk und werden abgelegt.
hint-top = Die oberste Karte holt sich vielleicht wieder jemand; es kommt also darauf an.
hint-react = Gefragt werden alle, die eine Karte auf der Hand haben, egal welche: So kann niemand erraten, was Sie haben. Tippen Sie auf eine passende Karte oder auf „Nicht reagieren“.
hint-react-solo = Diese Karte hat in Ihrer Hand auf genau so einen Moment gewartet. Sie können sie auch für ein andermal behalten.
hint-effect = Die Karte, die Sie eingesetzt haben, verlangt eine Wahl. Was leuchtet, können Sie antippen.

## Moves

do-recruit = „{ $card }“ für { $number } anwerben
do-draw = Eine verdeckte Karte für 1 Überzeugung ziehen
do-debate = Mit „{ $card }“ debattieren, für 2 Überzeugung
do-use = „{ $card }“ einsetzen
do-corrupt = „{ $card }“ bestechen: Danach hat das Komplott zwei Züge
do-unite = { $alliance } vereinen: +{ $percent } %
do-unite-affinity = { $alliance } vereinen, mit Ihrer Affinität: +{ $percent } %
do-pass = Passen: Es gibt nichts zu tun
do-add = „{ $card }“ auf die Hand nehmen
do-discard = „{ $card }“ ablegen
do-meet = Zuerst „{ $card }“
do-top = „{ $card }“ nach oben
do-copy = Den Effekt von „{ $card }“ anwenden
do-lay = „{ $card }“ an den Scheideweg legen
do-put-back = „{ $card }“ ganz nach oben
do-target = { $seat } wählen
do-done = Fertig
do-react = Mit „{ $card }“ reagieren
do-react-all = Mit allen passenden Karten reagieren
do-decline = Nicht reagieren
