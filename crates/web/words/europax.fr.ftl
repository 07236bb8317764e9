box = Les frontières s’ouvrent, et les partenaires du Marché commun se fournissent les uns les autres en blé, en acier, en automobiles ; nul n’attaque personne, tous aident qui manque d’argent, et le plus habile en affaires finit le plus riche.

## What is read aloud when an unforeseen card is drawn

tale-hotel = Ascenseurs, balcons, une baignoire à chaque étage : vos hôtels sentent encore la peinture fraîche. Il ne manque plus qu’un client pour exiger une chambre avec vue.
tale-tourists = Les voici, avec appareil photo, coups de soleil et guide de conversation, et tous cherchent un lit. Avec des hôtels, on leur tend une clé ; sans, on leur montre la route.
tale-season = Pas un nuage depuis mai, et la moitié de l’Europe roule vers chez vous en rêvant de draps frais. Heureux le pays qui a des chambres à louer.
tale-petroleum = Au printemps, chacun s’est offert un scooter ; dimanche, chacun l’a sorti. Le soir, la dernière pompe du pays a toussé poliment, et puis plus rien.
tale-dairy = Sept semaines sans pluie, et vos vaches vous regardent d’un air de reproche. Les enfants, eux, veulent leur tartine beurrée, et un décret s’étale mal sur le pain.
tale-coal = Les fleuves ont gelé, et votre Conseil des ministres siège en pardessus. Quelqu’un a déjà proposé de chauffer la salle avec les procès-verbaux.
tale-cereals = Dix minutes de grêle, et les blés sont plus plats qu’un discours d’inauguration. Les boulangers, casquette à la main, demandent de quoi l’on fera le pain demain.
tale-meat = Trois noces, une fête patronale et une finale de coupe, le tout en un week-end. Chez le boucher, il ne reste que les crochets, et l’on n’en est qu’au potage.
tale-timber = Des écoles, des immeubles, et des échafaudages partout où vous coupez un ruban. Il ne manque que les planches, et les charpentiers lorgnent déjà votre bureau.
tale-loan = Un monsieur à lorgnon vient rendre ce que sa ville avait emprunté du temps de votre grand-père. Il s’excuse du retard et a calculé les intérêts au crayon.
tale-patent = Un bricoleur de chez vous a inventé un ouvre-boîte qui ouvre les boîtes. La moitié du monde veut le fabriquer et paie de bon cœur pour en avoir le droit.
tale-fair = Onze halls, quarante drapeaux et un stand de saucisses qui a sa propre file d’attente. On était venu voir ; on repart avec des contrats signés et mal aux pieds.
tale-bonds = Des veuves, des garçons de café et tout un club de football ont souscrit à votre emprunt. Tant de confiance émeut : votre ministre des Finances a dû s’asseoir.
tale-farms = La Communauté a pensé à vos agriculteurs, par un formulaire en quatre langues et en six exemplaires. Le remplir a pris tout l’hiver ; l’argent arrive avec les hirondelles.
tale-research = Vos savants ont construit une machine à calculer grande comme un gymnase. Nul ne sait encore à quoi elle servira ; c’est bien pourquoi on la subventionne.
tale-canal = Dès l’aube, les péniches passent vos écluses, le linge au vent et le chien à la proue. Chaque marinier paie son péage, et la plupart vous saluent par-dessus le marché.
tale-paintings = Votre musée a accroché les modernes près des maîtres anciens, et la file fait le tour du quartier. La moitié de la ville crie au scandale, mais son billet à la main.
tale-storm = En une nuit, le vent a emporté des toits, des réverbères et le chapeau d’un général de bronze. Personne n’est blessé ; seul le devis du couvreur fait vraiment peur.
tale-roads = On s’achète des voitures, et l’on découvre que vos routes étaient faites pour les charrettes. À vous de couper le ruban de l’autoroute ; ensuite, on vous tend la facture.
tale-customs = À vos frontières, on ne tamponne plus : les petits postes de douane peuvent partir. Les douaniers sortent les poêles ; la démolition, elle, n’est pas en franchise.
tale-harvest = Cette année, le soleil et la pluie se sont relayés comme s’ils avaient signé un traité. Chaque sac de vos granges vous vaut des compliments, et même un peu mieux.
tale-vintage = Les vieux vignerons ont goûté, se sont tus, puis ont redemandé un verre, par acquit de conscience. Ce sera une année mémorable pour chaque tonneau de vos caves.
tale-gardens = Des haricots jusqu’aux gouttières, des tomates comme des lampions, des courges qu’on dépose la nuit chez le voisin. Chaque cageot de vos réserves est acclamé, et payé.
tale-motor-show = Sous les lustres, les chromes brillent tant que les messieurs y rajustent leur cravate. Une place reste libre sur le plateau tournant, si vous avez de quoi l’occuper.
tale-fashion = Cette saison, l’ourlet remonte de deux doigts, et trois journaux en font leur une. Le podium attend un beau tissu de laine, pour peu qu’il s’en trouve dans vos réserves.
tale-laboratory = Quatre cents chimistes, réunis chez vous, débattent d’une couleur qui n’existe pas encore. Ils paieraient cher un échantillon, si vous avez de quoi remplir l’éprouvette.
tale-jubilee = Votre État fête un anniversaire tout rond, et la fanfare répète sa marche depuis janvier. Les partenaires offrent des fleurs, des discours et, par bonheur, une enveloppe.
tale-friendship = Les écoliers chantent les airs des voisins, et vous servez vous-même le café à vos partenaires. Nul ne repart sans gâteau ; sous chaque assiette, une petite enveloppe.
tale-dividend = La Communauté a arrêté ses comptes et découvre, la première étonnée, qu’il reste quelque chose. Après trois nuits de débats, on s’accorde : la même part pour chacun.
tale-works = Une sirène, une bénédiction, un discours bien trop long, et les chaînes démarrent. À midi, les premières caisses sont dans la cour ; la peinture du portail colle encore.

