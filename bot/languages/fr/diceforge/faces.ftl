# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 or
    .short = 1🪙
diceforge-face-g1-text = Tu gagnes 1 or.

diceforge-face-v2 = 2 PG
    .short = 2🏆
diceforge-face-v2-text = Tu gagnes 2 PG.

diceforge-face-s1 = 1 fragment solaire
    .short = 1☀️
diceforge-face-s1-text = Tu gagnes 1 fragment solaire.

diceforge-face-m1 = 1 fragment lunaire
    .short = 1🌙
diceforge-face-m1-text = Tu gagnes 1 fragment lunaire.

diceforge-face-g3 = 3 or
    .short = 3🪙
diceforge-face-g3-text = Tu gagnes 3 or.

diceforge-face-g4 = 4 or
    .short = 4🪙
diceforge-face-g4-text = Tu gagnes 4 or.

diceforge-face-g6 = 6 or
    .short = 6🪙
diceforge-face-g6-text = Tu gagnes 6 or.

diceforge-face-c_g1_s1_m1 = 1 or, 1 fragment solaire ou 1 lunaire
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = Tu gagnes au choix : 1 or, 1 fragment solaire ou 1 fragment lunaire.

diceforge-face-v1_s1 = 1 PG et 1 fragment solaire
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = Tu gagnes 1 PG et 1 fragment solaire.

diceforge-face-g2_m1 = 2 or et 1 fragment lunaire
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = Tu gagnes 2 or et 1 fragment lunaire.

diceforge-face-c_g3_v2 = 3 or ou 2 PG
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = Tu gagnes au choix : 3 or ou 2 PG.

diceforge-face-m2 = 2 fragments lunaires
    .short = 2🌙
diceforge-face-m2-text = Tu gagnes 2 fragments lunaires.

diceforge-face-s2 = 2 fragments solaires
    .short = 2☀️
diceforge-face-s2-text = Tu gagnes 2 fragments solaires.

diceforge-face-v3 = 3 PG
    .short = 3🏆
diceforge-face-v3-text = Tu gagnes 3 PG.

diceforge-face-v4 = 4 PG
    .short = 4🏆
diceforge-face-v4-text = Tu gagnes 4 PG.

diceforge-face-v2_m2 = 2 PG et 2 fragments lunaires
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = Tu gagnes 2 PG et 2 fragments lunaires.

diceforge-face-c_g2_s2_m2 = 2 or, 2 fragments solaires ou 2 lunaires
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = Tu gagnes au choix : 2 or, 2 fragments solaires ou 2 fragments lunaires.

diceforge-face-g1_v1_s1_m1 = 1 or, 1 PG, 1 fragment solaire et 1 lunaire
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = Tu gagnes 1 or, 1 PG, 1 fragment solaire et 1 fragment lunaire.

diceforge-face-mirror = miroir
    .short = miroir
    .keywords = copie, abysse
diceforge-face-mirror-text = Copie une face visible sur le dé d’un adversaire.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = fois trois, triple, multiplicateur, x3, casque
diceforge-face-x3-text = Ne donne rien à elle seule ; elle triple ce que donne ton autre dé.

diceforge-face-ship = voile
    .short = voile
    .keywords = voile céleste, remise, navire, bateau
diceforge-face-ship-text = Tu peux acheter une face du Sanctuaire pour 2 or de moins et la forger aussitôt.

diceforge-face-boar_red = sanglier rouge
    .short = sanglier rouge
    .keywords = sanglier acharné
diceforge-face-boar_red-text = Tu gagnes 1 fragment solaire ou lunaire. Puis la personne qui a la carte du sanglier rouge gagne 1 fragment solaire, 1 fragment lunaire ou 3 PG.

diceforge-face-boar_blue = sanglier bleu
    .short = sanglier bleu
    .keywords = sanglier acharné
diceforge-face-boar_blue-text = Tu gagnes 1 fragment solaire ou lunaire. Puis la personne qui a la carte du sanglier bleu gagne 1 fragment solaire, 1 fragment lunaire ou 3 PG.

diceforge-face-boar_yellow = sanglier jaune
    .short = sanglier jaune
    .keywords = sanglier acharné
