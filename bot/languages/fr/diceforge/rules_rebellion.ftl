# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rébellion** ajoute trois choses à Dice Forge ; prends ce qui te plaît :

    · **Vingt lots d’exploits de plus**, avec ou sans module.
    · Le **module Déesse :** ton golem parcourt un labyrinthe plein de récompenses.
    · Le **module Titans :** une nouvelle sorte de fragment, et une piste où tu te ranges du côté des dieux ou de la rébellion.

    Les deux modules ne se combinent pas. Dans le lobby, l’hôte choisit d’abord le **Module**, qui vient avec une configuration faite pour lui : « Avec le labyrinthe » ou « Avec les Titans ». Tu peux en choisir une autre sous **Exploits en jeu**. Pour une première partie avec module, la configuration débutant convient aussi : les lots du module y sont toujours.

    Tout le reste est comme dans le jeu de base.
    .title = Ce qu’ajoute Rébellion
    .keywords = rébellion, rebellion, extension, module, modules, nouveau, aperçu

diceforge-rules-rebellion_sets =
    Les vingt nouveaux lots remplacent des lots du jeu de base aux mêmes emplacements. Chacun coûte ce que coûte son emplacement.

    { "" }🌙 Jumeaux, Sceptre (1) · Compagnon (1) · Dé céleste, Vent (3) · Ancêtre, Brumes (4) · Nuit éternelle, Main droite (6)
    { "" }☀️ Arbre, Marchand (1) · Nymphe des bois (1) · Lumière (3) · Orfèvre, Omniscient (4) · Trident (5) · Feu éternel, Main gauche (6)
    { "" }🌙☀️ Premier Titan, Déesse (5 + 5)

    Un module ajoute ses propres lots, toujours à leur place : 4 pour la Déesse, 6 pour les Titans.

    « Au hasard », « Draft » et « La mienne » utilisent aussi les nouveaux lots si l’hôte règle **Lots où piocher** sur « Jeu de base et 20 lots de Rébellion » ; cette option n’apparaît qu’avec eux. `/card` les montre tous.
    .title = Les nouveaux lots et configurations
    .keywords = lots, configuration, configurations, nouvelles cartes, plume, triangle, tournoi, draft

diceforge-rules-rebellion_goddess =
    La Déesse a bâti un **labyrinthe**, et chacun y mène un **golem**. Presque chaque case te récompense.

    · Au départ, ton dé sombre a un **golem lunaire** au lieu d’1 fragment lunaire. Chaque face golem qui sort fait avancer ton golem d’**une case**.
    · Le module ajoute quatre exploits : **Golem lunaire** et **Golem solaire** (une face golem), **Grand Golem** (avance de 2 cases), **Golem du temps** (recule de 2 cases).
    · Atteindre la dernière case te donne **15 PG** ; le premier golem à y arriver fait aussi choisir deux faces, appliquées comme une faveur.

    L’image à côté du plateau montre le labyrinthe, tous les golems et ce que fait chaque case.
    .title = Module Déesse : l’idée
    .keywords = module déesse, déesse, héra, module labyrinthe, labyrinthe de la déesse

diceforge-rules-rebellion_labyrinth =
    Ton golem va **pas à pas**. Tu appliques chaque case avant qu’il reparte.

    · À une **fourche**, tu choisis la voie. Il y en a aux cases 1, 2, 4, 6, 16 et 19.
    · Les faces golem et le Grand Golem le font **avancer** ; seul le Golem du temps le fait **reculer**. En reculant, tu choisis là où des chemins se rejoignent (9, 10, 12, 13), et tu appliques aussi chaque case. Cela peut te récompenser deux fois, et te laisser prendre une autre fourche plus tard.
    · Plusieurs golems peuvent être sur une case.
    · Un golem au départ ne peut pas reculer ; sur la **case de la Déesse** (36), il reste jusqu’à la fin.

    Du départ à la fin, il y a 18 pas par le milieu, 21 par le haut, 24 par le bas.
    .title = Labyrinthe : avancer
    .keywords = labyrinthe, golem, avancer, pas, fourche, croisement, reculer, chemin, voie

