box = Le Haut-Gouverneur a abdiqué, et le fauteuil vide ira à qui rallie des personnalités, unit des alliances et atteint avant les autres 70 % de popularité, à coups de cartes bien jouées et de réactions secrètes.
page-syndicat-title = La grande grève
page-syndicat-story = La grève partit des quais et finit à la caserne, où il ne restait personne pour cirer les bottes. La Perceptrice frappa à des portes qui ne s’ouvraient plus ; la Sentinelle garda une place vide, puis rentra chez elle ; le Commandeur embarqua à l’aube, portant lui-même ses valises. Par quoi remplacer l’Ordre ? La Graffeuse avait déjà peint la réponse sur le mur : la Meneuse prit le corps de garde avec l’Artificier et l’Insurgée, et la Rébellion eut enfin un toit.
page-academie-title = Diplôme exigé
page-academie-story = On gouverna désormais au mérite, et le mérite portait un tampon. Le Docker échoua à l’épreuve écrite de levage ; la Tractiste récupéra ses tracts, fautes soulignées en rouge ; la Gréviste fut priée de citer ses sources, et la Déléguée de revenir avec un doctorat. N’ayant pas le bac, ils prirent celui du soir, vers le continent. Bientôt le Faussaire vendit des diplômes au mètre, l’Espionne les sujets la veille, et dans la maison du Syndicat, toutes lampes éteintes, s’installèrent les Ombres.
page-ordre-title = Couvre-feu jusqu’à nouvel ordre
page-ordre-story = L’Ordre voulait le silence et l’obtint par décret. Le Prédicateur fut banni pour avoir élevé la voix, le Reporter pour avoir demandé pourquoi, la Graffeuse pour détention de couleur ; le Médium, qui avait vu venir la descente, était déjà loin. Mais un garde dort, et parfois il pense. On confia donc les rondes à l’Androïde, les carrefours au Régulateur, et au Prototype on ne sut jamais quoi. La nuit, ils se rechargeaient au temple : là où le Culte avait prié, les Synthétiques bourdonnaient.
page-compagnie-title = Changement de propriétaire
page-compagnie-story = Avec un ami dans le fauteuil, la Compagnie lut les comptes de l’Académie, trouva le savoir parmi les pertes et le vendit, rayonnages compris. L’Archiviste, la Chercheuse et le Recteur partirent, carton sous le bras. La Marraine paya comptant ; bientôt les clients du Passeur chuchotaient en salle de lecture, comme jadis les étudiants, et l’on disait poliment : le Cartel. Dehors, les entrepôts avalaient les cabanes. La Nomade et le Doyen entrèrent par la grande porte : on devait une rue aux Exilés, ils la prirent.
page-culte-title = Miracles à l’antenne
page-culte-story = Le Culte fit du profit un péché et de la confession un spectacle. L’Argentier avoua en chiffres, endormit le chœur et s’éclipsa ; la Magnate prit la mer avec ce qu’elle avait tu ; l’Entremetteur et le Contrebandier suivirent, faute d’âmes à tenter. Restait la tour de la Compagnie, et une tour vide est presque une antenne. Le Présentateur annonça les miracles, le Reporter trouva les témoins, la Rédactrice corrigea les prophéties après coup, et les Médias comptèrent leur public là où la Compagnie comptait ses sous.
page-medias-title = En direct, sans ciller
page-medias-story = Rien ne nuit à certaines affaires comme la célébrité, et les Médias mirent la Marraine sur tous les écrans. Elle partit avant la météo, le Passeur pendant. Le Docker, interrogé en direct sur les caisses, se rappela une tante à l’étranger ; l’Archiviste se rappelait les nouvelles de la veille, ce qui était pire, et l’accompagna. Il fallut meubler. L’Androïde lut sans ciller, le Prototype sourit, la Matrice décida de ce qui s’était passé. Dans les caves du Cartel ronronnaient des serveurs : les Synthétiques avaient emménagé.
page-rebellion-title = Écrans noirs
page-rebellion-story = La Rébellion jeta les écrans par les fenêtres ; le Présentateur, de justesse, prit l’escalier. La Rédactrice avait refusé d’imprimer la victoire avant qu’elle n’ait lieu, le Reporter avait photographié les mauvais héros, et la Graffeuse apprit que les murs, étant à tous, devaient rester propres. Ils quittèrent la ville ensemble. Puis on s’aperçut qu’une barricade arrête aussi le pain. Le Passeur connaissait un détour, la Marraine un prix, et devant les studios éteints des Médias on fit la queue pour le Cartel.
page-cartel-title = L’équipe de nuit
page-cartel-story = Sous le Cartel, les navires déchargeaient la nuit et, au matin, n’étaient jamais venus. Le Docker reçut une rente pour sa mauvaise mémoire ; la presse de la Tractiste fut rachetée, la grille de la Gréviste murée, et la Déléguée reçut des cabines pour tous, aller simple. Elle lut les petits caractères et fit ses valises. Mais un commerce qui n’existe pas veut du soin : le Faussaire fit les papiers, l’Entremetteur serra les mains, l’Espionne recompta les doigts, et les Ombres prirent la relève du Syndicat.
page-ombres-title = Les rayons vides
page-ombres-story = Un matin, les dossiers avaient disparu, et avec eux tout ce qui pouvait se prouver. L’Archiviste épousseta les rayons et rendit ses clés ; la Chercheuse, qui avait trouvé, fut priée de chercher ailleurs ; on apprit au Recteur, avec tact, qu’il n’y avait jamais eu d’Académie. Mais les listes de bannis manquaient aussi. Le Guide connaissait les récifs, le Contrebandier avait un bateau, la Nomade vint à marée basse. Les Exilés occupèrent les amphithéâtres, où le Doyen, dernière mémoire de la ville, fit salle comble.
page-exiles-title = Journée portes ouvertes
page-exiles-story = On ôta les portes de leurs gonds, et la Sentinelle, n’ayant plus rien à garder, sortit par l’ouverture. La Perceptrice chercha encore un peu les adresses, puis la suivit. Le Commandeur se vit remettre un ordre de bannissement, l’un des siens ; seul le nom avait changé. Certains étaient revenus pardonner. D’autres avaient appris un métier au loin : l’Artificier déballa ses outils, l’Insurgée demanda la clé du palais, la Meneuse ne demanda rien à personne, et la Rébellion fit son lit dans la caserne de l’Ordre.
page-synthetiques-title = Une erreur d’arrondi
page-synthetiques-story = Les machines épluchèrent les livres de la Compagnie pendant une pause déjeuner et conclurent qu’elle n’avait jamais servi à rien. L’Argentier demanda une vérification ; elle fut faite avant la fin de sa phrase, et il prit son chapeau. La Magnate apprit que sa fortune était une erreur d’arrondi et s’installa en un lieu moins exact. Tout marchait, et l’on s’ennuyait ferme. Le Reporter apporta des doutes, la Rédactrice leur donna des titres, et là où la Compagnie affichait ses cours, les Médias affichèrent des ragots.

