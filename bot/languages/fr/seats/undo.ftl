# Undo.

undo-press = ↩ Annuler
undo-press-ask = ↩ Demander d’annuler
undo-press-turn = ↩ Recommencer mon tour
undo-done = Annulé. Le plateau remontre ton choix.

# In the log.

common-event-undone = ↩️ **{ $seat }** annule { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }et un choix suivant de quelqu’un d’autre
       *[other] { " " }et { $others } choix suivants des autres
    }
   *[none] { $choices ->
        [0] un choix d’une IA
        [one] un choix
       *[other] { $choices } choix
    }
 }{ $agreed ->
    [1] , avec l’accord de tous
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other]  : { $events }
 }
    .brief = ↩️ **{ $seat }** annule { $choices ->
        [0] un choix d’une IA
        [one] un choix
       *[other] { $choices } choix
    }{ $agreed ->
        [1] , avec l’accord de tous
       *[other] { "" }
    }.
common-event-known_again = 🎲 Ces lancers sont déjà connus et reviendront à l’identique : { $rolls }
    .brief = 🎲 Les lancers déjà connus reviendront à l’identique.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] préfère garder les places telles quelles.
    [bank] préfère garder la réserve de temps telle quelle.
    [unrated] préfère que la partie reste classée.
   *[other] préfère continuer, donc rien n’est annulé.
 }

# Refusals.

refusal-nothing_to_undo = Il n’y a rien à annuler : tu n’as pas encore fait de choix.
refusal-already_proposed = La question est déjà posée aux autres. Ce sera fait dès que tout le monde est d’accord.
refusal-declined_before = Les autres ont été consultés, et quelqu’un a dit non. Tu pourras redemander après le prochain coup.
refusal-undo_by_command = Ton dernier choix date d’un tour précédent. `/undo` demande aux autres si tu peux l’annuler.
refusal-turn_stands = Ton tour ne peut pas recommencer sans l’accord des autres : depuis ton dernier choix, des dés ont été lancés, une carte révélée, ou quelqu’un d’autre a choisi. `/undo` leur demande.
refusal-too_many_undos = Tu as annulé { $limit } choix en une heure, c’est ma limite. Tu pourras encore annuler dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 } ; tu peux continuer à jouer tout de suite.
refusal-proposal_over = C’est déjà réglé. Le plateau montre où en est la partie.
refusal-not_asked_of_you = Cette question est pour les autres. Si elle vient de toi, *Refuser* la retire.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = annuler
command-undo-about = Annuler ton dernier choix ; après un lancer ou un coup des autres, avec l’accord de tous
command-undo-choices = nombre
command-undo-choices-about = Combien de tes choix (un par défaut)
