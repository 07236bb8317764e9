box = The High Governor has abdicated, and the empty chair goes to whoever wins over personalities, unites alliances and is first to reach 70% popularity, with well-timed cards and secret reactions.
page-syndicat-title = The long strike
page-syndicat-story = The strike began at the docks and ended at the barracks, where nobody was left to polish the boots. The Tax Collector knocked at doors that stayed shut; the Sentinel guarded an empty square until she, too, went home; the Commander sailed at dawn, carrying his own luggage. What was to replace the Order? The Graffiti Artist had sprayed the answer on the wall: the Ringleader took the guardroom with the Bomb Maker and the Insurgent, and the Rebellion had a roof over its head.
page-academie-title = Diploma required
page-academie-story = From now on the city was run on merit, and merit came with a stamp. The Dockworker failed the written paper on lifting; the Pamphleteer got her leaflets back with the spelling corrected; the Picket was told to cite her sources, and the Delegate to return with a doctorate. They took the evening ferry. Soon the Forger sold diplomas by the yard, the Spy sold the questions in advance, and in the Guild’s old hall, lights off, the Shadows felt at home.
page-ordre-title = Curfew until further notice
page-ordre-story = The Order wanted quiet, and quiet came by decree. The Preacher was banished for raising his voice, the Reporter for asking why, the Graffiti Artist for possession of a colour; the Medium had seen the raid coming and was already gone. But guards sleep, and some of them think. So the Android was given the patrols, the Regulator the crossings, and what the Prototype was given remained a secret. At night they recharged in the temple, and where the Cult had prayed the Synthetics hummed.
page-compagnie-title = Under new management
page-compagnie-story = With a friend in the chair the Company read the Academy’s accounts, found learning among the losses and sold it, shelves included. The Archivist, the Researcher and the Rector each left with a cardboard box. The Godmother paid cash; soon the Trafficker’s customers whispered in the reading room, as students once had, and people said, politely: the Cartel. Outside, warehouses swallowed the shacks. So the Nomad and the Elder came in by the main gate: the Exiles were owed a street, and took it.
page-culte-title = Miracles in prime time
page-culte-story = The Cult made profit a sin and confession public. The Treasurer confessed in figures until the choir fell asleep, and tiptoed out; the Magnate put to sea with what she had forgotten to mention; the Go-Between and the Smuggler followed, for want of customers. There remained the Company’s tower, and an empty tower is half a transmitter. The Presenter announced the miracles, the Reporter found the witnesses, the Editor corrected the prophecies afterwards, and where the Company had counted money the Media counted viewers.
page-medias-title = Live and unblinking
page-medias-story = Nothing hurts a certain kind of business like fame, and the Media put the Godmother’s face on every screen. She left before the weather report, the Trafficker during it. The Dockworker, asked on air about the crates, remembered an aunt abroad; the Archivist remembered yesterday’s news, which was worse, and went along. That left hours to fill. The Android read without blinking, the Prototype smiled, and the Matrix decided what had happened. In the Cartel’s cellars servers purred: the Synthetics had moved in.
page-rebellion-title = Dark screens
page-rebellion-story = The Rebellion threw the screens out of the windows; the Presenter only just reached the stairs. The Editor had refused to print the victory before it happened, the Reporter had photographed the wrong heroes, and the Graffiti Artist learned that walls now belonged to everybody and must stay clean. They left town together. But barricades, it turned out, also stop bread. The Trafficker knew a way round, the Godmother knew a price, and outside the dead studios of the Media people queued for the Cartel.
page-cartel-title = The night shift
page-cartel-story = Under the Cartel, ships unloaded by night and by morning had never been there. The Dockworker was pensioned off for his bad memory; the Pamphleteer’s press was bought, the Picket’s gate bricked up, and the Delegate was offered cabins for all, outward only. She read the small print and packed. But business that doesn’t exist needs care: the Forger drew up the papers, the Go-Between shook the hands, the Spy counted the fingers, and the Shadows took over where the Guild had clocked off.
page-ombres-title = Empty shelves
page-ombres-story = One morning the files were gone, and with them all proof of anything. The Archivist dusted the shelves and left; the Researcher, having found something, was advised to look elsewhere; the Rector was told, politely, that there had never been an Academy. But the lists of the banished were missing too. The Guide knew the reefs, the Smuggler had a boat, the Nomad walked in at low tide. The Exiles took the lecture halls, where the Elder, now the city’s only memory, filled every bench.
page-exiles-title = The gates stand open
page-exiles-story = The gates were lifted off their hinges, and the Sentinel, her post abolished, walked out through the gap. The Tax Collector looked for addresses awhile, then followed. The Commander was handed an order of banishment, one of his own; only the name was new. Some had come home to forgive. Others had learned a trade abroad: the Bomb Maker unpacked, the Insurgent asked for the palace key, the Ringleader asked nobody, and in the barracks of the Order the Rebellion made up the beds.
page-synthetiques-title = A rounding error
page-synthetiques-story = The machines went through the Company’s books in a lunch break and found that, strictly speaking, it had never been necessary. The Treasurer asked them to check; they were done before he had finished the sentence, and he took his hat. The Magnate learned that her fortune was a rounding error and moved somewhere less exact. Now everything worked, and people were bored. The Reporter brought them doubts, the Editor gave the doubts headlines, and where the Company had posted prices the Media posted gossip.

