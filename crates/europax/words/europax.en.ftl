## Countries: the name alone, then as sentences need it

country-france = France
country-england = England
country-germany = Germany
country-italy = Italy
country-benelux = Benelux

the-france = France
the-england = England
the-germany = Germany
the-italy = Italy
the-benelux = Benelux

from-france = from France
from-england = from England
from-germany = from Germany
from-italy = from Italy
from-benelux = from Benelux

to-france = to France
to-england = to England
to-germany = to Germany
to-italy = to Italy
to-benelux = to Benelux

## Products: the name alone, some of it, so much of it

product-cereals = cereals
product-vegetables = vegetables
product-dairy = dairy products
product-meat = meat
product-wine = wine
product-timber = timber
product-coal = coal
product-steel = steel
product-petroleum = petroleum products
product-chemicals = chemicals
product-cars = cars
product-wool = woollen cloth

some-cereals = cereals
some-vegetables = vegetables
some-dairy = dairy products
some-meat = meat
some-wine = wine
some-timber = timber
some-coal = coal
some-steel = steel
some-petroleum = petroleum products
some-chemicals = chemicals
some-cars = cars
some-wool = woollen cloth

of-cereals = of cereals
of-vegetables = of vegetables
of-dairy = of dairy products
of-meat = of meat
of-wine = of wine
of-timber = of timber
of-coal = of coal
of-steel = of steel
of-petroleum = of petroleum products
of-chemicals = of chemicals
of-cars = of cars
of-wool = of woollen cloth

## What stands on the cards

printed = { $tonnes } tonnes; { $european } million in Europe, { $foreign } million abroad
wanted = { $country }: { $units ->
    [one] one unit
   *[other] { $units } units
} { $product } ({ $tonnes } tonnes)

unforeseen-hotel = New hotels
unforeseen-tourists = Tourists
unforeseen-season = A splendid season
unforeseen-petroleum = Empty tanks
unforeseen-dairy = Dry pastures
unforeseen-coal = A hard winter
unforeseen-cereals = Hail on the fields
unforeseen-meat = Feast days
unforeseen-timber = Building sites
unforeseen-loan = An old loan repaid
unforeseen-patent = A patent in demand
unforeseen-fair = The trade fair
unforeseen-bonds = Bonds sell well
unforeseen-farms = Aid for the farms
unforeseen-research = Aid for research
unforeseen-canal = Canal dues
unforeseen-paintings = An exhibition of paintings
unforeseen-storm = Storm damage
unforeseen-roads = New roads
unforeseen-customs = Customs houses pulled down
unforeseen-harvest = A rich harvest
unforeseen-vintage = A great vintage
unforeseen-gardens = Market gardens in bloom
unforeseen-motor-show = The motor show
unforeseen-fashion = Fashion week
unforeseen-laboratory = The chemists’ congress
unforeseen-jubilee = A jubilee
unforeseen-friendship = A day of friendship
unforeseen-dividend = The Community’s dividend
unforeseen-works = New works open

effect-hotel = Your hotels are ready for tourists. Keep this card for the whole game; a second one goes back under the pack.
effect-tourists = Tourists come to you if your hotels are ready: the bank pays you { $money } million.
effect-urgent = You urgently need { $units ->
    [one] one unit
   *[other] { $units } units
} { $product }. Buy from the partners of your choice, at the European price.
effect-income = The bank pays you { $money } million.
effect-cost = Pay the bank { $money } million.
effect-harvest = The bank pays you { $money } million for every unit { $product } on your board.
effect-exhibit = If you have { $product }, exhibit one unit: it leaves the game, and the bank pays you { $money } million for it, the foreign price.
effect-from-partners = Every partner gives you { $money } million.
effect-to-partners = You give every partner { $money } million.
effect-everybody = The bank pays every country { $money } million.
effect-works = You get { $cards } new production cards.

## What happens

