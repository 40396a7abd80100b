# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Chaque héros a deux dés dont les faces se remplacent. Ils te donnent de l’or, du soleil et de la lune, que tu changes en meilleures faces et en **exploits héroïques**.

    { "" }🪙 **L’or** achète de nouvelles faces au Temple.
    { "" }☀️ **Le soleil** et 🌙 **la lune** paient les exploits des îles ; le soleil achète aussi une deuxième action.
    { "" }🏆 **Les Points de Gloire (PG)** viennent des faces et des effets, et sont imprimés sur les exploits.

    Après la dernière manche, **qui a le plus de Points de Gloire** gagne sa place parmi les dieux.
    .title = But du jeu
    .keywords = but, gagner, victoire, aperçu, début, comment jouer, points, gloire, objectif

diceforge-rules-round =
    Dans une manche, tout le monde joue un tour. À 2 ou 4, on joue **9 manches**, à 3 **10**. Le premier joueur reste le même.

    Ton tour a quatre phases :
    { "" }**1. Faveur :** tout le monde, pas seulement toi, reçoit une faveur divine.
    { "" }**2. Renforts :** tu peux utiliser chacune de tes cartes renfort une fois.
    { "" }**3. Action :** soit tu **forges** des faces, soit tu accomplis **un exploit héroïque**. Tu peux aussi passer (sauf si l’hôte l’a désactivé dans le lobby).
    { "" }**4. Action supplémentaire :** pour 2 fragments solaires, tu peux encore forger ou accomplir un exploit.

    Puis c’est à la personne suivante.
    .title = Une manche et un tour
    .keywords = manche, tour, phase, phases, ordre, premier joueur, action, passer, fin du tour, dernière manche, durée

diceforge-rules-blessing =
    { "" }**Faveur divine :** lance tes deux dés et applique les deux faces, dans l’ordre de ton choix.
    { "" }**Faveur mineure :** choisis un de tes dés, lance-le et applique sa face.

    En phase 1, tout le monde reçoit une faveur divine en même temps. Le bot pose toutes les questions à la fois ; si l’ordre compte (plusieurs voiles veulent la même face), la personne dont c’est le tour passe d’abord.

    Certains exploits donnent aussi une faveur divine, tout comme se faire chasser ; seuls des exploits donnent des faveurs mineures. Les dés restent tels quels jusqu’au prochain lancer : un miroir peut donc les copier.
    .title = Faveurs : divine et mineure
    .keywords = faveur, faveur divine, faveur mineure, lancer, dés, en même temps, tout le monde lance, bénédiction

diceforge-rules-resources =
    Ton inventaire contient **12 or, 6 fragments solaires et 6 fragments lunaires**. Ce qui n’y tient pas est perdu, sauf l’or mis d’abord dans un marteau. Les Points de Gloire n’ont pas de limite.

    Chaque **coffre** (Le Coffre du Forgeron) ajoute de la place pour 4 or, 3 fragments solaires et 3 lunaires ; plusieurs coffres s’additionnent.

    Le premier joueur commence avec 3 or, puis chaque personne suivante avec un de moins. On ne descend jamais sous 0. Les restes ne valent rien à la fin.
    .title = Ressources, limites et coffre
    .keywords = inventaire, réserve, limite, maximum, surplus, trop, coffre, or, soleil, lune, plein, fragments, éclats, or de départ

diceforge-rules-forging =
    Pour ton action, tu achètes **une ou plusieurs faces** du Sanctuaire (le Temple sans ses Jardins), pour l’or indiqué. Dans une action, toutes les faces doivent être **différentes** ; deux faces différentes au même prix sont permises.

    Tu forges chaque face aussitôt : choisis un dé et la face qu’elle remplace. La nouvelle face est alors visible. L’ancienne sort du jeu ; Typhon la compte comme **forgée**.

    C’est en forgeant que tu changes tes dés. Tu peux forger sur l’un comme sur l’autre ; après le départ, clair ou sombre ne change rien. Un sanglier ne s’enlève jamais.

    Après un achat, achète-en une autre ou termine l’action. Les faces des **Jardins** n’ont pas de prix : elles viennent avec des exploits.
    .title = Forger des faces
    .keywords = forger, acheter des faces, temple, sanctuaire, jardins, prix, remplacer, enlever, faces différentes, boutique

