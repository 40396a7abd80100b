# Drills: positions of one's own matches in which another choice was better, again after some days.

drill-title = ### 🎯 Seus treinos
drill-none = Você não tem nenhum. Na análise de uma partida, *Como treino* guarda os momentos decisivos: as mesmas posições voltam depois de 1, 3, 7 e 21 dias.
drill-count = { $count ->
    [1] Uma posição
   *[other] { $count } posições
 } das suas próprias partidas, { $due ->
    [0] nenhuma para hoje.
    [one] **uma para agora**.
   *[other] **{ $due } para agora**.
 }
drill-line = - { $game }, rodada { $round } da partida { $match } · { $when } · { $solved } de { $of }
drill-due = **para agora**
drill-due-on = de novo em { $day }
drill-more = -# … e mais { $count }.
drill-about = Uma posição está pronta quando você acha a melhor escolha { $of } vezes. Com lembretes por mensagem direta (`/preferences`), escrevo quando houver alguma para treinar, no máximo uma vez por dia e nunca nas suas horas de silêncio.
drill-heading = ### 🎯 Treino · { $game } · rodada { $round } da partida { $match }
drill-task =
    Você é { $sign }. **{ $asked }**
    -# Isto é de uma partida sua, e havia algo melhor do que você escolheu então. O quê?
drill-right = ✅ Isso! **{ $chosen }** (antes você escolheu { $played })
drill-again = ❌ **{ $chosen }** é o que você escolheu antes também. **{ $better }** é melhor.
drill-other = ❌ Você escolheu **{ $chosen }**. Talvez também seja boa, mas o que eu achei foi **{ $better }**.
drill-figures = Isso rende { $has_win ->
    [no] { "" }
   *[yes] { $win }% de chance de vitória em vez de { $win_played }% e{ " " }
 }{ $points } pontos em vez de { $points_played }, em média.
drill-again-on = 🎯 { $solved } de { $of } acertos · volta em { $day }
drill-over = 🎯 { $solved } de { $of } acertos · esta está pronta!
drill-kept = 🎯 { $count ->
    [0] Você já treina estas posições.
    [one] Feito: esta posição volta amanhã.
   *[other] Feito: estas { $count } posições voltam amanhã.
 } { $reminded ->
    [yes] Escrevo quando houver uma para treinar.
   *[no] Elas estão em `/drill`; se quiser que eu escreva quando houver uma, escolha lembretes por mensagem direta em `/preferences`.
 }
drill-reminder = 🎯 { $count ->
    [1] Uma posição das suas partidas está de volta. Desta vez você acha a melhor escolha?
   *[other] { $count } posições das suas partidas estão de volta. Desta vez você acha as melhores escolhas?
 }

# Buttons.

drill-press = Como treino
drill-show = Mostrar
drill-next = Treinar ({ $count })
drill-list = Meus treinos
drill-stop = Parar todos

refusal-no_drill = Esse treino não existe (mais). `/drill` mostra o que você tem.
refusal-too_many_drills = Você já tem { $most } treinos. Resolva alguns antes, ou pare todos com `/drill`.

command-drill = treino
command-drill-about = Posições das suas próprias partidas para treinar, de novo depois de alguns dias
