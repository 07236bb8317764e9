deck-choose = Votre deck
deck-chance = Celui que le hasard choisit
deck-group-mine = Mes decks
deck-group-ready = Decks tout prêts
deck-unfit = inachevé
deck-other = Un autre deck, déjà apporté
deck-secret = Votre choix reste secret jusqu’à la fin de la partie. Vous pouvez en changer jusqu’au début.
deck-editor = Mes decks
deck-of = Deck : { $name }
deck-look-away = { $name } regarde, les autres se détournent. Choisissez un deck : votre choix reste secret.
deck-done = C’est fait
ready-epic-good-1 = Des ailes sur l’aurore
ready-epic-good-1-story = Anges et dragons rapides règnent sur le ciel et frappent par-dessus tout bloqueur, pendant que de petits alliés soignent votre Mojo et ramènent ceux qui sont tombés.
ready-epic-good-2 = Les petites gens
ready-epic-good-2-story = Survivez à la première ruée grâce aux souverains, aux soigneurs et aux parades, rassemblez plus d’Humains à chaque tour, puis renforcez-les tous ensemble et submergez la table.
ready-epic-evil-1 = La légion de la crypte
ready-epic-evil-1-story = Inondez la table de Zombies et de Démons bon marché, faites-les grandir sous leur roi, et laissez les vampires finir ce que la horde a commencé.
ready-epic-evil-2 = Ce dont la tombe se souvient
ready-epic-evil-2-story = Videz les mains adverses, tuez ce qui arrive encore, et rappelez les meilleurs morts de chacun pour qu’ils combattent pour vous.
ready-epic-wild-1 = Les crocs de la meute
ready-epic-wild-1-story = Remplissez la table de loups, de tigres et d’insectes, puis lancez-les derrière un éléphant pour que chaque croc perce.
ready-epic-wild-2 = Cendres et écailles
ready-epic-wild-2-story = Brûlez chaque champion dès qu’il arrive, gardez le ciel pour les dragons, et tournez les dernières flammes contre les joueurs eux-mêmes.
ready-epic-unaligned-1 = La marche de l’acier
ready-epic-unaligned-1-story = Faites avancer d’immenses machines tour après tour, armez-les, dégagez la route sans dépenser d’action, et écrasez tout avant que quiconque soit prêt.
ready-epic-unaligned-2 = La dernière page
ready-epic-unaligned-2-story = Cachez-vous derrière des espions voilés et une parade contre chaque menace, piochez sans relâche, et gagnez avec des champions volés ou en vidant votre propre deck.
decks-title = Decks
decks-text = Enregistrez vos propres decks pour les parties où chacun apporte le sien. Personne d’autre ne les voit.
decks-none = Vous n’avez pas encore enregistré de deck. Construisez-en un, ou commencez par la copie d’un deck tout prêt.
decks-new = Construire un deck
decks-import = Importer un deck
decks-ready-text = Pour jouer tout de suite, pour regarder ou pour commencer.
deck-edit = Modifier
deck-look = Regarder
deck-copy = Copier
deck-delete = Supprimer
deck-delete-sure = Supprimer ce deck pour de bon ?
deck-play = Jouer
deck-cards = Cartes
deck-new-name = Nouveau deck
deck-copy-name = { $name } (copie)
deck-name = Nom du deck
deck-fits = prêt à jouer
deck-search = Chercher dans les noms et les textes
deck-cost-1 = coûte une action
deck-cost-0 = gratuite
deck-only-mine = seulement les cartes de ce deck
deck-found = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
deck-found-none = Aucune carte ne correspond.
deck-add = Ajouter { $name }
deck-remove = Retirer { $name }
deck-limit-1 = restreinte : 1 au plus
deck-limit-0 = interdite
deck-of-size = { $number ->
    [one] { $number } carte (60 à 100)
   *[other] { $number } cartes (60 à 100)
}
deck-tab = Le deck
deck-empty = Encore vide. Choisissez des cartes dans la liste ; un deck en a 60 à 100.
deck-wrong-few = { $number ->
    [one] Il manque { $number } carte : un deck en a 60 à 100.
   *[other] Il manque { $number } cartes : un deck en a 60 à 100.
}
deck-wrong-many = { $number } de trop : un deck a 60 à 100 cartes.
deck-wrong-often = { $name } : { $number } dans le deck, { $most } au plus.
deck-wrong-banned = { $name } est interdite : aucun deck ne l’a.
deck-good = Ce deck peut être joué.
deck-stats = Chiffres
deck-stat-cost = Coût
deck-stat-speed = Vitesse
deck-stat-kind = Type
deck-stat-alignment = Alignement
deck-kept = Enregistré.
deck-keeping = Enregistrement…
deck-not-kept = Pour l’instant, seul ce navigateur s’en souvient.
deck-not-now = Pas enregistré : pour le moment, seul ce navigateur l’a. Il réessaie de lui-même.
deck-changed-elsewhere = Ce deck a été modifié ailleurs entre-temps. Enregistrez celui-ci à sa place, ou rouvrez la page pour voir l’autre.
deck-enough = Vous avez déjà 100 decks, et on ne peut en garder plus. Supprimez-en d’abord un.
deck-restored = Vos modifications de la dernière fois sont de retour.
deck-other-changes = Ce navigateur se souvient d’autres modifications de ce deck, qui n’ont jamais été enregistrées.
deck-take = Les reprendre
deck-undo = Annuler
deck-keep = L’enregistrer
deck-as-it-is = Tout prêt. Dès que vous le modifiez, vous en avez une copie à vous.
deck-text = En texte
deck-copy-text = Copier le texte
deck-download = Enregistrer dans un fichier
deck-read = Importer
deck-read-text = Une ligne par carte : combien, et son nom. Ce qui est dans le deck est remplacé.
deck-read-file = Depuis un fichier
deck-read-here = Collez-le ici
deck-line = Ligne { $number } : { $name }
deck-line-unknown = il n’y a pas de carte « { $name } ».
deck-line-number = { $name } n’est pas un nombre de cartes.
deck-read-rest = Importer le reste
deck-read-none = Il n’y a aucune carte dans ce texte.
deck-read-long = C’est trop long pour un deck : 20 ko au plus.
deck-read-more = { $number ->
    [one] … et encore { $number } ligne illisible.
   *[other] … et encore { $number } lignes illisibles.
}
deck-replaced = Les cartes du deck ont été remplacées.
deck-back = Mes decks
deck-keys = Touches : ↑ et ↓ parcourent les cartes, + et − changent leur nombre, / cherche, Entrée dans la recherche ajoute la seule carte restante ou celle de ce nom.
