# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = Le Marteau du Forgeron
    .the = le Marteau du Forgeron
    .brief = Mets-y de l’or : 15🪙 pour 10🏆, encore 15🪙 pour 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = marteau, forgeron
diceforge-picture-feat-hammer = Marteau
diceforge-feat-hammer-text = Pose le marteau sur ton plateau. Désormais, quand tu gagnes de l’or, tu peux en mettre une partie dans le marteau plutôt que dans ton inventaire : chaque or le fait avancer d’une case. Un tour de 15 cases te donne 10 PG, le deuxième tour 15 PG.
diceforge-feat-hammer-more = L’or qui dépasse le premier tour compte pour le deuxième, puis pour ton marteau suivant. Un seul marteau à la fois. Seul l’or que tu gagnes compte, pas celui que tu as déjà.

diceforge-feat-chest = Le Coffre du Forgeron
    .the = le Coffre du Forgeron
    .brief = De la place pour 4🪙, 3☀️ et 3🌙 de plus
    .short = { diceforge-picture-feat-chest }
    .keywords = coffre, caisse, réserve
diceforge-picture-feat-chest = Coffre
diceforge-feat-chest-text = Ton inventaire contient 4 or, 3 fragments solaires et 3 fragments lunaires de plus.
diceforge-feat-chest-more = Plusieurs coffres s’additionnent.

diceforge-feat-silver_hind = Les Sabots d’argent
    .the = les Sabots d’argent
    .brief = Une faveur mineure à chacun de tes tours suivants
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = sabots, biche, cerf, argent
diceforge-picture-feat-silver_hind = Sabots
diceforge-feat-silver_hind-text = Tu reçois une faveur mineure : choisis un de tes dés, lance-le et applique sa face.
diceforge-feat-silver_hind-more = Tu peux choisir un autre dé à chaque fois.

diceforge-feat-great_bear = La Grande Ourse
    .the = la Grande Ourse
    .brief = 3🏆 quand tu chasses un héros ou te fais chasser
    .short = { diceforge-picture-feat-great_bear }
    .keywords = ours, ourse
diceforge-picture-feat-great_bear = Grande Ourse
diceforge-feat-great_bear-text = Chaque fois que tu chasses un héros ou que tu te fais chasser, tu gagnes 3 PG.
diceforge-feat-great_bear-more = Chacune de tes Ourses compte. Tu gagnes les points avant la faveur du héros chassé.

diceforge-feat-satyrs = Les Satyres
    .the = les Satyres
    .brief = Les autres lancent ; tu utilises deux de leurs faces
    .short = { diceforge-picture-feat-satyrs }
    .keywords = satyre, faune
diceforge-picture-feat-satyrs = Satyres
diceforge-feat-satyrs-text = Tous les autres lancent leurs deux dés mais n’appliquent rien. Tu choisis deux de ces dés et appliques leurs faces comme ta propre faveur.
diceforge-feat-satyrs-more = Les deux dés peuvent venir de la même personne ou de deux. Un miroir copie pour toi la face d’un adversaire, ×3 triple l’autre face choisie, un sanglier profite à la personne qui a sa carte. Ce n’est pas une faveur pour toi : Cerbère ne peut pas la répéter.

diceforge-feat-tenacious_boar = Le Sanglier acharné
    .the = le Sanglier acharné
    .brief = Un rival forge le sanglier ; tu gagnes quand il sort
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = sanglier, acharné, cochon
diceforge-picture-feat-tenacious_boar = Sanglier
diceforge-feat-tenacious_boar-text = Désigne un adversaire, qui doit forger aussitôt la face sanglier de la couleur de cette carte, sans jamais pouvoir l’enlever. Chaque fois que cette face est appliquée, tu gagnes 1 fragment solaire, 1 fragment lunaire ou 3 PG.
diceforge-feat-tenacious_boar-more = C’est l’adversaire qui choisit le dé et la face à remplacer ; le sanglier lui donne 1 fragment solaire ou lunaire. Tu gagnes peu importe qui l’applique, même par un miroir, les Satyres ou le Minotaure. S’il est triplé, tu choisis trois fois.

