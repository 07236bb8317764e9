alliance-syndicat = Gewerkschaft
alliance-academie = Akademie
alliance-ordre = Ordnung
alliance-compagnie = Kompanie
alliance-culte = Kult
alliance-medias = Medien
alliance-rebellion = Rebellion
alliance-cartel = Kartell
alliance-ombres = Schatten
alliance-exiles = Exilierte
alliance-synthetiques = Synthetische

card-docker = Hafenarbeiter
card-tractiste = Flugblattverteilerin
card-greviste = Streikende
card-deleguee = Delegierte
card-archiviste = Archivar
card-chercheuse = Forscherin
card-recteur = Rektor
card-sentinelle = Wächterin
card-perceptrice = Steuereintreiberin
card-commandeur = Kommandeur
card-argentier = Schatzmeister
card-magnate = Magnatin
card-predicateur = Prediger
card-medium = Medium
card-concierge = Concierge
card-colporteuse = Hausiererin
card-girouette = Wetterfahne
card-chroniqueur = Chronist
card-reporter = Reporter
card-presentateur = Moderator
card-redactrice = Redakteurin
card-graffeuse = Graffitikünstlerin
card-artificier = Bombenbauer
card-insurgee = Aufständische
card-meneuse = Rädelsführerin
card-passeur = Schleuser
card-marraine = Patin
card-entremetteur = Mittelsmann
card-espionne = Spionin
card-faussaire = Fälscher
card-nomade = Nomadin
card-contrebandier = Schmuggler
card-guide = Lotse
card-doyen = Ältester
card-androide = Android
card-prototype = Prototyp
card-regulateur = Regulator
card-matrice = Matrix
card-crieur = Ausrufer
card-foule = Menschenmenge
card-bateleuse = Gauklerin
card-controleur = Kontrolleur

## Card texts

