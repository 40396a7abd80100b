# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ tempo scaduto
deadlines-rests = 🏖️ in vacanza

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Riserve di tempo: { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (dal { $from })
deadlines-bank-runs = { $name } { $left } (in corso)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [one] 1 giorno
           *[other] { $days } giorni
        }
       *[other] { $days } g { $hours } h
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [one] 1 ora
           *[other] { $hours } ore
        }
       *[other] { $hours } h { $minutes } min
    }
    [none] più niente
   *[minutes] { $minutes } min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, round { $round }: { $count ->
    [one] si aspetta la tua scelta
   *[other] si aspettano le vostre scelte
 }{ $asked ->
    [none] { "" }
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }il tempo scade { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tabellone]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 }, round { $round }, ti aspetta{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }il tempo scade { $until }{ $then ->
        [computer] , poi subentra il computer
       *[ask] , poi decide il resto del tavolo
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tabellone]({ $link })
 }
deadlines-remind-others = Ti aspettano anche:
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }il tempo scade { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tabellone]({ $link })
 }
deadlines-remind-more = - … e { $count ->
    [one] un’altra
   *[other] altre { $count }
 }: `/games`
deadlines-remind-why = -# { $channel ->
    [none] Questa partita non ha un canale, quindi ti scrivo qui.
   *[other] Hai chiesto messaggi privati. Per cambiare, usa `/preferences` sul tuo server.
 }

# The time is over.

deadlines-late-title = ⌛ Tempo scaduto
deadlines-late = **{ $names }** { $count ->
    [one] ha finito il tempo.
   *[other] hanno finito il tempo.
 } Che cosa volete fare?
deadlines-late-how =
    - **Aspetta** dà ancora lo stesso tempo (un giorno, con le riserve di tempo).
    - **Computer** fa giocare il computer fino al ritorno, se la maggior parte di voi è d’accordo.
    - **Sostituisci** offre il posto ad altri; può farlo solo l’host.
deadlines-late-else = Se nessuno decide, il computer subentra { $until }.
deadlines-press-wait = Aspetta
deadlines-press-computer = Computer
deadlines-press-replace = Sostituisci
deadlines-press-for = { $action }: { $name }
deadlines-waited = Aspettate ancora: **{ $name }** ha tempo fino al { $until }.
deadlines-vote-counts = Il tuo voto conta: { $votes } su { $needed } vogliono il computer al posto di **{ $name }**.
deadlines-replace-ask = Chi deve subentrare a **{ $name }**?
deadlines-replace-choose = Scegli qualcuno…

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** è in vacanza, al più tardi fino al { $until }. { $timed ->
    [no] Finisce con la sua prossima mossa.
   *[yes] Il suo orologio è fermo fino alla sua prossima mossa. L’host può scegliere di non aspettare.
 }
deadlines-press-overrule = Non aspettare: { $name }
deadlines-overruled = L’orologio di **{ $name }** scorre di nuovo.

# In the log.

common-event-waited = ⏳ **{ $seat }** dà più tempo a **{ $other }**.
common-event-vacation_began = 🏖️ **{ $seat }** è in vacanza.
common-event-vacation_ended = 👋 **{ $seat }** ha finito la vacanza.
common-event-overruled = ⏳ L’host non aspetta: l’orologio di **{ $seat }** scorre, vacanza o no.

# Matches in which nobody has moved for long.

common-event-rested = 💤 Nessuno muove da { $days } giorni, quindi ho messo in pausa questa partita. Fate una scelta o usate `/board` per continuare.
common-event-awoken = ☀️ La partita continua.

# Refusals.

refusal-you_are_late = Aspettiamo proprio te! Fai la tua scelta sul tabellone, o cedi con `/table away`.
refusal-nobody_late = È già risolto: nessuno è più in ritardo. `/board` mostra a che punto è la partita.
refusal-on_vacation = La tua vacanza è già in corso. La tua prossima mossa la chiude.
refusal-no_vacation_left = Quest’anno hai usato tutti i { $days } giorni di vacanza. Con `/table away` il computer gioca al posto tuo.
refusal-not_on_vacation = La sua vacanza è già finita.