diceforge-feat-ferryman = Le Passeur
    .the = le Passeur
    .brief = Aucun effet, beaucoup de points
    .short = { diceforge-picture-feat-ferryman }
    .keywords = charon, barque
diceforge-picture-feat-ferryman = Passeur
diceforge-feat-ferryman-text = Aucun effet, juste des points.

diceforge-feat-cerberus = Cerbère
    .brief = Un jeton qui répète une de tes faveurs
    .short = { diceforge-picture-feat-cerberus }
    .keywords = chien, cerbere, répéter
diceforge-picture-feat-cerberus = Cerbère
diceforge-feat-cerberus-text = Prends un jeton Cerbère. Après n’importe laquelle de tes faveurs, tu peux l’utiliser : tu appliques une deuxième fois les faces obtenues.
diceforge-feat-cerberus-more = Aussi hors de ton tour, et tu peux faire d’autres choix la deuxième fois. Un jeton par faveur. Les Satyres et le Minotaure ne sont pas des faveurs.

diceforge-feat-helmet_of_invisibility = Le Casque d’invisibilité
    .the = le Casque d’invisibilité
    .brief = Forge une face ×3
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = casque, triple, x3, fois trois
diceforge-picture-feat-helmet_of_invisibility = Casque
diceforge-feat-helmet_of_invisibility-text = Prends une face ×3 dans les Jardins et forge-la aussitôt.
diceforge-feat-helmet_of_invisibility-more = La face ne donne rien à elle seule ; elle triple ce que donne ton autre dé.

diceforge-feat-cancer = La Pince
    .the = la Pince
    .brief = Deux faveurs divines de suite
    .short = { diceforge-picture-feat-cancer }
    .keywords = cancer, crabe, pince
diceforge-picture-feat-cancer = Pince
diceforge-feat-cancer-text = Tu reçois deux faveurs divines, l’une après l’autre.
diceforge-feat-cancer-more = Tu appliques la première en entier avant de lancer la deuxième.

diceforge-feat-sentinel = La Sentinelle
    .the = la Sentinelle
    .brief = Deux faveurs divines ; échange ☀️ et 🌙 contre 2🏆 chacun
    .short = { diceforge-picture-feat-sentinel }
    .keywords = sentinelle, garde, échange
diceforge-picture-feat-sentinel = Sentinelle
diceforge-feat-sentinel-text = Tu reçois deux faveurs divines, l’une après l’autre. Quand un dé t’y donne du soleil ou de la lune, tu peux tout échanger, à 2 PG par fragment.
diceforge-feat-sentinel-more = Tout ou rien pour chaque face. Ce que tu échanges compte quand même pour un bouclier sur l’autre dé.

diceforge-feat-hydra = L’Hydre
    .the = l’Hydre
    .brief = Aucun effet, plus de points que tout autre
    .short = { diceforge-picture-feat-hydra }
    .keywords = têtes, serpent, hydre
diceforge-picture-feat-hydra = Hydre
diceforge-feat-hydra-text = Aucun effet, juste des points : plus que tout autre exploit.

diceforge-feat-typhon = Typhon
    .brief = 1🏆 pour chaque face que tu as forgée
    .short = { diceforge-picture-feat-typhon }
    .keywords = géant, faces forgées
diceforge-picture-feat-typhon = Typhon
diceforge-feat-typhon-text = Tu gagnes 1 PG pour chaque face que tu as forgée jusqu’ici.
diceforge-feat-typhon-more = Achetées, gratuites ou imposées, toutes comptent.

diceforge-feat-elder = L’Ancien
    .the = l’Ancien
    .brief = À chacun de tes tours suivants : paie 3🪙 pour 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = ancien, vieux, vieillard
diceforge-picture-feat-elder = Ancien
diceforge-feat-elder-text = Tu peux payer 3 or pour gagner 4 PG.
diceforge-feat-elder-more = Chaque Ancien une fois par tour.