diceforge-rules-faces =
    { "" }**Au départ :** dé clair 5 × 1 or, 1 × 1 fragment solaire ; dé sombre 4 × 1 or, 1 × 2 PG, 1 × 1 fragment lunaire.

    { "" }**Au Sanctuaire**, par prix en or :
    2 · 3 or · 1 fragment lunaire
    3 · 4 or · 1 fragment solaire
    4 · 6 or · 1 or, soleil ou lune · 1 PG et 1 fragment solaire · 2 or et 1 fragment lunaire
    5 · 3 or ou 2 PG
    6 · 2 fragments lunaires
    8 · 2 fragments solaires · 3 PG
    12 · 4 PG · 2 PG et 2 fragments lunaires · 2 or, soleil ou lune · 1 de chaque : or, PG, soleil, lune

    Il y en a quatre de chacune, mais une seule de chacune des quatre faces différentes à 4 et à 12 or.

    { "" }**« Et »** donne tout ce qui est montré, **« ou »** une seule chose, au choix.
    .title = Faces de dé et prix
    .keywords = faces, prix, sanctuaire, dés de départ, liste des faces, choix, ou, et, temple

diceforge-rules-feats =
    Pour ton action, tu accomplis **un exploit**, si tu peux le payer et si sa pile n’est pas vide :

    1. Choisis l’exploit et paie son **soleil** et sa **lune**.
    2. Va avec ton héros sur le portail de son **île**, s’il n’y est pas déjà. Si un autre héros y est, tu le chasses.
    3. Prends la carte et applique son effet immédiat, s’il y en a un.

    Il y a quatre sortes de cartes : **immédiat** (agit quand tu la prends), **renfort** (une fois à chacun de tes tours suivants), **automatique** (chaque fois que ça s’applique) et **points seuls**. Toutes comptent leurs points à la fin.

    Tu peux avoir plusieurs fois le même exploit. Chaque pile a autant de cartes qu’il y a de personnes.
    .title = Exploits héroïques
    .keywords = exploit, carte, cartes, île, portail, lune, soleil, coût, pile, immédiat, automatique, accomplir

diceforge-rules-ousting =
    Un seul héros tient sur le portail d’une île. Si tu y vas alors qu’un autre héros s’y trouve, tu le **chasses** : il retourne à son portail de départ et reçoit aussitôt une **faveur divine**, avant que tu prennes la carte.

    Si tu es déjà sur l’île, tu y restes et ne chasses personne. Un héros reste jusqu’à ce qu’on le chasse ou qu’il parte pour un autre exploit.

    Avec **La Grande Ourse**, les deux adversaires gagnent 3 PG pour chacune de leurs Ourses, avant la faveur.
    .title = Îles : chasser un héros
    .keywords = chasser, chassé, portail, île, expulser, déplacer, héros, ourse

diceforge-rules-reinforcements =
    Avant ton action, tu peux utiliser chacune de tes cartes renfort **une fois**, dans l’ordre de ton choix ; chaque exemplaire compte.

    · **Les Sabots d’argent :** une faveur mineure.
    · **L’Ancien :** paie 3 or, gagne 4 PG.
    · **Les Ailes de la Gardienne :** 1 or, 1 fragment solaire ou 1 lunaire.
    · Rébellion ajoute l’Arbre, le Marchand, la Lumière, le Compagnon, l’Oracle et le Gardien.

    Une fois que tu as forgé ou accompli un exploit, c’est trop tard pour ce tour. Une carte prise maintenant sert dès ton prochain tour.
    .title = Renforts
    .keywords = renfort, phase 2, sabots, ancien, ailes, utiliser une carte, avant l’action

