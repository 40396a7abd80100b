# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Escolha um trabalho
    [stuck] Nenhum trabalho é possível com estes dados
    [spent] Escolha um trabalho ou descanse
   *[begin] Escolha um trabalho ou passe
 }
hercules-ask-recover = O que você recupera? { $markers ->
    [0] { "" }
    [one] 1 cubo
   *[other] Até { $markers } cubos
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] 1 deus.
       *[other] { " " }e 1 deus.
     }
 }
hercules-group-marker = Escolha os cubos que recupera…
hercules-group-god = Escolha o deus que desvira…
hercules-group-labour = Escolha um trabalho…
hercules-group-ability = Use uma carta antes…
hercules-group-rest = Descanse…
hercules-group-end = Encerre o turno…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = pontos { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] coluna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· vaso { $vase_vp } PV
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· última rodada!
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] coluna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· ganha um vaso
 }
hercules-option-use-white = Rolar o dado branco · { $card_short } · { $cost }
hercules-option-use-white-note = Um terceiro dado neste turno: use quaisquer dois dos três.
hercules-option-use-reroll = Rerrolar { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = Vale a nova rolagem, e não dá para desfazer.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] branco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · dados { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] branco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · dados { $after }
hercules-option-use-flip = Inverter { $dice_id ->
    [white] branco{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · dados { $after }
hercules-option-use-copy = Copiar { $other }: { $after_1 } e { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · dados { $after }
hercules-option-rest-all = Descansar · { $cards_count ->
    [0] { "" }
    [one] volta 1 cubo
   *[other] voltam { $cards_count } cubos
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }desvira { $god }
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] A partir do seu próximo turno você pode usar { $god } de novo.
   *[other] De { $cards }. A partir do seu próximo turno dá para usar de novo.
 }
    .short = De { $cards }.
hercules-option-rest = Descansar · escolher o que volta
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] 1 cubo
   *[other] Até { $markers } cubos
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] 1 deus
       *[other] { " " }e 1 deus
     }
 }: { $cards }
    .short = Até 3 cubos e 1 deus; a partir do seu próximo turno dá para usar essas cartas de novo.
hercules-option-pass = Passar
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] seus dados dão 1 trabalho
   *[other] seus dados dão { $labours } trabalhos
 }
hercules-always-turn-pass = Passar até dar um trabalho
hercules-standing-turn-pass = Passar até os dados darem um trabalho
hercules-option-end = Encerrar o turno · nenhum trabalho
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] ainda dá para usar uma carta
 }
hercules-option-take = { $card }: liberar
hercules-option-take-note = Você recupera o cubo; a partir do seu próximo turno dá para usar a carta de novo.
hercules-option-together = Recuperar: { $cards }
hercules-option-take-nothing = Não recuperar nada
hercules-option-take-nothing-note = Seu turno termina sem trabalho.
hercules-option-turn_up = { $card } ({ $card_ability }): desvirar
hercules-option-turn_up-note = A partir do seu próximo turno dá para usar de novo.
hercules-cost-marker = 1 cubo
hercules-cost-god = virar a carta

# Why a choice is refused.

hercules-reason-turn_over = Seu turno já terminou.
hercules-reason-not_your_turn = Não é a sua vez.
hercules-reason-not_those_dice = Seus dados não mostram esses números.
hercules-reason-not_integer = Essa divisão deixa resto. Escolha outra conta.
    .measured = { $left } ÷ { $right } deixa resto. Escolha outra conta.
hercules-reason-out_of_range = O resultado precisa ser de 1 a 12.
hercules-reason-labour_already_done = Você já fez este trabalho; cada um vale uma vez.
hercules-reason-must_choose_demigod = Este trabalho rende a carta de um semideus: escolha uma.
hercules-reason-demigod_not_eligible = Este semideus não combina nem com sua operação nem com um dos dados que você usou.
hercules-reason-card_not_yours = Esta carta não é sua.
hercules-reason-passive_card = Esta carta não tem habilidade para usar; ela só conta no fim.
hercules-reason-no_god_abilities_in_simplified_variant = Na variante simplificada, os deuses só valem pontos.
hercules-reason-card_already_used_this_turn = Você já usou esta carta neste turno.
hercules-reason-card_still_holds_marker = Ainda há um cubo nesta carta. Descanse para recuperá-lo.
hercules-reason-god_card_face_down = Este deus está virado para baixo. Descanse para desvirá-lo.
hercules-reason-no_marker_in_supply = Um semideus custa 1 cubo, e sua reserva está vazia. Um trabalho ou um descanso traz cubos.
hercules-reason-choose_another_player = Escolha outra pessoa para copiar os dados.
hercules-reason-white_die_not_in_use = Você não está com o dado branco neste turno.
hercules-reason-choose_at_least_one_die = Escolha pelo menos um dado para rolar de novo.
hercules-reason-choose_one_die = Escolha um dos seus dados.
hercules-reason-above_6 = Um 6 não pode subir.
hercules-reason-below_1 = Um 1 não pode baixar.
hercules-reason-no_rest_after_using_a_card = Você já usou uma carta neste turno, então não pode descansar. Faça um trabalho ou, se não der, encerre o turno.
hercules-reason-choose_what_to_recover = Há algo para recuperar: escolha o quê.
hercules-reason-nothing_to_recover = Você não tem nada para recuperar, mas pode passar.
hercules-reason-no_marker_on_that_card = Não há cubo nesta carta.
hercules-reason-at_most_3_markers = Um descanso recupera até 3 cubos. Escolha menos.
hercules-reason-at_most_1_god = Um descanso desvira só 1 deus. Escolha um.
hercules-reason-no_god_flip_in_simplified_variant = Na variante simplificada, o descanso só recupera cubos.
hercules-reason-god_card_not_face_down = Este deus já está virado para cima.
hercules-reason-rest_instead = Você não usou nenhuma carta neste turno, então pode descansar ou passar.
hercules-reason-labour_possible = Ainda dá para fazer um trabalho, então o turno não pode acabar.
hercules-reason-unknown_option = Isso não dá para escolher agora.