diceforge-feat-wild_spirits = Les Herbes folles
    .the = les Herbes folles
    .brief = 3🪙 et 3🌙 tout de suite
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = esprits, herbes
diceforge-picture-feat-wild_spirits = Herbes folles
diceforge-feat-wild_spirits-text = Tu gagnes 3 or et 3 fragments lunaires.
diceforge-feat-wild_spirits-more = L’or peut aller à ton marteau.

diceforge-feat-guardians_owl = Les Ailes de la Gardienne
    .the = les Ailes de la Gardienne
    .brief = 1🪙, 1☀️ ou 1🌙 à chacun de tes tours suivants
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = ailes, chouette, hibou, oiseau, gardienne
diceforge-picture-feat-guardians_owl = Ailes
diceforge-feat-guardians_owl-text = Tu gagnes 1 or, 1 fragment solaire ou 1 fragment lunaire, au choix.
diceforge-feat-guardians_owl-more = Chaque carte une fois par tour. L’or peut aller à ton marteau.

diceforge-feat-celestial_ship = La Voile céleste
    .the = la Voile céleste
    .brief = Forge une face voile
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = voile, navire, bateau, argo
diceforge-picture-feat-celestial_ship = Voile
diceforge-feat-celestial_ship-text = Prends une face voile dans les Jardins et forge-la aussitôt.
diceforge-feat-celestial_ship-more = Quand elle sort, la voile te permet d’acheter une face du Sanctuaire pour 2 or de moins.

diceforge-feat-minotaur = Le Minotaure
    .the = le Minotaure
    .brief = Les autres lancent et perdent ce que montrent leurs faces
    .short = { diceforge-picture-feat-minotaur }
    .keywords = taureau, perte, perdre
diceforge-picture-feat-minotaur = Minotaure
diceforge-feat-minotaur-text = Tous les autres lancent leurs deux dés et perdent ce que leurs faces auraient donné.
diceforge-feat-minotaur-more = Personne ne descend sous 0. Sur une face à choix, chacun choisit ce qu’il perd, même s’il en a peu. ×3 triple la perte, un miroir copie une face à perdre, une voile ne fait rien. La personne qui a la carte d’un sanglier gagne comme d’habitude.

diceforge-feat-guardians_shield = Le Bouclier de la Gardienne
    .the = le Bouclier de la Gardienne
    .brief = Forge une face bouclier au choix
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = bouclier, égide, gardienne
diceforge-picture-feat-guardians_shield = Bouclier
diceforge-feat-guardians_shield-text = Choisis une des faces bouclier restant dans les Jardins et forge-la aussitôt.
diceforge-feat-guardians_shield-more = Il y en a quatre : or, soleil, lune et PG. Un bouclier donne sa ressource, ou 5 PG si ton autre dé donne déjà cette ressource.

diceforge-feat-gorgon = La Méduse
    .the = la Méduse
    .brief = Aucun effet, beaucoup de points
    .short = { diceforge-picture-feat-gorgon }
    .keywords = gorgone, méduse
diceforge-picture-feat-gorgon = Méduse
diceforge-feat-gorgon-text = Aucun effet, juste des points.

diceforge-feat-triton = Triton
    .brief = Un jeton qui vaut 6🪙, 2☀️ ou 2🌙 dans un de tes tours
    .short = { diceforge-picture-feat-triton }
    .keywords = dieu marin, mer
diceforge-picture-feat-triton = Triton
diceforge-feat-triton-text = Prends un jeton Triton. À tout moment de ton tour, tu peux l’utiliser pour 6 or, 2 fragments solaires ou 2 fragments lunaires.
diceforge-feat-triton-more = L’or peut aller à ton marteau. Un jeton non utilisé ne vaut rien à la fin.