diceforge-rules-rebellion_spaces =
    · **Un gain :** tu gagnes ce qui est montré. Avec « ou », tu choisis.
    · **2 PG de chacun** (7) : chaque adversaire perd 2 PG, ou ce qu’il a, et tu les gagnes.
    · **Dé céleste** (9, 16, 19, 25, 30 ; deux fois en 23 et 28) : lance-le et applique son côté avant de relancer.
    · **Forger** (18, 24 ; en 10 pour 2 or de moins) : tu peux acheter une face du Sanctuaire et la forger aussitôt.
    · **6 or pour 6 PG** (27), **2 fragments lunaires pour 8 PG** (29) : tu peux payer une fois par passage. L’or d’un sceptre convient, et à ton tour tu peux vider un sceptre en fragments ; pas les fragments anciens.
    · **Salle au trésor** (8, 12, 21) : voir sa page.
    · **1 PG par face forgée** (33) : achetées, gratuites ou imposées, toutes comptent.
    · **Rien :** 1, 31, 32, 34, 35.
    · **La Déesse** (36) : 15 PG. Le premier golem te laisse aussi mettre tes deux dés sur les faces de ton choix et les appliquer comme une faveur.

    Les cases agissent au tour de n’importe qui, dès que ton golem y entre.
    .title = Labyrinthe : ce que font les cases
    .keywords = cases, effets, récompenses, voler, vol, acheter des points, forger, rien, case de la déesse

diceforge-rules-rebellion_treasure =
    Il y a trois salles au trésor (8, 12, 21) et trois trésors : **4 fragments lunaires, 4 fragments solaires, 10 PG**.

    Le **premier** golem dans une salle fait choisir un des trésors restants, et tu le gagnes. Le trésor est alors retourné et reste là : désormais cette case donne **1 fragment lunaire, 1 fragment solaire ou 2 PG** à qui passe.

    Peu importe que le golem avance ou recule.
    .title = Labyrinthe : salles au trésor
    .keywords = trésor, trésors, salle, salles, jeton

diceforge-rules-rebellion_golems =
    Une **face golem** fait avancer ton golem d’une case, au tour de n’importe qui.

    · Avec ×3, trois pas, l’un après l’autre.
    · **Les deux golems** dans une faveur : après leurs pas, tu peux aussi lancer le Dé céleste, même si ton golem est chez la Déesse. Un golem copié compte.
    · Un miroir qui copie un golem déplace **ton** golem.
    · Si ton autre dé montre une voile, ou donne de l’or ou de la lune que tu pourrais payer à la case suivante, tu choisis quelle face passe d’abord.
    · Un golem ne compte pas pour le Minotaure ni le Vent.

    Les faces golem viennent de la Forêt, avec les exploits Golem lunaire et Golem solaire.
    .title = Face : golem
    .keywords = face golem, golem lunaire, golem solaire, les deux golems, bonus

diceforge-rules-rebellion_celestial =
    Le **Dé céleste** n’est à personne et ne change jamais. Ses six côtés :

    · **12 or** · **5 PG**
    · **3 PG**, et 3 or, 1 fragment solaire ou 1 lunaire
    · **Miroir céleste :** applique une face visible sur n’importe quel dé, les tiens compris.
    · **Tourner un dé** à toi sur la face de ton choix et l’appliquer.
    · **Deux niveaux de plus :** tu peux remplacer une de tes faces par une meilleure, voir « Niveaux et améliorations ».

    Une face appliquée ainsi agit seule : ×3 ne donne rien, un bouclier sa ressource, un golem un pas.

    Ce lancer **n’est pas une faveur** : Cerbère ne peut pas le répéter et aucune zone de la piste des Titans n’aide, mais les Jumeaux peuvent le relancer. Tu le lances avec l’exploit Le Dé céleste, sur certaines cases du labyrinthe et avec les deux golems.
    .title = Le Dé céleste
    .keywords = céleste, dé céleste, septième dé, côtés, miroir céleste, tourner un dé

