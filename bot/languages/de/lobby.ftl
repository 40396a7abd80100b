# The lobby: opening, joining, inviting, computer players, options, starting.

# The invitation.

bot-lobby-invites = { $host } sucht Mitspieler: { $least } bis { $most } können spielen.
bot-lobby-players = **Am Tisch** ({ $count } von { $most })
bot-lobby-person = { $sign } { $name }
bot-lobby-computer = { $sign } { $name } 🤖 { $level }
bot-lobby-setting = **{ $setting }:** { $value }
bot-lobby-begun = Die Partie hat begonnen; das Spielbrett folgt weiter unten.
bot-lobby-opened = Deine Lobby ist offen. Die anderen drücken **Mitspielen**; drück **Start**, wenn alle da sind.
bot-lobby-closed = Die Lobby wurde geschlossen, bevor die Partie begann.
bot-solo-started = Deine Partie hat begonnen. Viel Glück! `/rules` erklärt das Spiel, `/help` zeigt, wie man es hier spielt.

# Buttons.

bot-press-join = Mitspielen
bot-press-leave = Verlassen
bot-press-computer = Computerspieler hinzufügen
bot-press-invite = Einladen …
bot-press-options = Einstellungen
bot-press-word = Eigenes Wort für den Zufall
bot-press-start = Start
bot-press-dismiss = Computerspieler entfernen
bot-press-close = Lobby schließen
bot-press-lobby = Lobby öffnen: { $game }

# Computer players.

bot-player-random = spielt zufällig
bot-player-novice = plant seine Züge, oft unbedacht
bot-player-greedy = plant seine Züge
bot-player-skilled = denkt einen Zug voraus
bot-player-master = probiert seine Züge vorher aus
bot-computer-choose = Einen Computerspieler hinzufügen …
bot-computer-add = Ein Computerspieler: { $level }

# Inviting people.

bot-invite-whom = **Wen lädst du ein?** Eine Nachricht ruft sie in die Lobby.
bot-invite-choose = Leute dieses Servers wählen …
bot-invite-done = In die Lobby gerufen: { $names }.
bot-invitation = { $people } **{ $name }** lädt euch zu { $game } ein. Drückt { $link ->
    [none] in der Lobby
   *[other] [in der Lobby]({ $link })
 } auf **Mitspielen**.
bot-refusal-too_many_calls = Du hast gerade mehrmals andere gerufen. Warte bitte eine Minute.

# Options.

bot-options-title = **Einstellungen deiner Partie.** Änderungen gelten sofort; alle sehen sie in der Lobby.
posting-form-open = { $page ->
    [1] Einstellungen ändern …
   *[other] Mehr Einstellungen ({ $page }/{ $of }) …
 }
posting-form-title = { $of ->
    [1] Einstellungen deiner Partie
   *[other] Einstellungen deiner Partie ({ $page }/{ $of })
 }
posting-boxes = An oder aus
posting-chosen = { $option }: { $value }
bot-word-title = Eigenes Wort für den Zufall
bot-word-label = Irgendein Wort
bot-word-about = Es fließt in den Startwert der Würfel ein.
bot-word-added = Dein Wort ist in die Würfel gemischt.

# Refusals.

bot-refusal-table_exists = In diesem Kanal läuft schon eine Partie{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spielt sie zu Ende, gebt sie mit `/table end` auf oder nehmt einen anderen Kanal.
bot-refusal-table_exists_alone = Deine Partie hier ist noch nicht vorbei{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spiel sie zu Ende, oder gib sie auf: In `/games` kannst du sie wählen.
bot-refusal-table_exists_answered = Deine Partie, die in meinen Antworten läuft, ist noch nicht vorbei: `/move` zeigt sie. Spiel sie zu Ende, oder gib sie auf: In `/games` kannst du sie wählen.
bot-refusal-not_host = Das kann nur { $host }: Wer zur Partie einlädt, bestimmt über die Lobby.
bot-refusal-no_computer = An diesem Tisch sitzt kein Computerspieler.
bot-refusal-no_such_player = So einen Computerspieler kenne ich nicht.
bot-refusal-no_such_game = Dieses Spiel kenne ich nicht.
bot-refusal-no_solo = Dieses Spiel geht nicht allein.
bot-refusal-seats_full = Alle Plätze sind besetzt.
bot-refusal-lobby_full = Alle Plätze sind besetzt.
bot-refusal-already_joined = Du sitzt schon an diesem Tisch.
bot-refusal-too_few_players = Es sind zu wenige. Wartet auf jemanden oder holt einen Computerspieler dazu.
bot-refusal-no_such_setting = Diese Einstellung oder dieser Wert ist hier nicht (mehr) zu haben, deshalb wurde nichts geändert. Nimm bitte einen aus der Liste.
bot-refusal-too_many_tables = Es sind zu viele Partien offen. Spiel erst eine zu Ende.
bot-refusal-too_many_openings = Du hast in einer Stunde { $limit } Partien eröffnet. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } beginnen.
bot-refusal-other_channels = In diesem Kanal werden keine Partien eröffnet. Spiele in { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = spielen
command-play-about = In diesem Kanal ein Brettspiel spielen
command-play-solo = solo
command-play-game = spiel
command-play-game-about = Welches Spiel; ohne Angabe Hercules
command-play-against = gegen
command-play-against-about = Ein Computerspieler statt Hades
command-play-with = mit
command-play-with-about = Jemand, den du einlädst: wird in die Lobby gerufen
command-setting-first = beginn

# Im Menü eines Menschen.

menu-invite = Zu einer Partie einladen
bot-refusal-no_own_lobby = Du sitzt in keiner Lobby dieses Servers. Eröffne eine mit `/play`, und lade dann ein.
bot-refusal-which_lobby = Du sitzt in mehreren Lobbys. Lade im Kanal der Lobby ein, die du meinst.
bot-refusal-cannot_see_lobby = { $player } sieht den Kanal deiner Lobby nicht, oder Discord sagt es gerade nicht. Deshalb wird niemand gerufen.