diceforge-feat-mirror_of_the_abyss = Le Miroir abyssal
    .the = le Miroir abyssal
    .brief = Forge une face miroir
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = miroir, copie, abysse
diceforge-picture-feat-mirror_of_the_abyss = Miroir
diceforge-feat-mirror_of_the_abyss-text = Prends une face miroir dans les Jardins et forge-la aussitôt.
diceforge-feat-mirror_of_the_abyss-more = Quand il sort, le miroir copie une face visible sur le dé d’un adversaire.

diceforge-feat-sphinx = L’Énigme
    .the = l’Énigme
    .brief = Quatre faveurs mineures avec un seul dé
    .short = { diceforge-picture-feat-sphinx }
    .keywords = sphinx, sphinge, énigme, enigme
diceforge-picture-feat-sphinx = Énigme
diceforge-feat-sphinx-text = Choisis un dé. Tu reçois quatre faveurs mineures avec lui, l’une après l’autre.
diceforge-feat-sphinx-more = Le dé agit seul : ×3 ne donne rien, un bouclier donne sa ressource.

diceforge-feat-cyclops = Le Cyclope
    .the = le Cyclope
    .brief = Quatre faveurs mineures avec un dé ; échange 🪙 contre 1🏆 chacun
    .short = { diceforge-picture-feat-cyclops }
    .keywords = œil, polyphème, échange
diceforge-picture-feat-cyclops = Cyclope
diceforge-feat-cyclops-text = Choisis un dé. Tu reçois quatre faveurs mineures avec lui, l’une après l’autre. Quand il te donne de l’or, tu peux tout échanger, à 1 PG par or.
diceforge-feat-cyclops-more = Tout ou rien à chaque lancer. L’or que tu gardes peut encore aller à ton marteau.

diceforge-feat-twins = Les Jumeaux
    .the = les Jumeaux
    .brief = Paie 3🪙 pour relancer un dé, puis gagne 1🌙 ou 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = gémeaux, jumeaux, relancer, relance
diceforge-picture-feat-twins = Jumeaux
diceforge-feat-twins-text = Après le lancer d’une de tes faveurs, ou du Dé céleste, et avant d’appliquer quoi que ce soit : tu peux payer 3 or pour relancer un de ces dés. Tu gagnes aussi 1 fragment lunaire ou 1 PG ensuite.
diceforge-feat-twins-more = Chaque exemplaire sert une fois par lancer, et plusieurs peuvent relancer le même dé ; seule sa dernière face compte.

diceforge-feat-scepter = Le Sceptre du Forgeron
    .the = le Sceptre du Forgeron
    .brief = Stocke 6🪙 de plus ; à partir de 4, peut payer comme ☀️ ou 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = sceptre, bâton
diceforge-picture-feat-scepter = Sceptre
diceforge-feat-scepter-text = Pose le sceptre sur ton plateau. Désormais, quand tu gagnes de l’or, tu peux en mettre jusqu’à 6 sur le sceptre. Cet or se dépense comme un autre.
diceforge-feat-scepter-more = À ton tour, tu peux vider un sceptre de 4 ou 5 or pour payer 1 fragment solaire ou lunaire, ou un de 6 or pour payer 2 d’une même sorte. Ces fragments se dépensent aussitôt. Les effets qui comptent ou prennent l’or de ton inventaire ignorent le sceptre.

diceforge-feat-companion = Le Compagnon
    .the = le Compagnon
    .brief = Avance à chaque tour ; renvoie-le pour 5☀️ et 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = compagnon, ami
diceforge-picture-feat-companion = Compagnon
diceforge-feat-companion-text = Mets le Compagnon sur la case 0. En renfort, il avance d’une case, jusqu’à la case 5. À tout moment de ton tour, tu peux le renvoyer : tu gagnes autant de soleil et de PG que l’indique sa case.
diceforge-feat-companion-more = Ensuite il ne fait plus rien, mais les points de la carte comptent à la fin.