chose = { $country } goes to { $seat }.
got-stock = { $country } gets { $cards ->
    [one] one production card
   *[other] { $cards } production cards
}{ $cereals ->
    [0] { "" }
   *[other] { " " }· { $cereals } × { product-cereals }
}{ $vegetables ->
    [0] { "" }
   *[other] { " " }· { $vegetables } × { product-vegetables }
}{ $dairy ->
    [0] { "" }
   *[other] { " " }· { $dairy } × { product-dairy }
}{ $meat ->
    [0] { "" }
   *[other] { " " }· { $meat } × { product-meat }
}{ $wine ->
    [0] { "" }
   *[other] { " " }· { $wine } × { product-wine }
}{ $timber ->
    [0] { "" }
   *[other] { " " }· { $timber } × { product-timber }
}{ $coal ->
    [0] { "" }
   *[other] { " " }· { $coal } × { product-coal }
}{ $steel ->
    [0] { "" }
   *[other] { " " }· { $steel } × { product-steel }
}{ $petroleum ->
    [0] { "" }
   *[other] { " " }· { $petroleum } × { product-petroleum }
}{ $chemicals ->
    [0] { "" }
   *[other] { " " }· { $chemicals } × { product-chemicals }
}{ $cars ->
    [0] { "" }
   *[other] { " " }· { $cars } × { product-cars }
}{ $wool ->
    [0] { "" }
   *[other] { " " }· { $wool } × { product-wool }
}.
got-demands = { $country } gets { $cards ->
    [one] demand card
   *[other] { $cards } demand cards:
} { $one }{ $two ->
    [0] { "" }
   *[other] , { $two }
}{ $three ->
    [0] { "" }
   *[other] , { $three }
}{ $four ->
    [0] { "" }
   *[other] , { $four }
}{ $five ->
    [0] { "" }
   *[other] , { $five }
}{ $six ->
    [0] { "" }
   *[other] , { $six }
}{ $seven ->
    [0] { "" }
   *[other] , { $seven }
}{ $eight ->
    [0] { "" }
   *[other] , { $eight }
}.
turn = It is { $country }’s turn.
laid = { $country } lays demand card { $card }.
asked = { $country } is asked for { $units ->
    [one] one unit
   *[other] { $units } units
} { $product }: { $tonnes } tonnes.
skipped = { $country } isn’t played: this demand is skipped.
all-skipped = Every demand of this card was skipped.
supplied = { $country } supplies { $product }.
bought = { $country } buys { $product } { $from } for { $money } million and supplies the goods.
bought-abroad = { $country } has to order { $product } abroad and pays the bank { $money } million.
rewarded = { $country } has used up its stock: the bank pays { $money } million as a reward.
used-up = { $country } has used up its stock, and there are no more production cards.
helped = { $country } gives { $money } million { $to }, to help.
made-up = { $country } can’t pay it all: the bank pays the missing { $money } million { $to }.
waived = { $country } is let off { $money } million by the bank.
shuffled = The demand cards that were laid are shuffled: they are the new pack.
drew = { $country } draws an unforeseen card: { $card }.
equipped = { $country } has hotels for tourists from now on.
equipped-before = { $country } had hotels already; the card goes back.
no-hotels = { $country } has no hotels yet: the tourists stay away.
received = { $country } gets { $money } million from the bank.
paid = { $country } has to pay the bank { $money } million.
gave = { $country } gives { $money } million { $to }, as a present.
stored = { $country } buys { $product } { $from } for { $money } million and stores the goods.
not-for-sale = No partner has { $product } for sale.
exhibited = { $country } exhibits { $product } and gets { $money } million from the bank.
has-none = { $country } has no stock { $product }: nothing happens.
no-cards = There are no production cards left.
returned = { $country } returns { $money } million { $to }.

## The end

ending-demands = A country has laid its last demand card, and there are no more.
ending-production = The production cards have run out.
ending-standstill = The demand cards went round without a single production card being used.

## What the host chooses

option-length = Length
option-length-short = Short: until the demand cards run out
option-length-long = Long: until the production cards run out
option-countries = Countries for each of two players
option-countries-one = One
option-countries-two = Two
option-help = Help among partners
option-help-returned = Returned at the end
option-help-given = Given for good
option-seats = Countries
option-seats-random = By chance
option-seats-chosen = Everybody chooses

## Why a move isn’t allowed

europax-setup-countries = { $country } isn’t played with so few players.
europax-setup-taken = { $country } has already been taken.
europax-setup-seats = Take a country first.
europax-turn-asked = It is { $seat } who has to choose now.
europax-turn-hand = { $country } has no demand card { $card }.
europax-turn-lay = Lay a demand card.
europax-demand-seller = You can’t buy { $product } from { $country }.
europax-demand-choice = First choose from whom to buy.
europax-unforeseen-urgent = First choose from whom to buy what you urgently need.
