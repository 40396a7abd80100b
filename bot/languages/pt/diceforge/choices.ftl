# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Escolha um conjunto de façanhas para esta partida
diceforge-ask-turn = { $stage ->
    [forging] Forje outra face ou encerre a ação
    [acted] Mais alguma coisa? Ou encerre o turno
    [extra] Ação extra: forje faces ou realize uma façanha heroica
   *[begin] Forje faces ou realize uma façanha heroica
 }
diceforge-ask-choose = O que você pega? ({ $source }{ $factor ->
    [3] , triplo
   *[other] { "" }
 })
diceforge-ask-boar = Saiu seu { $source }{ $factor ->
    [3] { " " }e vale três vezes
   *[other] { "" }
 }: o que você pega?
diceforge-ask-lose = Minotauro: o que você perde? ({ $source })
diceforge-ask-hammer = Você ganha { $gold } de ouro. Quanto vai para o martelo?
diceforge-ask-exchange = Trocar { $amounts } por Pontos de Glória?
diceforge-ask-mirror = Qual face seu espelho copia?
diceforge-ask-order = { $faces_short }: qual face primeiro?{ $why_id ->
    [ship] { " " }O navio compra com o ouro que você tem naquele momento.
    [labyrinth] { " " }A outra face pode pagar algo no caminho do seu golem.
    [theft] { " " }Seu golem pode levar os pontos que o javali acabou de dar.
    [track] { " " }Seu marcador anda no meio, e isso muda o que você ganha ou onde ele para.
    [shield] { " " }A segunda face depende do que a primeira dá.
    [loss] { " " }O que você perde primeiro muda o que perde depois.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Navio
   *[other] { $source }
 }: { $discount ->
    [0] comprar uma face e forjá-la?
   *[other] forjar uma face por { $discount } de ouro a menos?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: forjar uma face de graça?
    [trident] { $source }: qual face você forja?
   *[other] { $source }: { $designs ->
        [1] onde entra a nova face?
       *[other] { $source_id ->
            [guardians_shield] qual escudo você forja?
           *[other] qual face você forja?
         }
     }
 }
diceforge-ask-cerberus = Usar Cérbero para aplicar { $faces_short } de novo?
diceforge-ask-die = { $source }: qual dado você rola?
diceforge-ask-satyrs = Sátiros: quais dois dados você usa?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: quem tem que forjar o infortúnio?
   *[other] { $source }: quem tem que forjar o javali?
 }
diceforge-ask-tokens = { $source }: qual ficha primeiro? Isso muda onde seu marcador para.
diceforge-ask-twins = Os Gêmeos: rolar um dado de novo por 3 de ouro? ({ $faces_short })
diceforge-ask-scepter = Você ganha { $gold } de ouro. Quanto põe no cetro? (Ele guarda { $held } de 6.)
diceforge-ask-purse = { $source } custa { $price } de ouro. Quanto você paga do cetro? (Ele guarda { $held }.)
diceforge-ask-pay = { $source }: como você paga { $amounts }?
diceforge-ask-companion = Qual Companheiro anda 1 espaço? (Cada espaço soma 1☀️ e 1🏆 para quando você o dispensar.)
diceforge-ask-merchant = O Mercador: pontos ou uma face melhor?
diceforge-ask-upgrade = { $source_id ->
    [merchant] O Mercador: qual face você troca, e por qual?
   *[other] Dado Celestial, { $source }: qual face você troca, e por qual?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Espelho celestial: qual face você aplica?
   *[other] { $source }: qual face você aplica?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Dado Celestial: qual dado você vira, e para qual face?
   *[other] { $source }: para qual face você vira o dado?
 }
diceforge-ask-trade = { $source }: quanto dos seus { $gold } de ouro você troca por PG?
diceforge-ask-take = { $source }: qual façanha você pega de graça?
diceforge-ask-path = { $back ->
    [0] Seu golem está no espaço { $space }: aonde ele vai?
   *[other] Seu golem volta a partir do espaço { $space }: aonde?
 }