step-gain = Sie erhalten { $number } Überzeugung.
step-refill = Füllen Sie Ihre Überzeugung auf { $number } auf.
step-gain-per-alliance = Sie erhalten { $number } Überzeugung für jedes Bündnis, das am Scheideweg vertreten ist.
step-everyone-gains = Alle erhalten { $number } Überzeugung.
step-popularity = Sie erhalten { $number } % Beliebtheit.
step-least-popular-gain = Wer am wenigsten beliebt ist, erhält { $number } % Beliebtheit; bei Gleichstand alle Beteiligten.
step-last-gains = Ist niemand weniger beliebt als Sie, erhalten Sie { $number } % Beliebtheit.
step-take-from-each = Nehmen Sie jedem Gegner bis zu { $number } Überzeugung ab.
step-take-from = Nehmen Sie einem Gegner bis zu { $number } Überzeugung ab.
step-each-loses = Jeder Gegner verliert { $number } Überzeugung.
step-richest-lose = Wer die meiste Überzeugung hat, verliert { $number }; bei Gleichstand alle Beteiligten.
step-opponent-loses = Ein Gegner verliert { $number } % Beliebtheit.
step-leaders-lose = Wer am beliebtesten ist, verliert { $number } % Beliebtheit; bei Gleichstand alle Beteiligten.
step-more-popular-lose = Jeder Gegner, der beliebter ist als Sie, verliert { $number } % Beliebtheit.
step-steal = Nehmen Sie eine zufällige Karte aus der Hand eines Gegners auf Ihre Hand.
step-random-discard = Ein Gegner legt eine zufällige Karte aus seiner Hand ab.
step-spy = Sehen Sie sich die Hand eines Gegners an und legen Sie daraus eine Karte Ihrer Wahl ab.
step-look-at-hand = Sehen Sie sich die Hand eines Gegners an.
step-top-of-discard = Nehmen Sie die oberste Karte des Ablagestapels auf die Hand.
step-look = Sehen Sie sich die obersten { $number } Karten des Nachziehstapels an, nehmen Sie eine davon auf die Hand und legen Sie die anderen in beliebiger Reihenfolge oben auf den Stapel zurück.
step-draw = { $number ->
    [one] Nehmen Sie die oberste Karte des Nachziehstapels auf die Hand.
   *[other] Nehmen Sie die obersten { $number } Karten des Nachziehstapels auf die Hand.
}
step-copy-crossroads = Wenden Sie den Zugeffekt einer Persönlichkeit am Scheideweg an; die Karte bleibt dort liegen, es sei denn, dieser Effekt bewegt sie.
step-copy-discard = Wenden Sie den Zugeffekt der Persönlichkeit an, die oben auf dem Ablagestapel liegt, sofern er nicht selbst einen anderen kopiert; die Karte bleibt dort liegen, es sei denn, dieser Effekt bewegt sie.
step-reveal = Decken Sie die oberste Karte des Nachziehstapels auf und legen Sie sie an den Scheideweg, auch wenn er voll ist.
step-add = Nehmen Sie eine Karte vom Scheideweg auf die Hand.
step-add-personality = Nehmen Sie eine Persönlichkeit vom Scheideweg auf die Hand.
step-sweep-some = Legen Sie beliebig viele Persönlichkeiten vom Scheideweg ab und füllen Sie ihn sofort auf.
step-sweep-all = Legen Sie alle Persönlichkeiten vom Scheideweg ab und füllen Sie ihn sofort auf.
step-sweep-for-gain = Legen Sie alle Persönlichkeiten vom Scheideweg ab; Sie erhalten für jede { $number } Überzeugung.
step-turn-round = Drehen Sie den Richtungsmarker um; zu zweit erhalten Sie stattdessen { $number } Überzeugung.
step-trade = Legen Sie eine Karte aus Ihrer Hand ab, um { $number } Überzeugung zu erhalten.
step-exchange = Tauschen Sie eine Karte aus Ihrer Hand gegen eine Persönlichkeit vom Scheideweg.
step-dismiss = Legen Sie eine Persönlichkeit vom Scheideweg ab; Sie erhalten Überzeugung in Höhe ihres Werts.
step-take-from-zone = Nehmen Sie eine Karte aus der Zone des Komplotts auf die Hand.
step-discard-from-zone = Legen Sie eine Karte aus der Zone des Komplotts ab.
step-replay = { $number ->
    [one] Spielen Sie noch einmal.
    [2] Spielen Sie noch zweimal.
   *[other] Spielen Sie noch { $number }-mal.
}
when-union = Wenn ein Gegner ein Bündnis vereint:
when-harm = Wenn der Effekt eines Gegners Sie Karten, Überzeugung oder Beliebtheit kosten würde:
when-debate = Wenn ein Gegner mit einer Persönlichkeit debattiert:
when-recruit = Wenn ein Gegner am Scheideweg eine Persönlichkeit anwirbt:
when-plot_recruits = Wenn das Komplott einen Würdenträger anwerben würde:
when-plot_debates = Wenn das Komplott mit einer Persönlichkeit debattiert:
when-reshuffle = Wenn der Ablagestapel gemischt und unter den Nachziehstapel gelegt wird:
reply-less = Diese Vereinigung bringt { $percent } % weniger.
reply-spared = Der Effekt trifft Sie nicht.
reply-add = Nehmen Sie diese Persönlichkeit auf die Hand.
reply-popularity = Sie erhalten { $percent } % Beliebtheit.
reply-paid = Sie erhalten so viel Überzeugung, wie das gekostet hat.
reply-discard = Dieser wird stattdessen abgelegt, und der Zug des Komplotts ist zu Ende.
reply-free = Das kostet Sie keine Beliebtheit.
member-any = Fehlt Ihnen beim Vereinen eines Bündnisses ein Mitglied, zählt diese Karte als dieses Mitglied; außer bei der Kompanie bringt die Vereinigung { $percent } % weniger.
member-any-for-nothing = Fehlt Ihnen beim Vereinen eines Bündnisses ein Mitglied, zählt diese Karte als dieses Mitglied; außer bei der Kompanie bringt die Vereinigung keine Beliebtheit.
member-times = Beim Vereinen zählt diese Karte als { $number } Mitglieder ihres Bündnisses.

## Feats

