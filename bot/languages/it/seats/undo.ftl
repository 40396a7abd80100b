# Undo.

undo-press = ↩ Annulla
undo-press-ask = ↩ Chiedi di annullare
undo-press-turn = ↩ Ricomincia il mio turno
undo-done = Annullato. Il tabellone mostra di nuovo la tua scelta.

# In the log.

common-event-undone = ↩️ **{ $seat }** annulla { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }e una scelta successiva di un’altra persona
       *[other] { " " }e { $others } scelte successive di altre persone
    }
   *[none] { $choices ->
        [0] una scelta del computer
        [one] una scelta
       *[other] { $choices } scelte
    }
 }{ $agreed ->
    [1] ; tutto il tavolo è d’accordo
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
    .brief = ↩️ **{ $seat }** annulla { $choices ->
        [0] una scelta del computer
        [one] una scelta
       *[other] { $choices } scelte
    }{ $agreed ->
        [1] ; tutto il tavolo è d’accordo
       *[other] { "" }
    }.
common-event-known_again = 🎲 Questi tiri sono già noti e usciranno di nuovo uguali: { $rolls }
    .brief = 🎲 I tiri già noti usciranno di nuovo uguali.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] preferisce lasciare i posti come sono.
    [bank] preferisce lasciare la riserva di tempo com’è.
    [unrated] preferisce che la partita resti classificata.
   *[other] preferisce continuare, quindi non si annulla nulla.
 }

# Refusals.

refusal-nothing_to_undo = Non c’è nulla da annullare: non hai ancora fatto una scelta.
refusal-already_proposed = Al tavolo è già stato chiesto. Succede appena il tavolo è d’accordo.
refusal-declined_before = Al tavolo è stato chiesto, e qualcuno ha detto di no. Puoi chiedere di nuovo dopo la prossima mossa.
refusal-undo_by_command = La tua ultima scelta era in un turno precedente. `/undo` chiede al tavolo se puoi annullarla.
refusal-turn_stands = Il tuo turno non può ricominciare senza chiedere al tavolo: dalla tua ultima scelta sono stati tirati dadi, è stata scoperta una carta o ha scelto un’altra persona. `/undo` lo chiede.
refusal-too_many_undos = In un’ora hai annullato { $limit } scelte, che è il mio limite. Potrai annullare di nuovo tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }. Intanto puoi continuare a giocare.
refusal-proposal_over = È già deciso. Il tabellone mostra a che punto è la partita.
refusal-not_asked_of_you = Questa domanda è per il resto del tavolo. Se l’hai fatta tu, *Rifiuta* la ritira.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = annulla
command-undo-about = Annulla la tua ultima scelta; dopo un tiro o mosse altrui serve l’accordo del tavolo
command-undo-choices = scelte
command-undo-choices-about = Quante delle tue scelte (se manca: una)