diceforge-face-boar_yellow-text = Tu gagnes 1 fragment solaire ou lunaire. Puis la personne qui a la carte du sanglier jaune gagne 1 fragment solaire, 1 fragment lunaire ou 3 PG.

diceforge-face-boar_green = sanglier vert
    .short = sanglier vert
    .keywords = sanglier acharné
diceforge-face-boar_green-text = Tu gagnes 1 fragment solaire ou lunaire. Puis la personne qui a la carte du sanglier vert gagne 1 fragment solaire, 1 fragment lunaire ou 3 PG.

diceforge-face-shield_red = bouclier solaire
    .short = bouclier solaire
    .keywords = bouclier rouge, bouclier, gardienne
diceforge-face-shield_red-text = Tu gagnes 2 fragments solaires, ou 5 PG à la place si ton autre dé donne aussi du soleil.

diceforge-face-shield_blue = bouclier lunaire
    .short = bouclier lunaire
    .keywords = bouclier bleu, bouclier, gardienne
diceforge-face-shield_blue-text = Tu gagnes 2 fragments lunaires, ou 5 PG à la place si ton autre dé donne aussi de la lune.

diceforge-face-shield_yellow = bouclier d’or
    .short = bouclier d’or
    .keywords = bouclier jaune, bouclier, gardienne
diceforge-face-shield_yellow-text = Tu gagnes 3 or, ou 5 PG à la place si ton autre dé donne aussi de l’or.

diceforge-face-shield_green = bouclier PG
    .short = bouclier PG
    .keywords = bouclier vert, bouclier, gardienne
diceforge-face-shield_green-text = Tu gagnes 3 PG, ou 5 PG à la place si ton autre dé donne aussi des PG.

diceforge-face-a1 = 1 fragment ancien
    .short = 1💎
    .keywords = titans
diceforge-face-a1-text = Tu gagnes 1 fragment ancien, et ton marqueur va 1 case à gauche.

diceforge-face-l1_v1 = 1 loyauté et 1 PG
    .short = 1🛡️ 1🏆
    .keywords = titans, allégeance
diceforge-face-l1_v1-text = Tu gagnes 1 PG et 1 loyauté : ton marqueur va 1 case à droite.

diceforge-face-g3_a1 = 3 or et 1 fragment ancien
    .short = 3🪙 1💎
    .keywords = obstiné, titans
diceforge-face-g3_a1-text = Tu gagnes 3 or et 1 fragment ancien, et ton marqueur va 1 case à gauche.

diceforge-face-l1_v1_g2 = 2 or, 1 PG et 1 loyauté
    .short = 2🪙 1🏆 1🛡️
    .keywords = obstiné, titans, allégeance
diceforge-face-l1_v1_g2-text = Tu gagnes 2 or, 1 PG et 1 loyauté : ton marqueur va 1 case à droite.

diceforge-face-chaos_blue = chaos lunaire
    .short = chaos lunaire
    .keywords = chaos bleu, chaos, titans
diceforge-face-chaos_blue-text = Tu gagnes 2 fragments anciens, et ton marqueur va 2 cases à gauche. Si ton autre dé donne de la lune, tu gagnes aussi 3 PG.

diceforge-face-chaos_red = chaos solaire
    .short = chaos solaire
    .keywords = chaos rouge, chaos, titans
diceforge-face-chaos_red-text = Tu gagnes 2 fragments anciens, et ton marqueur va 2 cases à gauche. Si ton autre dé donne du soleil, tu gagnes aussi 3 PG.

diceforge-face-chaos_yellow = chaos d’or
    .short = chaos d’or
    .keywords = chaos jaune, chaos, titans
diceforge-face-chaos_yellow-text = Tu gagnes 2 loyauté, et ton marqueur va 2 cases à droite. Si ton autre dé donne de l’or, tu gagnes aussi 3 PG.

diceforge-face-chaos_green = chaos PG
    .short = chaos PG
    .keywords = chaos vert, chaos, titans
diceforge-face-chaos_green-text = Tu gagnes 2 loyauté, et ton marqueur va 2 cases à droite. Si ton autre dé donne des PG, tu gagnes aussi 3 PG.

