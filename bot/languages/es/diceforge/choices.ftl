# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Elige un grupo de hazañas para esta partida
diceforge-ask-turn = { $stage ->
    [forging] Forja otra cara o termina la acción
    [acted] ¿Algo más? Si no, termina tu turno
    [extra] Acción extra: forja caras o realiza una hazaña heroica
   *[begin] Forja caras o realiza una hazaña heroica
 }
diceforge-ask-choose = ¿Qué tomas? ({ $source }{ $factor ->
    [3] , triplicado
   *[other] { "" }
 })
diceforge-ask-boar = Salió tu { $source }{ $factor ->
    [3] { " " }y cuenta tres veces
   *[other] { "" }
 }: ¿qué tomas?
diceforge-ask-lose = Minotauro: ¿qué pierdes? ({ $source })
diceforge-ask-hammer = Ganas { $gold } de oro. ¿Cuánto va al martillo?
diceforge-ask-exchange = ¿Cambias { $amounts } por Puntos de Gloria?
diceforge-ask-mirror = ¿Qué cara copia tu espejo?
diceforge-ask-order = { $faces_short }: ¿qué cara primero?{ $why_id ->
    [ship] { " " }La nave compra con el oro que tengas en ese momento.
    [labyrinth] { " " }La otra cara puede pagar algo en el camino de tu gólem.
    [theft] { " " }Tu gólem puede quitar los puntos que el jabalí acaba de dar.
    [track] { " " }Tu marcador se mueve entretanto: eso cambia lo que ganas o dónde acaba.
    [shield] { " " }La segunda cara depende de lo que dé la primera.
    [loss] { " " }Lo que pierdes primero cambia lo que pierdes después.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Nave
   *[other] { $source }
 }: { $discount ->
    [0] ¿compras una cara y la forjas?
   *[other] ¿forjas una cara por { $discount } de oro menos?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: ¿forjas una cara gratis?
    [trident] { $source }: ¿qué cara forjas?
   *[other] { $source }: { $designs ->
        [1] ¿dónde va la cara nueva?
       *[other] { $source_id ->
            [guardians_shield] ¿qué escudo forjas?
           *[other] ¿qué cara forjas?
         }
     }
 }
diceforge-ask-cerberus = ¿Usas a Cerbero para volver a aplicar { $faces_short }?
diceforge-ask-die = { $source }: ¿qué dado tiras?
diceforge-ask-satyrs = Sátiros: ¿qué dos dados usas?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: ¿quién tiene que forjar el infortunio?
   *[other] { $source }: ¿quién tiene que forjar el jabalí?
 }
diceforge-ask-tokens = { $source }: ¿qué ficha primero? Eso cambia dónde acaba tu marcador.
diceforge-ask-twins = Los Gemelos: ¿relanzas un dado por 3 de oro? ({ $faces_short })
diceforge-ask-scepter = Ganas { $gold } de oro. ¿Cuánto pones en el cetro? (Tiene { $held } de 6.)
diceforge-ask-purse = { $source } cuesta { $price } de oro. ¿Cuánto pagas con el cetro? (Tiene { $held }.)
diceforge-ask-pay = { $source }: ¿cómo pagas { $amounts }?
diceforge-ask-companion = ¿Qué Compañero avanza 1 casilla? (Cada casilla añade 1☀️ y 1🏆 para cuando lo despidas.)
diceforge-ask-merchant = El Mercader: ¿puntos o una cara mejor?
diceforge-ask-upgrade = { $source_id ->
    [merchant] El Mercader: ¿qué cara cambias y por cuál?
   *[other] Dado Celestial, { $source }: ¿qué cara cambias y por cuál?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Espejo celestial: ¿qué cara aplicas?
   *[other] { $source }: ¿qué cara aplicas?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Dado Celestial: ¿qué dado giras y a qué cara?
   *[other] { $source }: ¿a qué cara giras el dado?
 }
