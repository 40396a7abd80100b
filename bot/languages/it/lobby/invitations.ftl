# Inviting people to a lobby.

invitations-question = **Chi vuoi invitare?** Chiamo queste persone nella lobby con un solo messaggio.
invitations-choose = Scegli persone di questo server…
invitations-done = Inviti mandati a: { $names }.
invitations-message = { $people } **{ $name }** ti invita a { $game }. Premi **Unisciti** { $link ->
    [none] nella lobby.
   *[other] [nella lobby]({ $link }).
 } { $span }

# Refusals.

refusal-no_bot = Non posso invitare un bot, nemmeno me. Nella lobby, *Computer* aggiunge un rivale.
refusal-too_many_calls = Hai appena mandato diversi inviti. Aspetta un minuto, poi manda il prossimo.

# In the menu of a person.

menu-invite = Invita a una partita
refusal-no_own_lobby = Su questo server non hai una lobby. Aprine una con `/play`, poi invita chi vuoi.
refusal-which_lobby = Hai un posto in diverse lobby{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Invita dal canale di quella che intendi.
refusal-cannot_see_lobby = Non ho invitato { $player }, perché non posso confermare che veda il canale della tua lobby. Fai avere a questa persona l’accesso, oppure apri una lobby in un canale che vede.
