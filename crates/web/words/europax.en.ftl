box = The borders are opening, and the partners of the Common Market supply each other with grain, steel and cars; nobody attacks anybody, all help whoever runs short, and the cleverest trader ends up the richest.

## What is read aloud when an unforeseen card is drawn

tale-hotel = Lifts, balconies, a bath on every floor: your hotels still smell of fresh paint. All that is missing now is somebody who insists on a room with a view.
tale-tourists = They come with cameras, sunburn and phrase books, and all of them want a bed. A country with hotels hands out keys; a country without hands out directions.
tale-season = Not a cloud since May, and half of Europe is driving your way and dreaming of clean sheets. Happy the country that has rooms to let.
tale-petroleum = Everybody bought a scooter this spring, and on Sunday everybody went for a ride. By evening the last pump in your country gave a polite cough and fell silent.
tale-dairy = Seven weeks without rain, and your cows look at you reproachfully. The children want their bread and butter all the same, and a decree doesn’t spread.
tale-coal = The rivers have frozen over, and your ministers meet in their overcoats. Somebody has already moved to heat the room with the minutes.
tale-cereals = Ten minutes of hail, and the wheat lies as flat as your finance minister’s jokes. The bakers ask, cap in hand, what tomorrow’s bread is to be made of.
tale-meat = Three weddings, a patron saint and a cup final, all in one weekend. The butchers have nothing left but the hooks, and the guests are only at the soup.
tale-timber = New schools, new flats, and scaffolding wherever you cut a ribbon. Only the planks are missing, and the carpenters have begun to eye your desk.
tale-loan = A gentleman in pince-nez pays back what his town borrowed in your grandfather’s day. He apologises for the delay, and has worked out the interest in pencil.
tale-patent = A tinkerer in one of your suburbs has invented a tin-opener that opens tins. Half the world wants to make it, and gladly pays your country for the favour.
tale-fair = Eleven halls, forty flags, and a sausage stand with a queue of its own. People came to look, and went home with signed contracts and sore feet.
tale-bonds = Widows, waiters and an entire football club have put their savings into your bonds. So much trust is touching: your finance minister had to sit down.
tale-farms = The Community has thought of your farmers, on a form in four languages and six copies. Filling it in took all winter, but the money comes with the swallows.
tale-research = Your scholars have built a calculating machine the size of a gymnasium. Nobody knows yet what it is good for, which is exactly why there is a grant.
tale-canal = From dawn on, barges glide through your locks, washing on the line and a dog at the bow. Every skipper pays his dues, and most of them wave as well.
tale-paintings = Your museum has hung the moderns beside the old masters, and the queue goes round the block. Half the town shakes its head, but only after buying a ticket.
tale-storm = In one night the gale took roofs, street lamps and the hat of a bronze general. Nobody was hurt; only the roofer’s estimate is truly frightening.
tale-roads = Your people have bought cars, and find that the roads were meant for carts. You may cut the ribbon of the new motorway; then you are handed the bill.
tale-customs = Nobody stamps anything at your borders now, so the little customs houses can go. The officers carry out the stoves themselves; only the demolition isn’t duty-free.
tale-harvest = Sun and rain took turns this year as if they had signed a treaty about it. Every sack in your barns earns compliments, and not compliments alone.
tale-vintage = The old growers sipped, fell silent, and asked for a second glass to make quite sure. It will be a year to remember for every barrel in your cellars.
tale-gardens = Beans up to the gutters, tomatoes like lanterns, and marrows left on doorsteps by night. Every crate in your stores is met with applause, in cash.
tale-motor-show = So much chrome shines under the chandeliers that gentlemen straighten their ties in it. One place on the turntable is free, should you have a car for it.
tale-fashion = Hems are two fingers higher this season, and three newspapers give it their front page. The catwalk awaits fine woollen cloth, should your stores have any.
tale-laboratory = Four hundred chemists are your guests, and argue about a colour that doesn’t exist yet. They would pay well for a sample, if you have anything to fill the flask.
tale-jubilee = Your state has a round birthday, and the band has practised the same march since January. The partners bring flowers, speeches and, happily, an envelope each.
tale-friendship = Schoolchildren sing the neighbours’ songs, and you pour your partners’ coffee yourself. Nobody leaves without cake, and there is a small envelope under every plate.
tale-dividend = The Community has closed its books and found, to its own surprise, that something is left. After three nights of debate all agree: the same for everybody.
tale-works = A siren, a blessing, a speech much too long, and the conveyor belts begin to move. By noon the first crates stand in the yard, and the gate is still wet with paint.

