# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ o tempo acabou
deadlines-rests = 🏖️ de férias

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Bancos de tempo: { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (a partir de { $from })
deadlines-bank-runs = { $name } { $left } (correndo)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [1] 1 dia
           *[other] { $days } dias
        }
       *[other] { $days } d { $hours } h
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [1] 1 hora
           *[other] { $hours } horas
        }
       *[other] { $hours } h { $minutes } min
    }
    [none] não resta nada
   *[minutes] { $minutes } min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, rodada { $round }, espera por { $count ->
    [1] você
   *[other] vocês
 }{ $asked ->
    [none] { "" }
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }o tempo acaba { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Ir ao tabuleiro]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }em { $channel }
 }, rodada { $round }, espera por você{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }o tempo acaba { $until }{ $then ->
        [computer] , aí um computador assume
       *[ask] , aí as outras pessoas decidem o que acontece
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Ir ao tabuleiro]({ $link })
 }
deadlines-remind-others = Também esperam por você:
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }em { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }o tempo acaba { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Ir ao tabuleiro]({ $link })
 }
deadlines-remind-more = - … e { $count ->
    [1] mais uma
   *[other] mais { $count }
 }: `/games`
deadlines-remind-why = -# { $channel ->
    [none] Esta partida não tem canal, então escrevo para você aqui.
   *[other] Você pediu mensagens diretas. Para mudar isso, use `/preferences` no seu servidor.
 }

# The time is over.

deadlines-late-title = ⌛ O tempo acabou
deadlines-late = { $count ->
    [1] O tempo de **{ $names }** acabou.
   *[other] O tempo de **{ $names }** acabou.
 } O que vocês querem fazer?
deadlines-late-how =
    - **Esperar** dá o mesmo tempo de novo (um dia, com bancos de tempo).
    - **Computador** põe um no lugar até a volta, assim que a maioria concordar.
    - **Substituir** oferece o lugar a outra pessoa; só o host pode.
deadlines-late-else = Se ninguém decidir, um computador assume { $until }.
deadlines-press-wait = Esperar
deadlines-press-computer = Computador
deadlines-press-replace = Substituir
deadlines-press-for = { $action }: { $name }
deadlines-waited = Você espera: **{ $name }** tem até { $until }.
deadlines-vote-counts = Seu voto conta: { $votes } de { $needed } querem um computador no lugar de **{ $name }**.
deadlines-replace-ask = Quem deve assumir o lugar de **{ $name }**?
deadlines-replace-choose = Escolha alguém…

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** está de férias até { $until }, no máximo. { $timed ->
    [no] Elas terminam com a próxima jogada.
   *[yes] O relógio fica parado até a próxima jogada. O host pode decidir não esperar.
 }
deadlines-press-overrule = Não esperar: { $name }
deadlines-overruled = O relógio volta a correr para **{ $name }**.

# In the log.

common-event-waited = ⏳ **{ $seat }** dá mais tempo a **{ $other }**.
common-event-vacation_began = 🏖️ **{ $seat }** está de férias.
common-event-vacation_ended = 👋 **{ $seat }** voltou das férias.
common-event-overruled = ⏳ O host não espera: o relógio corre para **{ $seat }**, com ou sem férias.

# Matches in which nobody has moved for long.

common-event-rested = 💤 Ninguém joga há { $days } dias, então pausei esta partida. Faça uma escolha ou use `/board` para continuar.
common-event-awoken = ☀️ A partida continua.

# Refusals.

refusal-you_are_late = É por você que a mesa espera! Faça sua escolha no tabuleiro, ou passe com `/table away`.
refusal-nobody_late = Já se resolveu: ninguém mais está em atraso. `/board` mostra como está a partida.
refusal-on_vacation = Você já está de férias. Sua próxima jogada encerra as férias.
refusal-no_vacation_left = Você já usou os { $days } dias de férias deste ano. `/table away` põe um computador no seu lugar.
refusal-not_on_vacation = Essa pessoa já voltou das férias.
