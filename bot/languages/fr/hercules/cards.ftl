# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Hestia
hercules-stack-hestia-about = Demi-déesse de l’addition : déesse du foyer, gagnée en additionnant
hercules-picture-earned-hestia = Demi-déesse de l’addition
hercules-stack-pan = Pan
hercules-stack-pan-about = Demi-dieu de la multiplication : dieu de la nature, gagné en multipliant
hercules-picture-earned-pan = Demi-dieu de la multiplication
hercules-stack-aeolus = Éole
hercules-stack-aeolus-about = Demi-dieu de la division : dieu des vents, gagné en divisant
hercules-picture-earned-aeolus = Demi-dieu de la division
hercules-stack-hecate = Hécate
hercules-stack-hecate-about = Demi-déesse de la soustraction : déesse de la magie, gagnée en soustrayant
hercules-picture-earned-hecate = Demi-déesse de la soustraction
hercules-stack-tyche = Tyché
hercules-stack-tyche-about = Demi-déesse du dé : déesse du hasard, gagnée avec un dé qui montre son chiffre (1 à 3)
hercules-picture-earned-tyche = Demi-déesse du dé, gagnée avec un { $number }
hercules-stack-morpheus = Morphée
hercules-stack-morpheus-about = Demi-dieu du dé : dieu des rêves, gagné avec un dé qui montre son chiffre (4 à 6)
hercules-picture-earned-morpheus = Demi-dieu du dé, gagné avec un { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Dieux
hercules-stack-vase = Vases
hercules-stack-pantheon = Panthéon
hercules-picture-earned-god = Dieu, attend au-dessus d’une colonne
hercules-picture-earned-zeus = Dieu, attend au-dessus de la colonne 12
hercules-picture-earned-vase = Vase, pour { $number } colonnes d’un coup
hercules-picture-earned-pantheon = Attend en colonne 12, sous Zeus

hercules-god-god_aphrodite = Aphrodite
hercules-god-god_apollo = Apollon
hercules-god-god_ares = Arès
hercules-god-god_artemis = Artémis
hercules-god-god_athena = Athéna
hercules-god-god_demeter = Déméter
hercules-god-god_dionysus = Dionysos
hercules-god-god_hephaestus = Héphaïstos
hercules-god-god_hera = Héra
hercules-god-god_hermes = Hermès
hercules-god-god_poseidon = Poséidon
hercules-god-god_zeus = Zeus

# Names of cards, filled in from their data.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vase ({ $vp } PV)
hercules-named-pantheon = carte Panthéon
    .the = la carte Panthéon
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = le Panthéon
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 } : { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = demi-dieu{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name } : { $ability_id ->
    [none] { $vp } PV
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = dieu, { $name } { $vp } PV
hercules-listed-vase = Vase pour { $number } colonnes : { $vp } PV
    .keywords = vase, { $number } colonnes, vase { $number }
hercules-listed-pantheon = Carte Panthéon : { $vp } PV
    .keywords = panthéon

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = dé blanc
hercules-ability-white-text = Lance le dé blanc : ce tour-ci, tu peux utiliser deux de tes trois dés au choix.
hercules-ability-white-more = Ton calcul utilise toujours exactement deux dés. Une deuxième carte dé blanc le relance. Tu le rends à la fin de ton tour.
hercules-ability-reroll = relance
hercules-ability-reroll-text = Relance un ou plusieurs de tes dés, y compris le dé blanc si tu l’as.
hercules-ability-reroll-more = Tu choisis lesquels. Le nouveau lancer compte.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Augmente un de tes dés de 1 ; un 6 ne peut pas monter.
hercules-ability-plus1-more = Marche aussi sur le dé blanc tant que tu l’as. Le nouveau chiffre compte aussi pour Tyché et Morphée.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Baisse un de tes dés de 1 ; un 1 ne peut pas descendre.
hercules-ability-minus1-more = Marche aussi sur le dé blanc tant que tu l’as. Le nouveau chiffre compte aussi pour Tyché et Morphée.
hercules-ability-copy = copie
hercules-ability-copy-text = Mets tes deux dés colorés sur les faces que montrent ceux d’une autre personne.
hercules-ability-copy-more = La copie prend ce qu’ils montrent à cet instant, même si cette personne a déjà joué. Contre Hadès : son dé coloré et le dé blanc.
hercules-ability-flip = retournement
hercules-ability-flip-text = Mets un de tes dés sur la face opposée : 1 et 6, 2 et 5, 3 et 4.
hercules-ability-flip-more = Marche aussi sur le dé blanc tant que tu l’as. Le nouveau chiffre compte aussi pour Tyché et Morphée.
hercules-ability-bonus = bonus
hercules-ability-bonus-text = Des symboles en plus pour le décompte final. Cette carte ne s’utilise pas et ne porte jamais de cube.
hercules-ability-vp2 = 2 PV
hercules-ability-vp2-text = Vaut 2 points à la fin. Cette carte ne s’utilise pas et ne porte jamais de cube.
hercules-ability-none = aucun pouvoir
hercules-ability-none-text = Aucun pouvoir ; cette carte ne vaut que ses points.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Coût :** 1 cube de ta réserve ; il reste ici jusqu’à ton prochain repos. Une fois par tour.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Symbole
       *[other] Symboles
    } :** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }avec le chiffre { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Points :** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Attend au-dessus de la colonne 12 le premier apprenti qui y arrive
       *[other] Divinité de l’Olympe ; attend au-dessus d’une des colonnes 1 à 11, tirée à chaque partie
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Coût :** aucun cube ; retourne la carte face cachée jusqu’à un repos. Une fois par tour.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Symboles :** { $symbols }
    }
    .points = **Points :** { $vp }, utilisée ou non
hercules-look-vase =
    .about = Gagné quand ton apprenti avance de { $number ->
        [7] 7 colonnes ou plus
       *[other] { $number } colonnes
    } d’un coup
    .ability = Tu l’obtiens aussi pour une avancée plus longue si sa propre pile est vide.
    .points = **Points :** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Gagnée quand ton apprenti atteint la colonne 12 alors que Zeus est déjà pris
    .points = **Points :** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **En jeu :** { $with_two ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $with_two } cartes
 } à 2 (et contre Hadès), { $with_three } à 3, { $with_four } à 4