diceforge-rules-extra =
    Après ton action, tu peux payer **2 fragments solaires** pour en jouer une autre : forger ou accomplir un exploit, au choix. **Une fois par tour**.

    C’est une nouvelle action : tu peux racheter des faces déjà achetées et refaire le même exploit. Trop tard pour les renforts, mais tu peux encore utiliser des jetons Triton.
    .title = L’action supplémentaire
    .keywords = action supplémentaire, deuxième action, action en plus, 2 soleil, phase 4, deux fois

diceforge-rules-triple =
    { "" }**×3** ne donne rien seul ; il triple ce que donne ton **autre dé**.

    · Avec un choix : choisis d’abord, puis triple.
    · Avec un miroir : choisis la face copiée, puis triple-la.
    · Avec une voile : 6 or de moins, toujours pour une seule face.
    · Avec un bouclier : trois fois sa ressource (jamais les 5 PG).
    · Avec un sanglier : 3 de la sorte choisie ; la personne qui a la carte choisit trois fois.
    · Seul, ou avec un deuxième ×3 : rien.

    Il vient avec l’exploit Le Casque d’invisibilité.
    .title = Face : ×3
    .keywords = triple, x3, fois trois, multiplicateur, casque d’invisibilité, casque

diceforge-rules-mirror =
    Le **miroir** agit comme une copie d’une face visible sur le **dé d’un adversaire**, comme si ton propre dé la montrait.

    · Un ×3 copié triple ton autre dé.
    · Un bouclier copié tient compte de ton autre dé.
    · Un sanglier copié te donne 1 fragment solaire ou lunaire, et la personne qui a sa carte gagne aussi.
    · Deux miroirs peuvent copier des faces différentes.
    · Si le dé d’un adversaire montre un miroir, tu peux copier ce qu’il pourrait copier : toute face visible, même celle de ton autre dé.

    Il vient avec l’exploit Le Miroir abyssal.
    .title = Face : miroir
    .keywords = miroir, copier, abysse, miroir abyssal, copier une face

diceforge-rules-ship =
    La **voile** te permet d’acheter **une face** du Sanctuaire pour **2 or de moins** et de la forger aussitôt, même hors de ton tour. Ce n’est pas obligatoire, et le prix ne descend jamais sous 0.

    Avec ×3, la remise est de 6. Si ton autre dé donne de l’or, tu choisis quelle face passe d’abord. Si plusieurs voiles sortent, la personne dont c’est le tour achète d’abord, puis les autres dans l’ordre.

    Les faces des Jardins ne se prennent pas ainsi. Pour le Minotaure, une voile ne fait rien. Elle vient avec l’exploit La Voile céleste.
    .title = Face : voile
    .keywords = voile, voile céleste, navire, bateau, remise, moins cher, 2 or de moins

diceforge-rules-boar =
    La personne qui accomplit **le Sanglier acharné** désigne un adversaire, qui doit forger aussitôt le sanglier de la couleur de la carte, sur le dé et la face de son choix. Il ne **s’enlève jamais**.

    Chaque fois que le sanglier est appliqué, son porteur gagne **1 fragment solaire ou lunaire**, puis la personne qui a la carte gagne **1 fragment solaire, 1 fragment lunaire ou 3 PG** : lancé, copié par un miroir, pris par les Satyres ou répété par Cerbère.

    Triplé : le porteur gagne 3 d’une même sorte, et la personne qui a la carte choisit trois fois. Avec le Minotaure, le porteur perd, et l’autre gagne quand même.

    Avec un miroir ou les Satyres, c’est la personne qui copie le sanglier qui gagne, à la place du porteur.
    .title = Face : sanglier
    .keywords = sanglier, sanglier acharné, cochon, face imposée, jamais enlevé, carte de couleur

diceforge-rules-shield =
    Il y a quatre boucliers : **soleil, lune, or et PG**. Chacun montre une ressource et 5 PG ; ton **autre dé** décide :

    · S’il donne aussi la ressource du bouclier : **5 PG**, et rien d’autre du bouclier.
    · Sinon : la ressource du bouclier, soit 2 fragments solaires, 2 lunaires, 3 or ou 3 PG.

    Si l’autre dé offre un choix, fais-le d’abord. S’il donne plusieurs choses, une seule qui correspond suffit ; ce que tu as mis au marteau ou échangé compte aussi.

    Seul (faveur mineure), à côté d’une voile ou d’un autre bouclier, il donne sa ressource ; avec ×3, trois fois. L’exploit Le Bouclier de la Gardienne t’en donne un au choix.
    .title = Face : bouclier
    .keywords = bouclier, bouclier de la gardienne, 5 pg, autre dé, égide

