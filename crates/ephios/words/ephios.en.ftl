alliance-syndicat = Guild
alliance-academie = Academy
alliance-ordre = Order
alliance-compagnie = Company
alliance-culte = Cult
alliance-medias = Media
alliance-rebellion = Rebellion
alliance-cartel = Cartel
alliance-ombres = Shadows
alliance-exiles = Exiles
alliance-synthetiques = Synthetics

card-docker = Dockworker
card-tractiste = Pamphleteer
card-greviste = Picket
card-deleguee = Delegate
card-archiviste = Archivist
card-chercheuse = Researcher
card-recteur = Rector
card-sentinelle = Sentinel
card-perceptrice = Tax Inspector
card-commandeur = Commander
card-argentier = Treasurer
card-magnate = Magnate
card-predicateur = Preacher
card-medium = Medium
card-concierge = Concierge
card-colporteuse = Pedlar
card-girouette = Weathercock
card-chroniqueur = Chronicler
card-reporter = Reporter
card-presentateur = Presenter
card-redactrice = Editor
card-graffeuse = Graffiti Artist
card-artificier = Bomb Maker
card-insurgee = Insurgent
card-meneuse = Ringleader
card-passeur = People Smuggler
card-marraine = Godmother
card-entremetteur = Go-Between
card-espionne = Spy
card-faussaire = Forger
card-nomade = Nomad
card-contrebandier = Smuggler
card-guide = Guide
card-doyen = Elder
card-androide = Android
card-prototype = Prototype
card-regulateur = Regulator
card-matrice = Matrix
card-crieur = Town Crier
card-foule = Crowd
card-bateleuse = Juggler
card-controleur = Ticket Inspector

## Card texts

step-gain = Gain { $number } persuasion.
step-refill = Fill up your persuasion to { $number }.
step-gain-per-alliance = Gain { $number } persuasion for each different alliance at the crossroads.
step-everyone-gains = Everybody gains { $number } persuasion.
step-popularity = Gain { $number }% popularity.
step-least-popular-gain = Whoever is least popular gains { $number }% popularity; on a tie, all of them.
step-last-gains = If nobody is less popular than you, gain { $number }% popularity.
step-take-from-each = Take up to { $number } persuasion from each opponent.
step-take-from = Take up to { $number } persuasion from an opponent.
step-each-loses = Each opponent loses { $number } persuasion.
step-richest-lose = Whoever has the most persuasion loses { $number }; on a tie, all of them.
step-opponent-loses = An opponent loses { $number }% popularity.
step-leaders-lose = Whoever leads in popularity loses { $number }%; on a tie, all of them.
step-more-popular-lose = Each opponent who is more popular than you loses { $number }% popularity.
step-steal = Add a random card from an opponent’s hand to yours.
step-random-discard = An opponent discards a random card from his hand.
step-spy = Look at an opponent’s hand and discard a card of your choice from it.
step-look-at-hand = Look at an opponent’s hand.
step-top-of-discard = Add the top card of the discard pile to your hand.
step-look = Look at the top { $number } cards of the deck, add one of them to your hand and put the others back on top in any order.
step-draw = { $number ->
    [one] Add the top card of the deck to your hand.
   *[other] Add the top { $number } cards of the deck to your hand.
}
step-copy-crossroads = Apply the turn effect of a personality at the crossroads; unless that effect moves it, the card stays there.
step-copy-discard = Apply the turn effect of the personality on top of the discard pile; that card stays there.
step-reveal = Reveal the top card of the deck onto the crossroads, even if it is full.
step-add = Add a card of the crossroads to your hand.
step-add-personality = Add a personality of the crossroads to your hand.
step-sweep-some = Discard any number of personalities from the crossroads and complete it at once.
step-sweep-all = Discard all personalities from the crossroads and complete it at once.
step-sweep-for-gain = Discard all personalities from the crossroads and gain { $number } persuasion for each.
step-turn-round = Turn the direction token; with two players gain { $number } persuasion instead.
step-trade = Discard a card from your hand to gain { $number } persuasion.
step-exchange = Exchange a card from your hand for a personality of the crossroads.
step-dismiss = Discard a personality from the crossroads and gain persuasion equal to its value.
step-take-from-zone = Add a card of the Plot’s zone to your hand.
step-discard-from-zone = Discard a card of the Plot’s zone.
step-replay = { $number ->
    [one] Replay.
   *[other] Replay { $number } times.
}
when-union = When an opponent unites:
when-harm = When an opponent’s effect would cost you cards, persuasion or popularity:
when-debate = When an opponent debates with a personality:
when-recruit = When an opponent recruits a personality at the crossroads:
when-plot_recruits = When the Plot would recruit a Dignitary:
when-plot_debates = When the Plot debates with a personality:
when-reshuffle = When the discard pile is shuffled under the deck:
reply-less = that union brings { $percent }% less.
reply-spared = it does not touch you.
reply-add = add that personality to your hand.
reply-popularity = gain { $percent }% popularity.
reply-paid = gain as much persuasion as that cost.
reply-discard = it is discarded instead, and the Plot’s turn is over.
reply-free = it costs you no popularity.
member-any = As you unite, if one member is missing: counts as a member of that alliance; unless that is the Company, the union brings { $percent }% less.
member-any-for-nothing = As you unite, if one member is missing: counts as a member of that alliance; unless that is the Company, the union brings no popularity.
member-times = As you unite: counts as { $number } members of its alliance.

