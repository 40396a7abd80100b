# Plans for the next turn: what is played first, what instead, and under which conditions.

plan-press = 📌 Meu plano
plan-press-short = Plano
plan-press-next = Planejar meu próximo turno
plan-title = ### 📌 Seu plano para seu próximo turno · { $game }
plan-title-now = ### 📌 Seu plano para este turno · { $game }
plan-none = Você não tem plano. Ensaie seu turno e guarde como plano.
plan-begun = ▶️ Comecei seu plano. Isto é o que resta dele:
plan-over-title = ### 📌 Seu plano · { $game }
plan-over = { $how ->
    [played] ✅ **Joguei seu plano.** O tabuleiro mostra no que deu.
   *[gone] **Esse plano não vale mais.** Você escolheu outra coisa ou o descartou, ou sua partida já andou.
 }
plan-replaced = { $how ->
    [played] ✅ Joguei o plano que estava aqui.
   *[gone] O plano que estava aqui não vale mais.
 } Este é o que você tem agora:
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] Se não der para começar esse:{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] Do jeito que está, “{ $choice }” não pode ser escolhida.
    [forbidden] Do jeito que está, sua condição não se cumpre ({ $condition }).
   *[changed] Do jeito que está, “{ $choice }” já não rende o que você planejou.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Ainda possível: { $left }.
 }
plan-otherwise = **Senão**, pergunto a você.
plan-terms = 🔒 **Só com:** { $terms }
plan-about = Só você vê isto. Até que eu o jogue, alguns segundos depois de chegar sua vez, ninguém sabe que há um plano. Jogo até onde cada escolha existir e render o mesmo ou mais. Se alguém atrapalhar, envio uma mensagem direta, a não ser que você tenha desligado os lembretes. O plano cai se você deixa seu lugar, ou se um turno é desfeito.
plan-frozen = ❄️ A partida está em pausa. Seu plano fica guardado e volta a valer quando ela continuar.
plan-add = ➕ Acrescentar uma alternativa
plan-set-terms = 🔒 Condições
plan-remove = ✕ Tirar { $number }
plan-drop = Descartar meu plano
plan-try = 🧪 Ensaiar meu turno

plan-stopped = 📌 { $count ->
    [1] Seu plano para aqui
   *[other] Nenhum dos seus { $count } planos pode começar
 }: { $why ->
    [gone] “{ $choice }” não pode ser escolhida agora.
    [forbidden] sua condição não se cumpre ({ $condition }).
   *[changed] “{ $choice }” já não rende o que você planejou.
 }

plan-due = 📌 Estou para jogar seu plano. Se você escolher algo antes, vale a sua escolha.
plan-marked = 📌 marca o que você tinha planejado.
plan-broken = 📌 **{ $where }:** { $here ->
    [yes] é sua vez, e seu plano não pode seguir.
   *[no] seu plano para seu próximo turno não funciona mais.
 } { $why ->
    [gone] “{ $choice }” não pode mais ser escolhida.
    [forbidden] Sua condição não se cumpre mais ({ $condition }).
   *[changed] “{ $choice }” já não renderia o que você planejou.
 }{ $count ->
    [1] { "" }
   *[other] {" "}As alternativas também não podem começar.
 }

# The form with conditions.

plan-field-boxes = Só com
plan-field-stays = Sobra pelo menos isto
plan-field-there = Isto ainda está lá
plan-field-round = Só nesta rodada
plan-field-lead = Minha vantagem, no máximo
plan-condition-there = { $card } ainda lá
plan-condition-round = rodada { $value }
plan-condition-lead = { $value ->
    [1] sem vantagem
   *[other] vantagem de menos de { $value } pontos
 }

refusal-plan_empty = Ainda não há o que planejar. Escolha algo antes.
refusal-plan_too_late = Agora é sua vez, então escolha no tabuleiro. Planos são para o turno seguinte.
refusal-plan_gone = Esse plano não existe mais: foi jogado ou descartado, ou sua partida já andou.
refusal-plan_full = Num plano cabem duas alternativas. Tire uma antes.
refusal-plan_same_start = Seu plano já tem um caminho que começa assim. Uma alternativa precisa começar com outra coisa.