diceforge-feat-celestial_die = Le Dé céleste
    .the = le Dé céleste
    .brief = Lance le Dé céleste
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = céleste, celeste
diceforge-picture-feat-celestial_die = Dé céleste
diceforge-feat-celestial_die-text = Lance le Dé céleste et applique son côté.
diceforge-feat-celestial_die-more = Ce n’est pas une faveur : Cerbère ne peut pas le répéter ; les Jumeaux peuvent le relancer. Ses côtés sont dans `/rules` sous « Le Dé céleste ».

diceforge-feat-wind = Le Vent
    .the = le Vent
    .brief = Tout le monde lance ; tu gagnes une sorte sur tous les dés
    .short = { diceforge-picture-feat-wind }
    .keywords = tempête, brise, vent
diceforge-picture-feat-wind = Vent
diceforge-feat-wind-text = Tout le monde lance ses deux dés, toi aussi, mais n’applique rien. Choisis une sorte : tu gagnes tout ce que ces faces en montrent.
diceforge-feat-wind-more = Miroirs, ×3, voiles et golems ne comptent pas ; boucliers et chaos ne comptent que ce qu’ils donnent seuls. Une face à choix compte pour chaque sorte qu’elle montre.

diceforge-feat-ancestor = L’Ancêtre
    .the = l’Ancêtre
    .brief = Une face 🏆 gratuite, puis une faveur mineure avec ce dé
    .short = { diceforge-picture-feat-ancestor }
    .keywords = aïeul, ancêtre
diceforge-picture-feat-ancestor = Ancêtre
diceforge-feat-ancestor-text = Tu peux forger gratuitement la face la moins chère du Sanctuaire qui montre des PG. Ensuite, tu reçois une faveur mineure avec ce dé.
diceforge-feat-ancestor-more = Si tu ne forges rien, tu choisis quand même un dé pour la faveur.

diceforge-feat-mists = Les Brumes
    .the = les Brumes
    .brief = Qui a le moins de 🪙 te cède 5🏆
    .short = { diceforge-picture-feat-mists }
    .keywords = brume, brouillard
diceforge-picture-feat-mists = Brumes
diceforge-feat-mists-text = La personne qui a le moins d’or dans son inventaire perd 5 PG, et tu gagnes ce qu’elle perd.
diceforge-feat-mists-more = En cas d’égalité, chaque personne concernée perd. Si tu es la seule personne à en avoir le moins, rien ne se passe. L’or d’un sceptre ne compte pas.

diceforge-feat-eternal_night = La Nuit éternelle
    .the = la Nuit éternelle
    .brief = Tous les autres te cèdent 1☀️ et 1🌙
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = nuit, noir
diceforge-picture-feat-eternal_night = Nuit éternelle
diceforge-feat-eternal_night-text = Chaque adversaire perd 1 fragment lunaire et 1 fragment solaire, s’il en a. Tu gagnes tout ce qui est perdu.
diceforge-feat-eternal_night-more = Les fragments anciens ne risquent rien.

diceforge-feat-right_hand = La Main droite
    .the = la Main droite
    .brief = Échange autant de 🪙 que tu veux contre 1🏆 chacun
    .short = { diceforge-picture-feat-right_hand }
    .keywords = droite, main
diceforge-picture-feat-right_hand = Main droite
diceforge-feat-right_hand-text = Tu peux payer autant d’or que tu veux : tu gagnes 1 PG par or.
diceforge-feat-right_hand-more = L’or d’un sceptre peut servir aussi.

diceforge-feat-tree = L’Arbre
    .the = l’Arbre
    .brief = À chacun de tes tours suivants : 3🪙 et 1🏆, ou 2🏆 dès 8🪙
    .short = { diceforge-picture-feat-tree }
    .keywords = bois, feuilles, arbre
diceforge-picture-feat-tree = Arbre
diceforge-feat-tree-text = Tu gagnes 3 or et 1 PG ; si tu as 8 or ou plus dans ton inventaire, tu gagnes 2 PG à la place.
diceforge-feat-tree-more = L’or d’un sceptre ne compte pas. Tu ne choisis pas ce que tu reçois.

