box = The king is dead, and his heirs fight over the realm for four seasons, with secret bids and daring guesses.
map = Map of the kingdom
held = { $at }, held by { $seat }
unit-at = { $unit } of { $seat } in { $at }
first-player = holds the First Player card
gold = Gold
provinces = Provinces
gold-count = { $number } gold
province-count = { $number ->
    [one] { $number } province
   *[other] { $number } provinces
}
note-passed = has passed
note-offered = has made an offer
note-chosen = has chosen
note-thinks = is choosing…
face-down = face down
offers = Special Ability cards
bid-of = { $seat }: { $gold }
no-bid = no bid yet
supply = Your units
left = left
actions = Your action cards
does-recruitment = Pay gold, place units
does-tax = Take { $gold } gold
does-attack = Move your units, attack
year = The year
before = Before
pass = Pass
done = Done
garrison = the garrison
all-units = all units
over = The year is over.
ask-draft = Recruit a unit, bid on a card, or pass: you have { $gold } gold.
ask-draft-basic = Recruit a unit in your lands, or pass: you have { $gold } gold.
ask-stake = How much do you bid on { $card }? You have { $gold } gold.
ask-auction = Bid in secret for the First Player card: you have { $gold } gold.
ask-give = You have won the First Player card: keep it, or give it to somebody.
ask-choose = Choose an action card in secret.
ask-choose-two = Choose two action cards in secret.
ask-spy = Whose action cards do you look at?
ask-again = { $seat } has chosen { $hand }. Choose your own again.
ask-order = Which of your two cards comes first?
ask-recruit = Recruit units: you have { $gold } gold.
ask-attack = Move your units and attack.
ask-bid = Bid in secret against { $seat } in { $at } ({ $defender }, { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}): you have { $gold } gold, and what you bid is spent.
ask-guess = { $seat } attacks { $at } with { $unit }. Guess the bid, { $least } to { $most } gold: { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} left.
hint-draft = Touch one of your units, then one of your own provinces, to place it. Or touch a card, then a unit that marks your bid: the highest bid has its ability all year.
hint-draft-basic = Touch one of your units, then your castle or one of the two provinces beside it. It goes round until all have passed.
hint-stake = What you bid is off your hands while it lies on the card, and comes back if somebody bids more.
hint-auction = Everybody offers in secret, and only the highest offer is paid. Whoever holds the card acts first, or gives it to somebody else.
hint-give = Acting first means to strike before others do. Acting last means to see what they do. Touch a player, or yourself to keep it.
hint-choose = Recruitment buys units, Tax brings gold, Move & Attack sets your units in motion. Nobody sees your card until it is your turn.
hint-choose-two = In winter you play two of your three cards, one after the other. After winter the most provinces win.
hint-spy = Your Spy sees what one opponent has chosen. Then you may choose anew.
hint-again = Keep your choice or change it; nobody learns which.
hint-order = Units that you recruit with the first card may act with the second.
hint-recruit = Touch a unit, then a province: your lands, or where you already have a unit. Never two of a kind in one province. Then press Done.
hint-attack = Touch one of your units, then where it goes. A soldier moves one province or attacks; a knight rides through free provinces, moving and attacking on and on; a catapult shoots next door. Then press Done.
hint-bid = If the defender guesses your bid, you lose your unit; if not, he loses his. More gold means more to guess from, but it is gone either way.
hint-guess = Guess right and the attacker is gone. The attacker can't bid more gold than he has.
wait-draft = { $seat } recruits, bids or passes.
wait-offers = Everybody offers gold for the First Player card.
wait-offers-mine = You offer { $gold } gold. The others are still choosing.
wait-give = { $seat } keeps the First Player card or gives it away.
wait-cards = Everybody chooses action cards.
wait-cards-mine = You have chosen { $hand }. The others are still choosing.
wait-spy = { $seat } sends the Spy.
wait-guess = { $seat } guesses what { $attacker } has bid on { $at }.
wait-guess-mine = You have bid { $gold } gold. { $seat } is guessing.
wait-bid = { $seat } attacks { $at } with { $unit } and hides a bid.
wait-act = { $seat } carries out { $action }.
wait-order = { $seat } chooses which card comes first.
do-recruit = Recruit { $unit } in { $at } for { $gold } gold
do-bid = Bid on { $card }, marked with { $unit }
do-gold = Bid { $gold } gold
do-pass = Pass for good
do-keep = Keep the First Player card
do-give = Give the First Player card to { $seat }
do-choose = Choose { $hand }
do-spy = Look at the cards of { $seat }
do-play = Begin with { $action }
do-move = Move { $unit } from { $from } to { $to }
do-attack = Attack { $to } with { $unit } from { $from }
do-guess = Guess { $gold } gold
do-done = Finish this card
drama-bid = Bid
drama-guess = Guess
drama-repelled = Repelled!
drama-won = Beaten!
drama-auction = The First Player card
