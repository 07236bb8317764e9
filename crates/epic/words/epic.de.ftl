# What is told at the table.
opened = Booster { $round }: Alle öffnen einen und nehmen eine Karte.
in-pack = { $seat } kann { $card } nehmen.
took = { $seat } hat eine Karte genommen.
took-card = { $seat } nimmt { $card }.
took-last = { $seat } bekommt die letzte Karte des Boosters: { $card }.
handed-on = Der Rest geht weiter.
drafted = Alle Karten sind verteilt. Alle bauen ihr Deck.
left-out = { $seat } lässt { $card } weg.
built = { $seat } hat ein Deck gebaut.
deck-size = { $seat } spielt mit { $number } Karten.
begins = { $seat } hat den ersten Zug.
mulligan = { $seat } tauscht { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} aus und zahlt ebenso viel Mojo.
kept = { $seat } behält die erste Hand.
put-under = { $seat } legt eine Karte unter das Deck.
put-under-card = { $card } kommt unter das Deck.
turn-began = Zug { $turn }: { $seat }.
extra-turn-began = Zug { $turn }, ein zusätzlicher: { $seat }.
step-began = { $step }.
drew = { $seat } zieht eine Karte.
drew-card = { $seat } zieht { $card }.
draw-skipped = { $seat } darf nicht ziehen.
played = { $seat } spielt { $card }.
played-again = { $seat } spielt { $card } aus der Ablage.
played-down = { $seat } spielt einen Champion verdeckt.
played-down-card = { $seat } spielt { $card } verdeckt.
echoed = { $seat } bringt { $card } aus der Ablage auf die Linie.
used = { $seat } setzt eine Fähigkeit ein: { $what }.
triggered = Ausgelöst: { $what }.
dropped = Ohne Ziel bleibt { $what }.
taken-back = { $what } kann doch nicht bezahlt werden und wird weder gespielt noch verwendet.
targets = Ziel: { $what }.
targets-player = Ziel: { $seat }.
copied = { $seat } bringt eine Kopie auf die Linie: { $what }.
paid-action = { $seat } zahlt eine Aktion.
got-action = { $seat } erhält eine Aktion.
got-action-for = { $seat } erhält eine Aktion nur für eine Gesinnung: { $alignment }.
paid-action-for = { $seat } zahlt die Aktion nur für eine Gesinnung: { $alignment }.
paid-mojo = { $seat } zahlt { $number } Mojo und hat jetzt { $mojo }.
gained = { $seat } erhält { $number } Mojo und hat jetzt { $mojo }.
lost = { $seat } verliert { $number } Mojo und hat jetzt { $mojo }.
no-gain = { $seat } darf kein Mojo erhalten.
resolves = Abgehandelt wird { $what }.
ability-resolves = Abgehandelt wird eine Fähigkeit: { $what }.
fizzles = Kein erlaubtes Ziel mehr hat { $what }.
stopped = Gestoppt: { $what }.
unstopped = Nicht zu stoppen ist { $what }.
entered = Unter der Kontrolle von { $seat } kommt { $what } ins Spiel.
unveiled = { $seat } enthüllt { $card }.
turned = { $card }, gespielt von { $seat }, wird aufgedeckt.
broken = Zerbrochen: { $what }.
banished = Verbannt: { $what }.
pile-banished = Die Ablage von { $seat } wird verbannt: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}.
pile-under = { $number ->
    [one] { $number } Karte kommt
   *[other] { $number } Karten kommen
} unter das Deck von { $seat }.
to-hand = Auf die Hand von { $seat } kommt { $what }.
to-pile = In die Ablage von { $seat } kommt { $what }.
went-under = { $what } kommt unter { $cover }.
discarded = { $seat } wirft { $card } ab.
revealed = { $seat } zeigt { $card } vor.
belongs = Die Karte gehört { $seat }.
robbed = { $seat } nimmt eine Karte aus der Hand von { $from }.
robbed-card = { $seat } nimmt { $card } aus der Hand von { $from }.
looked = { $seat } sieht sich { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} vom Deck von { $of } an.
looked-at-hand = { $seat } sieht sich die Hand von { $of } an.
looked-at = Sie sehen { $card }.
put-back = { $seat } legt die anderen Karten zurück.
attacks-with = Für { $seat } greift { $what } an.
attacks-player = Der Angriff gilt { $seat }.
hunts = Die Beute ist { $what }.
blocks-with = Für { $seat } blockt { $what }.
unblocked = { $seat } blockt nicht.
dealt = { $number } Schaden erleidet { $what } (Quelle: { $by }).
dealt-player = { $number } Schaden erleidet { $seat } (Quelle: { $by }).
warded = Der Schutz erspart { $seat } { $number } Schaden.
shielded = Den Schaden, der { $seat } galt, erleidet { $what }.
untouched = Unberührt bleibt { $what }.
controls = Unter der Kontrolle von { $seat } ist jetzt { $what }.
prepared = Aufgerichtet: { $what }.
expended = Erschöpft: { $what }.
flipped = Umgedreht: { $what }.
stays = Beim nächsten Mal wird { $what } nicht aufgerichtet.
counters = { $number ->
    [one] Eine +1/+1-Marke
   *[other] { $number } +1/+1-Marken
} bekommt { $what }.
counter-off = Eine +1/+1-Marke verliert { $what }.
demoralized = Demoralisiert: { $what }.
strung = Eine Faden-Marke bekommt { $what }.
boosted = Bis zum Ende des Zuges bekommt { $what } +{ $offence }/+{ $defence }.
set = Bis zum Ende des Zuges ist { $what } { $offence }/{ $defence }.
has = Bis zum Ende des Zuges hat { $what } „{ $keyword }“.
has-not = Bis zum Ende des Zuges verliert { $what } „{ $keyword }“.
awakened = Bis zum Ende des Zuges ist { $what } ein Champion { $offence }/{ $defence }.
became-copy = Zur Kopie wird { $what } (Original: { $of }).
hidden = Bis zum Ende des Zuges kann nichts auf { $seat } zielen.
extra-turn = { $seat } bekommt einen zusätzlichen Zug.
no-extra-turn = { $seat } bekommt keinen zusätzlichen Zug: Es wäre der dritte in Folge.
chose = { $seat } wählt eine Gesinnung: { $alignment }.
has-none = Für { $seat } gibt es nichts zu wählen.
declined = { $seat } verzichtet.
out = { $seat } hat kein Mojo mehr und scheidet aus.