diceforge-feat-merchant = Le Marchand
    .the = le Marchand
    .brief = À chacun de tes tours suivants : 2🏆, ou une meilleure face
    .short = { diceforge-picture-feat-merchant }
    .keywords = marchand, amélioration, niveau
diceforge-picture-feat-merchant = Marchand
diceforge-feat-merchant-text = Tu gagnes 2 PG, ou tu remplaces gratuitement une de tes faces par une face du Sanctuaire d’un niveau de plus.
diceforge-feat-merchant-more = Les niveaux sont les prix 2, 3, 4, 5, 6, 8 et 12. Les faces de départ et des Jardins n’ont pas de niveau : elles passent aux faces à 2 or. Si un niveau est vide, le suivant compte. Plusieurs Marchands peuvent élever ensemble une même face d’autant de niveaux ; une seule face par tour.

diceforge-feat-wood_nymph = La Nymphe des bois
    .the = la Nymphe des bois
    .brief = 4🪙 tout de suite, et tu peux acheter une face
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = nymphe, dryade, forêt
diceforge-picture-feat-wood_nymph = Nymphe
diceforge-feat-wood_nymph-text = Tu gagnes 4 or. Ensuite, tu peux acheter une face du Sanctuaire à son prix et la forger aussitôt.
diceforge-feat-wood_nymph-more = L’or peut aller à un marteau ou à un sceptre.

diceforge-feat-light = La Lumière
    .the = la Lumière
    .brief = À chacun de tes tours suivants : 3🪙 pour une face visible
    .short = { diceforge-picture-feat-light }
    .keywords = éclat, lampe, lumière
diceforge-picture-feat-light = Lumière
diceforge-feat-light-text = Tu peux payer 3 or pour appliquer une face visible au choix, sur tes dés ou ceux d’un adversaire.
diceforge-feat-light-more = La face agit seule : ×3 ne donne rien, un bouclier donne sa ressource. Pas le Dé céleste. Ce n’est pas une faveur.

diceforge-feat-goldsmith = L’Orfèvre
    .the = l’Orfèvre
    .brief = 2🏆 pour chaque exploit différent que tu as
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = orfèvre, bijoutier
diceforge-picture-feat-goldsmith = Orfèvre
diceforge-feat-goldsmith-text = Tu gagnes 2 PG pour chaque exploit différent que tu as, celui-ci compris.
diceforge-feat-goldsmith-more = Plusieurs exemplaires d’un exploit comptent une fois, même de couleurs différentes.

diceforge-feat-omniscient = L’Omniscient
    .the = l’Omniscient
    .brief = 2🏆 pour chaque face de tes dés qui montre 🏆
    .short = { diceforge-picture-feat-omniscient }
    .keywords = omniscient, œil
diceforge-picture-feat-omniscient = Omniscient
diceforge-feat-omniscient-text = Tu gagnes 2 PG pour chaque face de tes deux dés qui montre des PG.
diceforge-feat-omniscient-more = Les boucliers et les chaos montrent des PG ; les sangliers et les malheurs, non.

diceforge-feat-trident = Le Trident abyssal
    .the = le Trident abyssal
    .brief = Donne tous tes 🪙 pour une face du Temple au choix
    .short = { diceforge-picture-feat-trident }
    .keywords = trident, poséidon, fourche
diceforge-picture-feat-trident = Trident
diceforge-feat-trident-text = Renonce à tout l’or de ton inventaire, même si tu n’en as pas. Forge ensuite gratuitement une face au choix du Sanctuaire ou des Jardins.
diceforge-feat-trident-more = Sauf les faces des Jardins que donne un exploit de cette partie. Tu gardes l’or d’un sceptre.

diceforge-feat-eternal_fire = Le Feu éternel
    .the = le Feu éternel
    .brief = Un tour entier en plus, tout de suite
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = feu, flamme, tour en plus
diceforge-picture-feat-eternal_fire = Feu éternel
diceforge-feat-eternal_fire-text = Tu joues aussitôt un tour entier en plus : une faveur rien que pour toi, les renforts, une action et une action supplémentaire. Puis ton premier tour reprend.
diceforge-feat-eternal_fire-more = Chaque renfort peut y resservir. À deux, tu reçois la faveur deux fois.