diceforge-ask-trade = { $source }: ¿cuánto de tu oro ({ $gold }) cambias por PG?
diceforge-ask-take = { $source }: ¿qué hazaña tomas gratis?
diceforge-ask-path = { $back ->
    [0] Tu gólem está en la casilla { $space }: ¿adónde va?
   *[other] Tu gólem retrocede desde la casilla { $space }: ¿adónde?
 }
diceforge-ask-treasure = Cámara del tesoro: ¿qué tesoro tomas?
diceforge-ask-deal = { $source }: ¿pagas { $amounts } por { $gain } PG?
diceforge-ask-celestial = Ambos gólems: ¿tiras también el Dado Celestial?
diceforge-ask-memory = { $source }: ¿en qué isla pones una ficha y con qué lado?
diceforge-group-pick = Elige un grupo…
diceforge-group-forge = Forja una cara…
diceforge-group-feat = Realiza una hazaña heroica…
diceforge-group-use = Usa antes un refuerzo…
diceforge-group-triton = Usa una ficha de Tritón…
diceforge-group-extra = Haz una acción extra…
diceforge-group-end = Termina el turno…
diceforge-group-companion = Despide a un Compañero…
diceforge-group-take = Toma una hazaña gratis…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· gratis
   *[other] { " " }· { $cost }🪙
 } · sobre { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(inicial)
   *[forged] { " " }(comprada)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] { "" }
   *[other] { $gold ->
        [0] Te quedas sin oro.{ " " }
       *[other] Te deja { $gold } de oro.{ " " }
    }
 }Tu { $die_id ->
    [light] dado claro
   *[dark] dado oscuro
 } queda: { $changed_tally }
    .short = { $cost ->
        [0] Sustituye { $old } en tu { $die }.
       *[other] Sustituye { $old } en tu { $die }; te deja { $gold } de oro.
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· expulsa a { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 por la rebelión ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] sigues en la isla { $island }
       *[other] isla { $island }
     }
   *[other] { $other } recibe bendición divina
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· recibe bendición divina
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· expulsa a { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] paga 3🪙 por 4🏆
    [guardians_owl] 1🪙, 1☀️ o 1🌙
    [silver_hind] bendición menor
    [tree] 3🪙 y 1🏆 (2🏆 si tienes 8🪙 o más)
    [merchant] 2🏆 o una cara mejor
    [light] paga 3🪙 por una cara a la vista
    [companion] un paso
    [oracle] bendición menor
    [guardian] 1💎 o 1🛡️
   *[other] usar
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Tritón: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }(pierdes { $surplus })
 }
diceforge-option-triton-note = { $tokens ->
    [0] Tu última ficha de Tritón.
    [one] Te queda 1 ficha de Tritón.
   *[other] Te quedan { $tokens } fichas de Tritón.
 }
diceforge-option-extra-first = Acción extra
diceforge-option-extra = { $lacking ->
    [0] Acción extra · paga 2☀️ ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
    [one] Acción extra · 2☀️ (uno con 💎 o cetro)
   *[other] Acción extra · 2☀️ (con 💎 o cetro)
 }
diceforge-option-extra-note = Una vez por turno: forja o realiza otra hazaña.
diceforge-option-pass = Pasar
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] podrías forjar una cara
        [feat] podrías realizar una hazaña
       *[both] podrías forjar o realizar una hazaña
     }
   *[other] ya has pagado tu acción extra
 }
