# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Runde { $round }** · { $pegasus } beginnt
hercules-event-rolled = **{ $seat }** würfelt { $dice_1 } und { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
    .brief = würfelt { $dice_1 } und { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** würfelt { $die }, der weiße Würfel zeigt { $white }
    .also = { hercules-hades }: { $die }, weiß { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] holt mit { $card_short } den weißen Würfel
        [reroll] würfelt mit { $card_short } { $dice } neu: jetzt { $after }
        [copy] kopiert mit { $card_short } die Würfel von { $other }: { $after_1 } und { $after_2 }
        [flip] wendet mit { $card_short } die { $from } auf { $to }
       *[other] dreht mit { $card_short } { $ability } die { $from } auf { $to }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** würfelt mit dem weißen Würfel eine { $white }
    .on = er zeigt eine { $white }
    .brief = weißer Würfel { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = meistert { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = zieht { $steps ->
        [one] 1 Spalte
       *[other] { $steps } Spalten
    } bis Spalte { $column }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = nimmt { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = gewinnt eine Vase ({ $card_vp } SP)
    .brief = Vase ({ $card_vp } SP)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = gewinnt { $card } ({ $card_vp } SP)
    .brief = { $card } ({ $card_vp } SP)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = gewinnt eine { $card } ({ $card_vp } SP)
    .brief = { $card } ({ $card_vp } SP)
hercules-event-rested = **{ $seat }** ruht sich aus{ $cards_count ->
    [0] { "" }
    [one] , nimmt den Marker von { $cards } zurück
   *[other] , nimmt die Marker von { $cards } zurück
 }{ $god_id ->
    [none] { "" }
   *[other] , deckt { $god } wieder auf
 }
    .brief = ruht sich aus
hercules-event-passed = **{ $seat }** passt
    .brief = passt
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = findet keine Aufgabe, der Zug endet
    .brief = keine Aufgabe möglich
hercules-event-last_round = 🏁 **Letzte Runde:** { $side ->
    [table] { hercules-hades } hat alle seine Marker genommen.
   *[seat] { $seat } hat Spalte 12 erreicht.
 }
hercules-event-hades_stole = **{ hercules-hades }** würfelt weiß { $white } und stiehlt { $card }
    .brief = stiehlt { $card }
hercules-event-hades_stole_nothing = **{ hercules-hades }** würfelt weiß { $white }: nichts zu stehlen
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = zieht { $die ->
        [one] 1 Spalte
       *[other] { $die } Spalten
    } bis Spalte { $column }
    .brief = bis Spalte { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = nimmt dort seinen Marker
    .brief = nimmt seinen Marker
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = nimmt { $card } ({ $card_vp } SP)
    .brief = { $card } ({ $card_vp } SP)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = zieht weiter bis Spalte { $column }
    .brief = weiter bis Spalte { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = gewinnt eine Vase ({ $card_vp } SP)
    .brief = Vase ({ $card_vp } SP)
hercules-event-match_ended = **Die Partie ist zu Ende**
hercules-event-scored = { $place }. **{ $seat }** · { $points } SP
    .also = { $place }. { $seat } { $points } SP