diceforge-feat-left_hand = La Main gauche
    .the = la Main gauche
    .brief = Chasse tous les héros ; tu appliques tous leurs dés
    .short = { diceforge-picture-feat-left_hand }
    .keywords = gauche, main
diceforge-picture-feat-left_hand = Main gauche
diceforge-feat-left_hand-text = Tous les héros des îles sont chassés, le tien aussi. Pour chacun, les deux dés sont lancés, mais c’est toi qui les appliques tous, une paire après l’autre, en commençant par la tienne.
diceforge-feat-left_hand-more = Une Grande Ourse te donne 3 PG une fois si un autre héros a été chassé ; elle donne aussi 3 PG à chaque autre héros chassé qui en a une.

diceforge-feat-first_titan = Le Premier Titan
    .the = le Premier Titan
    .brief = Un exploit qui coûte 1🌙 ou 1☀️, gratuit
    .short = { diceforge-picture-feat-first_titan }
    .keywords = titan, carte gratuite
diceforge-picture-feat-first_titan = Premier Titan
diceforge-feat-first_titan-text = Prends gratuitement un exploit qui coûte 1 fragment lunaire ou 1 fragment solaire, sans déplacer ton héros, et applique-le.
diceforge-feat-first_titan-more = Il compte comme acheté.

diceforge-feat-goddess = La Déesse
    .the = la Déesse
    .brief = Tourne tes deux dés à ton choix et applique-les
    .short = { diceforge-picture-feat-goddess }
    .keywords = héra, déesse
diceforge-picture-feat-goddess = Déesse
diceforge-feat-goddess-text = Mets tes deux dés sur les faces que tu veux et applique-les comme une faveur divine.
diceforge-feat-goddess-more = Cerbère peut la répéter. Les Jumeaux n’ont rien à relancer.

diceforge-feat-moon_golem = Le Golem lunaire
    .the = le Golem lunaire
    .brief = Forge un golem lunaire : un pas dans le labyrinthe
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = golem, lune
diceforge-picture-feat-moon_golem = Golem lunaire
diceforge-feat-moon_golem-text = Prends un golem lunaire dans la Forêt et forge-le aussitôt.
diceforge-feat-moon_golem-more = Quand il sort, ton golem avance d’une case. Avec un golem solaire dans la même faveur, tu peux aussi lancer le Dé céleste.

diceforge-feat-great_golem = Le Grand Golem
    .the = le Grand Golem
    .brief = Ton golem avance de 2 cases
    .short = { diceforge-picture-feat-great_golem }
    .keywords = golem
diceforge-picture-feat-great_golem = Grand Golem
diceforge-feat-great_golem-text = Ton golem avance de 2 cases dans le labyrinthe.
diceforge-feat-great_golem-more = Applique chaque case avant le pas suivant.

diceforge-feat-sun_golem = Le Golem solaire
    .the = le Golem solaire
    .brief = Forge un golem solaire : un pas dans le labyrinthe
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = golem, soleil
diceforge-picture-feat-sun_golem = Golem solaire
diceforge-feat-sun_golem-text = Prends un golem solaire dans la Forêt et forge-le aussitôt.
diceforge-feat-sun_golem-more = Quand il sort, ton golem avance d’une case. Avec un golem lunaire dans la même faveur, tu peux aussi lancer le Dé céleste.

diceforge-feat-time_golem = Le Golem du temps
    .the = le Golem du temps
    .brief = Ton golem recule de 2 cases
    .short = { diceforge-picture-feat-time_golem }
    .keywords = golem, reculer, temps