diceforge-option-end = Terminar el turno
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] última ronda: aún podrías despedir a un Compañero
    [forge] última ronda: aún podrías forjar una cara
    [extra] última ronda: aún podrías hacer una acción extra
   *[both] última ronda: aún podrías forjar o actuar
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }(pierdes { $surplus })
 }{ $space ->
    [0] { "" }
   *[other] { " " }· marcador a { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Tu inventario está lleno: lo perderías todo.
           [one] En tu inventario cabe 1 más; el resto se perdería.
           *[other] En tu inventario caben { $kept } más; el resto se perdería.
         }
     }
   *[other] { $surplus ->
        [0] Tu marcador va a { diceforge-track } en la senda.
       *[other] Tu inventario está lleno. Tu marcador va a { diceforge-track } en la senda.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Oro
    [sun] ☀️ Sol
    [moon] 🌙 Luna
    [ancient] 💎 Fragmentos antiguos
    [loyalty] 🛡️ Lealtad
   *[vp] 🏆 PG
 }: { $lost ->
    [0] nada que perder
   *[other] pierdes { $lost }
 }
diceforge-option-hammer = { $worked ->
    [0] Guardar { $kept }🪙
   *[other] { $worked }🪙 al martillo{ $kept ->
        [0] { "" }
       *[other] , guardar { $kept }
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(pierdes { $surplus })
 }
diceforge-option-hammer-note = { $lap ->
    [0] Con eso completas tu martillo.
   *[other] Tu martillo queda en la casilla { $step } de 15, vuelta { $lap }.
 }
diceforge-option-exchange-yes = Cambiar { $amounts_short } por { $gain }🏆
diceforge-option-exchange-no = Guardar { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Aplicas esta cara.
diceforge-option-first = Primero: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· en total { $amounts_short }, marcador en { $space }
 }
diceforge-option-ship-none = No forjar nada
diceforge-option-ship-none-note = Conservas tu oro.
diceforge-option-cerberus-use = Sí, usar una ficha de Cerbero
diceforge-option-cerberus-keep = No, guardarla
diceforge-option-die = { $die_id ->
    [light] Dado claro
   *[dark] Dado oscuro
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] De { $others_1 }.
   *[no] De { $others_1 } y de { $others_2 }.
 }
diceforge-option-seat = { $other }
diceforge-option-companion = Compañero: { $sun }☀️ y { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }(pierdes { $surplus }☀️)
 }
diceforge-option-companion-note = Deja la casilla { $space } para siempre; su carta sigue contando sus puntos.
diceforge-option-twins = { $die_id ->
    [light] Relanzar dado claro
    [dark] Relanzar dado oscuro
   *[celestial] Relanzar Dado Celestial
 } ({ $face_short }) · { $gold }🪙
diceforge-option-twins-note = Después ganas además 1 fragmento lunar o 1 PG.
diceforge-option-twins-keep = Dejar la tirada así
diceforge-option-twins-keep-note = Aplicas los dados como están.
diceforge-option-scepter = { $stored ->
    [0] Nada al cetro, guardar { $kept }🪙
   *[other] Cetro: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , guardar { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] El cetro queda con 4 de 6: puede pagar como 1☀️ o 1🌙.
    [5] El cetro queda con 5 de 6: puede pagar como 1☀️ o 1🌙.
    [6] El cetro queda con 6 de 6: puede pagar como 2☀️ o 2🌙.
   *[other] El cetro queda con { $held } de 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nada del cetro, { $gold }🪙 del inventario
   *[other] { $scepter }🪙 del cetro{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 del inventario
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] Pagar { diceforge-scepters }
     }
   *[other] Pagar { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }y { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Sin fragmentos antiguos, sin cetro.
       *[other] Esto vacía el cetro.
     }
   *[other] Pagar con fragmentos antiguos no mueve tu marcador.
 }
diceforge-option-step = Compañero en la casilla { $space }
diceforge-option-merchant-vp = Ganar { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] Una cara un nivel por encima
   *[other] Una cara { $levels } niveles por encima
 }
diceforge-option-merchant-note = { $levels ->
    [one] Una cara por turno.
   *[other] Usa { $levels } de tus Mercaderes; una cara por turno.
 }