diceforge-rules-rebellion_titans =
    Les Titans sont de retour, et tu choisis ton camp. Chacun a un **marqueur** sur une piste : la rébellion à gauche, les dieux à droite.

    · **Les fragments anciens** 💎 viennent des Titans. Ils paient les exploits comme le soleil ou la lune, et chaque fragment gagné déplace ton marqueur d’**une case à gauche**.
    · **La loyauté** 🛡️ n’est pas une ressource : chaque loyauté gagnée déplace ton marqueur d’**une case à droite**.
    · La **zone** de ton marqueur te récompense pendant la partie.
    · À la fin, la valeur de ta case **s’ajoute ou se retire** : de −25 à +25 PG.

    Au départ, ton dé clair a 1 fragment ancien au lieu d’1 fragment solaire, et ton dé sombre 1 loyauté et 1 PG au lieu de 2 PG. Le module ajoute six exploits : Mémoire, Oracle, Chaos, Obstiné, Gardien, Miroir du malheur.
    .title = Module Titans : l’idée
    .keywords = module titans, titans, loyauté, rébellion, dieux, allégeance, révolte des titans

diceforge-rules-rebellion_ancient =
    Tu peux avoir **6 fragments anciens** ; les coffres n’y ajoutent rien. Chaque fragment gagné déplace ton marqueur d’une case à gauche, **même si tu n’as plus de place**. En dépenser ou en perdre ne déplace rien.

    { "" }**Ce qu’ils paient :** chacun compte comme 1 fragment solaire ou lunaire dans le prix d’un **exploit** ou d’une **action supplémentaire**. Tu peux mélanger ; s’il y a plusieurs façons de payer, le bot te demande.

    { "" }**Exemple :** La Déesse coûte 5 fragments lunaires et 5 solaires. Tu peux payer avec 3 lunaires, 4 solaires et 3 anciens.

    Ils ne servent à rien d’autre : ni dans le labyrinthe, ni pour la Sentinelle, et la Nuit éternelle ne les prend pas.
    .title = Fragments anciens : payer avec
    .keywords = fragment ancien, fragments anciens, ancien, payer, paiement, mélanger, fragments des titans, joker

diceforge-rules-rebellion_track =
    La piste a 31 cases, et tous les marqueurs partent du milieu, qui vaut 0. Chaque **fragment ancien** gagné déplace ton marqueur d’une case à **gauche**, chaque **loyauté** d’une case à **droite**. Tu ne peux pas refuser.

    { "" }**Des chemins spéciaux** sont dessinés en bleu aux deux bouts. Si l’un d’eux part dans ton sens, d’après sa flèche, tu **dois** le prendre ; à contresens, tu restes sur le chemin principal. Certaines cases ne s’atteignent donc que dans un sens.

    À chaque bout, le marqueur reste en place ; tu gagnes quand même les fragments.

    Plusieurs marqueurs peuvent être sur une case. Le bot les déplace ; l’image à côté du plateau montre les chemins, les zones et la valeur de chaque case.
    .title = Piste des Titans : se déplacer
    .keywords = piste, marqueur, déplacer, gauche, droite, chemin spécial, chemin bleu, flèche, bout de la piste, loyauté

diceforge-rules-rebellion_zones =
    La zone de ton marqueur agit automatiquement tant qu’il y est.

    { "" }**Rébellion**, quand tu achètes un exploit :
    · −8 à −5 : **3 PG** si personne n’a encore cet exploit, **2 PG** si d’autres l’ont mais pas toi.
    · −10 et moins : **5 PG** et **3 PG** à la place.

    { "" }**Entre −3 et +3**, rien ne se passe.

    { "" }**Dieux**, pour chacun de **tes propres dés** dans une faveur :
    · +5 à +7 : un dé qui donne de l’or donne **1 or** de plus.
    · +8 à +12 : un dé qui donne de l’or donne **1 or et 1 PG** de plus.
    · +14 et plus : pareil, et un dé qui donne des PG en donne **1** de plus.

    Pour chaque face, c’est la zone où se trouvait ton marqueur **avant** elle qui compte. Un dé triplé compte une fois ; un miroir sur ton dé compte. Les PG d’un échange (Sentinelle, Cyclope) ne comptent pas comme donnés. Des cartes du même nom de couleurs différentes sont un seul exploit.
    .title = Piste des Titans : les zones
    .keywords = zone, zones, bonus, zone de la rébellion, zone des dieux, premier exemplaire, or en plus, points en plus

