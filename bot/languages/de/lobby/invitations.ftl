# Inviting people to a lobby.

invitations-question = **Wen lädst du ein?** Ich rufe alle mit einer Nachricht in die Lobby.
invitations-choose = Leute von diesem Server wählen …
invitations-done = In die Lobby gerufen: { $names }.
invitations-message = { $people } **{ $name }** lädt euch zu { $game } ein. Drückt { $link ->
    [none] in der Lobby
   *[other] [in der Lobby]({ $link })
 } auf **Mitspielen**. { $span }

# Refusals.

refusal-no_bot = Bots kann ich nicht einladen, auch mich nicht. *Computerspieler* in der Lobby bringt jemanden zum Gegenspielen.
refusal-too_many_calls = Du hast gerade schon mehrmals eingeladen. Warte bitte eine Minute.

# In the menu of a person.

menu-invite = Zu einer Partie einladen
refusal-no_own_lobby = Du sitzt auf diesem Server in keiner Lobby. Eröffne eine mit `/play` und lade dann ein.
refusal-which_lobby = Du sitzt in mehreren Lobbys{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Lade im Kanal der Lobby ein, die du meinst.
refusal-cannot_see_lobby = { $player } sieht den Kanal deiner Lobby nicht (oder Discord verrät es mir gerade nicht), darum rufe ich niemanden. Gib erst Zugang zum Kanal.
