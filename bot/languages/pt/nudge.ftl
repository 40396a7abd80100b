# Asking someone who is waited for whether they are still interested.

nudge-press = Cutucar
nudge-done = 👋 Estou perguntando a { $names }: ainda quer jogar?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**Ainda quer jogar?** Faz um tempo que é sua vez em { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 }, e a mesa está louca para continuar.
nudge-press-here = Estou aqui
nudge-press-time = Preciso de tempo
nudge-press-leave = Abrir mão do lugar
nudge-answered-here = Ótimo! As outras pessoas podem ver que você continua.
nudge-answered-time = Sem pressa. As outras pessoas podem ver que você precisa de mais tempo.
nudge-answered-leave = Por enquanto um computador fica no seu lugar. Se mudar de ideia, o tabuleiro tem um botão para voltar.

# In the log.

common-event-nudged = 👋 **{ $seat }** pergunta a **{ $other }**: ainda quer jogar?
common-event-still_here = 👋 **{ $seat }** continua no jogo.
common-event-needs_time = ⏳ **{ $seat }** precisa de mais um tempinho.

# Refusals.

refusal-nudged_too_soon = Dê um pouco mais de tempo: você pode cutucar { $until }.
refusal-nudged_lately = Alguém já cutucou no último dia. Você pode fazer isso de novo { $until }.
refusal-nudge_unwelcome = Não posso cutucar agora: são horas de silêncio, férias, ou a pessoa não quer lembretes.
