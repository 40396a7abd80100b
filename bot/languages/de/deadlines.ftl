# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ die Zeit ist um
deadlines-rests = 🏖️ im Urlaub

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Zeitkonten: { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (ab { $from })
deadlines-bank-runs = { $name } { $left } (läuft)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [one] 1 Tag
           *[other] { $days } Tage
        }
       *[other] { $days } T { $hours } Std
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [one] 1 Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $hours } Std { $minutes } Min
    }
    [none] nichts mehr
   *[minutes] { $minutes } Min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, Runde { $round }, wartet auf { $count ->
    [one] dich
   *[other] euch
 }{ $asked ->
    [none] { "" }
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }die Zeit ist { $until } um
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Zum Spielbrett]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 }, Runde { $round }, wartet auf dich{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }die Zeit ist { $until } um{ $then ->
        [computer] , dann spielt ein Computerspieler weiter
       *[ask] , dann entscheiden die anderen, was geschieht
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Zum Spielbrett]({ $link })
 }
deadlines-remind-others = Außerdem wartet auf dich:
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }die Zeit ist { $until } um
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Zum Spielbrett]({ $link })
 }
deadlines-remind-more = - … und { $count ->
    [one] eine weitere
   *[other] { $count } weitere
 }: `/games`
deadlines-remind-why = -# { $channel ->
    [none] Diese Partie hat keinen Kanal, darum schreibe ich dir hier.
   *[other] Du bekommst Direktnachrichten, weil du es so eingestellt hast; auf deinem Server ändert `/preferences` das.
 }

# The time is over.

deadlines-late-title = ⌛ Die Zeit ist um
deadlines-late = **{ $names }** { $count ->
    [one] hat nicht rechtzeitig entschieden.
   *[other] haben nicht rechtzeitig entschieden.
 } Wie soll es weitergehen?
deadlines-late-how =
    - **Warten** gibt noch einmal so viel Zeit (mit Zeitkonto einen Tag).
    - **Computerspieler** springt bis zur Rückkehr ein, sobald die meisten von euch es wollen.
    - **Ersetzen** bietet den Platz jemand anderem an; das kann nur, wer die Partie leitet.
deadlines-late-else = Entscheidet niemand, springt { $until } ein Computerspieler ein.
deadlines-press-wait = Warten
deadlines-press-computer = Computerspieler
deadlines-press-replace = Ersetzen
deadlines-press-for = { $action }: { $name }
deadlines-waited = Ihr wartet weiter: **{ $name }** hat Zeit bis { $until }.
deadlines-vote-counts = Deine Stimme zählt: { $votes } von { $needed } wollen, dass für **{ $name }** ein Computerspieler einspringt.
deadlines-replace-ask = Wer soll für **{ $name }** weiterspielen?
deadlines-replace-choose = Jemanden wählen …

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** ist im Urlaub, höchstens bis { $until }. { $timed ->
    [no] Mit dem nächsten Zug ist er vorbei.
   *[yes] Die Bedenkzeit steht bis zum nächsten Zug still. Wer die Partie leitet, kann entscheiden, nicht zu warten.
 }
deadlines-press-overrule = Nicht auf { $name } warten
deadlines-overruled = Die Bedenkzeit von **{ $name }** läuft wieder.

# In the log.

common-event-waited = ⏳ **{ $seat }** gibt **{ $other }** mehr Zeit.
common-event-vacation_began = 🏖️ **{ $seat }** ist im Urlaub.
common-event-vacation_ended = 👋 **{ $seat }** ist aus dem Urlaub zurück.
common-event-overruled = ⏳ Es geht weiter: Die Bedenkzeit von **{ $seat }** läuft trotz Urlaub.

# Matches in which nobody has moved for long.

common-event-rested = 💤 Seit { $days } Tagen ist nichts passiert, darum ruht die Partie. Sie geht weiter, sobald jemand von euch zieht oder `/board` aufruft.
common-event-awoken = ☀️ Die Partie geht weiter.

# Refusals.

refusal-you_are_late = Alle warten auf dich: Wähle am Spielbrett, oder lass mit `/table away` einen Computerspieler für dich einspringen.
refusal-nobody_late = Das ist schon geregelt: Hier ist niemand mehr zu spät. `/board` zeigt, wie die Partie steht.
refusal-on_vacation = Du bist schon im Urlaub; er endet mit deinem nächsten Zug.
refusal-no_vacation_left = Du hast deine { $days } Urlaubstage für dieses Jahr aufgebraucht. Mit `/table away` springt ein Computerspieler für dich ein.
refusal-not_on_vacation = Diese Person ist schon aus dem Urlaub zurück.