## Hints for the first game

hint-take = Touchez un pays libre pour le prendre. C’est affaire de goût : marchandises et cartes sont distribuées ensuite, au hasard, et autant à chacun.
hint-lay = Posez une carte qui oblige quelqu’un à acheter ce que vous avez en abondance. Touchez-en une : vous verrez ce qu’elle donnera avant de la poser.
hint-lay-sell = Une marchandise ne vous rapporte que si vous la vendez. Un partenaire qui n’a pas ce que votre carte lui demande doit d’abord vous l’acheter, à vous qui l’avez posée.
hint-lay-own = Quand une carte nomme votre propre pays, vous puisez dans votre stock sans rien toucher. Mais chaque unité vous rapproche de la récompense : quand la dernière s’en va, vous recevez 1 000 millions et dix nouvelles cartes.
hint-lay-next = Regardez la dernière ligne de la carte. Le pays d’où vient la dernière unité tire une carte d’Imprévu, plus souvent bonne que mauvaise, et joue ensuite. Autant que ce soit le vôtre.
hint-lay-low = Votre stock est presque épuisé. Tâchez d’écouler aussi les dernières cartes : 1 000 millions et dix nouvelles cartes vous attendent.
hint-lay-poor = Il ne reste pas grand-chose dans votre caisse. Si vous ne pouvez pas payer, chaque partenaire vous donne jusqu’à 300 millions ; si l’aide est à rendre, elle est reprise à la fin. Mieux vaut vendre à temps.
hint-buy = La marchandise vous manque, et elle manque aussi au pays qui a posé la carte : choisissez votre vendeur. Il touche le prix européen ; pour la dernière unité de la carte, il tire en plus une carte d’Imprévu et joue ensuite. Pensez au plus pauvre, plutôt qu’à celui qui mène.
hint-urgent = Il vous en faut tout de suite : achetez à n’importe quel partenaire qui en a. Rien n’est perdu : la marchandise reste sur votre tableau, à fournir ou à vendre plus tard.
hint-wait = Pendant que les autres jouent, regardez au milieu : tout s’y passe pas à pas. Touchez un tableau pour le lire ; rien n’est caché.
hint-bank = Vous tenez la banque et n’avez rien à choisir. Les comptes sont ouverts à côté du récit : installez-vous et regardez qui s’enrichit.
hint-two = Vous dirigez deux pays, chacun avec sa caisse, qui se paient l’un l’autre comme n’importe quels partenaires. À la fin, on les compte ensemble : quand l’un achète à l’autre, l’argent reste en famille.
hint-long = La partie longue dure jusqu’à épuisement des cartes de Production. Videz votre stock aussi souvent que possible : chaque fois, il y a une récompense.

## Why something happens

why-own = Ce pays a la marchandise : il la fournit sans rien toucher.
why-layer = Il n’en a pas : le pays qui a posé la carte vend en premier.
why-only = Un seul partenaire a la marchandise.
why-chosen = C’est le partenaire qu’il a choisi.
why-abroad = Nul n’en a en Europe : il paie à la banque le prix à l’étranger.
why-reward = Qui cède sa dernière carte de Production reçoit une récompense et de nouvelles cartes.
why-help = { $country } doit payer { $due } millions et n’en a que { $money } : chaque partenaire donne jusqu’à 300, tour après tour.
why-next = La dernière unité vient de son tableau.
why-next-abroad = Il a payé la dernière unité.
why-skip = Personne ne joue ce pays.

## The table

