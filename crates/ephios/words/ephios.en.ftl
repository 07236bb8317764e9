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
card-perceptrice = Tax Collector
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
card-passeur = Trafficker
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
step-refill = Bring your persuasion up to { $number }.
step-gain-per-alliance = Gain { $number } persuasion for each different alliance at the crossroads.
step-everyone-gains = Everybody gains { $number } persuasion.
step-popularity = Gain { $number }% popularity.
step-least-popular-gain = Whoever is least popular gains { $number }%; if several are tied, each of them does.
step-last-gains = If nobody is less popular than you, gain { $number }% popularity.
step-take-from-each = Take up to { $number } persuasion from each opponent.
step-take-from = Take up to { $number } persuasion from an opponent.
step-each-loses = Each opponent loses { $number } persuasion.
step-richest-lose = Whoever has the most persuasion loses { $number } of it; if several are tied, each of them does.
step-opponent-loses = An opponent loses { $number }% popularity.
step-leaders-lose = Whoever leads in popularity loses { $number }%; if several are tied, each of them does.
step-more-popular-lose = Each opponent who is more popular than you loses { $number }% popularity.
step-steal = Add a random card from an opponent’s hand to yours.
step-random-discard = An opponent discards a random card from their hand.
step-spy = Look at an opponent’s hand and discard a card of your choice from it.
step-look-at-hand = Look at an opponent’s hand.
step-top-of-discard = Add the top card of the discard pile to your hand.
step-look = Look at the top { $number } cards of the deck, add one of them to your hand and put the others back on top in any order.
step-draw = { $number ->
    [one] Add the top card of the deck to your hand.
   *[other] Add the top { $number } cards of the deck to your hand.
}
step-copy-crossroads = Apply the turn effect of a personality at the crossroads; unless that effect moves it, the card stays there.
step-copy-discard = Apply the turn effect of the personality on top of the discard pile, unless it copies another; unless that effect moves it, the card stays there.
step-reveal = Reveal the top card of the deck onto the crossroads, even if it is full.
step-add = Add a card from the crossroads to your hand.
step-add-personality = Add a personality from the crossroads to your hand.
step-sweep-some = Discard any number of personalities from the crossroads and refill it at once.
step-sweep-all = Discard all personalities from the crossroads and refill it at once.
step-sweep-for-gain = Discard all personalities from the crossroads and gain { $number } persuasion for each.
step-turn-round = Flip the direction token; with two players, gain { $number } persuasion instead.
step-trade = Discard a card from your hand to gain { $number } persuasion.
step-exchange = Exchange a card from your hand for a personality from the crossroads.
step-dismiss = Discard a personality from the crossroads and gain persuasion equal to its value.
step-take-from-zone = Add a card from the Plot’s zone to your hand.
step-discard-from-zone = Discard a card from the Plot’s zone.
step-replay = { $number ->
    [one] Take another action.
   *[other] Take { $number } more actions.
}
when-union = When an opponent unites an alliance:
when-harm = When an opponent’s effect would cost you cards, persuasion or popularity:
when-debate = When an opponent debates with a personality:
when-recruit = When an opponent recruits a personality from the crossroads:
when-plot_recruits = When the Plot would recruit a Dignitary:
when-plot_debates = When the Plot debates with a personality:
when-reshuffle = When the discard pile is shuffled and put under the deck:
reply-less = that union brings { $percent }% less.
reply-spared = it does not affect you.
reply-add = add that personality to your hand.
reply-popularity = gain { $percent }% popularity.
reply-paid = gain as much persuasion as that cost.
reply-discard = it is discarded instead, and the Plot’s turn is over.
reply-free = this costs you no popularity.
member-any = If one member is missing as you unite an alliance, this card counts as that member; unless the alliance is the Company, the union brings { $percent }% less.
member-any-for-nothing = If one member is missing as you unite an alliance, this card counts as that member; unless the alliance is the Company, the union brings no popularity.
member-times = As you unite: this card counts as { $number } members of its alliance.

## Feats

