# Inviting people to a lobby.

invitations-question = **¿A quién quieres invitar?** Llamaré a esas personas a la sala en un solo mensaje.
invitations-choose = Elige a gente de este servidor…
invitations-done = Invitación enviada: { $names }.
invitations-message = { $people } **{ $name }** te invita a { $game }. Pulsa **Unirme** { $link ->
    [none] en la sala.
   *[other] [en la sala]({ $link }).
 } { $span }

# Refusals.

refusal-no_bot = No puedo invitar a un bot, ni siquiera a mí. *IA* en la sala añade un rival.
refusal-too_many_calls = Acabas de enviar varias invitaciones. Espera un minuto y envía la siguiente.

# In the menu of a person.

menu-invite = Invitar a una partida
refusal-no_own_lobby = No estás en ninguna sala de este servidor. Abre una con `/play` e invita a gente a ella.
refusal-which_lobby = Estás en varias salas{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Invita a gente desde el canal de la que quieras.
refusal-cannot_see_lobby = No invité a { $player }, porque no puedo confirmar que vea el canal de tu sala. Dale acceso, o abre una sala donde lo tenga.
