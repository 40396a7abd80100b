# Trials: a turn that is tried out on a copy of the match.

trial-title = ### 🧪 { $own ->
    [yes] Ensaio do seu turno · { $game }
   *[no] Como se fosse sua vez agora · { $game }
 }
trial-about = Dados rolados daqui em diante, e cartas reveladas, são inventados.
trial-mark = ENSAIO · nada aqui conta, e só você vê
trial-dropped = { $count ->
    [1] A partida andou, então sua última escolha não cabe mais.
   *[other] A partida andou, então suas últimas { $count } escolhas não cabem mais.
 }
trial-over = 🏁 **O turno terminaria.** Você teria { $points ->
    [1] 1 ponto.
   *[other] { $points } pontos.
 }
trial-ends = 💭 { $solo ->
    [yes] O ensaio acaba aqui. O que o outro lado faz e como saem os próximos dados, só sua partida vai mostrar.
   *[no] O ensaio acaba aqui. O que outras pessoas escolheram nele é inventado, e o que vem depois do seu turno, só sua partida vai mostrar.
 }
trial-back = ◀ Uma atrás
trial-again = ↺ Recomeçar
trial-planned = 📌 { $same ->
    [yes] Este é o seu plano. Eu o jogo quando chegar sua vez, até onde cada escolha existir e render o mesmo ou mais; senão, pergunto a você.
    [other] Esta é uma alternativa do seu plano.
   *[no] Você tem outro plano para seu próximo turno ({ $count ->
        [1] 1 escolha
       *[other] { $count } escolhas
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] Este é o seu plano.
   *[other] Esta é uma alternativa do seu plano.
 }
trial-plan-stopped = ⚠️ Do jeito que está, seu plano não pode começar. **📌 Meu plano** mostra por quê.
trial-adding = ➕ **Uma alternativa para o seu plano:** mostre o que jogar se eu não puder começar seu plano como está. A primeira escolha precisa ser outra.
trial-keep = 📌 Guardar como plano
trial-keep-alternative = 📌 Guardar como alternativa
trial-count = 🎲 Contar com…
trial-count-die = Dado { $number }
trial-count-about = Como ele deve sair antes da sua vez? Se você define só um dado, o outro sai ao acaso.
trial-count-none = Como agora
trial-counting = 🎲 Contando com { $faces }. Seus dados de verdade podem sair diferentes; aí pergunto a você, se o plano não couber.
trial-press = Ensaiar meu turno

refusal-no_trial = { $count ->
    [0] Você não tem turno para ensaiar agora.
    [one] Você não tem turno para ensaiar até { $names } escolher.
   *[other] Você não tem turno para ensaiar até { $names } escolherem.
 }
refusal-daily_no_trial = Sua primeira tentativa no desafio do dia conta como você a joga, então não há ensaio. Nas tentativas de treino há.

# Said after a turn that was planned ahead.

common-event-by_plan =
    .on = 📌 planejado antes
    .brief = { common-event-by_plan.on }

command-plan = planejar
command-plan-about = Ensaiar seu turno numa cópia que só você vê, mesmo enquanto outras pessoas escolhem
