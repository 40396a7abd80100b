# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Round { $round } · { $seat }**
diceforge-event-drafted =
    .on = chooses { $feat }
    .also = { $seat }: { $feat }
    .brief = chooses { $feat }
    .again = { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] rerolls: { $faces_short }
       *[other] rolls { $faces_short }
    }
    .also = { $seat }: { $faces_short }
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
        [0] gains nothing
       *[other] gains { $amounts_short }
     }{ $surplus ->
        [0] { "" }
       *[other] { " " }({ diceforge-surplus.brief } lost: inventory full)
     }
diceforge-event-lost =
    .on = loses { $amounts_count ->
        [0] nothing
       *[other] { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = copies { $other }’s { $face_short } (mirror)
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = trades { $amounts_short } for { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = puts { $gold }🪙 in the hammer
    .also = { $seat } { $text }
    .brief = { $gold }🪙 in the hammer
diceforge-event-lap_finished =
    .on = finishes hammer lap { $lap }: +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = hammer lap { $lap }: +{ $gain }🏆
diceforge-event-repeated =
    .on = uses Cerberus: { $faces_short } again
    .also = { $seat } { $text }
diceforge-event-forged =
    .on = forges **{ $face_short }** over { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost }🪙
    }
    .brief = forges { $face_short }
    .again = { $face_short }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] takes **{ $card }** for free
           *[other] performs **{ $card }** for { $card_cost_short }
        }
       *[other] performs **{ $card }** for { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp }🏆)
    }
    .brief = { $card_short }{ $vp ->
        [0] { "" }
       *[other] { " " }+{ $vp }🏆
     }
diceforge-event-moved =
    .on = goes to island { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] is ousted too
       *[no] is ousted by { $other }
    }
    .also = { $seat } { $text }
    .brief = is ousted
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] uses { $card }
     }
    .again = { "" }
diceforge-event-paid =
    .on = pays { $amounts_count ->
        [0] nothing
       *[other] { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = uses a Triton token
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] uses { $others_1 }’s { $faces_short }
       *[no] uses { $others_1 }’s { $faces_1_short } and { $others_2 }’s { $faces_2_short }
    }
diceforge-event-paid_extra =
    .on = takes an extra action for { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = another for { $sun }☀️
diceforge-event-passed =
    .on = passes
    .brief = passes
diceforge-event-match_ended = **The match is over**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = **{ $seat }**’s marker is at { diceforge-track } on the Titans’ track
    .on = marker at { diceforge-track }
    .also = { $seat }: marker at { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: golem to space { $space }
    .on = golem to space { $space }
    .also = { $seat }: golem to space { $space }
    .brief = golem to space { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] takes the moon treasure
        [sun] takes the sun treasure
       *[vp] takes the GP treasure
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] reaches the Goddess
       *[other] is first to reach the Goddess
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] rerolls: { $face_short }
       *[other] rolls the Celestial Die: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Celestial Die { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] turns the light die to { $face_short }
       *[dark] turns the dark die to { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] applies { $face_short } again
       *[no] applies { $other }’s { $face_short }
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = applies { $other }’s { $faces_short }
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = puts { $gold }🪙 on the scepter ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 on the scepter
diceforge-event-scepter_spent =
    .on = takes { $gold }🪙 from the scepter
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = pays with { $ancient ->
        [0] the { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }and the { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = moves the Companion to space { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = sends off the Companion from space { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = puts a { $side_short } token on island { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = collects the memory token of island { $island }
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** starts an extra turn
    .on = starts an extra turn
diceforge-event-turn_within_ended = **{ $seat }** ends the extra turn
    .on = ends the extra turn
diceforge-gained = { $amounts_count ->
    [0] gains nothing
   *[other] { $surplus ->
        [0] gains { $amounts_short }
       *[other] gains only { $amounts_short }
     }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }from the rebellion
        [reb_3_2] { " " }from the rebellion
        [gods_1] { " " }from the gods
        [gods_2] { " " }from the gods
        [gods_3] { " " }from the gods
       *[other] { "" }
    }
    [twins] { " " }from the Twins
    [memory] { " " }from the Memory
    [great_bear] { " " }from the Great Bear
    [tenacious_boar] { " " }from the { $source_colour } boar
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ diceforge-surplus } lost: inventory full)
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } of { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