diceforge-picture-feat-time_golem = Golem du temps
diceforge-feat-time_golem-text = Ton golem recule de 2 cases dans le labyrinthe.
diceforge-feat-time_golem-more = Applique chaque case avant le pas suivant. Là où des chemins se rejoignent, tu choisis ; ensuite tu peux repartir par une autre voie. Un golem sur la case de la Déesse y reste.

diceforge-feat-memory = La Mémoire
    .the = la Mémoire
    .brief = Deux jetons récompensent tes exploits sur deux îles
    .short = { diceforge-picture-feat-memory }
    .gender = f
    .keywords = mémoire, souvenir
diceforge-picture-feat-memory = Mémoire
diceforge-feat-memory-text = Pose tes deux jetons mémoire sur deux îles différentes, chacun du côté de ton choix : 2 fragments anciens et 1 fragment lunaire, ou 2 loyauté et 1 fragment solaire. Quand tu prends ton prochain exploit sur une de ces îles, tu gagnes ce que montre son jeton.
diceforge-feat-memory-more = Chaque jeton récompense une fois. Les jetons des autres ne te concernent pas. Cette carte n’en récolte aucun elle-même.

diceforge-feat-oracle = L’Oracle
    .the = l’Oracle
    .brief = Faveurs mineures ; avec 💎 ou 🛡️ les autres vont à gauche
    .short = { diceforge-picture-feat-oracle }
    .keywords = pythie, delphes, oracle
diceforge-picture-feat-oracle = Oracle
diceforge-feat-oracle-text = Tu reçois une faveur mineure. Si elle te donne de la loyauté ou des fragments anciens, les marqueurs de tous les autres vont 1 case à gauche.
diceforge-feat-oracle-more = Les autres n’y gagnent aucun fragment.

diceforge-feat-chaos = Le Chaos
    .the = le Chaos
    .brief = Forge une face chaos au choix
    .short = { diceforge-picture-feat-chaos }
    .keywords = désordre, chaos
diceforge-picture-feat-chaos = Chaos
diceforge-feat-chaos-text = Choisis une des faces chaos restant dans la Forêt et forge-la aussitôt.
diceforge-feat-chaos-more = Il y en a quatre : deux donnent des fragments anciens, deux de la loyauté. Chacune donne 3 PG de plus si ton autre dé donne la bonne ressource.

diceforge-feat-dogged = L’Obstiné
    .the = l’Obstiné
    .brief = Forge 3🪙 1💎 ou 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = obstiné, têtu
diceforge-picture-feat-dogged = Obstiné
diceforge-feat-dogged-text = Choisis une face de la Forêt et forge-la aussitôt : 3 or et 1 fragment ancien, ou 2 or, 1 PG et 1 loyauté.
diceforge-feat-dogged-more = Il y en a deux de chaque.

diceforge-feat-guardian = Le Gardien
    .the = le Gardien
    .brief = À chacun de tes tours suivants : 1💎 ou 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = gardien, garde
diceforge-picture-feat-guardian = Gardien
diceforge-feat-guardian-text = Tu gagnes 1 loyauté ou 1 fragment ancien.
diceforge-feat-guardian-more = La loyauté déplace ton marqueur d’une case à droite, un fragment ancien d’une case à gauche.

diceforge-feat-mirror_of_misfortune = Le Miroir du malheur
    .the = le Miroir du malheur
    .brief = Quelqu’un doit le forger ; tu appliques aussi ses dés
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = malheur, malchance, miroir
diceforge-picture-feat-mirror_of_misfortune = Malheur
diceforge-feat-mirror_of_misfortune-text = Désigne un adversaire, qui doit forger aussitôt la face malheur de la couleur de cette carte, sans jamais pouvoir l’enlever. Chaque fois qu’elle est appliquée, tu appliques ensuite ses deux dés comme une faveur divine.
diceforge-feat-mirror_of_misfortune-more = Le malheur lui-même compte aussi pour toi : 1 loyauté ou 1 fragment ancien. Tu fais tes propres choix. Ta zone sur la piste n’y ajoute rien, car ce ne sont pas tes dés.
