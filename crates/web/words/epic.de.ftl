box = Zwei bis vier Beschwörer schicken Champions, Gegenstände und Ereignisse in den Kampf, antworten einander auf der Linie und kämpfen, bis nur einer übrig ist. Gedraftet, aus Boostern oder mit eigenen Decks.

## The table

veiled = Verdeckt
tile-human = Mensch
tile-zombie = Zombie
tile-demon = Dämon
tile-insect = Insekt
tile-wolf = Wolf
tile-tiger = Tiger
tile-bird = Vogel
numbers = { $offence } Offensive, { $defence } Defensive.
damage-count = { $number } Schaden.
coming-count = { $number } Schaden kommt.
plus-count = { $number ->
    [one] { $number } +1/+1-Marke.
   *[other] { $number } +1/+1-Marken.
}
under-count = { $number ->
    [one] { $number } Karte liegt darunter.
   *[other] { $number } Karten liegen darunter.
}
demoralized-mark = Demoralisiert: 0/1 ohne Fähigkeiten.
string-mark = Hat eine Faden-Marke.
hidden-mark = nicht anvisierbar
state-numbers = Jetzt { $offence }/{ $defence }.
state-down = Liegt verdeckt.
state-alignment = Ist jetzt { $alignment }.
state-gained = Bis zum Ende des Zuges:
state-copy = Das ist { $what } (Kopie, Original: { $of }).
state-owner = Die Karte gehört { $seat }.
state-stays = Wird nächstes Mal nicht aufgerichtet.
state-under = Darunter liegt { $card }.
state-prey = Wird gejagt.
position-expended = Erschöpft.
position-flipped = Umgedreht.
cost-action = kostet eine Aktion
cost-free = kostenlos
at-once-build = in Ihrem Bau-Schritt, sofort
at-once-paced = vor oder nach dem Kampf, sofort
at-once-fast = jederzeit, sofort
kinds-champion = Champions
kinds-object = Gegenstände
kinds-event = Ereignisse
steps = Die Schritte des Zuges
whose-turn = { $seat }
short-preparation = Vorbereitung
short-pre_battle = Vorkampf
short-battle = Kampf
short-build = Bau
short-end = Ende
side-of = Seite von { $seat }
mojo-count = { $number } Mojo
hand-count = { $number ->
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
deck-count = { $number ->
    [one] { $number } Karte im Deck
   *[other] { $number } Karten im Deck
}
pile-count = { $number ->
    [one] Ablage: { $number } Karte
   *[other] Ablage: { $number } Karten
}
action-count = { $number ->
    [0] Keine Aktion mehr in diesem Zug
    [one] { $number } Aktion in diesem Zug
   *[other] { $number } Aktionen in diesem Zug
}
battle-gathers = { $seat } sammelt Angreifer
battle-attacks = { $seat } greift { $of } an
battle-hunts = { $seat } jagt einen Champion von { $of }
offence-sum = zusammen { $number } Offensive
defence-sum = zusammen noch { $number } Defensive
not-yet-blocked = Noch blockt niemand.
unblocked = Niemand blockt.
blocked-by-none = Geblockt, auch wenn niemand mehr im Weg steht.
looked-deck = Oben vom Deck von { $seat }
looked-hand = Die Hand von { $seat }
from-piles = Aus den Ablagen
to-order = Werden zusammen ausgelöst
line = Die Linie
line-empty = Nichts wartet.
being-played = Wird gerade gespielt
being-done = Wird gerade ausgeführt
next-to-resolve = als Nächstes
ability = Fähigkeit
copy = Kopie
targets = Ziele:
share = { $number } vom Schaden
gone = (weg)
in-pile-of = in der Ablage von { $seat }
pile-of = { $number ->
    [one] Ablage von { $seat }: { $number } Karte
   *[other] Ablage von { $seat }: { $number } Karten
}
your-deck = Ihr Deck
your-deck-story = { $number ->
    [one] { $number } Karte ist noch darin. Blass: was Sie anderswo gesehen haben.
   *[other] { $number } Karten sind noch darin. Blass: was Sie anderswo gesehen haben.
}
seen-elsewhere = (anderswo gesehen)
your-boosters = Ihre zwei Booster: { $number } Karten
your-boosters-story = Zwei seltene Karten liegen obenauf. Alle zusammen, gemischt, sind Ihr Deck.
hand = Ihre Hand
hand-empty = Ihre Hand ist leer.
note-chooses = wählt
note-ready = ist fertig
note-priority = darf handeln
note-turn = ist am Zug
note-out = ist ausgeschieden
booster-number = Booster { $number } von 3
building = Deckbau
first-hands = Erste Hand
turn-number = Zug { $number }
mojo = Mojo
deck-left = Deck
champions = Champions
and-more = … und { $number } mehr.

## Drafting and building

in-the-pack = { $number ->
    [one] { $number } Karte zu nehmen
   *[other] Nehmen Sie eine von { $number } Karten
}
in-the-deck = Ihr Deck: { $number } Karten. Berühren Sie, was Sie weglassen.
others-draft = Alle nehmen gerade eine Karte.
others-build = Alle bauen gerade ihr Deck.
deck-so-far = { $number ->
    [one] Ihr Deck: { $number } Karte
   *[other] Ihr Deck: { $number } Karten
}
left-out-count = { $number ->
    [one] { $number } Karte weggelassen
   *[other] { $number } Karten weggelassen
}

## What is asked

over = Das Spiel ist aus.
ask-choose = Wählen Sie.
ask-draft = Booster { $round }, Karte { $number }: Welche nehmen Sie?
ask-building = Lassen Sie weg, was Sie nicht wollen, dann spielen Sie mit { $number } Karten.
ask-mulligan = Behalten Sie diese Karten? Jede, die Sie tauschen, kostet 1 Mojo.
ask-pre-battle = Vor dem Kampf: Spielen Sie etwas, oder ziehen Sie in den Kampf.
ask-before-attack = Kampf: Spielen Sie etwas Schnelles, oder greifen Sie an.
ask-after-attacks = Kampf: Niemand kann mehr angreifen. Spielen Sie etwas Schnelles, oder beenden Sie ihn.
ask-attack = Wählen Sie, wer angreift, oder beenden Sie den Kampf.
ask-whom = Noch ein Angreifer, oder wen greifen sie an?
ask-whom-only = Wen greifen sie an?
ask-block = { $seat } greift Sie an, mit { $number } Offensive. Wer blockt?
ask-block-hunt = { $seat } jagt einen Ihrer Champions, mit { $number } Offensive. Blockt ein anderer?
ask-build = Bau: Spielen Sie etwas, oder beenden Sie den Schritt.
ask-end = Das Ende Ihres Zuges: Spielen Sie etwas Schnelles, oder beenden Sie ihn.
ask-theirs = { $seat }, { $step }: Spielen Sie etwas Schnelles, oder passen Sie.
ask-theirs-end = { $seat } beendet den Zug: letzte Gelegenheit, Ihre Aktion darin zu nutzen.
ask-answer = { $seat } spielt: { $what }. Antworten Sie, oder passen Sie, damit es abgehandelt wird.
ask-answer-ability = Auf der Linie, als Fähigkeit: { $what } ({ $seat }). Antworten Sie, oder passen Sie, damit sie abgehandelt wird.
ask-own-line = Auf der Linie: { $what }. Fügen Sie etwas hinzu, oder passen Sie, damit es abgehandelt wird.
ask-own-line-ability = Auf der Linie, Ihre Fähigkeit: { $what }. Fügen Sie etwas hinzu, oder passen Sie, damit sie abgehandelt wird.
ask-after-attack = Der Angriff ist angesagt, noch blockt niemand: Spielen Sie etwas Schnelles, oder machen Sie weiter.
ask-after-block = Vor den Schlägen: Spielen Sie etwas Schnelles, oder machen Sie weiter.
ask-strike = { $what } schlägt zu, { $number } Schaden. Wie viel davon geht an: { $to }?
ask-lost = Ein Teil des Schadens wird abgewehrt: wessen?
ask-order = Was kommt zuerst auf die Linie? Was zuletzt kommt, wird zuerst abgehandelt.
ask-excess = { $number ->
    [one] Zu viele Karten: Werfen Sie { $number } ab.
   *[other] Zu viele Karten: Werfen Sie { $number } ab.
}
ask-mode = { $what }: Wählen Sie eines.
ask-pay = { $what }: Was zahlen Sie?
ask-price = { $what }: Womit zahlen Sie?
ask-target = { $what }: Wählen Sie ein Ziel.
ask-share = { $what }: Wie viel vom Schaden geht an: { $to }?
ask-may = { $what }: Tun Sie es?
ask-may-pay = { $what }: Zahlen Sie?
ask-way = { $what }: Was wählen Sie?
ask-pick = { $what }: Wählen Sie auf dem Tisch.
ask-hand = { $what }: Wählen Sie eine Karte Ihrer Hand.
ask-dig = { $what }: Wählen Sie eine dieser Karten.
ask-put-back = { $what }: Welche davon kommt obenauf?
ask-rob = { $what }: Wählen Sie eine Karte dieser Hand.
ask-alignment = { $what }: Wählen Sie eine Gesinnung.
mode-number = Wahl { $number }
wait-draft = Die anderen nehmen noch eine Karte.
wait-building = Die anderen bauen noch an ihren Decks.
wait-mulligan = { $seat } sieht sich die erste Hand an.
wait-attack = { $seat } wählt Angreifer.
wait-block = { $seat } wählt Blocker.
wait-answer = { $seat } darf auf die Linie antworten.
wait-priority = { $seat } darf handeln.
wait-choose = { $seat } wählt.
button-play = Spielen
button-veil = Verdeckt spielen
button-unveil = Enthüllen
button-pass = Passen
button-to-battle = In den Kampf
button-to-attack = Zum Angriff
button-to-end = Bau-Schritt beenden
button-end-turn = Zug beenden
button-go-on = Weiter
button-keep = Diese Karten behalten
button-draw-new = Neue ziehen
button-end-battle = Kampf beenden
button-no-block = Nicht blocken
button-blocked = Diese blocken
button-done = Das ist alles
button-play-deck = Mit diesen { $number } Karten spielen
button-yes = Ja
button-no = Nein
button-dont-pay = Nicht zahlen
order-rest-mine = Den Rest meines Zuges passen
order-rest-theirs = Passen, bis etwas geschieht
do-play = { $card } spielen
do-veil = { $card } verdeckt spielen
do-unveil = { $what } enthüllen
do-attack = Angreifen mit: { $what }
do-attack-player = { $seat } angreifen
do-target-player = { $seat } anvisieren
do-choose-player = { $seat } wählen
do-hunt = Jagen: { $what }
do-block = Blocken mit: { $what }
do-target = Anvisieren: { $what }
do-order = Fähigkeit auf die Linie: { $what }
do-pay-with = Zahlen mit: { $what }
do-lose = Verloren geht der Schaden von: { $what }
do-choose = Wählen: { $what }
do-take = { $card } nehmen
do-leave-out = { $card } weglassen
do-put-under = { $card } tauschen
do-discard = { $card } abwerfen
do-pay-card = Mit { $card } zahlen
do-choose-card = { $card } wählen
do-put-back = { $card } obenauf legen
do-number = { $number } Schaden
do-align = Wählen: { $alignment }

## Hints

hint-draft = Jeder nimmt eine Karte, der Rest geht zum Nachbarn. Um eine Karte groß zu lesen, zeigen Sie darauf oder halten Sie den Finger darauf. Am Ende bilden 30 oder mehr Ihrer 45 Karten Ihr Deck: ein paar starke Champions, Ereignisse zum Antworten und Karten ohne Aktion vertragen sich gut.
hint-building = Um eine Karte groß zu lesen, zeigen Sie darauf oder halten Sie den Finger darauf. Ein Deck hat mindestens 30 Karten; mit weniger Karten sehen Sie die besten öfter. Jeder hat eine Aktion je Zug: Viele Karten, die eine Aktion kosten, lassen sich nicht zusammen spielen.
hint-mulligan = Berühren Sie Karten, die Ihnen nicht gefallen; sie gehen unter Ihr Deck, und Sie ziehen ebenso viele. Sie beginnen mit 30 Mojo, jede getauschte Karte kostet eines, und es geht nur einmal.
hint-pre-battle = Um eine Karte groß zu lesen, zeigen Sie darauf oder halten Sie den Finger darauf; um sie zu spielen, berühren Sie sie. Ein goldener Stern heißt, dass sie Ihre Aktion dieses Zuges kostet; in jedem Zug bekommen Sie eine neue, auch in denen der anderen. Was Sie jetzt spielen, kann gleich angreifen.
hint-attack = Aufgerichtete Champions dürfen angreifen, auch in dem Zug, in dem sie kamen. Berühren Sie einen oder mehrere, dann den Spieler. Angreifer werden quer gelegt und blocken erst wieder, wenn sie aufgerichtet sind.
hint-whom = Alle greifen zusammen an. Blockt niemand, geht ihre ganze Offensive auf das Mojo dieses Spielers; sonst schlagen Blocker und Angreifer einander.
hint-block = Blocker stehen der ganzen Gruppe im Weg. Ein Champion zerbricht, wenn er so viel Schaden hat wie Defensive. Was Sie nicht blocken, kostet Sie Mojo; bei 0 sind Sie ausgeschieden.
hint-block-hunt = Angegriffen wird nur der gejagte Champion, nicht Sie. Blocken andere, kämpfen sie statt seiner; sonst schlägt er selbst zurück. Mojo verlieren Sie nur durch Durchbruch.
hint-build = Nach dem Kampf können Sie noch Karten jeder Geschwindigkeit spielen. Manche Champions lassen sich hier verdeckt spielen: Niemand sieht, was sie sind.
hint-end = Jetzt gehen nur schnelle Karten. Eine ungenutzte Aktion verfällt, aber im nächsten Zug haben Sie eine neue.
hint-answer = Was gespielt wird, wartet auf der Linie, bis alle gepasst haben; was zuletzt kam, wird zuerst abgehandelt. Mit einer schnellen Karte können Sie antworten: das Ziel zerbrechen, es schützen oder die Karte selbst stoppen.
hint-own-line = Was Sie gespielt oder benutzt haben, wartet auf der Linie. Wenn alle passen, wird es abgehandelt. Sie können noch etwas darauflegen, das dann vorher an die Reihe kommt.
hint-theirs = Auch im Zug eines anderen dürfen Sie schnelle Karten spielen und haben dafür eine Aktion. Unter „Haltepunkte“ wählen Sie, wann Sie gefragt werden.
hint-fight = Eine schnelle Karte kann einen Kampf jetzt drehen: einen Champion stärken, einen zerbrechen oder herausholen. Die Zahlen auf den Karten gelten so, wie sie stehen.
hint-strike = Jeder Champion verteilt seinen Schaden auf die, gegen die er kämpft, wie Sie wollen.
hint-share = Verteilen Sie den Schaden auf die Ziele, wie Sie wollen.
hint-lost = Ein Schutz nimmt so viel von dem weg, was den Spieler trifft: Sagen Sie, wessen Schaden verloren geht.
hint-target = Was leuchtet, lässt sich wählen. Berühren Sie es und bestätigen Sie.
hint-price = Das ist ein Preis, den die Karte über ihre Kosten hinaus verlangt.
hint-mode = Die Karte bietet mehreres an: Wählen Sie, was sie tut.
hint-order = Diese Fähigkeiten wurden im selben Augenblick ausgelöst; Sie wählen ihre Reihenfolge auf der Linie.
hint-excess = Am Ende Ihres Zuges behalten Sie zehn Karten.
hint-choice = Der Text oben sagt, worum es geht.