diceforge-ask-treasure = Câmara do tesouro: qual tesouro você pega?
diceforge-ask-deal = { $source }: pagar { $amounts } por { $gain } PG?
diceforge-ask-celestial = Os dois golens: rolar também o Dado Celestial?
diceforge-ask-memory = { $source }: em que ilha você põe uma ficha, e com que lado para cima?
diceforge-group-pick = Escolha um conjunto…
diceforge-group-forge = Forje uma face…
diceforge-group-feat = Realize uma façanha heroica…
diceforge-group-use = Use um reforço antes…
diceforge-group-triton = Use uma ficha de Tritão…
diceforge-group-extra = Faça uma ação extra…
diceforge-group-end = Encerre o turno…
diceforge-group-companion = Dispense um Companheiro…
diceforge-group-take = Pegue uma façanha grátis…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· grátis
   *[other] { " " }· { $cost }🪙
 } · sobre { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(inicial)
   *[forged] { " " }(comprada)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] { "" }
   *[other] { $gold ->
        [0] Não sobra ouro.{ " " }
        [1] Sobra 1 de ouro.{ " " }
       *[other] Sobram { $gold } de ouro.{ " " }
     }
 }Seu { $die_id ->
    [light] dado claro
   *[dark] dado escuro
 } fica: { $changed_tally }
    .short = { $cost ->
        [0] Substitui { $old } no seu { $die }.
       *[other] Substitui { $old } no seu { $die }; { $gold ->
            [0] não sobra ouro.
            [1] sobra 1 de ouro.
           *[other] sobram { $gold } de ouro.
         }
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· expulsa { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 da rebelião ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] fica na ilha { $island }
       *[other] ilha { $island }
     }
   *[other] { $other } recebe bênção
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· essa pessoa recebe uma bênção divina
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· expulsa { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] pagar 3🪙 por 4🏆
    [guardians_owl] 1🪙, 1☀️ ou 1🌙
    [silver_hind] bênção menor
    [tree] 3🪙 e 1🏆 (2🏆 se tiver 8🪙 ou mais)
    [merchant] 2🏆 ou uma face melhor
    [light] pagar 3🪙 por uma face à vista
    [companion] um passo
    [oracle] bênção menor
    [guardian] 1💎 ou 1🛡️
   *[other] usar
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Tritão: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { $surplus })
 }
diceforge-option-triton-note = { $tokens ->
    [0] Sua última ficha de Tritão.
    [one] Sobra 1 ficha de Tritão.
   *[other] Sobram { $tokens } fichas de Tritão.
 }
diceforge-option-extra-first = Ação extra
diceforge-option-extra = { $lacking ->
    [0] Ação extra · pagar 2☀️ ({ $left ->
        [one] sobra { $left }
       *[other] sobram { $left }
     })
    [one] Ação extra · 2☀️ (um com 💎 ou cetro)
   *[other] Ação extra · 2☀️ (com 💎 ou cetro)
 }
diceforge-option-extra-note = Só uma por turno: forje ou realize uma façanha de novo.
diceforge-option-pass = Passar
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] você poderia forjar uma face
        [feat] você poderia realizar uma façanha
       *[both] você poderia forjar ou realizar uma façanha
     }
   *[other] sua ação extra já está paga
 }
diceforge-option-end = Encerrar o turno
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] última rodada: dá para dispensar um Companheiro
    [forge] última rodada: ainda dá para forjar uma face
    [extra] última rodada: ainda dá para fazer uma ação extra
   *[both] última rodada: ainda dá para forjar ou agir
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { $surplus })
 }{ $space ->
    [0] { "" }
   *[other] { " " }· marcador em { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Seu inventário está cheio: você perderia tudo.
           [one] Só cabe mais { $kept } no inventário; você perderia o resto.
           *[other] Só cabem mais { $kept } no inventário; você perderia o resto.
         }
     }
   *[other] { $surplus ->
        [0] Seu marcador vai para { diceforge-track } na trilha.
       *[other] Seu inventário está cheio. Seu marcador vai para { diceforge-track } na trilha.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Ouro
    [sun] ☀️ Sol
    [moon] 🌙 Lua
    [ancient] 💎 Ancestrais
    [loyalty] 🛡️ Lealdade
   *[vp] 🏆 PG
 }: { $lost ->
    [0] nada a perder
   *[other] perder { $lost }
 }
diceforge-option-hammer = { $worked ->
    [0] Guardar { $kept }🪙
   *[other] { $worked }🪙 no martelo{ $kept ->
        [0] { "" }
       *[other] , guardar { $kept }
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { $surplus })
 }
diceforge-option-hammer-note = { $lap ->
    [0] Com isso seu martelo fica completo.
   *[other] Seu martelo fica no espaço { $step } de 15, volta { $lap }.
 }
diceforge-option-exchange-yes = Trocar { $amounts_short } por { $gain }🏆
diceforge-option-exchange-no = Guardar { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Você aplica esta face.
diceforge-option-first = Primeiro: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· ao todo { $amounts_short }, marcador em { $space }
 }
diceforge-option-ship-none = Não forjar nada
diceforge-option-ship-none-note = Seu ouro fica com você.
diceforge-option-cerberus-use = Sim, usar uma ficha de Cérbero
diceforge-option-cerberus-keep = Não, guardar
diceforge-option-die = { $die_id ->
    [light] Dado claro
   *[dark] Dado escuro
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] De { $others_1 }.
   *[no] De { $others_1 } e { $others_2 }.
 }
diceforge-option-seat = { $other }
diceforge-option-companion = Companheiro: { $sun }☀️ e { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { $surplus }☀️)
 }
diceforge-option-companion-note = Ele deixa o espaço { $space } de vez; a carta continua valendo seus pontos.
diceforge-option-twins = { $die_id ->
    [light] Rerrolar dado claro
    [dark] Rerrolar dado escuro
   *[celestial] Rerrolar Dado Celestial
 } ({ $face_short }) · { $gold }🪙