diceforge-option-first-token = Primero: { $amounts_short }
diceforge-option-forge-none = No forjar nada
diceforge-option-forge-none-note = Conservas todas tus caras.
diceforge-option-side = { $die_id ->
    [light] Dado claro
   *[dark] Dado oscuro
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] No cambiar nada
   *[other] { $gold }🪙 por { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 por la rebelión ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] la última carta
   [one] luego queda 1
   *[other] luego quedan { $left }
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Casilla { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] tesoro, 1🌙
    [sun] tesoro, 1☀️
   *[vp] tesoro, 2🏆
 }
diceforge-option-treasure = Tesoro: { $amounts_short }{ $surplus ->
    [0] { "" }
   *[other] { " " }(pierdes { $surplus })
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Los gólems siguientes reciben aquí 1 fragmento lunar.
    [sun] Los gólems siguientes reciben aquí 1 fragmento solar.
   *[vp] Los gólems siguientes reciben aquí 2 PG.
 }
diceforge-option-deal-yes = Sí, pagar
diceforge-option-deal-no = No, guardarlo
diceforge-option-celestial-roll = Tirar el Dado Celestial
diceforge-option-celestial-skip = No tirarlo
diceforge-option-memory = Isla { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Allí no quedan hazañas.
   *[other] Para tu próxima hazaña allí. Ahora hay: { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = No es tu turno.
diceforge-reason-face_must_stay = Un jabalí o un infortunio no se quitan nunca. Elige otra cara.
diceforge-reason-not_for_sale = Solo puedes comprar caras del Santuario. Las del Jardín y el Bosque vienen con hazañas.
diceforge-reason-action_over = Ya has hecho tu acción. Puedes hacer otra por 2 fragmentos solares.
diceforge-reason-same_face_in_one_action = Ya has comprado esta cara. En una misma acción todas deben ser distintas.
diceforge-reason-face_sold_out = Esta cara ya no queda en el Templo.
diceforge-reason-not_enough_gold = No tienes oro suficiente para eso.
    .measured = Eso cuesta { $gold } de oro; tienes { $held_gold }.
diceforge-reason-equal_side_offered = Hay otra cara igual en este dado. Elige esa; el resultado es idéntico.
diceforge-reason-not_in_this_match = Esta hazaña no forma parte de esta partida.
diceforge-reason-stack_empty = Ya no quedan cartas de esta hazaña.
diceforge-reason-not_enough_shards = No tienes fragmentos solares o lunares suficientes para esta hazaña.
    .measured = Eso cuesta { $amounts_short }; tienes { $held_sun }☀️ y { $held_moon }🌙.
diceforge-reason-card_not_yours = Esta carta no es tuya.
diceforge-reason-no_reinforcement = Esta carta no es un refuerzo.
diceforge-reason-reinforcements_come_first = Los refuerzos van antes de tu acción, así que en este turno ya es tarde.
diceforge-reason-card_already_used_this_turn = Ya has usado esta carta en este turno.
diceforge-reason-no_token = No tienes ninguna ficha de Tritón.
diceforge-reason-one_extra_action_only = Tienes una acción extra por turno y ya la hiciste.
diceforge-reason-action_comes_first = Haz primero tu acción normal; la extra viene después.
diceforge-reason-not_enough_sun = Una acción extra cuesta 2 fragmentos solares y no tienes suficientes.
    .measured = Una acción extra cuesta 2☀️; tienes { $held_sun }.
diceforge-reason-nothing_to_do_with_it = Una acción extra no te serviría: no podrías forjar ni realizar nada.
diceforge-reason-end_instead = Ya has actuado. Termina tu turno.
diceforge-reason-must_act = En esta partida no puedes pasar mientras puedas forjar o realizar algo.
diceforge-reason-pass_instead = Todavía no has actuado. Si quieres, pasa.
diceforge-reason-unknown_option = Ahora no puedes elegir eso.
diceforge-reason-no_companion = No tienes ningún Compañero al que despedir.
diceforge-reason-nothing_left_to_move = Tu Compañero ya está en la última casilla. Solo puedes despedirlo.