## Feats

feat-elected = Elected
feat-elected-story = Win a quick game.
feat-governor = High Governor
feat-governor-story = Win a campaign.
feat-unbeaten = Unbeaten
feat-unbeaten-story = Win a campaign in which nobody else wins a round.
feat-syndicat = Hand in hand
feat-syndicat-story = Win a round with the Guild as your last union.
feat-academie = Well read
feat-academie-story = Win a round with the Academy as your last union.
feat-ordre = Law and order
feat-ordre-story = Win a round with the Order as your last union.
feat-compagnie = Good business
feat-compagnie-story = Win a round with the Company as your last union.
feat-culte = Keeper of the faith
feat-culte-story = Win a round with the Cult as your last union.
feat-medias = Front page
feat-medias-story = Win a round with the Media as your last union.
feat-rebellion = To the barricades
feat-rebellion-story = Win a round with the Rebellion as your last union.
feat-cartel = An offer they couldn’t refuse
feat-cartel-story = Win a round with the Cartel as your last union.
feat-ombres = Behind the curtain
feat-ombres-story = Win a round with the Shadows as your last union.
feat-exiles = Homecoming
feat-exiles-story = Win a round with the Exiles as your last union.
feat-synthetiques = Made, not born
feat-synthetiques-story = Win a round with the Synthetics as your last union.
feat-true_colours = True colours
feat-true_colours-story = Win a round with your affinity: used, and the last alliance you unite.
feat-penniless = Out of words
feat-penniless-story = Win a round with no persuasion left.
feat-landslide = Landslide
feat-landslide-story = Win a round with 100% popularity or more.
feat-photo_finish = Photo finish
feat-photo_finish-story = Win a round while somebody else has 60% or more.
feat-solo_easy = Plot uncovered
feat-solo_easy-story = Win solo on easy.
feat-solo_normal = Plot foiled
feat-solo_normal-story = Win solo on normal.
feat-solo_hard = Plot crushed
feat-solo_hard-story = Win solo on hard.
feat-untouched = Not one of them
feat-untouched-story = Win solo while the Plot’s zone is empty.
feat-beloved = Beloved
feat-beloved-story = Win solo with 50% popularity or more.

## What is told

