# Tournaments of a server.

tournament-panel = ## 🏆 Torneios
    Uma noite ou um mês, em poucos cliques: as pessoas se inscrevem com um botão, eu distribuo os lugares, abro as partidas e cuido da classificação.
tournament-title = ## 🏆 Torneio de { $game }
tournament-about = **{ $format }** · { $seats ->
    [2] mesas de 2
   *[other] mesas de até { $seats }
 } · { $pace }
tournament-format-swiss = Suíço
tournament-format-round_robin = Todos contra todos
tournament-format-knock_out = Mata-mata
tournament-stage-gathering = Inscreva-se com o botão abaixo.
# The same, for the eyes of its organiser.
tournament-stage-open = As inscrições estão abertas. Aperte *{ tournament-press-start }* quando todo mundo estiver dentro.
tournament-stage-first = ⏳ A rodada 1 já vai começar: as mesas abrem assim que houver espaço no canal.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Rodada { $round } de até { $rounds }
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Rodada { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ Em pausa antes da rodada 1.
   *[other] ⏸️ Em pausa desde o começo da rodada { $round }: as partidas em andamento continuam, nenhuma nova abre.
 }
tournament-stage-over = 🏁 Fim. Esta é a classificação final.
tournament-counted = { $format ->
        [knock_out] A melhor metade de cada mesa segue, até sobrar só uma pessoa.
       *[other] O que conta é quanto sua pontuação fica acima da média da mesa. Se um computador substituir você, a partida conta como perdida para você e não pesa na média das outras pessoas.
    }
tournament-players = { $count ->
        [0] Ninguém se inscreveu ainda.
        [one] **Uma inscrição:** { $names }
       *[other] **{ $count } inscrições:** { $names }
    }
tournament-standings = ### Classificação
tournament-heading-score = Pontos
tournament-heading-wins = Vitórias
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [1] 1 vitória
       *[other] { $wins } vitórias
    }
tournament-more = … e mais { $count }.
tournament-round = ### Rodada { $round }
tournament-table = { $state ->
        [rests] 💤 { $names } folga nesta rodada
        [over] ✅ { $names }
        [waits] ⏳ { $names } (abre assim que houver espaço no canal)
       *[plays] ▶️ { $names }
    }

tournament-press-join = Inscrever-se
tournament-press-leave = Cancelar inscrição
tournament-press-manage = Organizar…
tournament-press-new = Novo torneio…
tournament-press-start = Começar
tournament-press-pause = Pausar
tournament-press-resume = Retomar
tournament-press-end = Encerrar
tournament-press-export = Exportar
tournament-press-out = Tirar alguém…

tournament-export = Aqui estão os resultados até agora: JSON para programas, CSV para planilhas (classificação e cada mesa). Nomes e campos são iguais em todos os idiomas; não há ids do Discord neles.

tournament-form-title = Novo torneio
tournament-form-game = Jogo
tournament-form-format = Formato
tournament-form-format-about = Suíço: iguais se enfrentam. Todos contra todos. Mata-mata: segue a melhor metade.
tournament-form-seats = Pessoas por mesa
tournament-form-seats-about = No máximo. Onde a conta não fecha, computadores completam as mesas menores.
tournament-form-rounds = Rodadas
tournament-form-rounds-about = No máximo. Um mata-mata termina sozinho.
tournament-form-pace = Prazo por escolha
tournament-form-pace-about = Quando acaba, um computador assume até a pessoa voltar.

refusal-no_tournament = Este torneio não existe mais. `/tournament` mostra os que estão abertos aqui.
refusal-times_fixed = { $of ->
    [league] O prazo é o mesmo em todas as partidas desta liga, então não dá para mudar.
   *[tournament] O prazo é o mesmo em todas as mesas deste torneio, então não dá para mudar.
}
refusal-too_many_tournaments = Este servidor já tem { $limit } torneios abertos. Encerre um deles antes.
refusal-tournament_few = É preciso ter pelo menos { $seats } pessoas. Espere mais inscrições.
refusal-tournament_full = Todas as { $limit } vagas deste torneio estão ocupadas.
refusal-tournament_late = Este torneio está em andamento, então não dá mais para se inscrever. Pergunte a quem organiza quando é o próximo.
refusal-tournament_not_in = Esta pessoa não joga neste torneio, ou já está fora dele.
refusal-tournament_organiser = Só quem organiza este torneio, ou quem administra o servidor, pode fazer isso.
refusal-tournament_over = Este torneio terminou.
refusal-tournament_seats = Este jogo tem menos lugares por mesa. Escolha menos pessoas por mesa.

command-tournament = torneio
command-tournament-about = Organizar um torneio: inscrição, rodadas e classificação com cliques