diceforge-rules-rebellion_chaos =
    Il y a quatre **faces chaos**. Deux donnent 2 fragments anciens, deux donnent 2 loyauté, et ton **autre dé** décide si tu gagnes 3 PG de plus :

    · **Chaos solaire :** 2 fragments anciens, et 3 PG si l’autre dé donne du soleil.
    · **Chaos lunaire :** 2 fragments anciens, et 3 PG s’il donne de la lune.
    · **Chaos d’or :** 2 loyauté, et 3 PG s’il donne de l’or.
    · **Chaos PG :** 2 loyauté, et 3 PG s’il donne des PG.

    Ton marqueur va 2 cases à gauche ou à droite. Si l’autre dé offre un choix, fais-le d’abord. Seule, une face chaos ne donne pas de PG ; avec ×3, elle donne trois fois les fragments ou la loyauté.

    L’exploit Le Chaos t’en donne une au choix. **L’Obstiné** te donne 3 or et 1 fragment ancien, ou 2 or, 1 PG et 1 loyauté.
    .title = Faces : chaos et l’Obstiné
    .keywords = chaos, face chaos, obstiné, forêt, faces des titans

diceforge-rules-rebellion_misfortune =
    La personne qui accomplit **le Miroir du malheur** désigne un adversaire, qui doit forger aussitôt le malheur de la couleur de la carte. Il ne **s’enlève jamais**.

    Chaque fois qu’il est appliqué :
    1. Son porteur gagne **1 loyauté ou 1 fragment ancien**.
    2. La personne qui a la carte applique **les deux dés du porteur** tels quels, comme une faveur, avec ses propres choix. Le malheur y compte aussi, pour 1 loyauté ou 1 fragment ancien, mais ne déclenche pas d’autre miroir.

    Sa zone n’y ajoute rien, car ce ne sont pas ses propres dés. Si les deux dés montrent un malheur, chaque carte fait appliquer les deux dés ; avec les deux cartes, on le fait deux fois. Le Vent ne déclenche rien.

    Tant qu’un malheur est visible, tout le monde s’attend mutuellement.
    .title = Face : malheur
    .keywords = malheur, miroir du malheur, malchance, porteur, face imposée, jamais enlevé

diceforge-rules-rebellion_memory =
    { "" }**La Mémoire :** pose deux jetons sur deux îles différentes, chacun du côté de ton choix : **2 fragments anciens et 1 lunaire**, ou **2 loyauté et 1 fragment solaire**. Quand tu prends ton prochain exploit sur une de ces îles, tu gagnes ce que montre le jeton avant que l’exploit agisse ; puis le jeton s’en va. La Mémoire ne récolte pas les jetons qu’elle vient de poser.

    { "" }**L’Oracle :** une faveur mineure à chacun de tes tours suivants. Si elle te donne de la loyauté ou des fragments anciens, les marqueurs de **tous les autres** vont 1 case à gauche ; ils n’y gagnent aucun fragment.

    { "" }**Le Gardien :** à chacun de tes tours suivants, 1 loyauté ou 1 fragment ancien.
    .title = Mémoire, Oracle, Gardien
    .keywords = mémoire, souvenir, jeton, oracle, gardien, récompense d’île

diceforge-rules-rebellion_twins =
    Après le lancer de **ta propre faveur**, ou du Dé céleste, et **avant d’appliquer quoi que ce soit**, tu peux payer **3 or** pour relancer un de ces dés. La nouvelle face compte à la place.

    Une fois tout appliqué, tu gagnes **1 fragment lunaire ou 1 PG** par utilisation.

    Chaque exemplaire sert une fois par lancer. Avec plusieurs, tu peux relancer plusieurs dés, ou un seul plusieurs fois ; seule la dernière face compte. Tu ne paies qu’avec l’or que tu avais avant les effets du lancer.

    Ils ne marchent pas pour des lancers qui ne sont pas ta faveur (Satyres, Minotaure, Vent, Main gauche), ni pour des dés tournés.
    .title = Les Jumeaux : relancer
    .keywords = jumeaux, gémeaux, relancer, relance, 3 or

