# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Já não há trabalho possível, e nenhuma carta ajudaria.
hercules-advice-points = { $points ->
    [0] 0 pontos agora
    [one] 1 ponto agora
   *[other] { $points } pontos agora
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }E ainda tira de alguém uma maioria: { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }Depois disso você pode usar { $ready_short } ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] Um descanso desvira um deus
    [one] Um descanso recupera 1 cubo (1 ponto)
   *[other] Um descanso recupera { $count } cubos ({ $count } pontos)
 }{ $freed_id ->
    [none] { " " }e libera suas cartas
   *[other] { " " }e libera { $freed_short }
 }. É melhor do que o que estes dados oferecem.
hercules-advice-pass = Nenhum trabalho é possível, e não há nada a recuperar.
hercules-advice-roll = { $stuck ->
    [0] Rerrole com { $card }: { $percent }% das rolagens superam o que seus dados dão agora.
   *[other] Seus dados não dão nenhum trabalho. Com { $card }, { $percent }% das rolagens dão.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] fica feito
               *[other] leva seu aprendiz à coluna { $column }
            }
           *[other] rende { $god_a }
        }
       *[other] rende um vaso ({ $vase_vp } PV)
     }
   *[other] { $vase_id ->
        [none] rende { $demigod }
       *[other] rende { $demigod } e um vaso ({ $vase_vp } PV)
     }
 }
hercules-advice-use = Do jeito que estão, seus dados não dão nenhum trabalho. Use { $card } primeiro: aí o trabalho { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = O trabalho { $result } já está ao alcance, mas { $instead_id ->
    [none] não rende carta nenhuma
   *[other] só rende { $instead }
 }. Use { $card } primeiro, e { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = O trabalho { $reachable } já é possível. Use { $card } primeiro, e o trabalho { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = O trabalho { $result } leva você à coluna 12 e abre a última rodada: { hercules-advice-points }.
hercules-advice-vase = Com o trabalho { $result }, seu aprendiz anda { $steps } colunas de uma vez e ganha um vaso: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = O trabalho { $result } leva seu aprendiz à coluna { $column }, onde { $god } espera: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Pegue { $demigod } com { $result }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = O trabalho { $result } rende { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = O que mais faz falta: { $cards }.

# What a puzzle is about: the kinds of options to be weighed.

hercules-theme-recover = O que recuperar?
hercules-theme-reroll = Rolar de novo?
hercules-theme-rest = Descansar agora?
hercules-theme-first = Trabalho ou habilidade?
hercules-theme-ability = Qual carta primeiro?
hercules-theme-race = Corrida por uma carta
hercules-theme-labour = Qual trabalho?
hercules-theme-other = Escolha apertada
