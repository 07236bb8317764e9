## Countries: the name alone, then as sentences need it

country-france = France
country-england = Angleterre
country-germany = Allemagne
country-italy = Italie
country-benelux = Benelux

the-france = La France
the-england = L’Angleterre
the-germany = L’Allemagne
the-italy = L’Italie
the-benelux = Le Benelux

from-france = à la France
from-england = à l’Angleterre
from-germany = à l’Allemagne
from-italy = à l’Italie
from-benelux = au Benelux

to-france = à la France
to-england = à l’Angleterre
to-germany = à l’Allemagne
to-italy = à l’Italie
to-benelux = au Benelux

## Products: the name alone, some of it, so much of it

product-cereals = céréales
product-vegetables = légumes
product-dairy = produits laitiers
product-meat = viande
product-wine = vin
product-timber = bois
product-coal = charbon
product-steel = acier
product-petroleum = produits pétroliers
product-chemicals = produits chimiques
product-cars = automobiles
product-wool = tissus de laine

some-cereals = des céréales
some-vegetables = des légumes
some-dairy = des produits laitiers
some-meat = de la viande
some-wine = du vin
some-timber = du bois
some-coal = du charbon
some-steel = de l’acier
some-petroleum = des produits pétroliers
some-chemicals = des produits chimiques
some-cars = des automobiles
some-wool = des tissus de laine

of-cereals = de céréales
of-vegetables = de légumes
of-dairy = de produits laitiers
of-meat = de viande
of-wine = de vin
of-timber = de bois
of-coal = de charbon
of-steel = d’acier
of-petroleum = de produits pétroliers
of-chemicals = de produits chimiques
of-cars = d’automobiles
of-wool = de tissus de laine

## What stands on the cards

printed = { $tonnes } tonnes ; { $european } millions en Europe, { $foreign } millions à l’étranger
wanted = { $country } : { $units ->
    [one] une unité
   *[other] { $units } unités
} { $product } ({ $tonnes } tonnes)

unforeseen-hotel = Nouveaux hôtels
unforeseen-tourists = Des touristes
unforeseen-season = Une saison splendide
unforeseen-petroleum = Cuves à sec
unforeseen-dairy = Pâturages desséchés
unforeseen-coal = Un hiver rigoureux
unforeseen-cereals = Grêle sur les champs
unforeseen-meat = Jours de fête
unforeseen-timber = Chantiers de construction
unforeseen-loan = Un vieux prêt remboursé
unforeseen-patent = Un brevet recherché
unforeseen-fair = La foire commerciale
unforeseen-bonds = Succès de l’emprunt d’État
unforeseen-farms = Aide à l’agriculture
unforeseen-research = Aide à la recherche
unforeseen-canal = Péages du canal
unforeseen-paintings = Une exposition de peinture
unforeseen-storm = Dégâts de la tempête
unforeseen-roads = Nouvelles routes
unforeseen-customs = Postes de douane démolis
unforeseen-harvest = Une riche moisson
unforeseen-vintage = Un grand millésime
unforeseen-gardens = Jardins maraîchers florissants
unforeseen-motor-show = Le Salon de l’automobile
unforeseen-fashion = La semaine de la mode
unforeseen-laboratory = Le congrès des chimistes
unforeseen-jubilee = Un jubilé
unforeseen-friendship = Une journée de l’amitié
unforeseen-dividend = Le dividende de la Communauté
unforeseen-works = De nouvelles usines

effect-hotel = Vos hôtels sont prêts à accueillir les touristes. Gardez cette carte pendant toute la partie ; si vous en tirez une deuxième, remettez-la sous le talon.
effect-tourists = Si vos hôtels sont prêts, les touristes s’y installent : la banque vous verse { $money } millions.
effect-urgent = Il vous faut d’urgence { $units ->
    [one] une unité
   *[other] { $units } unités
} { $product }. Adressez-vous aux partenaires de votre choix et payez le prix européen.
effect-income = La banque vous verse { $money } millions.
effect-cost = Versez { $money } millions à la banque.
effect-harvest = La banque vous verse { $money } millions par unité { $product } sur votre tableau.
effect-exhibit = Si vous avez { $product }, exposez-en une unité : elle quitte la partie, et la banque vous en verse le prix à l’étranger, soit { $money } millions.
effect-from-partners = Chaque partenaire vous offre { $money } millions.
effect-to-partners = Vous offrez { $money } millions à chaque partenaire.
effect-everybody = La banque verse { $money } millions à chaque pays.
effect-works = Vous recevez { $cards } nouvelles cartes de Production.

## What happens