feat-elected = Gewählt
feat-elected-story = Eine schnelle Partie gewinnen.
feat-governor = Hochgouverneur
feat-governor-story = Eine Kampagne gewinnen.
feat-unbeaten = Ungeschlagen
feat-unbeaten-story = Eine Kampagne gewinnen, in der sonst niemand eine Runde gewinnt.
feat-syndicat = Hand in Hand
feat-syndicat-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Gewerkschaft vereint haben.
feat-academie = Belesen
feat-academie-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Akademie vereint haben.
feat-ordre = Recht und Ordnung
feat-ordre-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Ordnung vereint haben.
feat-compagnie = Ein gutes Geschäft
feat-compagnie-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Kompanie vereint haben.
feat-culte = Hüter des Glaubens
feat-culte-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt den Kult vereint haben.
feat-medias = Titelseite
feat-medias-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Medien vereint haben.
feat-rebellion = Auf die Barrikaden
feat-rebellion-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Rebellion vereint haben.
feat-cartel = Ein Angebot, das man nicht ablehnen kann
feat-cartel-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt das Kartell vereint haben.
feat-ombres = Hinter den Kulissen
feat-ombres-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Schatten vereint haben.
feat-exiles = Heimkehr
feat-exiles-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Exilierten vereint haben.
feat-synthetiques = Gemacht, nicht geboren
feat-synthetiques-story = Eine schnelle Partie oder eine Runde gewinnen und darin zuletzt die Synthetischen vereint haben.
feat-true_colours = Farbe bekennen
feat-true_colours-story = Eine schnelle Partie oder eine Runde gewinnen und darin die eigene Affinität genutzt und deren Bündnis zuletzt vereint haben.
feat-penniless = Sprachlos
feat-penniless-story = Eine schnelle Partie oder eine Runde gewinnen, ohne noch Überzeugung übrig zu haben.
feat-landslide = Erdrutschsieg
feat-landslide-story = Eine schnelle Partie oder eine Runde mit mindestens 100 % Beliebtheit gewinnen.
feat-photo_finish = Fotofinish
feat-photo_finish-story = Eine schnelle Partie oder eine Runde gewinnen, während jemand anders mindestens 60 % hat.
feat-solo_easy = Komplott aufgedeckt
feat-solo_easy-story = Solo auf „Leicht“ gewinnen.
feat-solo_normal = Komplott vereitelt
feat-solo_normal-story = Solo auf „Normal“ gewinnen.
feat-solo_hard = Komplott zerschlagen
feat-solo_hard-story = Solo auf „Schwer“ gewinnen.
feat-untouched = Kein Einziger
feat-untouched-story = Solo gewinnen, während die Zone des Komplotts leer ist.
feat-beloved = Liebling des Volkes
feat-beloved-story = Solo mit mindestens 50 % Beliebtheit gewinnen.

## What is told

round-began = Runde { $round } beginnt; { $seat } fängt an.
affinity = Ihre Affinität: { $alliance }.
revealed = „{ $card }“ kommt an den Scheideweg.
turn-began = { $seat } ist am Zug.
recruited = { $seat } wirbt „{ $card }“ für { $cost } Überzeugung an.
paid-blind = { $seat } zahlt { $cost } Überzeugung für eine verdeckte Karte.
drew = { $seat } nimmt eine verdeckte Karte auf die Hand.
drew-card = { $seat } nimmt „{ $card }“ auf die Hand.
debated = { $seat } debattiert mit „{ $card }“.
used = { $seat } setzt „{ $card }“ ein.
met = { $seat } trifft auf „{ $card }“.
copied = { $seat } wendet den Effekt von „{ $card }“ an.
replays = { $seat } bleibt am Zug.
gained = { $seat } erhält { $number } Überzeugung.
lost = { $seat } verliert { $number } Überzeugung.
took = { $seat } nimmt { $from } { $number } Überzeugung ab.
rose = { $seat } erhält { $percent } % Beliebtheit und hat jetzt { $total } %.
fell = { $seat } verliert { $percent } % Beliebtheit und hat jetzt { $total } %.
united = { $seat } vereint ein Bündnis: { $alliance }.
showed = { $seat } zeigt „{ $card }“.
helped = Der Schatzmeister springt für { $seat } als fehlendes Mitglied ein.
used-affinity = { $seat } nutzt die eigene Affinität: { $alliance }.
discarded = { $seat } legt „{ $card }“ ab.
swept = „{ $card }“ wird abgelegt.
added = { $seat } nimmt „{ $card }“ auf die Hand.
laid = { $seat } legt „{ $card }“ an den Scheideweg.
reacted = { $seat } reagiert mit „{ $card }“.
unanswered = Niemand reagiert.
spared = { $seat } bleibt verschont.
stole = { $seat } nimmt eine Karte aus der Hand von { $from }.
stole-card = { $seat } nimmt „{ $card }“ aus der Hand von { $from }.
saw-hand = { $seat } sieht sich die Hand von { $from } an.
saw-card = In der Hand von { $from }: { $card }.
looked = { $number ->
    [one] { $seat } sieht sich die oberste Karte des Nachziehstapels an.
   *[other] { $seat } sieht sich die obersten { $number } Karten des Nachziehstapels an.
}
looked-at = Oben auf dem Nachziehstapel: { $card }.
put-back = { $seat } legt den Rest oben auf den Nachziehstapel zurück.
reshuffled = Der Ablagestapel wird gemischt und unter den Nachziehstapel gelegt.
turned = Die Spielrichtung kehrt sich um.
passed = { $seat } kann nichts tun.
targeted = { $seat } wählt { $on }.
corrupted = „{ $card }“ lässt sich bestechen und verlässt das Komplott.
plotted = Das Komplott wirbt „{ $card }“ an.
plot-debated = Das Komplott debattiert mit „{ $card }“.
sealed = Pakt besiegelt: { $alliance }.
round-won = { $wins ->
    [one] { $seat } gewinnt eine Runde.
   *[other] { $seat } gewinnt zum zweiten Mal eine Runde.
}
page-read = Diese Seite des Siegeshefts wird gelesen: { $alliance }.
removed = „{ $card }“ verlässt das Spiel.
brought = „{ $card }“ kommt ins Spiel.
replaced = Neu im Spiel: { $by }. Dafür aus dem Spiel: { $alliance }.
joined = Neu im Spiel: { $alliance }.
achieved = Errungenschaft von { $seat }: „{ $feat }“.