## The table

value = Value { $number }
inhabitant = Inhabitant
percent = { $number }%
face-down = face down
track = Popularity on the way to 70%.
track-solo = Your popularity. At 0% you lose.
stands = { $seat }: { $number }%.
clockwise = Play goes clockwise.
counter-clockwise = Play goes counter-clockwise.
deck = { $number ->
    [one] Deck: { $number } card. Draw it unseen for 1 persuasion.
   *[other] Deck: { $number } cards. Draw one unseen for 1 persuasion.
}
draw-cost = Draw for 1
discard = Discarded: { $number }
crossroads = The crossroads
zone = The Plot’s zone: { $number } of 5
plot-takes = The Plot takes this one next
plot-sends = The Plot sends this one away next
looked-deck = From the top of the deck
looks = { $seat } looks at the top of the deck.
hand-of = { $seat }’s hand
in-use = { $card }
copied-effect = applies: { $card }
actions-left = { $number ->
    [one] { $number } more action
   *[other] { $number } more actions
}
uniting = { $seat } unites: { $alliance }
sum-union = Union
sum-affinity = Affinity
sum-less = Reduction
sum-total = In all
trail = This turn so far
popularity = Popularity
persuasion = Persuasion
pacts = Pacts
rounds = Rounds
popularity-count = { $number }% popularity
persuasion-count = { $number } persuasion
hand-count = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
pacts-count = { $number ->
    [one] { $number } pact sealed of five
   *[other] { $number } pacts sealed of five
}
rounds-won = { $number ->
    [one] { $number } round won
   *[other] { $number } rounds won
}
note-asked = may react
note-waits = waits
note-next = is next
note-turn = has the turn
last-united = United last: { $alliance }
affinity-used = Affinity used: { $alliance }
affinity-kept = Affinity: { $alliance }
affinity-mine = Affinity, only you know: { $alliance }
affinity-gone = Affinity, used: { $alliance }
affinity-tell = Only once it adds 20% when you unite this alliance, or 10% to another union if a card of this alliance is in the hand you unite with.
alliances = Alliances
needs = { $number } of its { $members } members unite it
sealed-pact = sealed
booklet = The booklet so far
hand = Your hand
hand-empty = Your hand is empty.
round = Round { $number }
turn-number = Turn { $number }
feats-of = Feats of { $seat }:
next-round = The table is set anew for the next round.
page-of = From the victory booklet: { $alliance }
page-leave = They leave
page-come = They arrive
page-tiles = Alliances
page-gone = Whoever isn’t in play can’t leave, and whoever is there already can’t arrive.
tile-on = { $alliance } takes the place of { $old }.
tile-below = { $alliance } joins the others.

## What is asked