feat-elected = Elected
feat-elected-story = Win a quick game.
feat-governor = High Governor
feat-governor-story = Win a campaign.
feat-unbeaten = Unbeaten
feat-unbeaten-story = Win a campaign in which nobody else wins a round.
feat-syndicat = Hand in hand
feat-syndicat-story = Win a quick game or a round with the Guild as your last union.
feat-academie = Well read
feat-academie-story = Win a quick game or a round with the Academy as your last union.
feat-ordre = Law and order
feat-ordre-story = Win a quick game or a round with the Order as your last union.
feat-compagnie = Good business
feat-compagnie-story = Win a quick game or a round with the Company as your last union.
feat-culte = Keeper of the faith
feat-culte-story = Win a quick game or a round with the Cult as your last union.
feat-medias = Front page
feat-medias-story = Win a quick game or a round with the Media as your last union.
feat-rebellion = To the barricades
feat-rebellion-story = Win a quick game or a round with the Rebellion as your last union.
feat-cartel = An offer they couldn’t refuse
feat-cartel-story = Win a quick game or a round with the Cartel as your last union.
feat-ombres = Behind the curtain
feat-ombres-story = Win a quick game or a round with the Shadows as your last union.
feat-exiles = Homecoming
feat-exiles-story = Win a quick game or a round with the Exiles as your last union.
feat-synthetiques = Made, not born
feat-synthetiques-story = Win a quick game or a round with the Synthetics as your last union.
feat-true_colours = True colours
feat-true_colours-story = Win a quick game or a round in which you used your affinity and united its alliance last.
feat-penniless = Out of words
feat-penniless-story = Win a quick game or a round with no persuasion left.
feat-landslide = Landslide
feat-landslide-story = Win a quick game or a round with 100% popularity or more.
feat-photo_finish = Photo finish
feat-photo_finish-story = Win a quick game or a round while somebody else has 60% or more.
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
revealed = The { $card } comes to the crossroads.
turn-began = It is { $seat }’s turn.
recruited = { $seat } recruits the { $card } for { $cost } persuasion.
paid-blind = { $seat } pays { $cost } persuasion for an unseen card.
drew = { $seat } adds an unseen card to their hand.
drew-card = { $seat } adds the { $card } to their hand.
debated = { $seat } debates with the { $card }.
used = { $seat } uses the { $card }.
met = { $seat } meets the { $card }.
copied = { $seat } applies the effect of the { $card }.
replays = { $seat } goes again.
gained = { $seat } gains { $number } persuasion.
lost = { $seat } loses { $number } persuasion.
took = { $seat } takes { $number } persuasion from { $from }.
rose = { $seat } gains { $percent }% popularity and has { $total }%.
fell = { $seat } loses { $percent }% popularity and has { $total }%.
united = { $seat } unites the { $alliance }.
showed = { $seat } shows the { $card }.
helped = The Treasurer completes { $seat }’s union.
used-affinity = { $seat } uses their affinity: { $alliance }.
discarded = { $seat } discards the { $card }.
swept = The { $card } is discarded.
added = { $seat } adds the { $card } to their hand.
laid = { $seat } lays the { $card } at the crossroads.
reacted = { $seat } reacts with the { $card }.
unanswered = Nobody reacts.
spared = { $seat } is not affected.
stole = { $seat } takes a card from { $from }’s hand.
stole-card = { $seat } takes the { $card } from { $from }’s hand.
saw-hand = { $seat } looks at { $from }’s hand.
saw-card = In { $from }’s hand: { $card }.
looked = { $number ->
    [one] { $seat } looks at the top card of the deck.
   *[other] { $seat } looks at the top { $number } cards of the deck.
}
looked-at = On top of the deck: { $card }.
put-back = { $seat } puts the rest back on top of the deck.
reshuffled = The discard pile is shuffled and put under the deck.
turned = The direction of play turns.
passed = { $seat } can do nothing.
targeted = { $seat } chooses { $on }.
corrupted = The { $card } is corrupted and leaves the Plot.
plotted = The Plot recruits the { $card }.
plot-debated = The Plot debates with the { $card }.
sealed = Pact sealed: { $alliance }.
round-won = { $wins ->
    [one] { $seat } wins a round.
   *[other] { $seat } wins a second round.
}
page-read = The victory page of the { $alliance } is read.
removed = The { $card } leaves the game.
brought = The { $card } comes into the game.
replaced = New in play: { $by }, in place of { $alliance }.
joined = New in play: { $alliance }.
achieved = { $seat } achieves a feat: “{ $feat }”.

ending-elected = Elected with 70% popularity or more.
ending-limit = Two hundred turns have been played.
ending-campaign = Two rounds won.
ending-pacts = All five alliances united.
ending-unpopular = No popularity left.
ending-plot = The Plot has all five Dignitaries.
ending-stalemate = Two hundred turns have been played, and the Plot goes on.
order-decline = Never react

option-mode = Mode
option-mode-quick = Quick game
option-mode-solo = Solo
option-mode-campaign = Campaign
option-difficulty = Difficulty
option-difficulty-easy = Easy: 30%
option-difficulty-normal = Normal: 20%
option-difficulty-hard = Hard: 10%
option-inhabitants = Inhabitants
option-inhabitants-classic = The four of the quick game
option-inhabitants-campaign = The Concierge and three at random

## Refusals

ephios-turn-order = You have nothing to decide right now.
ephios-turn-action = Take an action: recruit, debate, use or unite (or, in solo, corrupt).
ephios-turn-answer = First answer what is being asked.
ephios-turn-pass = There is still an action you can take.
ephios-recruit-crossroads = Recruit a personality that lies at the crossroads.
ephios-recruit-inhabitant = Inhabitants can’t be recruited: use them.
ephios-recruit-cost = That costs { $value } persuasion; you have { $persuasion }.
ephios-recruit-blind = An unseen card costs 1 persuasion, and you have none.
ephios-recruit-empty = There is no card left to draw.
ephios-debate-crossroads = Debate with a personality that lies at the crossroads.
ephios-debate-inhabitant = Inhabitants don’t debate: use them.
ephios-use-held = Use a personality from your hand or an inhabitant at the crossroads.
ephios-use-turn = That card isn’t used as an action: it waits in your hand for its moment.
ephios-use-choice = That card can’t be chosen here.
ephios-use-target = That player can’t be chosen: choose one whom the effect can affect.
ephios-unite-members = You need { $number } members to unite the { $alliance }.
ephios-unite-play = That alliance isn’t in play.
ephios-affinity-once = You have no affinity left to use.
ephios-affinity-held = That alliance isn’t your affinity, and you hold no card of your affinity.
ephios-react-held = React with a card from your hand.
ephios-react-several = You don’t hold several cards that fit.
ephios-react-fits = That card can’t react to this.
ephios-solo-corrupt = Corrupt a Dignitary that lies in the Plot’s zone.