diceforge-rules-hammer =
    Chaque fois que tu **gagnes de l’or**, tu peux en mettre une partie dans ton marteau plutôt que dans ton inventaire : chaque or l’avance d’une case. Peu importe d’où vient l’or, mais celui que tu as déjà ne compte pas.

    Le premier tour de **15 cases** te donne **10 PG**, le deuxième **15 PG**. Ensuite ce marteau est terminé. L’or en trop compte pour le tour suivant, puis pour ton marteau suivant.

    Un seul marteau à la fois. Décide d’abord pour le marteau ; ce que tu gardes doit ensuite tenir dans ton inventaire.
    .title = Le marteau
    .keywords = marteau, marteau du forgeron, tour, tours, 15 or, dévier l’or, piste

diceforge-rules-tokens =
    { "" }**Triton :** à tout moment de **ton tour**, tu peux utiliser un jeton pour **6 or, 2 fragments solaires ou 2 lunaires**, même entre deux achats ou pendant que ta voile achète. L’or peut aller à un marteau.

    { "" }**Cerbère :** après **chacune de tes faveurs**, au tour de n’importe qui, tu peux utiliser un jeton pour appliquer encore les mêmes faces. Tu peux faire d’autres choix la deuxième fois. Un jeton par faveur. Les Satyres et le Minotaure ne sont pas tes faveurs.

    Les jetons non utilisés ne valent rien à la fin ; les points des cartes comptent quand même.
    .title = Jetons : Triton et Cerbère
    .keywords = jeton, jetons, triton, cerbère, répéter, encore, deux fois

diceforge-rules-satyrs =
    Tous les autres lancent leurs deux dés mais n’appliquent rien. Tu choisis **deux de ces dés**, d’une personne ou de deux, et appliques leurs faces comme si c’étaient les tiennes.

    ×3 triple l’autre face choisie ; un bouclier en tient compte. Un miroir te laisse copier une face d’un adversaire. Un sanglier profite à la personne qui a sa carte.

    Ce n’est pas une faveur, donc Cerbère ne peut pas la répéter. Les dés gardent les faces sorties.
    .title = Les Satyres
    .keywords = satyre, satyres, emprunter, autres dés, choisir deux

diceforge-rules-minotaur =
    Tous les autres lancent leurs deux dés et **perdent** ce qu’ils auraient gagné, Points de Gloire compris. Personne ne descend sous 0.

    · Sur une face à choix, chacun choisit ce qu’il perd, même s’il n’en a pas.
    · ×3 triple la perte ; un bouclier se décide comme d’habitude, puis se perd.
    · Un miroir copie une face, et ce qu’elle montre est perdu.
    · Une voile ne fait rien ; les marteaux sont épargnés.
    · Pour un sanglier, la personne qui l’a lancé perd 1 fragment solaire ou lunaire ; celle qui a la carte **gagne** comme d’habitude.

    Ce n’est pas une faveur, donc Cerbère ne peut pas la répéter.
    .title = Le Minotaure : perdre
    .keywords = minotaure, perdre, perte, taureau, négatif

diceforge-rules-trials =
    { "" }**La Pince** et **La Sentinelle :** deux faveurs divines, l’une après l’autre. Avec la Sentinelle, tu peux échanger le soleil et la lune d’une face à **2 PG par fragment**.

    { "" }**L’Énigme** et **Le Cyclope :** choisis un dé, puis quatre faveurs mineures avec lui. Avec le Cyclope, tu peux échanger l’or d’un lancer à **1 PG par or**.

    Échanger, c’est tout ou rien pour chaque face. Ce que tu échanges n’entre pas dans ton inventaire, mais compte quand même pour un bouclier. Tu reçois les PG aussitôt.

    Après chacune de ces faveurs, tu peux utiliser un jeton Cerbère, et échanger encore dans la répétition.
    .title = Pince, Sentinelle, Énigme, Cyclope
    .keywords = pince, cancer, sentinelle, énigme, sphinx, cyclope, échange, échanger, quatre faveurs, deux faveurs, crabe

