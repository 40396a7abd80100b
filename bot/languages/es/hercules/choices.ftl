# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Elige un trabajo
    [stuck] Con estos dados no hay ningún trabajo posible
    [spent] Elige un trabajo o descansa
   *[begin] Elige un trabajo o pasa
 }
hercules-ask-recover = ¿Qué recuperas? { $markers ->
    [0] { "" }
    [one] 1 cubo
   *[other] Hasta { $markers } cubos
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] 1 dios.
       *[other] { " " }y 1 dios.
     }
 }
hercules-group-marker = Elige los cubos que recuperas…
hercules-group-god = Elige el dios que pones boca arriba…
hercules-group-labour = Elige un trabajo…
hercules-group-ability = Usa antes una carta…
hercules-group-rest = Descansa…
hercules-group-end = Termina el turno…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = puntos { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] columna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· vasija { $vase_vp } PV
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· ¡última ronda!
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] columna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· gana una vasija
 }
hercules-option-use-white = Tirar el dado blanco · { $card_short } · { $cost }
hercules-option-use-white-note = Un tercer dado este turno: usa dos cualesquiera de los tres.
hercules-option-use-reroll = Relanzar { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = Cuenta la nueva tirada y no se puede deshacer.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] blanco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · dados { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] blanco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · dados { $after }
hercules-option-use-flip = Voltear { $dice_id ->
    [white] blanco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · dados { $after }
hercules-option-use-copy = Copiar a { $other }: { $after_1 } y { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · dados { $after }
hercules-option-rest-all = Descansar · { $cards_count ->
    [0] { "" }
    [one] 1 cubo
   *[other] { $cards_count } cubos
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }{ $god } boca arriba
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] Desde tu próximo turno puedes volver a usar { $god }.
    [one] De { $cards }. Puedes volver a usar la carta desde tu próximo turno.
   *[other] De { $cards }. Puedes volver a usarlas desde tu próximo turno.
 }
    .short = De { $cards }.
hercules-option-rest = Descansar · elige qué recuperar
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] 1 cubo
   *[other] Hasta { $markers } cubos
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] 1 dios
       *[other] { " " }y 1 dios
     }
 }: { $cards }
    .short = Hasta 3 cubos y 1 dios; podrás volver a usar esas cartas desde tu próximo turno.
hercules-option-pass = Pasar
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] 1 trabajo encaja con tus dados
   *[other] { $labours } trabajos encajan con tus dados
 }
hercules-always-turn-pass = Pasar hasta que encaje un trabajo
hercules-standing-turn-pass = Pasar hasta que un trabajo encaje con tus dados
hercules-option-end = Terminar · ningún trabajo posible
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] aún podrías usar una carta
 }
hercules-option-take = { $card }: liberar
hercules-option-take-note = Recuperas el cubo; desde tu próximo turno puedes volver a usar la carta.
hercules-option-together = Recuperar: { $cards }
hercules-option-take-nothing = No recuperar nada
hercules-option-take-nothing-note = Tu turno termina sin trabajo.
hercules-option-turn_up = { $card } ({ $card_ability }): boca arriba
hercules-option-turn_up-note = Podrás volver a usarla desde tu próximo turno.
hercules-cost-marker = 1 cubo
hercules-cost-god = carta boca abajo

# Why a choice is refused.

hercules-reason-turn_over = Tu turno ya terminó.
hercules-reason-not_your_turn = No es tu turno.
hercules-reason-not_those_dice = Tus dados no muestran esos números.
hercules-reason-not_integer = Esa división deja resto. Elige otra operación.
    .measured = { $left } ÷ { $right } deja resto. Elige otra operación.
hercules-reason-out_of_range = El resultado debe estar entre 1 y 12.
hercules-reason-labour_already_done = Ya has hecho este trabajo; cada uno cuenta una vez.
hercules-reason-must_choose_demigod = Este trabajo te da un semidiós: elige uno.
hercules-reason-demigod_not_eligible = Este semidiós no encaja ni con tu operación ni con los dados que usaste.
hercules-reason-card_not_yours = Esta carta no es tuya.
hercules-reason-passive_card = Esta carta no tiene habilidad que usar; solo cuenta al final.
hercules-reason-no_god_abilities_in_simplified_variant = En la variante simplificada los dioses solo valen sus puntos.
hercules-reason-card_already_used_this_turn = Ya has usado esta carta en este turno.
hercules-reason-card_still_holds_marker = Esta carta todavía tiene un cubo. Descansa para recuperarlo.
hercules-reason-god_card_face_down = Este dios está boca abajo. Descansa para ponerlo boca arriba.
hercules-reason-no_marker_in_supply = Un semidiós cuesta 1 cubo y tu reserva está vacía. Con un trabajo o un descanso consigues cubos.
hercules-reason-choose_another_player = Elige de quién copias los dados.
hercules-reason-white_die_not_in_use = No tienes el dado blanco este turno.
hercules-reason-choose_at_least_one_die = Elige al menos un dado para relanzar.
hercules-reason-choose_one_die = Elige uno de tus dados.
hercules-reason-above_6 = Un 6 no se puede subir.
hercules-reason-below_1 = Un 1 no se puede bajar.
hercules-reason-no_rest_after_using_a_card = Ya usaste una carta en este turno, así que no puedes descansar. Realiza un trabajo o, si no puedes, termina el turno.
hercules-reason-choose_what_to_recover = Puedes recuperar algo: elige qué.
hercules-reason-nothing_to_recover = No tienes nada que recuperar, pero puedes pasar.
hercules-reason-no_marker_on_that_card = No hay ningún cubo en esta carta.
hercules-reason-at_most_3_markers = Un descanso recupera hasta 3 cubos. Elige menos.
hercules-reason-at_most_1_god = Un descanso pone boca arriba 1 solo dios. Elige uno.
hercules-reason-no_god_flip_in_simplified_variant = En la variante simplificada, al descansar solo recuperas cubos.
hercules-reason-god_card_not_face_down = Este dios ya está boca arriba.
hercules-reason-rest_instead = No has usado ninguna carta en este turno, así que puedes descansar o pasar.
hercules-reason-labour_possible = Todavía puedes hacer un trabajo, así que aún no puedes terminar el turno.
hercules-reason-unknown_option = Ahora no puedes elegir eso.