# Names.
face-down = ein verdeckter Champion
alignment-good = gut
alignment-evil = böse
alignment-wild = wild
alignment-unaligned = neutral
origin-magical = magisch
origin-natural = natürlich
origin-constructed = konstruiert
kind-champion = Champion
kind-object = Gegenstand
kind-event = Ereignis
speed-build = Bau
speed-paced = Takt
speed-fast = schnell
rarity-common = häufig
rarity-rare = selten
step-preparation = Vorbereitungs-Schritt
step-pre_battle = Vorkampf-Schritt
step-battle = Kampf-Schritt
step-build = Bau-Schritt
step-end = Ende-Schritt
token-human = ein Mensch-Spielstein
token-zombie = ein Zombie-Spielstein
token-demon = ein Dämon-Spielstein
token-insect = ein Insekt-Spielstein
token-wolf = ein Wolf-Spielstein
token-tiger = ein Tiger-Spielstein
token-bird = ein Vogel-Spielstein
keyword-airborne = fliegend
keyword-breakthrough = Durchbruch
keyword-deadly = tödlich
keyword-hunter = Jäger
keyword-range = Reichweite
keyword-unblockable = unblockbar
keyword-unbreakable = unzerbrechlich
keyword-unbanishable = unverbannbar
keyword-untargetable = nicht anvisierbar
keyword-unstoppable = unstoppbar
keyword-veiled = verschleiert
keyword-climber = kann fliegende Champions blocken
keyword-no_block = kann nicht blocken
keyword-must_attack = muss angreifen
keyword-steady = wird beim Blocken nicht umgedreht
keyword-flip_attack = wird beim Angreifen umgedreht
keyword-good_ward = Schutz vor Gutem
keyword-evil_ward = Schutz vor Bösem
keyword-wild_ward = Schutz vor Wildem
keyword-unaligned_ward = Schutz vor Neutralem
keyword-magical_ward = Schutz vor Magischem
keyword-natural_ward = Schutz vor Natürlichem
keyword-constructed_ward = Schutz vor Konstruiertem
keyword-champion_ward = Schutz vor Champions
keyword-object_ward = Schutz vor Gegenständen
keyword-event_ward = Schutz vor Ereignissen