round-began = Round { $round } begins; { $seat } goes first.
affinity = Your affinity: { $alliance }.
revealed = { $card } comes to the crossroads.
turn-began = { $seat } is on turn.
recruited = { $seat } recruits { $card } for { $cost } persuasion.
paid-blind = { $seat } pays { $cost } persuasion for a card unseen.
drew = { $seat } adds a card unseen.
drew-card = { $seat } adds { $card }.
debated = { $seat } debates with { $card }.
used = { $seat } uses { $card }.
met = { $seat } meets { $card }.
copied = { $seat } applies the effect of { $card }.
replays = { $seat } replays.
gained = { $seat } gains { $number } persuasion.
lost = { $seat } loses { $number } persuasion.
took = { $seat } takes { $number } persuasion from { $from }.
rose = { $seat } gains { $percent }% popularity and has { $total }%.
fell = { $seat } loses { $percent }% popularity and has { $total }%.
united = { $seat } unites: { $alliance }.
showed = { $seat } shows { $card }.
helped = A helper completes { $seat }’s union.
used-affinity = { $seat } uses an affinity: { $alliance }.
discarded = { $seat } discards { $card }.
swept = { $card } is discarded.
added = { $seat } adds { $card }.
laid = { $seat } lays { $card } at the crossroads.
reacted = { $seat } reacts with { $card }.
unanswered = Nobody reacts.
spared = { $seat } isn’t touched.
stole = { $seat } takes a card from { $from }’s hand.
stole-card = { $seat } takes { $card } from { $from }’s hand.
saw-hand = { $seat } looks at { $from }’s hand.
saw-card = In { $from }’s hand: { $card }.
looked = { $number ->
    [one] { $seat } looks at the top card of the deck.
   *[other] { $seat } looks at the top { $number } cards of the deck.
}
looked-at = On top of the deck: { $card }.
put-back = { $seat } puts the rest back on top of the deck.
reshuffled = The discard pile is shuffled under the deck.
turned = The direction of play turns.
passed = { $seat } can do nothing.
targeted = { $seat } chooses { $on }.
corrupted = { $card } is corrupted and leaves the Plot.
plotted = The Plot recruits { $card }.
plot-debated = The Plot debates with { $card }.
sealed = Sealed: { $alliance }.
round-won = { $wins ->
    [one] { $seat } wins a round.
   *[other] { $seat } wins a round, the second one.
}
page-read = The victory page is read: { $alliance }.
removed = { $card } leaves the game.
brought = { $card } comes into the game.
replaced = { $by } takes the place of: { $alliance }.
joined = New in play: { $alliance }.
achieved = A feat of { $seat }: { $feat }.

ending-elected = Elected with 70% popularity.
ending-limit = Two hundred turns are over.
ending-campaign = Two rounds won.
ending-pacts = All five alliances united.
ending-unpopular = No popularity left.
ending-plot = The Plot has all five Dignitaries.
ending-stalemate = Two hundred turns are over, and the Plot goes on.
order-decline = Never react

option-mode = Mode
option-mode-quick = Quick game
option-mode-solo = Solo
option-mode-campaign = Campaign
option-difficulty = Difficulty (solo)
option-difficulty-easy = Easy: 30%
option-difficulty-normal = Normal: 20%
option-difficulty-hard = Hard: 10%
option-inhabitants = Inhabitants (campaign)
option-inhabitants-classic = The four of the quick game
option-inhabitants-campaign = The Concierge and three at random

## Refusals

ephios-turn-order = Nothing is asked of you now.
ephios-turn-action = Make one of the actions: recruit, debate, use or unite.
ephios-turn-answer = First answer what is being asked.
ephios-turn-pass = There is still an action you can make.
ephios-recruit-crossroads = Recruit a personality that lies at the crossroads.
ephios-recruit-inhabitant = Inhabitants can’t be recruited: use them.
ephios-recruit-cost = That costs { $value } persuasion; you have { $persuasion }.
ephios-recruit-blind = A card unseen costs 1 persuasion, and you have none.
ephios-recruit-empty = There is no card left to draw.
ephios-debate-crossroads = Debate with a personality that lies at the crossroads.
ephios-debate-inhabitant = Inhabitants don’t debate: use them.
ephios-use-held = Use a personality of your hand or an inhabitant of the crossroads.
ephios-use-turn = That card isn’t used as an action: it waits in your hand for its moment.
ephios-use-choice = That card can’t be chosen here.
ephios-use-target = That player can’t be chosen: it has to touch somebody.
ephios-unite-members = You need { $number } members to unite this alliance: { $alliance }.
ephios-unite-play = That alliance isn’t in play.
ephios-affinity-once = You have no affinity left to use.
ephios-affinity-held = Your affinity is another one, and you hold no card of it.
ephios-react-held = React with a card of your hand.
ephios-react-several = You don’t hold several cards that fit.
ephios-react-fits = That card doesn’t answer this.
ephios-solo-corrupt = Corrupt a Dignitary that lies in the Plot’s zone.
