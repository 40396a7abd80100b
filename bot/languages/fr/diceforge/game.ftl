# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Tes dés ne sont jamais finis : lance-les pour gagner or, soleil et lune, forge-leur de meilleures faces au Temple, et visite les îles pour des exploits héroïques. Avec le plus de Points de Gloire, tu gagnes ta place parmi les dieux.
diceforge-book-rebellion = Dice Forge : Rébellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = immédiat
diceforge-types-reinforcement = renfort
diceforge-types-automatic = automatique
diceforge-types-plain = points seuls
diceforge-colour-red = rouge
diceforge-colour-yellow = jaune
diceforge-colour-green = vert
diceforge-colour-blue = bleu
diceforge-line_up-beginner = configuration débutant
diceforge-line_up-alternate = configuration avancée
diceforge-line_up-goddess = module Déesse
diceforge-line_up-titans = module Titans
diceforge-box-base = jeu de base
diceforge-box-rebellion = Rébellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [green] verte
            [blue] bleue
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
    .the = { $feat_the }{ $colour_id ->
        [none] { "" }
       *[other] { " " }({ $feat_gender ->
            [f] { $colour_id ->
                [green] verte
                [blue] bleue
               *[other] { $colour }
            }
           *[m] { $colour }
        })
     }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [green] verte
            [blue] bleue
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [green] verte
            [blue] bleue
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 } · { $cost_short } · { $vp }🏆
    .keywords = exploit, { $feat } { $vp } PG
diceforge-listed-face = { $name }
    .keywords = face, face de dé

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Exploit héroïque · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Renfort, une fois à chacun de tes tours suivants** · { $feat_text } { $feat_more }
        [automatic] **Automatique** · { $feat_text } { $feat_more }
        [immediate_automatic] **Immédiat, puis automatique** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **Immédiat, puis renfort à chacun de tes tours suivants** · { $feat_text } { $feat_more }
       *[immediate] **Immédiat** · { $feat_text } { $feat_more }
    }
    .cost = **Coût :** { $cost } · île { $island }
    .points = **Points à la fin :** { $vp }
    .play = Une carte par personne dans la partie.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Face de dé · Rébellion, module Titans · sur les dés de départ
                [l1_v1] Face de dé · Rébellion, module Titans · sur les dés de départ
               *[other] Face de dé · sur les dés de départ
            }
            [16] Face de dé · Rébellion, module Titans · de la Forêt
            [17] Face de dé · Rébellion, module Déesse · de la Forêt
            [18] Face de dé · Rébellion, module Titans · de la Forêt
            [19] Face de dé · Rébellion, module Déesse · sur les dés de départ, et de la Forêt
            [20] Face de dé · Rébellion, module Titans · de la Forêt
           *[other] { $cost ->
                [0] Face de dé · des Jardins du Temple
               *[other] { $face_id ->
                    [s1] Face de dé · sur les dés de départ, et du Sanctuaire
                    [m1] Face de dé · sur les dés de départ, et du Sanctuaire
                   *[other] Face de dé · du Sanctuaire
                }
            }
        }
       *[other] Rébellion · un côté du Dé céleste
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] L’or peut aller à un marteau ou à un sceptre.
            }
            [copy] La face agit seule : ×3 ne donne rien, un bouclier donne sa ressource. Ce n’est pas une faveur.
            [turn] La face agit seule : ×3 ne donne rien, un bouclier donne sa ressource. Tu n’appliques que ce dé-là.
           *[upgrade] Les niveaux sont les prix 2, 3, 4, 5, 6, 8 et 12 ; les faces de départ et celles des Jardins sont en dessous. Si un niveau est vide, le suivant compte.
        }
        [gain] { $face_id ->
            [a1] Le marqueur bouge même si tu n’as pas de place pour le fragment. Le Minotaure prend le fragment mais ne bouge aucun marqueur.
            [g3_a1] Le marqueur bouge même si tu n’as pas de place pour le fragment. Le Minotaure prend l’or et le fragment mais ne bouge aucun marqueur.
            [l1_v1] Le Minotaure prend le point mais ne bouge aucun marqueur.
            [l1_v1_g2] Le Minotaure prend l’or et le point mais ne bouge aucun marqueur.
           *[other] { "" }
        }
        [chaos] Seule : { $gains }. Avec ×3 : trois fois ça. Si ton autre dé offre un choix, fais-le d’abord.
        [misfortune] Elle ne peut jamais quitter le dé. La personne qui a la carte fait ses propres choix, et cette face compte aussi pour elle. Si un miroir la copie, c’est la personne au miroir qui gagne à ta place.
        [golem] Avec ×3 : trois pas. Avec les deux golems dans une même faveur, tu peux aussi lancer le Dé céleste. Ne compte pas pour le Minotaure ni le Vent.
        [choice] Avec ×3 : choisis d’abord, puis triple. Avec le Minotaure : choisis ce que tu perds.
        [shield] Seul, ou si ton autre dé ne donne rien : { $gains }. Avec ×3 : trois fois ça. Si ton autre dé offre un choix, fais-le d’abord.
        [boar] Elle ne peut jamais quitter le dé. Si elle est triplée, tu gagnes 3 d’une seule sorte, et la personne qui a la carte choisit trois fois. Le Minotaure ne touche jamais à ce gain-là.
        [ship] Le prix ne descend jamais sous 0 or. Avec ×3 : 6 or de moins, toujours une seule face. Tu ne peux prendre que des faces qui ont un prix.
        [mirror] Avec ×3 : choisis la face, puis triple-la. Un ×3 copié triple ton autre dé. Si tu copies un miroir, tu peux copier n’importe quelle face visible.
       *[triple] Seul, ou avec un deuxième ×3 : rien. Avec une voile, sa remise est de 6 or.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Pour l’obtenir :** elle ne s’achète pas ; quelqu’un accomplit le Sanglier acharné et te désigne
            [shield] **Pour l’obtenir :** l’exploit Le Bouclier de la Gardienne
            [ship] **Pour l’obtenir :** l’exploit La Voile céleste
            [mirror] **Pour l’obtenir :** l’exploit Le Miroir abyssal
            [triple] **Pour l’obtenir :** l’exploit Le Casque d’invisibilité
            [chaos] **Pour l’obtenir :** l’exploit Le Chaos
            [misfortune] **Pour l’obtenir :** elle ne s’achète pas ; quelqu’un accomplit le Miroir du malheur et te désigne
            [golem] { $face_id ->
                [golem_sun] **Pour l’obtenir :** l’exploit Le Golem solaire
               *[golem_moon] **Pour l’obtenir :** une au départ, d’autres avec l’exploit Le Golem lunaire
            }
            [gain] { $pool ->
                [18] **Pour l’obtenir :** l’exploit L’Obstiné
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Prix :** { $cost } or
    }

# Sources of points.

diceforge-part-board = Gagnés en jeu
diceforge-part-feats = Imprimés sur les exploits
diceforge-part-track = Sur la piste des Titans

# What the dice count in statistics.

diceforge-luck = Comptées selon ce que donne chaque face ; un fragment ou un point vaut deux or.

# The challenge of the day: how it is played, and the signs of how a match went.

diceforge-daily = contre deux IA
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } face forgée · { diceforge-daily-mark-start } face de départ