number = { $number }
millions = { $number } millions
million-tonnes = { $number } Mt
tonnes = { $number } t
demand-card = Carte de Demandes n° { $number }
market = Le Marché commun
market-empty = Aucune carte n’a encore été posée. Dès qu’on en pose une, les marchandises arrivent ici.
unfold = Montrer ou cacher tout le tableau
free-country = libre
money = { $number } millions d’Europas en caisse
wealth = Fortune : { $number } millions d’Europas
has-hotels = Ses hôtels sont prêts à accueillir les touristes.
owes = A reçu { $number } millions d’aide, à rendre à la fin.
lent = A versé { $number } millions d’aide, qui lui seront rendus à la fin.
demands-of = { $country } : { $number ->
    [one] { $number } carte de Demandes
   *[other] { $number } cartes de Demandes
}
hand-of = { $country } : vos cartes de Demandes
came-own = Pris dans son propre stock
came-from = Achat { $country } :
came-abroad = Achat à l’étranger :
came-skipped = Demande sautée
bank = Banque
bank-has = La banque a { $number } millions d’Europas.
banker = Tient la banque
open-books = Comptes
pack-production = { $number ->
    [one] { $number } carte de Production au talon
   *[other] { $number } cartes de Production au talon
}
pack-demand = { $number ->
    [one] { $number } carte de Demandes au talon
   *[other] { $number } cartes de Demandes au talon
}
pack-unforeseen = { $number ->
    [one] { $number } carte d’Imprévu au talon
   *[other] { $number } cartes d’Imprévu au talon
}
bank-paid = Versé
bank-received = Reçu
bank-abroad = Unités achetées à l’étranger
bank-helped = Paiements avec l’aide des partenaires
laid-number = { $number ->
    [one] { $number } carte posée
   *[other] { $number } cartes posées
}
got-cards = { $country } reçoit de nouvelles cartes de Production.

## The question

ask-lay = Posez une carte de Demandes : touchez-en une pour voir ce qu’elle donnera.
ask-lay-for = { $country } a la main. Posez une carte de Demandes : touchez-en une pour voir ce qu’elle donnera.
ask-take = Choisissez votre pays.
ask-buy = { $country } doit fournir { $units ->
    [one] une unité
   *[other] { $units } unités
} { $product } et n’en a pas. À qui acheter, pour { $money } millions{ $units ->
    [one] { "" }
   *[other] { " " }l’unité
} ?
ask-urgent = { $country } a un besoin urgent { $units ->
    [one] d’une unité
   *[other] de { $units } unités
} { $product }. À qui acheter, pour { $money } millions{ $units ->
    [one] { "" }
   *[other] { " " }l’unité
} ?
seller = { $country } · { $units ->
    [one] { $units } unité
   *[other] { $units } unités
} · caisse { $money }
going-take = { $seat } choisit un pays.
going-lay = { $country } pose une carte de Demandes.
going-buy = { $country } choisit à qui acheter.
over = La partie est finie.
note-lays = pose une carte
note-buys = choisit un vendeur
note-takes = choisit un pays
note-bank = tient la banque
do-take = Prendre : { $country }
do-lay = Poser la carte n° { $number }
do-buy = Acheter { $from } pour { $money } millions

## What would come of a card

brings = Résultat pour vous : { $number ->
    [one] { $number } million
   *[other] { $number } millions
}.
brings-so-far = Jusque-là, { $number } millions pour vous ; le reste dépend de la suite.
plays-next = { $country } jouerait ensuite.
if-laid = Si vous posez la carte n° { $number }
would-supply = { $country } fournit { $product } sur son propre stock, gratuitement.
would-buy = { $country } achète { $product } { $from } pour { $money } millions.
would-choose = { $country } achète { $product } pour { $money } millions, au choix :
would-pay-bank = { $country } ne trouve pas { $product } en Europe et paie { $money } millions à la banque.
would-skip = { $country } n’est pas en jeu : demande sautée.
would-empty = { $country } épuise son stock : { $money } millions et de nouvelles cartes de Production.
would-need-help = { $country } n’a pas de quoi payer : ses partenaires l’aident.
doubt-choice = La suite dépend du vendeur choisi.
doubt-new-cards = La suite dépend des nouvelles cartes.
next-same = Ensuite, vous posez une autre carte.
next-draws = { $country } tire une carte d’Imprévu et joue ensuite.
next-plays = { $country } joue ensuite ; personne ne tire de carte d’Imprévu.
next-seller = Qui vend la dernière unité tire une carte d’Imprévu et joue ensuite
next-over = La partie s’arrête là.

would-empty-none = { $country } épuise son stock, et il n’y a plus de cartes de Production.
perhaps = Peut-être :
help-returned = L’aide est rendue à la fin.
help-given = L’aide est donnée à fonds perdus.
short = Courte
long = Longue
bank-over = La banque a versé { $number } millions de plus que ne contient la boîte ; elle n’est jamais à sec.
key-prices = Prix :
key-europe = Europe
key-abroad = étranger
tally-stock-why = La valeur du stock ne départage que les plus riches.

## The books

books-party = Qui
books-kind = Motif
books-all = tous
books-opening = Chaque pays a commencé avec { $number } millions.
kind-sale = Ventes
kind-abroad = Achats à l’étranger
kind-reward = Récompenses
kind-unforeseen = Imprévus
kind-help = Aide
for-returned = Aide rendue
for-made-up = Complété par la banque
for-gift = Cadeaux

## The end

tally-money = Argent
tally-help = Aide
tally-wealth = Fortune
tally-stock = Stock
tally-banker = { $country } a tenu la banque.