## The table

value = Valeur { $number }
inhabitant = Habitant
percent = { $number } %
face-down = face cachée
track = La popularité, en route vers 70 %.
track-solo = Votre popularité. À 0 %, vous perdez.
stands = { $seat } : { $number } %.
clockwise = On joue dans le sens des aiguilles d’une montre.
counter-clockwise = On joue dans le sens inverse des aiguilles d’une montre.
deck = { $number ->
    [one] Pioche : { $number } carte. En prendre une face cachée coûte 1 de persuasion.
   *[other] Pioche : { $number } cartes. En prendre une face cachée coûte 1 de persuasion.
}
draw-cost = Piocher pour 1
discard = Défausse : { $number }
crossroads = La croisée des chemins
zone = Zone du Complot : { $number } sur 5
plot-takes = Prochaine prise du Complot
plot-sends = Le Complot va l’écarter
looked-deck = Sur le dessus de la pioche
looks = { $seat } regarde le dessus de la pioche.
hand-of = En main chez { $seat }
in-use = { $card }
copied-effect = effet appliqué : { $card }
actions-left = { $number ->
    [one] encore { $number } action
   *[other] encore { $number } actions
}
uniting = { $seat } unit { $alliance }
sum-union = Union
sum-affinity = Affinité
sum-less = Réduction
sum-total = Au total
trail = Ce tour jusqu’ici
popularity = Popularité
persuasion = Persuasion
pacts = Pactes
rounds = Manches
popularity-count = { $number } % de popularité
persuasion-count = { $number } de persuasion
hand-count = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
pacts-count = { $number ->
    [one] { $number } pacte scellé sur cinq
   *[other] { $number } pactes scellés sur cinq
}
rounds-won = { $number ->
    [one] { $number } manche gagnée
   *[other] { $number } manches gagnées
}
note-asked = peut réagir
note-waits = attend
note-next = joue ensuite
note-turn = joue son tour
last-united = Dernière union : { $alliance }
affinity-used = Affinité utilisée : { $alliance }
affinity-kept = Affinité : { $alliance }
affinity-mine = Votre affinité secrète : { $alliance }
affinity-gone = Votre affinité, utilisée : { $alliance }
affinity-tell = Elle sert une seule fois : elle ajoute 20 % quand vous unissez cette alliance, ou 10 % à une autre union si une carte de cette alliance est dans la main avec laquelle vous unissez.
alliances = Alliances
needs = { $number } de ses { $members } membres suffisent pour l’unir
sealed-pact = pacte scellé
booklet = Pages lues du livret
hand = Votre main
hand-empty = Votre main est vide.
round = Manche { $number }
turn-number = Tour { $number }
feats-of = Succès pour { $seat } :
next-round = On remet tout en place pour la manche suivante.
page-of = Livret de victoires : { $alliance }
page-leave = Départs
page-come = Arrivées
page-tiles = Alliances
page-gone = Qui n’est pas en jeu ne peut pas partir, et qui est déjà là ne peut pas arriver.
tile-on = On remplace { $old } par { $alliance }.
tile-below = Nouvelle alliance en jeu : { $alliance }.