## Hints for the first game

hint-take = Touch a free country to take it. Which one is a matter of taste: goods and cards are dealt out afterwards, by chance, and the same number to all.
hint-lay = Lay a card that makes somebody buy what you have plenty of. Touch one, and you see what comes of it before you lay it.
hint-lay-sell = Goods bring you money only when you sell them. A partner who lacks what your card asks of him must buy it from you first, because you laid the card.
hint-lay-own = Where a card names your own country, you supply out of your stock and get nothing for it. But every unit brings you nearer to the reward: when the last is gone, you get 1,000 million and ten new cards.
hint-lay-next = Look at the last line of the card. Whoever the last unit comes from draws an unforeseen card, more often good than bad, and plays next. Let it be you, if you can.
hint-lay-low = Your stock is nearly used up. See that the last cards go, too: 1,000 million and ten new ones are waiting for you.
hint-lay-poor = There isn’t much left in your purse. If you can’t pay, every partner gives you up to 300 million; where help is returned, that is taken off again at the end. Better to sell something in time.
hint-buy = You lack the goods, and so does whoever laid the card: choose who sells to you. The seller gets the European price; with the card’s last unit he also draws an unforeseen card and plays next. Perhaps favour the poorest, and keep the leader small.
hint-urgent = You need this at once, and may buy it from any partner who has it. Nothing is lost: the goods stay on your board, to be supplied or sold later.
hint-wait = While others play, watch the middle: everything happens there step by step. Touch a board to read it; nothing is hidden.
hint-bank = You keep the bank, and have nothing to choose. The books lie open beside the story: lean back and see who is getting rich.
hint-two = You manage two countries, each with a purse of its own, and they pay each other like any partners. In the end they count together: when one buys from the other, the money stays in the family.
hint-long = The long game goes on until the production cards run out. Use up your stock as often as you can: there is a reward each time.

## Why something happens

why-own = It has the goods itself and supplies them for nothing.
why-layer = It lacks the goods: whoever laid the card sells first.
why-only = Only one partner has the goods.
why-chosen = It chose this partner.
why-abroad = Nobody in Europe has any: it pays the bank the foreign price.
why-reward = Whoever gives away his last production card gets a reward and new ones.
why-help = { $country } has to pay { $due } million and has only { $money }: every partner gives up to 300, round by round.
why-next = The last unit came from its board.
why-next-abroad = It paid for the last unit.
why-skip = Nobody plays this country.

## The table

