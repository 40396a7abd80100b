# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Scegli una fatica
    [stuck] Con questi dadi nessuna fatica è possibile
    [spent] Scegli una fatica, o riposa
   *[begin] Scegli una fatica, o passa
 }
hercules-ask-recover = Che cosa recuperi? { $markers ->
    [0] { "" }
    [one] 1 cubo
   *[other] Fino a { $markers } cubi
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] 1 dio.
       *[other] { " " }e 1 dio.
     }
 }
hercules-group-marker = Scegli i cubi da recuperare…
hercules-group-god = Scegli il dio da girare a faccia in su…
hercules-group-labour = Scegli una fatica…
hercules-group-ability = Usa prima una carta…
hercules-group-rest = Riposa…
hercules-group-end = Chiudi il turno…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = punti { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] colonna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· vaso { $vase_vp } PV
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· ultimo round!
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] colonna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· ottieni un vaso
 }
hercules-option-use-white = Tira il bianco · { $card_short } · { $cost }
hercules-option-use-white-note = Un terzo dado per questo turno: usane due qualsiasi su tre.
hercules-option-use-reroll = Rilancia { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = Vale il nuovo tiro, e non si può annullare.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] bianco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · dadi { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] bianco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · dadi { $after }
hercules-option-use-flip = Ribalta { $dice_id ->
    [white] bianco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · dadi { $after }
hercules-option-use-copy = Copia { $other }: { $after_1 } e { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · dadi { $after }
hercules-option-rest-all = Riposa · { $cards_count ->
    [0] { "" }
    [one] recuperi 1 cubo
   *[other] recuperi { $cards_count } cubi
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }giri { $god }
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] Dal tuo prossimo turno puoi usare di nuovo { $god }.
    [one] Da { $cards }. Dal tuo prossimo turno puoi usare di nuovo la carta.
   *[other] Da { $cards }. Dal tuo prossimo turno puoi usarle di nuovo.
 }
    .short = Da { $cards }.
hercules-option-rest = Riposa · scegli cosa recuperare
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] 1 cubo
   *[other] Fino a { $markers } cubi
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] 1 dio
       *[other] { " " }e 1 dio
     }
 }: { $cards }
    .short = Fino a 3 cubi e 1 dio; dal tuo prossimo turno puoi usare di nuovo quelle carte.
hercules-option-pass = Passa
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] con i tuoi dadi è possibile 1 fatica
   *[other] con i tuoi dadi sono possibili { $labours } fatiche
 }
hercules-always-turn-pass = Passa finché non c’è una fatica
hercules-standing-turn-pass = Passa finché i dadi non permettono una fatica
hercules-option-end = Chiudi il turno · nessuna fatica
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] potresti ancora usare una carta
 }
hercules-option-take = { $card }: libera la carta
hercules-option-take-note = Recuperi il cubo; dal tuo prossimo turno puoi usare di nuovo la carta.
hercules-option-together = Recupera: { $cards }
hercules-option-take-nothing = Non recuperare nulla
hercules-option-take-nothing-note = Il tuo turno finisce senza una fatica.
hercules-option-turn_up = { $card } ({ $card_ability }): gira in su
hercules-option-turn_up-note = Dal tuo prossimo turno puoi usare di nuovo questa carta.
hercules-cost-marker = 1 cubo
hercules-cost-god = carta in giù

# Why a choice is refused.

hercules-reason-turn_over = Il tuo turno è finito.
hercules-reason-not_your_turn = Non è il tuo turno.
hercules-reason-not_those_dice = I tuoi dadi non mostrano quei numeri.
hercules-reason-not_integer = Questa divisione ha un resto. Scegli un altro calcolo.
    .measured = { $left } ÷ { $right } ha un resto. Scegli un altro calcolo.
hercules-reason-out_of_range = Il risultato deve essere da 1 a 12.
hercules-reason-labour_already_done = Hai già compiuto questa fatica; ognuna vale una volta sola.
hercules-reason-must_choose_demigod = Questa fatica ti dà un semidio: scegline uno.
hercules-reason-demigod_not_eligible = Questo semidio non corrisponde né alla tua operazione né a uno dei dadi usati.
hercules-reason-card_not_yours = Questa carta non è tua.
hercules-reason-passive_card = Questa carta non ha un’abilità da usare; conta solo alla fine.
hercules-reason-no_god_abilities_in_simplified_variant = Nella variante semplificata gli dèi valgono solo i loro punti.
hercules-reason-card_already_used_this_turn = Hai già usato questa carta in questo turno.
hercules-reason-card_still_holds_marker = Su questa carta c’è ancora un cubo. Riposa per recuperarlo.
hercules-reason-god_card_face_down = Questa carta è a faccia in giù. Riposa per girarla di nuovo.
hercules-reason-no_marker_in_supply = Un semidio costa 1 cubo e la tua riserva è vuota. Una fatica o un riposo ti danno cubi.
hercules-reason-choose_another_player = Scegli un’altra persona da cui copiare i dadi.
hercules-reason-white_die_not_in_use = In questo turno non hai il dado bianco.
hercules-reason-choose_at_least_one_die = Scegli almeno un dado da rilanciare.
hercules-reason-choose_one_die = Scegli uno dei tuoi dadi.
hercules-reason-above_6 = Un 6 non può salire.
hercules-reason-below_1 = Un 1 non può scendere.
hercules-reason-no_rest_after_using_a_card = In questo turno hai usato una carta, quindi non puoi riposare. Compi una fatica o, se non puoi, chiudi il turno.
hercules-reason-choose_what_to_recover = Puoi recuperare qualcosa: scegli che cosa.
hercules-reason-nothing_to_recover = Non hai nulla da recuperare, ma puoi passare.
hercules-reason-no_marker_on_that_card = Su questa carta non c’è nessun cubo.
hercules-reason-at_most_3_markers = Un riposo recupera fino a 3 cubi. Scegline di meno.
hercules-reason-at_most_1_god = Un riposo gira a faccia in su un solo dio. Scegline uno.
hercules-reason-no_god_flip_in_simplified_variant = Nella variante semplificata, riposando recuperi solo cubi.
hercules-reason-god_card_not_face_down = Questa carta è già a faccia in su.
hercules-reason-rest_instead = In questo turno non hai usato carte, quindi puoi riposare o passare.
hercules-reason-labour_possible = Puoi ancora compiere una fatica, quindi non puoi chiudere il turno.
hercules-reason-unknown_option = Questa scelta ora non è possibile.