diceforge-rules-rebellion_scepter =
    Un sceptre stocke **6 or de plus**. Chaque fois que tu **gagnes de l’or**, tu peux y en mettre une partie ; l’or que tu as déjà n’y va pas. Cet or se dépense comme un autre : si tu peux payer avec l’un ou l’autre, le bot te demande.

    { "" }**En fragments :** à **ton tour**, un sceptre de **4 ou 5 or** paie **1** fragment solaire ou lunaire, un de **6 or** en paie **2** d’une même sorte, pour des exploits, des actions supplémentaires et dans le labyrinthe. Il est alors vidé. Ces fragments se dépensent aussitôt, avec d’autres si tu veux ; le surplus est perdu.

    Les effets qui portent sur ton inventaire ignorent le sceptre : les Brumes et l’Arbre ne le comptent pas, le Trident et le Minotaure n’y prennent rien. La Main droite peut le dépenser.

    Marteau, Jumeaux et Sceptre partagent un emplacement : un seul d’entre eux est en jeu.
    .title = Le sceptre
    .keywords = sceptre, deuxième réserve, or comme fragments, vider, 4 or, 6 or

diceforge-rules-rebellion_companion =
    Mets le Compagnon sur la **case 0**. En **renfort**, il avance d’une case à chacun de tes tours, jusqu’à la case **5**.

    À tout moment de **ton tour**, tu peux le renvoyer : tu gagnes autant de **soleil** et de **PG** que l’indique sa case. Le soleil qui ne tient pas est perdu. Ensuite la carte ne fait plus rien, mais ses points comptent à la fin.

    Tu peux en avoir plusieurs ; chacun avance séparément.
    .title = Le Compagnon
    .keywords = compagnon, renvoyer, encaisser, case, soleil et points

diceforge-rules-rebellion_levels =
    Une **amélioration** remplace gratuitement une de tes faces par une meilleure du Sanctuaire. Les niveaux sont les prix du Sanctuaire :

    1 : 2 or · 2 : 3 or · 3 : 4 or · 4 : 5 or · 5 : 6 or · 6 : 8 or · 7 : 12 or

    Les faces de départ, des Jardins et de la Forêt sont sous le niveau 1. Y compris le fragment solaire ou lunaire de départ, bien que le Sanctuaire vende la même face.

    · La nouvelle face est **exactement** autant de niveaux plus haut. Ce n’est que si ce niveau est vide que le suivant compte.
    · **Le Marchand** élève une face d’1 niveau, ou donne 2 PG. Plusieurs Marchands peuvent élever ensemble une face d’autant de niveaux ; **une seule face par tour**, et les autres Marchands donnent 2 PG chacun.
    · Le **Dé céleste** élève une face de 2 niveaux, si tu veux ; de 6 à 7.

    La nouvelle face compte comme forgée. Sangliers et malheurs restent.
    .title = Niveaux et améliorations : le Marchand
    .keywords = marchand, amélioration, niveau, niveaux, meilleure face, deux niveaux, élever

diceforge-rules-rebellion_forging =
    · **La Nymphe des bois :** 4 or, puis tu peux acheter une face à son prix.
    · **L’Ancêtre :** tu peux forger gratuitement la face la moins chère du Sanctuaire qui montre des PG ; puis une faveur mineure avec ce dé. Si tu ne forges rien, tu choisis le dé.
    · **Le Trident abyssal :** renonce à tout l’or de ton inventaire, même si tu n’en as pas, et forge une face au choix du Sanctuaire ou des Jardins, sauf celles que donne un exploit de cette partie. Un sanglier pris ainsi n’a pas de carte : il donne juste 1 fragment solaire ou lunaire, mais ne s’enlève pas non plus.
    · **La Lumière :** en renfort, paie 3 or et applique une face visible au choix, les tiennes comprises. Elle agit seule : ×3 ne donne rien, un bouclier sa ressource.
    · **L’Omniscient :** 2 PG pour chaque face de tes dés qui montre des PG. Les boucliers et les chaos en montrent.
    .title = Nymphe, Ancêtre, Trident, Lumière
    .keywords = nymphe des bois, nymphe, ancêtre, trident, lumière, omniscient, face gratuite