ending-elected = Mit mindestens 70 % Beliebtheit gewählt.
ending-limit = Zweihundert Züge sind gespielt.
ending-campaign = Zwei Runden gewonnen.
ending-pacts = Alle fünf Bündnisse vereint.
ending-unpopular = Keine Beliebtheit mehr.
ending-plot = Das Komplott hat alle fünf Würdenträger.
ending-stalemate = Zweihundert Züge sind gespielt, und das Komplott geht weiter.
order-decline = Nie reagieren

option-mode = Modus
option-mode-quick = Schnelle Partie
option-mode-solo = Solo
option-mode-campaign = Kampagne
option-difficulty = Schwierigkeit
option-difficulty-easy = Leicht: 30 %
option-difficulty-normal = Normal: 20 %
option-difficulty-hard = Schwer: 10 %
option-inhabitants = Bewohner
option-inhabitants-classic = Die vier der schnellen Partie
option-inhabitants-campaign = Der Concierge und drei zufällige

## Refusals

ephios-turn-order = Sie haben gerade nichts zu entscheiden.
ephios-turn-action = Führen Sie eine der Aktionen aus: anwerben, debattieren, einsetzen oder vereinen (solo auch: bestechen).
ephios-turn-answer = Beantworten Sie zuerst die offene Frage.
ephios-turn-pass = Es gibt noch eine Aktion, die Sie ausführen können.
ephios-recruit-crossroads = Werben Sie eine Persönlichkeit an, die am Scheideweg liegt.
ephios-recruit-inhabitant = Bewohner können nicht angeworben werden: Setzen Sie sie ein.
ephios-recruit-cost = Das kostet { $value } Überzeugung; Sie haben { $persuasion }.
ephios-recruit-blind = Eine verdeckte Karte kostet 1 Überzeugung, und Sie haben keine.
ephios-recruit-empty = Es gibt keine Karte mehr zu ziehen.
ephios-debate-crossroads = Debattieren Sie mit einer Persönlichkeit, die am Scheideweg liegt.
ephios-debate-inhabitant = Bewohner debattieren nicht: Setzen Sie sie ein.
ephios-use-held = Setzen Sie eine Persönlichkeit aus Ihrer Hand oder einen Bewohner vom Scheideweg ein.
ephios-use-turn = Diese Karte wird nicht als Aktion eingesetzt, sondern wartet in Ihrer Hand auf ihren Moment.
ephios-use-choice = Diese Karte kann hier nicht gewählt werden.
ephios-use-target = Diese Person kann nicht gewählt werden: Wählen Sie jemanden, den der Effekt treffen kann.
ephios-unite-members = Um dieses Bündnis zu vereinen, brauchen Sie { $number } Mitglieder: { $alliance }.
ephios-unite-play = Dieses Bündnis ist nicht im Spiel.
ephios-affinity-once = Sie haben keine Affinität mehr, die Sie nutzen könnten.
ephios-affinity-held = Ihre Affinität ist eine andere, und Sie haben keine Karte ihres Bündnisses auf der Hand.
ephios-react-held = Reagieren Sie mit einer Karte aus Ihrer Hand.
ephios-react-several = Sie haben nicht mehrere passende Karten.
ephios-react-fits = Mit dieser Karte können Sie darauf nicht reagieren.
ephios-solo-corrupt = Bestechen Sie einen Würdenträger, der in der Zone des Komplotts liegt.
