# Pairs of people who stand out, for organisers alone.

pairs-title = ### 🔎 Duplas que chamam a atenção
pairs-about = { $over ->
        [0] Nenhuma partida terminou
        [1] 1 partida terminou
       *[other] { $over } partidas terminaram
    }; as escolhas foram avaliadas em { $judged }. { $pairs ->
        [0] Nenhuma dupla se enfrentou duas vezes ainda.
        [1] Uma dupla se enfrentou pelo menos duas vezes.
       *[other] { $pairs } duplas se enfrentaram pelo menos duas vezes.
    }
pairs-none = Nenhuma dupla chama a atenção.
pairs-more = … e mais { $count }.
pairs-pair = **{ $one }** e **{ $other }**
pairs-favours = Em { $matches ->
        [1] 1 partida com mais gente
       *[other] { $matches } partidas com mais gente
    }, { $count ->
        [1] uma escolha da dupla custou { $cost }% de chance de vencer a quem a fez e deu
       *[other] { $count } escolhas da dupla custaram ao todo { $cost }% de chance de vencer a quem as fez e deram
    } { $gain }% à outra pessoa (pela situação das mesas: { $usual }%).
pairs-losses = Em { $matches } partidas contra { $receiver }, escolhas de { $giver } custaram ao todo { $cost }% de chance de vencer (em igual número contra outras pessoas: { $usual }%).
pairs-ahead = { $receiver } ficou na frente de { $giver } em { $count } de { $matches } partidas (pelos outros resultados: { $usual }).
pairs-given_up = { $giver } desistiu cedo em { $count } de { $matches } partidas com { $receiver } na frente (pelo ritmo em outras mesas: { $usual }).
pairs-timed_out = { $giver } perdeu o lugar por falta de tempo em { $count } de { $matches } partidas com { $receiver } (pelo ritmo em outras mesas: { $usual }).
pairs-met = { $giver } e { $receiver } se encontraram em { $count } de { $matches } partidas (por acaso: { $usual }).
pairs-chance = { $rare ->
        [1000000] Por acaso: menos de 1 em um milhão.
       *[other] Por acaso: 1 em { $rare }.
    }
pairs-reading = Isto é aritmética, não um julgamento, e não faço nada com isso. { $figures ->
        [1] Um número foi comparado
       *[other] { $figures } números foram comparados
    }; o que aparece aqui surgiria por acaso em um de { $events } eventos de gente honesta. Quem pensa parecido, ou joga em horários bem diferentes, também pode chamar a atenção. Converse com as pessoas antes de decidir qualquer coisa. Só quem organiza vê isto.
pairs-judging = Só escolhas avaliadas mostram quem ajudou quem. O botão manda avaliar mais { $count ->
    [1] 1 partida
   *[other] { $count } partidas
 }; isso leva alguns minutos, depois veja de novo.
pairs-judged = As escolhas são avaliadas em todas as partidas em que isso é possível.

pairs-press = Duplas…
pairs-press-judge = Avaliar mais partidas
pairs-press-again = Ver de novo
pairs-press-back = Voltar