diceforge-rules-lineups =
    Quinze emplacements sur sept îles portent chacun un lot d’exploits. Pour neuf d’entre eux, le jeu de base a deux lots, donc l’hôte choisit dans le lobby :

    · **Configuration débutant :** les quinze lots aux effets simples.
    · **Configuration avancée :** ourse, sanglier, Cerbère, Sentinelle, Typhon, voile, boucliers, Triton, Cyclope.
    · **Au hasard :** chaque emplacement reçoit un de ses lots au hasard.
    · **Draft :** avant la manche 1, on choisit à tour de rôle un lot pour un emplacement encore libre.
    · **La mienne :** l’hôte choisit emplacement par emplacement.

    Les six autres portent toujours le Marteau, le Coffre, le Casque d’invisibilité, L’Ancien, les Herbes folles et le Miroir abyssal.

    { "" }**Rébellion** a plus de lots pour presque chaque emplacement, et plus de configurations : voir « Les nouveaux lots et configurations ».
    .title = Configurations et draft
    .keywords = configuration, débutant, avancée, hasard, draft, lots, quelles cartes, mise en place

diceforge-rules-two =
    À **deux**, trois choses changent :

    · La phase 1 a lieu **deux fois** à chaque tour : deux faveurs divines de suite pour vous deux.
    · Deux faces au hasard sont retirées de chaque bassin du Sanctuaire avant la partie, il en reste deux.
    · Chaque exploit a deux cartes, et on joue 9 manches.

    Pour les Satyres, tu prends les deux dés de ton adversaire.
    .title = À deux
    .keywords = deux joueurs, 2 joueurs, duel, deux fois, moins de faces

diceforge-rules-scoring =
    Additionne :
    · les **Points de Gloire gagnés** pendant la partie (dans ton inventaire),
    · les **points imprimés sur tes exploits**.

    Or, soleil, lune, jetons et marteaux inachevés ne valent rien. Avec le module Titans de Rébellion, la piste compte aussi.

    Qui a le plus de points l’emporte. En cas d’égalité, le rang est **partagé** ; ou, si l’hôte l’a choisi dans le lobby, on départage par le nombre de faces forgées, puis d’exploits, puis de ressources restantes, puis en faveur de qui jouait plus tôt dans la manche.
    .title = Décompte et égalités
    .keywords = score, points, égalité, égalités, départage, fin, points de gloire, points de victoire, gagnant, final, compter

diceforge-rules-simultaneous =
    Quand tout le monde reçoit une faveur, plusieurs personnes peuvent avoir un choix à faire à la fois : une face à choix, le marteau, Cerbère. Le bot pose toutes les questions ensemble ; chacun répond en privé sous le plateau, et personne n’attend.

    On ne passe l’un après l’autre, la personne dont c’est le tour d’abord, que si l’ordre compte : plusieurs voiles veulent acheter, plusieurs golems pourraient trouver un trésor, ou un malheur est visible.

    S’il n’y a qu’une réponse possible, le bot ne demande rien.
    .title = Choisir en même temps
    .keywords = simultané, en même temps, ensemble, ordre, attendre, mon choix, privé

diceforge-rules-dice =
    Avant le premier lancer, le bot tire une graine secrète et publie son sceau (un SHA-256). Chaque lancer et chaque tirage découlent de cette graine, des mots porte-bonheur ajoutés dans le lobby et du numéro que Discord donne au clic sur *Commencer*. Personne à la table ne peut savoir ce qui va sortir ; seule la personne qui gère le bot et lit sa base de données le pourrait.

    À la fin, `/verify` révèle la graine et rejoue toute la partie : si le sceau, chaque lancer et chaque coup concordent, personne n’a touché aux dés.
    .title = Des dés honnêtes
    .keywords = équité, honnête, hasard, aléatoire, graine, vérifier, triche, preuve, scellé