diceforge-rules-rebellion_taking =
    · **Le Vent :** tout le monde lance ses deux dés mais n’applique rien. Choisis une sorte : tu gagnes tout ce qui en est visible. Miroirs, ×3, voiles et golems ne comptent pas ; boucliers et chaos seulement ce qu’ils donnent seuls.
    · **Les Brumes :** qui a le moins d’or dans son inventaire te cède 5 PG ; en cas d’égalité, chaque personne concernée. Si tu en fais partie, tu perds aussi ; si c’est toi seulement, rien ne se passe.
    · **La Nuit éternelle :** tous les autres te cèdent 1 fragment solaire et 1 lunaire, s’ils en ont.
    · **La Main droite :** paie autant d’or que tu veux, à 1 PG par or.
    · **L’Arbre :** à chacun de tes tours suivants 3 or et 1 PG, ou 2 PG si tu as 8 or ou plus.
    · **L’Orfèvre :** 2 PG pour chaque exploit différent que tu as, celui-ci compris.
    .title = Vent, Brumes, Nuit, Main droite, Arbre, Orfèvre
    .keywords = vent, brumes, brume, nuit éternelle, nuit, main droite, arbre, orfèvre, voler

diceforge-rules-rebellion_left_hand =
    Tous les héros des îles, le tien compris, retournent à leur portail de départ. Pour chacun, les deux dés sont lancés, mais c’est **toi** qui appliques ces paires, l’une après l’autre, **en commençant par la tienne**.

    · Tu y fais les choix ; les golems déplacent ton golem, les fragments ton marqueur.
    · Ta zone sur la piste des Titans n’aide que ta propre paire.
    · Personne d’autre ne reçoit de faveur. Si ton arrivée sur l’île a chassé un héros, c’est venu avant, avec sa faveur comme d’habitude.
    · Pour les Jumeaux et Cerbère, ce n’est pas une faveur.
    · **La Grande Ourse :** chacune de tes Ourses te donne 3 PG une fois si au moins un autre héros a été chassé ; les autres personnes chassées gagnent 3 PG par Ourse.
    .title = La Main gauche
    .keywords = main gauche, chasser tous, chasser, ourse

diceforge-rules-rebellion_fire =
    Le **Feu éternel** te donne aussitôt un **tour entier dans ton tour** :

    1. Une faveur divine **rien que pour toi** (deux si vous jouez à deux).
    2. Tes renforts, encore une fois chacun.
    3. Une action : forger ou accomplir un exploit.
    4. Une action supplémentaire, si tu la paies.

    Quand tu le termines, **ton premier tour reprend** où il en était : si tu n’as pas encore joué son action supplémentaire, tu peux toujours. La même face peut s’acheter dans les deux tours.

    Un deuxième Feu éternel pendant ce tour fonctionne de la même façon.
    .title = Le Feu éternel : un tour dans le tour
    .keywords = feu éternel, feu, flamme, tour en plus, tour supplémentaire, deuxième tour

diceforge-rules-rebellion_great =
    { "" }**La Déesse :** mets tes deux dés sur les faces de ton choix et applique-les comme une faveur divine. Tout ce qui va avec une faveur marche : ×3, les deux golems, ta zone sur la piste des Titans, Cerbère. Seuls les Jumeaux n’ont rien à relancer.

    { "" }**Le Premier Titan :** prends gratuitement sur les îles un exploit qui coûte un seul fragment solaire ou lunaire. Ton héros ne bouge pas et ne chasse personne. L’exploit compte comme acheté : tu l’appliques, zones et jetons mémoire le récompensent, l’Orfèvre le compte. S’il ne reste aucune carte de ce genre, rien ne se passe.
    .title = La Déesse et le Premier Titan
    .keywords = carte déesse, premier titan, carte titan, exploit gratuit, choisir les faces

diceforge-rules-rebellion_scoring =
    À la fin, additionne comme d’habitude les Points de Gloire gagnés et ceux imprimés sur tes exploits.

    · **Module Titans :** la valeur de la case de ton marqueur s’ajoute, ou se retire du côté de la rébellion. Personne ne finit sous 0.
    · **Module Déesse :** le labyrinthe ne donne plus rien à la fin ; ses 15 PG se gagnent en atteignant la Déesse.

    Fragments anciens, or sur les sceptres, Compagnons pas encore renvoyés et jetons mémoire non récoltés ne valent rien.
    .title = Décompte avec Rébellion
    .keywords = décompte, valeur de la piste, fin, points négatifs, score rébellion