# What the host chooses.
option-format = Decks
option-format-sealed = Versiegelt: je zwei Booster
option-format-built = Gebaut: je drei Booster, aus denen alle ein Deck bauen
option-format-draft = Draft: je drei Booster, reihum Karte für Karte
option-format-constructed = Mitgebracht: eigene Decks
option-format-first = Erstes Spiel: zwei Decks zum Lernen

# Daueraufträge: wo man gefragt wird und wo man von selbst passt.
order-pass = Für mich passen, wo kein Haltepunkt gesetzt ist
order-my-pre-battle = Vorkampf
order-my-battle = Vor einem Angriff
order-my-attack = Nach meinem Angriff
order-my-blocks = Nach dem Blocken
order-my-build = Bau
order-my-end = Ende
order-their-pre-battle = Vorkampf
order-their-battle = Vor einem Angriff
order-their-attack = Wenn ich angegriffen werde
order-their-blocks = Nach meinem Blocken
order-their-build = Bau
order-their-end = Ende
order-all-battles = Auch in Kämpfen zwischen anderen
order-hold = Mich fragen, bevor abgehandelt wird, was ich gespielt habe
order-let = In diesem Zug alles abhandeln lassen
order-rest = Passen, bis etwas geschieht

# How it ends.
ending-last = Alle anderen sind ausgeschieden.
ending-deck = Ein Deck ist leer.
ending-nobody = Alle sind ausgeschieden.
ending-loop = Es würde sich nie mehr etwas ändern.

# What isn't allowed.
epic-turn-asked = Sie sind gerade nicht gefragt.
epic-play-announce = Sagen Sie erst, was Sie spielen oder benutzen; Ziele kommen danach.
epic-line-step-end = Angreifer und Blocker werden gewählt, wenn alle gepasst haben.
epic-play-held = Sie haben { $card } nicht auf der Hand.
epic-play-speed = { $card } ist zu langsam für diesen Augenblick.
epic-play-action = { $card } kostet eine Aktion, und Sie haben keine.
epic-play-price = Sie können { $card } nicht bezahlen.
epic-target-needed = { $card } hat kein erlaubtes Ziel.
epic-use-yours = Eine solche Fähigkeit haben Sie nicht.
epic-use-prepared = Dafür muss { $card } aufgerichtet sein.
epic-use-free = Diese Fähigkeit von { $card } kostet nichts; man setzt sie nicht ein, wenn sie nichts bewirkt, und nicht noch einmal, bevor sie abgehandelt ist.
epic-veil-when = { $card } kann jetzt nicht verdeckt gespielt werden.
epic-veil-yours = Dort haben Sie keinen verdeckten Champion.
epic-target-legal = Das kann nicht das Ziel sein.
epic-choice-offered = Das wird nicht angeboten.
epic-attack-prepared = Das kann jetzt nicht angreifen.
epic-attack-whom = Diese Person kann jetzt nicht angegriffen werden.
epic-attack-must = Noch angreifen muss { $what }.
epic-hunt-all = Nur eine Gruppe von Jägern greift einen Champion an.
epic-hunt-prey = Das können die Jäger nicht angreifen.
epic-block-able = Das kann jetzt nicht blocken.
epic-loop-optional = Das haben Sie hier schon zweimal getan; es führt zu nichts.
epic-draft-booster = { $card } ist nicht unter den Karten, aus denen Sie wählen.
epic-building-yours = { $card } ist nicht in Ihrem Deck.
epic-building-fewest = Ein Deck hat mindestens { $number } Karten.