diceforge-face-misfortune_red = malheur rouge
    .short = malheur rouge
    .keywords = miroir du malheur, titans
diceforge-face-misfortune_red-text = Tu gagnes 1 loyauté ou 1 fragment ancien. Puis la personne qui a le Miroir du malheur rouge applique aussi tes deux dés.

diceforge-face-misfortune_blue = malheur bleu
    .short = malheur bleu
    .keywords = miroir du malheur, titans
diceforge-face-misfortune_blue-text = Tu gagnes 1 loyauté ou 1 fragment ancien. Puis la personne qui a le Miroir du malheur bleu applique aussi tes deux dés.

diceforge-face-misfortune_yellow = malheur jaune
    .short = malheur jaune
    .keywords = miroir du malheur, titans
diceforge-face-misfortune_yellow-text = Tu gagnes 1 loyauté ou 1 fragment ancien. Puis la personne qui a le Miroir du malheur jaune applique aussi tes deux dés.

diceforge-face-misfortune_green = malheur vert
    .short = malheur vert
    .keywords = miroir du malheur, titans
diceforge-face-misfortune_green-text = Tu gagnes 1 loyauté ou 1 fragment ancien. Puis la personne qui a le Miroir du malheur vert applique aussi tes deux dés.

diceforge-face-golem_moon = golem lunaire
    .short = golem lunaire
    .keywords = golem, labyrinthe, pas
diceforge-face-golem_moon-text = Ton golem avance d’une case dans le labyrinthe, et tu reçois ce que donne cette case.

diceforge-face-golem_sun = golem solaire
    .short = golem solaire
    .keywords = golem, labyrinthe, pas
diceforge-face-golem_sun-text = Ton golem avance d’une case dans le labyrinthe, et tu reçois ce que donne cette case.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 or
    .short = 12🪙
    .keywords = dé céleste
diceforge-face-cel_g12-text = Tu gagnes 12 or.

diceforge-face-cel_v5 = 5 PG
    .short = 5🏆
    .keywords = dé céleste
diceforge-face-cel_v5-text = Tu gagnes 5 PG.

diceforge-face-cel_v3_choice = 3 PG, et 3 or ou 1 fragment solaire ou lunaire
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = dé céleste
diceforge-face-cel_v3_choice-text = Tu gagnes 3 PG, et au choix : 3 or, 1 fragment solaire ou 1 fragment lunaire.

diceforge-face-cel_mirror = miroir céleste
    .short = miroir céleste
    .keywords = dé céleste, copier une face
diceforge-face-cel_mirror-text = Tu appliques une face visible sur n’importe quel dé, les tiens compris.

diceforge-face-cel_choose_side = tourner un dé
    .short = tourner un dé
    .keywords = dé céleste, choisir une face
diceforge-face-cel_choose_side-text = Tu mets un de tes dés sur la face de ton choix et tu l’appliques.

diceforge-face-cel_upgrade2 = deux niveaux de plus
    .short = +2 niveaux
    .keywords = dé céleste, amélioration
diceforge-face-cel_upgrade2-text = Tu peux remplacer gratuitement une de tes faces par une face du Sanctuaire deux niveaux plus haut.

# A face to choose from: a shield with what it brings, the longest in short.

diceforge-choosable = { $face_id ->
    [shield_red] { $face } (2☀️/5🏆)
    [shield_blue] { $face } (2🌙/5🏆)
    [shield_yellow] { $face } (3🪙/5🏆)
    [shield_green] { $face } (3🏆/5🏆)
    [chaos_red] { $face } (2💎, +3🏆)
    [chaos_blue] { $face } (2💎, +3🏆)
    [chaos_yellow] { $face } (2🛡️, +3🏆)
    [chaos_green] { $face } (2🛡️, +3🏆)
    [g1_v1_s1_m1] { $face_short }
    [c_g1_s1_m1] { $face_short }
    [c_g2_s2_m2] { $face_short }
    [l1_v1_g2] { $face_short }
    [g3_a1] { $face_short }
   *[other] { $face }
 }