number = { $number }
millions = { $number } million
million-tonnes = { $number } m t
tonnes = { $number } t
demand-card = Demand card { $number }
market = The Common Market
market-empty = No card has been laid yet. Goods come here when somebody lays one.
unfold = Show or hide the whole board
free-country = free
money = { $number } million Europas in the purse
wealth = Wealth: { $number } million Europas
has-hotels = Its hotels are ready for tourists.
owes = Has been helped with { $number } million, to be returned at the end.
lent = Has helped with { $number } million, to be returned at the end.
demands-of = { $country }: { $number ->
    [one] { $number } demand card
   *[other] { $number } demand cards
}
hand-of = { $country }: your demand cards
came-own = Out of its own stock
came-from = Bought { $country }:
came-abroad = Paid for abroad:
came-skipped = Skipped
bank = Bank
bank-has = The bank has { $number } million Europas.
banker = Keeps the bank
open-books = Books
pack-production = { $number ->
    [one] { $number } production card in the pack
   *[other] { $number } production cards in the pack
}
pack-demand = { $number ->
    [one] { $number } demand card in the pack
   *[other] { $number } demand cards in the pack
}
pack-unforeseen = { $number ->
    [one] { $number } unforeseen card in the pack
   *[other] { $number } unforeseen cards in the pack
}
bank-paid = Paid out
bank-received = Received
bank-abroad = Units bought abroad
bank-helped = Payments that partners helped with
laid-number = { $number ->
    [one] { $number } card laid
   *[other] { $number } cards laid
}
got-cards = { $country } gets new production cards.

## The question

ask-lay = Lay a demand card: touch one to see what comes of it.
ask-lay-for = Lay a demand card for { $country }: touch one to see what comes of it.
ask-take = Choose your country.
ask-buy = { $country } has to supply { $units ->
    [one] one unit
   *[other] { $units } units
} { $product } and has none. From whom does it buy, for { $money } million{ $units ->
    [one] { "" }
   *[other] { " " }each
}?
ask-urgent = { $country } urgently needs { $units ->
    [one] one unit
   *[other] { $units } units
} { $product }. From whom does it buy, for { $money } million{ $units ->
    [one] { "" }
   *[other] { " " }each
}?
seller = { $country } · { $units ->
    [one] { $units } unit
   *[other] { $units } units
} · purse { $money }
going-take = { $seat } chooses a country.
going-lay = { $country } lays a demand card.
going-buy = { $country } chooses from whom to buy.
over = It is over.
note-lays = lays a card
note-buys = chooses a seller
note-takes = chooses a country
note-bank = keeps the bank
do-take = Take { $country }
do-lay = Lay card { $number }
do-buy = Buy { $from } for { $money } million

## What would come of a card

brings = What it comes to for you: { $number } million.
brings-so-far = So far it comes to { $number } million for you; the rest depends.
plays-next = { $country } would play next.
if-laid = If you lay card { $number }
would-supply = { $country } supplies { $product } itself, for nothing.
would-buy = { $country } buys { $product } { $from } for { $money } million.
would-choose = { $country } buys { $product } for { $money } million, from whom it likes:
would-pay-bank = Nobody has { $product }: { $country } pays the bank { $money } million.
would-skip = { $country } isn’t played: skipped.
would-empty = { $country } uses up its stock: { $money } million and new production cards.
would-need-help = { $country } can’t pay that alone: its partners help.
doubt-choice = From there on it depends on who is chosen.
doubt-new-cards = From there on it depends on the new cards.
next-same = Then you lay another card.
next-draws = Then { $country } draws an unforeseen card and plays next.
next-plays = Then { $country } plays next; nobody draws an unforeseen card.
next-seller = Then whoever sells the last unit draws an unforeseen card and plays next
next-over = That ends the game.

would-empty-none = { $country } uses up its stock, and there are no more production cards.
perhaps = Perhaps:
help-returned = The help is returned at the end.
help-given = The help is given for good.
short = Short
long = Long
bank-over = The bank has paid out { $number } million more than the box holds; it never runs dry.
key-prices = Prices:
key-europe = Europe
key-abroad = abroad
tally-stock-why = What the stock is worth counts only among the richest.

## The books

books-party = Who
books-kind = What for
books-all = all
books-opening = Every country began with { $number } million.
kind-sale = Sales
kind-abroad = Bought abroad
kind-reward = Rewards
kind-unforeseen = Unforeseen
kind-help = Help
for-returned = Help returned
for-made-up = Made up by the bank
for-gift = Presents

## The end

tally-money = Money
tally-help = Help
tally-wealth = Wealth
tally-stock = Stock
tally-banker = { $country } kept the bank.
