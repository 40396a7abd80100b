# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Runda { $round }** · zaczyna { $pegasus }
hercules-event-rolled = **{ $seat }** wyrzuca { $dice_1 } i { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
    .brief = wyrzuca { $dice_1 } i { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** wyrzuca { $die }, biała kość pokazuje { $white }
    .also = { hercules-hades }: { $die }, biała { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] rzuca białą kością dzięki karcie { $card_short }
        [reroll] przerzuca { $dice } dzięki karcie { $card_short }: teraz { $after }
        [copy] kopiuje kartą { $card_short } kości, które ma { $other }: { $after_1 } i { $after_2 }
        [flip] obraca { $from } na { $to } kartą { $card_short }
       *[other] zmienia { $from } na { $to } kartą { $card_short } { $ability }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** rzuca białą kością: { $white }
    .on = biała pokazuje { $white }
    .brief = biała kość { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = wykonuje { $result } = { $left } { $operation } { $right }: { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = idzie { $steps ->
        [one] do kolumny { $column }
        [few] o { $steps } kolumny, do kolumny { $column }
       *[other] o { $steps } kolumn, do kolumny { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = bierze kartę { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = zdobywa wazę ({ $card_vp } PZ)
    .brief = waza ({ $card_vp } PZ)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = zdobywa kartę { $card } ({ $card_vp } PZ)
    .brief = { $card } ({ $card_vp } PZ)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = zdobywa { $card_acc } ({ $card_vp } PZ)
    .brief = { $card } ({ $card_vp } PZ)
hercules-event-rested = **{ $seat }** odpoczywa{ $cards_count ->
    [0] { "" }
    [one] , odzyskuje 1 znacznik z karty { $cards }
   *[other] , odzyskuje znaczniki z kart { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , odkrywa kartę { $god }
 }
    .brief = odpoczywa
hercules-event-passed = **{ $seat }** pasuje
    .brief = pasuje
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = nie ma możliwej pracy i kończy turę
    .brief = brak możliwej pracy
hercules-event-last_round = 🏁 **Ostatnia runda:** { $side ->
    [table] { hercules-hades } ma wszystkie swoje znaczniki.
   *[seat] { $seat } dociera do kolumny 12.
 }
hercules-event-hades_stole = **{ hercules-hades }**: biała kość pokazuje { $white }, łupem pada { $card }
    .brief = kradnie: { $card }
hercules-event-hades_stole_nothing = **{ hercules-hades }**: biała kość pokazuje { $white }, nie ma już czego ukraść
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = przesuwa się o { $die ->
        [one] 1 kolumnę
        [few] { $die } kolumny
       *[other] { $die } kolumn
    }, do kolumny { $column }
    .brief = do kolumny { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = zabiera stamtąd swój znacznik
    .brief = zabiera znacznik
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = zabiera: { $card } ({ $card_vp } PZ)
    .brief = { $card } ({ $card_vp } PZ)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = nic tam nie znajduje i idzie dalej, do kolumny { $column }
    .brief = dalej, do kolumny { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = zdobywa wazę ({ $card_vp } PZ)
    .brief = waza ({ $card_vp } PZ)
hercules-event-match_ended = **Koniec partii**
hercules-event-scored = { $place }. **{ $seat }** · { $points } PZ
    .also = { $place }. { $seat } { $points } PZ