diceforge-option-twins-note = Depois você ganha também 1 fragmento lunar ou 1 PG.
diceforge-option-twins-keep = Manter a rolagem
diceforge-option-twins-keep-note = Você aplica os dados como estão.
diceforge-option-scepter = { $stored ->
    [0] Nada no cetro, guardar { $kept }🪙
   *[other] Cetro: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , guardar { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] O cetro fica com 4 de 6: pode pagar como 1☀️ ou 1🌙.
    [5] O cetro fica com 5 de 6: pode pagar como 1☀️ ou 1🌙.
    [6] O cetro fica com 6 de 6: pode pagar como 2☀️ ou 2🌙.
   *[other] O cetro fica com { $held } de 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nada do cetro, { $gold }🪙 do inventário
   *[other] { $scepter }🪙 do cetro{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 do inventário
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] Pagar { diceforge-scepters }
     }
   *[other] Pagar { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }e { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Sem fragmentos ancestrais, sem cetro.
       *[other] Isto esvazia o cetro.
     }
   *[other] Pagar com fragmentos ancestrais não move seu marcador.
 }
diceforge-option-step = Companheiro no espaço { $space }
diceforge-option-merchant-vp = Ganhar { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] Uma face um nível acima
   *[other] Uma face { $levels } níveis acima
 }
diceforge-option-merchant-note = { $levels ->
    [one] Só uma face por turno.
   *[other] Usa { $levels } Mercadores seus; só uma face por turno.
 }
diceforge-option-first-token = Primeiro: { $amounts_short }
diceforge-option-forge-none = Não forjar nada
diceforge-option-forge-none-note = Todas as suas faces ficam.
diceforge-option-side = { $die_id ->
    [light] Dado claro
   *[dark] Dado escuro
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Não trocar nada
   *[other] { $gold }🪙 por { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 da rebelião ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] a última carta
    [1] depois resta 1
   *[other] depois restam { $left }
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Espaço { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] tesouro, 1🌙
    [sun] tesouro, 1☀️
   *[vp] tesouro, 2🏆
 }
diceforge-option-treasure = Tesouro: { $amounts_short }{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { $surplus })
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Os próximos golens ganham aqui 1 fragmento lunar.
    [sun] Os próximos golens ganham aqui 1 fragmento solar.
   *[vp] Os próximos golens ganham aqui 2 PG.
 }
diceforge-option-deal-yes = Sim, pagar
diceforge-option-deal-no = Não, guardar
diceforge-option-celestial-roll = Rolar o Dado Celestial
diceforge-option-celestial-skip = Não rolar
diceforge-option-memory = Ilha { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Lá não restam façanhas.
   *[other] Para sua próxima façanha lá. Agora há: { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = Não é a sua vez.
diceforge-reason-face_must_stay = Um javali ou infortúnio nunca pode ser removido. Escolha outra face.
diceforge-reason-not_for_sale = Só dá para comprar faces do Santuário. As do Jardim e da Floresta vêm com façanhas.
diceforge-reason-action_over = Você já fez sua ação. Dá para fazer mais uma por 2 fragmentos solares.
diceforge-reason-same_face_in_one_action = Você já comprou esta face. Numa ação, todas as faces precisam ser diferentes.
diceforge-reason-face_sold_out = O Templo não tem mais esta face.
diceforge-reason-not_enough_gold = Falta ouro para isso.
    .measured = Isso custa { $gold } de ouro; você tem { $held_gold }.
diceforge-reason-equal_side_offered = Outra face deste dado é igual. Escolha aquela; o resultado é o mesmo.
diceforge-reason-not_in_this_match = Esta façanha não faz parte desta partida.
diceforge-reason-stack_empty = Todas as cartas desta façanha já saíram.
diceforge-reason-not_enough_shards = Faltam fragmentos solares ou lunares para esta façanha.
    .measured = Isso custa { $amounts_short }; você tem { $held_sun }☀️ e { $held_moon }🌙.
diceforge-reason-card_not_yours = Esta carta não é sua.
diceforge-reason-no_reinforcement = Esta carta não é um reforço.
diceforge-reason-reinforcements_come_first = Reforços vêm antes da ação, então neste turno já é tarde.
diceforge-reason-card_already_used_this_turn = Você já usou esta carta neste turno.
diceforge-reason-no_token = Você não tem ficha de Tritão.
diceforge-reason-one_extra_action_only = Há só uma ação extra por turno, e você já a fez.
diceforge-reason-action_comes_first = Faça primeiro a ação normal; a ação extra vem depois.
diceforge-reason-not_enough_sun = Uma ação extra custa 2 fragmentos solares, e você não tem o bastante.
    .measured = Uma ação extra custa 2☀️; você tem { $held_sun }.
diceforge-reason-nothing_to_do_with_it = Uma ação extra não serviria para nada: não há o que forjar nem realizar.
diceforge-reason-end_instead = Você já agiu. Em vez disso, encerre o turno.
diceforge-reason-must_act = Nesta partida você não pode passar enquanto houver algo para forjar ou realizar.
diceforge-reason-pass_instead = Você ainda não agiu. Se quiser, passe.
diceforge-reason-unknown_option = Isso não dá para escolher agora.
diceforge-reason-no_companion = Você não tem Companheiro para dispensar.
diceforge-reason-nothing_left_to_move = Seu Companheiro já está no último espaço. Só dá para dispensá-lo.
