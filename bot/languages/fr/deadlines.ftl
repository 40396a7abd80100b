# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ temps écoulé
deadlines-rests = 🏖️ en vacances

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Réserves de temps : { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (dès le { $from })
deadlines-bank-runs = { $name } { $left } (en cours)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        }
       *[other] { $days } j { $hours } h
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [one] { $hours } heure
           *[other] { $hours } heures
        }
       *[other] { $hours } h { $minutes } min
    }
    [none] plus rien
   *[minutes] { $minutes } min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, manche { $round }, { $count ->
    [one] t’attend
   *[other] vous attend
 }{ $asked ->
    [none] { "" }
   *[other]  : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }fin du temps { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Vers le plateau]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }dans { $channel }
 }, manche { $round }, t’attend{ $asked ->
    [none] .
   *[other]  : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }fin du temps { $until }{ $then ->
        [computer] , ensuite une IA prend le relais
       *[ask] , ensuite les autres décident de la suite
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Vers le plateau]({ $link })
 }
deadlines-remind-others = C’est aussi à toi de jouer ici :
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }dans { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }fin du temps { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Vers le plateau]({ $link })
 }
deadlines-remind-more = - … et { $count ->
    [one] une autre
   *[other] { $count } autres
 } : `/games`
deadlines-remind-why = -# { $channel ->
    [none] Cette partie n’a pas de salon, je t’écris donc ici.
   *[other] Tu as demandé des messages privés. Pour changer ça, utilise `/preferences` sur ton serveur.
 }

# The time is over.

deadlines-late-title = ⌛ Temps écoulé
deadlines-late = **{ $names }** { $count ->
    [one] n’a plus de temps.
   *[other] n’ont plus de temps.
 } Que voulez-vous faire ?
deadlines-late-how =
    - **Attendre** redonne le même temps (un jour, avec les réserves de temps).
    - **IA** fait jouer une IA jusqu’au retour, si la majorité est d’accord.
    - **Remplacer** propose la place à quelqu’un d’autre ; seul l’hôte peut le faire.
deadlines-late-else = Si personne ne décide, une IA prend le relais { $until }.
deadlines-press-wait = Attendre
deadlines-press-computer = IA
deadlines-press-replace = Remplacer
deadlines-press-for = { $action } : { $name }
deadlines-waited = Tu attends : **{ $name }** a jusqu’au { $until }.
deadlines-vote-counts = Ton vote compte : { $votes } sur { $needed } veulent une IA pour **{ $name }**.
deadlines-replace-ask = Qui doit reprendre la place de **{ $name }** ?
deadlines-replace-choose = Choisis quelqu’un…

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** est en vacances jusqu’au { $until } au plus tard. { $timed ->
    [no] Son prochain coup y met fin.
   *[yes] Son temps s’arrête jusqu’à son prochain coup. L’hôte peut choisir de ne pas attendre.
 }
deadlines-press-overrule = Ne pas attendre : { $name }
deadlines-overruled = Le temps court à nouveau pour **{ $name }**.

# In the log.

common-event-waited = ⏳ **{ $seat }** laisse plus de temps à **{ $other }**.
common-event-vacation_began = 🏖️ **{ $seat }** est en vacances.
common-event-vacation_ended = 👋 **{ $seat }** est de retour de vacances.
common-event-overruled = ⏳ L’hôte n’attend pas : le temps court pour **{ $seat }**, vacances ou non.

# Matches in which nobody has moved for long.

common-event-rested = 💤 Personne n’a joué depuis { $days } jours, j’ai donc mis cette partie en pause. Fais un choix ou utilise `/board` pour continuer.
common-event-awoken = ☀️ La partie continue.

# Refusals.

refusal-you_are_late = C’est toi qu’on attend ! Fais ton choix sur le plateau, ou passe la main avec `/table away`.
refusal-nobody_late = C’est réglé : plus personne n’est en retard. `/board` montre où en est la partie.
refusal-on_vacation = Tu es déjà en vacances. Ton prochain coup y met fin.
refusal-no_vacation_left = Tu as utilisé tes { $days } jours de vacances de cette année. `/table away` laisse une IA te remplacer.
refusal-not_on_vacation = Ces vacances sont déjà terminées.