chose = { $country } revient à { $seat }.
got-stock = { $country } reçoit { $cards ->
    [one] une carte de Production
   *[other] { $cards } cartes de Production
}{ $cereals ->
    [0] { "" }
   *[other] { " " }· { $cereals } × { product-cereals }
}{ $vegetables ->
    [0] { "" }
   *[other] { " " }· { $vegetables } × { product-vegetables }
}{ $dairy ->
    [0] { "" }
   *[other] { " " }· { $dairy } × { product-dairy }
}{ $meat ->
    [0] { "" }
   *[other] { " " }· { $meat } × { product-meat }
}{ $wine ->
    [0] { "" }
   *[other] { " " }· { $wine } × { product-wine }
}{ $timber ->
    [0] { "" }
   *[other] { " " }· { $timber } × { product-timber }
}{ $coal ->
    [0] { "" }
   *[other] { " " }· { $coal } × { product-coal }
}{ $steel ->
    [0] { "" }
   *[other] { " " }· { $steel } × { product-steel }
}{ $petroleum ->
    [0] { "" }
   *[other] { " " }· { $petroleum } × { product-petroleum }
}{ $chemicals ->
    [0] { "" }
   *[other] { " " }· { $chemicals } × { product-chemicals }
}{ $cars ->
    [0] { "" }
   *[other] { " " }· { $cars } × { product-cars }
}{ $wool ->
    [0] { "" }
   *[other] { " " }· { $wool } × { product-wool }
}.
got-demands = { $country } reçoit { $cards ->
    [one] la carte de Demandes n° { $one }
   *[other] { $cards } cartes de Demandes : { $one }
}{ $two ->
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
turn = { $country } a la main.
laid = { $country } pose la carte de Demandes n° { $card }.
asked = { $country } doit fournir { $units ->
    [one] une unité
   *[other] { $units } unités
} { $product } : { $tonnes } tonnes.
skipped = { $country } n’est pas en jeu : cette demande est sautée.
all-skipped = Toutes les demandes de cette carte ont été sautées.
supplied = { $country } fournit { $product }.
bought = { $country } achète { $product } { $from } pour { $money } millions et livre la marchandise.
bought-abroad = { $country } doit commander { $product } à l’étranger et verse { $money } millions à la banque.
rewarded = { $country } a épuisé son stock : la banque lui verse { $money } millions en récompense.
used-up = { $country } a épuisé son stock, et il n’y a plus de cartes de Production.
helped = { $country } verse { $money } millions { $to } pour l’aider.
made-up = { $country } ne peut pas tout payer : la banque verse { $to } les { $money } millions qui manquent.
waived = { $country } obtient de la banque une remise de { $money } millions.
shuffled = Les cartes de Demandes déjà posées sont mélangées : elles forment le nouveau talon.
drew = { $country } tire une carte d’Imprévu : { $card }.
equipped = { $country } a désormais des hôtels pour les touristes.
equipped-before = { $country } avait déjà des hôtels ; la carte retourne sous le talon.
no-hotels = { $country } n’a pas encore d’hôtels : les touristes ne viennent pas.
received = { $country } reçoit { $money } millions de la banque.
paid = { $country } doit verser { $money } millions à la banque.
gave = { $country } offre { $money } millions { $to }.
stored = { $country } achète { $product } { $from } pour { $money } millions et met la marchandise en stock.
not-for-sale = Il n’y a aucun partenaire à qui acheter { $product }.
exhibited = { $country } expose { $product } et reçoit { $money } millions de la banque.
has-none = { $country } n’a pas { $product } en stock : il ne se passe rien.
no-cards = Il ne reste plus de cartes de Production.
returned = { $country } rend { $money } millions { $to }.

## The end

ending-demands = Un pays a posé sa dernière carte de Demandes, et il n’en reste plus au talon.
ending-production = Les cartes de Production sont épuisées.
ending-standstill = Les cartes de Demandes ont fait un tour complet sans qu’une seule carte de Production ait servi.

## What the host chooses

option-length = Durée
option-length-short = Courte : jusqu’à épuisement des cartes de Demandes
option-length-long = Longue : jusqu’à épuisement des cartes de Production
option-countries = Pays par joueur (à deux joueurs)
option-countries-one = Un
option-countries-two = Deux
option-help = Aide entre partenaires
option-help-returned = Rendue à la fin
option-help-given = Donnée pour de bon
option-seats = Attribution des pays
option-seats-random = Au hasard
option-seats-chosen = Chacun choisit

## Why a move isn’t allowed

europax-setup-countries = { $country } : ce pays ne se joue pas avec si peu de joueurs.
europax-setup-taken = { $country } : ce pays est déjà pris.
europax-setup-seats = Prenez d’abord un pays.
europax-turn-asked = C’est à { $seat } de choisir maintenant.
europax-turn-hand = { $country } : la carte de Demandes n° { $card } n’est pas en main.
europax-turn-lay = Posez une carte de Demandes.
europax-demand-seller = { $country } : impossible d’y acheter { $product }.
europax-demand-choice = Choisissez d’abord à qui acheter.
europax-unforeseen-urgent = Choisissez d’abord à qui acheter ce qu’il vous faut d’urgence.