## What is asked

over = Le fauteuil est pris.
button-recruit = Recruter
button-debate = Débattre : +2
button-unite = Unir { $alliance } : +{ $percent } %
button-unite-affinity = Unir { $alliance }, avec affinité : +{ $percent } %
button-pass = Passer
button-done = C’est tout
button-all = Réagir avec toutes
button-decline = Laisser faire
button-react = Réagir : { $card }
ask-act = À vous : recruter, débattre, utiliser ou unir. Vous avez { $number } de persuasion.
ask-act-solo = À vous : recruter, débattre, utiliser, unir ou corrompre. Vous avez { $number } de persuasion.
ask-again = Encore une action : vous avez { $number } de persuasion.
ask-excess = { $number ->
    [one] Trois cartes au plus : défaussez-en une.
   *[other] Trois cartes au plus : défaussez-en { $number }.
}
ask-order = Plusieurs habitants à la fois : qui vient d’abord ?
ask-top = Toutes sont défaussées : quelle carte va sur le dessus ?
ask-steal = À qui prenez-vous une carte au hasard ?
ask-random-discard = Qui défausse une carte au hasard ?
ask-spy = Qui vous montre sa main ?
ask-spy-card = { $seat } défausse une carte de sa main : laquelle ?
ask-take-from = À qui prenez-vous de la persuasion ?
ask-opponent-loses = Qui perd de la popularité ?
ask-copy = De qui appliquez-vous l’effet ?
ask-add = Quelle carte de la croisée des chemins ajoutez-vous à votre main ?
ask-sweep = Qui renvoyez-vous de la croisée des chemins ? Autant de cartes que vous voulez.
ask-exchange = Quelle carte de votre main posez-vous à la croisée des chemins ?
ask-dismiss = Qui renvoyez-vous, pour gagner sa valeur en persuasion ?
ask-trade = Quelle carte défaussez-vous pour gagner de la persuasion ?
ask-look = Laquelle de ces cartes ajoutez-vous à votre main ?
ask-put-back = Quelle carte va tout en haut de la pioche ?
ask-zone-take = Qui allez-vous chercher dans la zone du Complot ?
ask-zone-discard = Qui chassez-vous de la zone du Complot ?
ask-choose = Choisissez.
react-able = Réagissez-vous ?
react-unable = Aucune de vos cartes n’y répond.
ask-union = { $seat } unit { $alliance }. { $able }
ask-debate = { $seat } débat avec { $card }. { $able }
ask-recruit = { $seat } recrute { $card } pour { $number } de persuasion. { $able }
ask-harm = { $seat } utilise { $card } contre vous. { $able }
ask-plot-recruits = Le Complot va recruter { $card }. { $able }
ask-plot-debates = Le Complot débat avec { $card }. { $able }
ask-reshuffle = La défausse a été mélangée, ce qui coûte 10 % de popularité. { $able }
wait-act = { $seat } choisit une action.
wait-choose = { $seat } choisit.
wait-reactions = On peut réagir à ce que fait { $seat }.
wait-union = { $seat } unit une alliance. Les autres peuvent réagir.
wait-debate = { $seat } débat. Les autres peuvent réagir.
wait-recruit = { $seat } recrute. Les autres peuvent réagir.
hint-act = Touchez quelqu’un à la croisée des chemins, puis « Recruter » (coûte sa valeur) ou « Débattre » (rapporte 2 de persuasion). Touchez une carte de votre main pour l’utiliser. Avec deux ou trois cartes d’une même alliance en main, vous pouvez l’unir : cela rapporte de la popularité. À 70 %, vous gagnez.
hint-act-solo = Unissez une fois chacune des cinq alliances avant que le Complot n’ait les cinq Dignitaires, ceux de valeur 3. Après chacun de vos tours, le Complot prend le Dignitaire le plus à droite ; s’il n’y en a pas, il renvoie la carte la plus à droite. Gardez votre popularité au-dessus de 0 %.
hint-again = Certaines cartes vous font rejouer. La croisée des chemins n’est pas complétée entre-temps.
hint-excess = À la fin de votre tour, vous gardez trois cartes au plus. Tout le monde voit ce que vous défaussez.
hint-order = Les habitants ne restent jamais en main : on les montre, leur effet s’applique et on les défausse.
hint-top = La carte du dessus pourra être reprise par quelqu’un : le choix compte.
hint-react = On interroge tous ceux qui ont une carte en main, quelle qu’elle soit : ainsi, personne ne devine ce que vous avez. Touchez une carte qui convient, ou laissez faire.
hint-react-solo = Cette carte attendait justement ce moment dans votre main. Vous pouvez aussi la garder pour une autre fois.
hint-effect = La carte que vous avez utilisée demande un choix. Ce qui brille peut être touché.

## Moves

do-recruit = Recruter { $card } pour { $number }
do-draw = Prendre une carte face cachée pour 1 de persuasion
do-debate = Débattre avec { $card } pour 2 de persuasion
do-use = Utiliser { $card }
do-corrupt = Corrompre { $card } : le Complot joue ensuite deux tours
do-unite = Unir { $alliance } : +{ $percent } %
do-unite-affinity = Unir { $alliance } avec votre affinité : +{ $percent } %
do-pass = Passer : il n’y a rien à faire
do-add = Ajouter { $card } à votre main
do-discard = Défausser { $card }
do-meet = D’abord { $card }
do-top = Sur le dessus : { $card }
do-copy = Appliquer cet effet : { $card }
do-lay = Poser { $card } à la croisée des chemins
do-put-back = Reposer { $card } tout en haut
do-target = Choisir { $seat }
do-done = C’est tout
do-react = Réagir avec { $card }
do-react-all = Réagir avec toutes les cartes qui conviennent
do-decline = Laisser faire