over = The chair is taken.
button-recruit = Recruit
button-debate = Debate: +2
button-unite = Unite { $alliance }: +{ $percent }%
button-unite-affinity = Unite { $alliance } with your affinity: +{ $percent }%
button-pass = Pass
button-done = No more
button-all = React with all that fit
button-decline = Let it pass
button-react = React: { $card }
ask-act = Your turn: recruit, debate, use or unite. You have { $number } persuasion.
ask-act-solo = Your turn: recruit, debate, use, unite or corrupt. You have { $number } persuasion.
ask-again = Another action: you have { $number } persuasion.
ask-excess = { $number ->
    [one] Three cards is the limit: discard one.
   *[other] Three cards is the limit: discard { $number }.
}
ask-order = Several inhabitants at once: who comes first?
ask-top = All of them are discarded: which card shall lie on top?
ask-steal = From whose hand do you take a random card?
ask-random-discard = Who discards a random card?
ask-spy = Whose hand do you look at?
ask-spy-card = Which card of { $seat }’s hand is discarded?
ask-take-from = Who loses persuasion to you?
ask-opponent-loses = Who loses popularity?
ask-copy = Whose effect do you apply?
ask-add = Which card of the crossroads do you add to your hand?
ask-sweep = Whom do you send away from the crossroads? As many as you like.
ask-exchange = Which card of your hand do you lay at the crossroads?
ask-dismiss = Whom do you send away, for persuasion equal to the value?
ask-trade = Which card do you discard for persuasion?
ask-look = Which of these cards do you add to your hand?
ask-put-back = Which of them shall be the top card of the deck?
ask-zone-take = Whom do you fetch out of the Plot’s zone?
ask-zone-discard = Whom do you drive out of the Plot’s zone?
ask-choose = Choose.
react-able = Do you react?
react-unable = You hold nothing that answers this.
ask-union = { $seat } unites: { $alliance }. { $able }
ask-debate = { $seat } debates with: { $card }. { $able }
ask-recruit = { $seat } recruits: { $card }, for { $number }. { $able }
ask-harm = { $seat } uses this against you: { $card }. { $able }
ask-plot-recruits = The Plot is about to recruit: { $card }. { $able }
ask-plot-debates = The Plot debates with: { $card }. { $able }
ask-reshuffle = The deck was shuffled, which costs 10% popularity. { $able }
wait-act = { $seat } is choosing an action.
wait-choose = { $seat } is choosing.
wait-reactions = Somebody may react to what { $seat } does.
wait-union = { $seat } unites an alliance. Others may react.
wait-debate = { $seat } debates. Others may react.
wait-recruit = { $seat } recruits. Others may react.
hint-act = Touch somebody at the crossroads, then Recruit (costs the value) or Debate (brings 2 persuasion). Touch a card in your hand to use it. Two or three of one alliance in hand, and you can unite it: that brings popularity. 70% wins.
hint-act-solo = Unite all five alliances once before the Plot has all five Dignitaries, those of value 3. After each of your turns the Plot takes the rightmost Dignitary, or sends the rightmost away. Keep your popularity above 0%.
hint-again = Some cards give you another action. The crossroads isn’t refilled in between.
hint-excess = At the end of your turn you keep at most three cards. What you discard everybody sees.
hint-order = Inhabitants never stay in a hand: each is shown, does its work and is discarded.
hint-top = The card on top may be picked up again by somebody, so it matters.
hint-react = Everybody who holds a card is asked, whatever it is, so that nobody can tell what you have. Touch a card that fits, or let it pass.
hint-react-solo = This card waits in your hand for just such a moment. You may keep it for another time.
hint-effect = The card you used asks for a choice. What may be touched glows.

## Moves

do-recruit = Recruit { $card } for { $number }
do-draw = Draw an unseen card for 1 persuasion
do-debate = Debate with { $card } for 2 persuasion
do-use = Use { $card }
do-corrupt = Corrupt { $card }: then the Plot has two turns
do-unite = Unite { $alliance }: +{ $percent }%
do-unite-affinity = Unite { $alliance } with your affinity: +{ $percent }%
do-pass = Pass: there is nothing to do
do-add = Add { $card } to your hand
do-discard = Discard { $card }
do-meet = First { $card }
do-top = { $card } on top
do-copy = Apply the effect of { $card }
do-lay = Lay { $card } at the crossroads
do-put-back = { $card } becomes the top card
do-target = Choose { $seat }
do-done = No more
do-react = React with { $card }
do-react-all = React with all that fit
do-decline = Let it pass
