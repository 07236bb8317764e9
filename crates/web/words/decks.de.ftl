deck-choose = Ihr Deck
deck-chance = Eines, das der Zufall wählt
deck-group-mine = Meine Decks
deck-group-ready = Fertige Decks
deck-unfit = unfertig
deck-other = Ein anderes, schon mitgebrachtes Deck
deck-secret = Bis zum Ende der Partie erfährt niemand sonst davon. Bis zum Beginn können Sie ein anderes wählen.
deck-editor = Meine Decks
deck-of = Deck von { $name }
deck-look-away = Jetzt schaut nur { $name } her. Wählen Sie ein Deck; niemand sonst erfährt davon.
deck-done = Fertig
ready-epic-good-1 = Schwingen über der Morgenröte
ready-epic-good-1-story = Schnelle Engel und Drachen beherrschen den Himmel und schlagen über jeden Blocker hinweg zu, während kleine Helfer Ihr Mojo heilen und Gefallene zurückholen.
ready-epic-good-2 = Das einfache Volk
ready-epic-good-2-story = Überstehen Sie den ersten Ansturm mit Herrschern, Heilern und Abwehr, sammeln Sie Zug um Zug mehr Menschen, lassen Sie sie gemeinsam wachsen und überrennen Sie den Tisch.
ready-epic-evil-1 = Legion der Gruft
ready-epic-evil-1-story = Überfluten Sie den Tisch mit billigen Zombies und Dämonen, machen Sie sie unter ihrem König größer, und lassen Sie Vampire beenden, was die Horde begann.
ready-epic-evil-2 = Woran sich das Grab erinnert
ready-epic-evil-2-story = Leeren Sie die Hände der anderen, töten Sie, was noch kommt, und rufen Sie die Besten aller Toten zurück, damit sie für Sie kämpfen.
ready-epic-wild-1 = Die Zähne des Rudels
ready-epic-wild-1-story = Füllen Sie den Tisch mit Wölfen, Tigern und Insekten und schicken Sie sie hinter einem Elefanten los, damit jeder Zahn durchkommt.
ready-epic-wild-2 = Asche und Schuppen
ready-epic-wild-2-story = Verbrennen Sie jeden Champion bei seiner Ankunft, behalten Sie den Himmel den Drachen vor, und richten Sie die letzten Flammen auf die Spieler selbst.
ready-epic-unaligned-1 = Marsch des Stahls
ready-epic-unaligned-1-story = Lassen Sie Zug um Zug riesige Konstrukte anrollen, rüsten Sie sie aus, räumen Sie den Weg ohne Aktionen frei, und brechen Sie durch, bevor jemand bereit ist.
ready-epic-unaligned-2 = Die letzte Seite
ready-epic-unaligned-2-story = Verstecken Sie sich hinter verschleierten Spionen und einer Abwehr gegen jede Gefahr, ziehen Sie ohne Pause, und gewinnen Sie mit gestohlenen Champions oder indem Sie Ihr eigenes Deck leeren.
decks-title = Decks
decks-text = Legen Sie eigene Decks an, für Partien, zu denen alle eines mitbringen. Niemand sonst sieht sie.
decks-none = Sie haben noch kein Deck gespeichert. Bauen Sie eines, oder beginnen Sie mit der Kopie eines fertigen.
decks-new = Ein Deck bauen
decks-import = Ein Deck einlesen
decks-ready-text = Um gleich zu spielen, zum Ansehen oder für den Anfang.
deck-edit = Bearbeiten
deck-look = Ansehen
deck-copy = Kopieren
deck-delete = Löschen
deck-delete-sure = Dieses Deck endgültig löschen?
deck-play = Spielen
deck-cards = Karten
deck-new-name = Neues Deck
deck-copy-name = { $name } (Kopie)
deck-name = Name des Decks
deck-fits = spielbereit
deck-search = In Namen und Texten suchen
deck-cost-1 = kostet eine Aktion
deck-cost-0 = kostenlos
deck-only-mine = nur Karten dieses Decks
deck-found = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
deck-found-none = Keine Karte passt.
deck-add = { $name } hinzufügen
deck-remove = { $name } herausnehmen
deck-limit-1 = beschränkt: höchstens 1
deck-limit-0 = verboten
deck-of-size = { $number ->
    [one] { $number } Karte (60 bis 100)
   *[other] { $number } Karten (60 bis 100)
}
deck-tab = Das Deck
deck-empty = Noch leer. Wählen Sie Karten aus der Liste; ein Deck hat 60 bis 100.
deck-wrong-few = { $number ->
    [one] { $number } fehlt noch: Ein Deck hat 60 bis 100 Karten.
   *[other] { $number } fehlen noch: Ein Deck hat 60 bis 100 Karten.
}
deck-wrong-many = { $number } zu viel: Ein Deck hat 60 bis 100 Karten.
deck-wrong-often = { $name }: { $number } im Deck, höchstens { $most }.
deck-wrong-banned = { $name } ist verboten: Kein Deck hat sie.
deck-good = Dieses Deck darf gespielt werden.
deck-stats = Zahlen
deck-stat-cost = Kosten
deck-stat-speed = Geschwindigkeit
deck-stat-kind = Typ
deck-stat-alignment = Gesinnung
deck-kept = Gespeichert.
deck-keeping = Wird gespeichert …
deck-not-kept = Bisher merkt es sich nur dieser Browser.
deck-not-now = Nicht gespeichert: Vorerst hat es nur dieser Browser. Er versucht es von selbst wieder.
deck-changed-elsewhere = Dieses Deck wurde inzwischen anderswo geändert. Speichern Sie dieses statt seiner, oder öffnen Sie die Seite neu, um das andere zu sehen.
deck-enough = Sie haben schon 100 Decks, mehr lassen sich nicht speichern. Löschen Sie erst eines.
deck-restored = Ihre Änderungen vom letzten Mal sind wieder da.
deck-other-changes = Dieser Browser kennt noch andere Änderungen an diesem Deck, die nie gespeichert wurden.
deck-take = Übernehmen
deck-undo = Rückgängig
deck-keep = Speichern
deck-as-it-is = Ein fertiges Deck. Sobald Sie es ändern, haben Sie eine eigene Kopie.
deck-text = Als Text
deck-copy-text = Text kopieren
deck-download = Als Datei speichern
deck-read = Einlesen
deck-read-text = Eine Zeile für jede Karte: wie viele, und ihr Name. Was jetzt im Deck ist, wird ersetzt.
deck-read-file = Aus einer Datei
deck-read-here = Hier einfügen
deck-line = Zeile { $number }: { $name }
deck-line-unknown = Eine Karte „{ $name }“ gibt es nicht.
deck-line-number = { $name } ist keine Anzahl von Karten.
deck-read-rest = Rest einlesen
deck-read-none = In diesem Text steht keine Karte.
deck-read-long = Das ist zu lang für ein Deck: höchstens 20 kB.
deck-read-more = { $number ->
    [one] … und noch { $number } Zeile, die sich nicht lesen lässt.
   *[other] … und noch { $number } Zeilen, die sich nicht lesen lassen.
}
deck-replaced = Die Karten des Decks wurden ersetzt.
deck-back = Meine Decks
deck-keys = Tasten: ↑ und ↓ gehen durch die Karten, + und − ändern die Anzahl, / sucht, Eingabe in der Suche nimmt die einzige übrige Karte dazu oder die, die so heißt.
