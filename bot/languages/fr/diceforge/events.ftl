# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Manche { $round } · { $seat }**
diceforge-event-drafted =
    .on = choisit { $feat_the }
    .also = { $seat } : { $feat }
    .brief = choisit { $feat_the }
    .again = { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] relance : { $faces_short }
       *[other] lance { $faces_short }
    }
    .also = { $seat } : { $faces_short }
diceforge-event-gained =
    .on = { $source_id ->
        [blessing] { $surplus ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_1] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_2] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_3] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
       *[other] { $source_says ->
            [all] { "" }
           *[part] { diceforge-gained }
         }
     }
    .also = { $seat } { $text }
    .brief = { $amounts_count ->
        [0] ne gagne rien
       *[other] gagne { $amounts_short }
     }{ $surplus ->
        [0] { "" }
       *[other] { " " }({ diceforge-surplus.brief } en trop : inventaire plein)
     }
diceforge-event-lost =
    .on = { $amounts_count ->
        [0] ne perd rien
       *[other] perd { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = copie { $face_short } ({ $other }, miroir)
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = échange { $amounts_short } contre { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = met { $gold }🪙 dans le marteau
    .also = { $seat } { $text }
    .brief = { $gold }🪙 au marteau
diceforge-event-lap_finished =
    .on = finit le tour { $lap } du marteau : +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = marteau, tour { $lap } : +{ $gain }🏆
diceforge-event-repeated =
    .on = utilise Cerbère : encore { $faces_short }
    .also = { $seat } { $text }
diceforge-event-forged =
    .on = forge **{ $face_short }** sur { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }pour { $cost }🪙
    }
    .brief = forge { $face_short }
    .again = { $face_short }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] prend **{ $card_the }** gratuitement
           *[other] accomplit **{ $card_the }** pour { $card_cost_short }
        }
       *[other] accomplit **{ $card_the }** pour { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp }🏆)
    }
    .brief = { $card_short }{ $vp ->
        [0] { "" }
       *[other] { " " }+{ $vp }🏆
     }
diceforge-event-moved =
    .on = va sur l’île { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] se fait chasser aussi
       *[no] se fait chasser par { $other }
    }
    .also = { $seat } { $text }
    .brief = se fait chasser
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] utilise { $card_the }
     }
    .again = { "" }
diceforge-event-paid =
    .on = { $amounts_count ->
        [0] ne paie rien
       *[other] paie { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = utilise un jeton Triton
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] utilise { $faces_short } ({ $others_1 })
       *[no] utilise { $faces_1_short } ({ $others_1 }) et { $faces_2_short } ({ $others_2 })
    }
diceforge-event-paid_extra =
    .on = joue une action supplémentaire pour { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = une autre pour { $sun }☀️
diceforge-event-passed =
    .on = passe
    .brief = passe
diceforge-event-match_ended = **La partie est terminée**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = **{ $seat }** : marqueur à { diceforge-track } sur la piste des Titans
    .on = marqueur à { diceforge-track }
    .also = { $seat } : marqueur à { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }** : golem case { $space }
    .on = golem case { $space }
    .also = { $seat } : golem case { $space }
    .brief = golem case { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] prend le trésor lunaire
        [sun] prend le trésor solaire
       *[vp] prend le trésor de PG
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] atteint la Déesse
       *[other] atteint la Déesse avant tout le monde
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] relance : { $face_short }
       *[other] lance le Dé céleste : { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Dé céleste { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] met le dé clair sur { $face_short }
       *[dark] met le dé sombre sur { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] applique encore { $face_short }
       *[no] applique { $face_short } ({ $other })
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = applique { $faces_short } ({ $other })
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = met { $gold }🪙 sur le sceptre ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 au sceptre
diceforge-event-scepter_spent =
    .on = prend { $gold }🪙 du sceptre
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = paie avec { $ancient ->
        [0] { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }et { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = avance le Compagnon en case { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = renvoie le Compagnon de la case { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = pose un jeton { $side_short } sur l’île { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = récolte le jeton mémoire de l’île { $island }
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** commence un tour supplémentaire
    .on = commence un tour supplémentaire
diceforge-event-turn_within_ended = **{ $seat }** termine son tour supplémentaire
    .on = termine son tour supplémentaire
diceforge-gained = { $amounts_count ->
    [0] ne gagne rien
   *[other] { $surplus ->
        [0] gagne { $amounts_short }
       *[other] gagne seulement { $amounts_short }
     }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }grâce à la rébellion
        [reb_3_2] { " " }grâce à la rébellion
        [gods_1] { " " }grâce aux dieux
        [gods_2] { " " }grâce aux dieux
        [gods_3] { " " }grâce aux dieux
       *[other] { "" }
    }
    [twins] { " " }grâce aux Jumeaux
    [memory] { " " }grâce à la Mémoire
    [great_bear] { " " }grâce à la Grande Ourse
    [tenacious_boar] { " " }grâce au sanglier { $source_colour }
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ diceforge-surplus } en trop : inventaire plein)
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } parmi { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
