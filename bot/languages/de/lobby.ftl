# The lobby: opening, joining, inviting, computer players, options, starting.

# The invitation.

bot-lobby-invites = { $host } lädt ein: Platz ist für { $least } bis { $most } Personen.
bot-lobby-players = **Am Tisch** ({ $count } von { $most })
bot-lobby-person = { $sign } { $name }
bot-lobby-computer = { $sign } { $name } 🤖 { $level }
bot-lobby-setting = **{ $setting }:** { $value }
bot-lobby-begun = Die Partie hat begonnen: Das Spielbrett steht weiter unten.
bot-lobby-opened = Deine Lobby ist offen. Wer mitspielen will, drückt **Mitspielen**. Sind alle da, drückst du **Start**.
bot-lobby-begun-before = Die Partie hat schon begonnen, hier gibt es nichts mehr einzustellen.
bot-lobby-closed = Die Lobby wurde geschlossen, bevor die Partie begann.
bot-solo-started = Deine Partie hat begonnen. Viel Glück! `/rules` erklärt das Spiel, `/help` zeigt, wie man es hier spielt.
bot-openings-left = In dieser Stunde kannst du noch { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 } beginnen.

# Buttons.

bot-press-join = Mitspielen
bot-press-leave = Verlassen
bot-press-computer = Gegen den Computer
bot-press-invite = Einladen …
bot-press-options = Einstellungen
bot-press-word = Glückswort
bot-press-start = Start
bot-press-dismiss = Computerspieler entfernen
bot-press-close = Lobby schließen
bot-press-lobby = Lobby öffnen: { $game }

# Computer players.

bot-player-random = zufällig
    .note = Irgendetwas, was erlaubt ist
bot-player-novice = leicht
    .note = Manchmal unbedacht
bot-player-greedy = mittel
    .note = Plant den eigenen Zug
bot-player-skilled = schwer
    .note = Wägt Stellungen ab
bot-player-master = Profi
    .note = Probiert Züge vorher aus; langsam, aber stark
bot-computer-choose = Computerspieler anderer Stärke hinzufügen …
bot-computer-add = Computerspieler: { $level }

# A match against the computer.

bot-computer-about = **Gegen den Computer.** Wähl das Spiel und die Stärke. Mit *Start* beginnt die Partie gleich hier.
bot-computer-match = Spiel …
bot-computer-level = Stärke …
bot-computer-one = { $game } gegen einen Computerspieler
bot-computer-start = Start · { $level }

# Inviting people.

bot-invite-whom = **Wen lädst du ein?** Ich rufe alle mit einer Nachricht in die Lobby.
bot-invite-choose = Leute von diesem Server wählen …
bot-invite-done = In die Lobby gerufen: { $names }.
bot-invitation = { $people } **{ $name }** lädt euch zu { $game } ein. Drückt { $link ->
    [none] in der Lobby
   *[other] [in der Lobby]({ $link })
 } auf **Mitspielen**. { $span }
bot-span-limit = Bedenkzeit je Entscheidung: { $limit }.
bot-span-none = { $duration ->
    [none] Es gibt keine Bedenkzeit.
   *[other] Spielen alle zügig, dauert es { $duration }; eine Bedenkzeit gibt es nicht.
 }
bot-refusal-no_bot = Bots kann ich nicht einladen, auch mich nicht. *Computerspieler* in der Lobby bringt jemanden zum Gegenspielen.
bot-refusal-too_many_calls = Du hast gerade schon mehrmals eingeladen. Warte bitte eine Minute.

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
bot-word-title = Glückswort
bot-word-label = Dein Wort
bot-word-about = Es wird in die Würfel gemischt, damit niemand sie vorherbestimmt.
bot-word-added = Dein Glückswort ist in die Würfel gemischt.

# Refusals.

bot-refusal-table_exists = In diesem Kanal läuft schon eine Partie{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spielt sie zu Ende, gebt sie mit `/table end` auf oder nehmt einen anderen Kanal.
bot-refusal-table_exists_alone = Deine Partie hier ist noch nicht vorbei{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spiel sie zu Ende, oder gib sie auf: In `/games` kannst du sie wählen.
bot-refusal-table_exists_answered = Deine Partie in meinen Antworten ist noch nicht vorbei: `/move` zeigt sie. Spiel sie zu Ende, oder gib sie auf: In `/games` kannst du sie wählen.
bot-refusal-not_host = Das kann nur { $host }: In der Lobby bestimmt, wer sie geöffnet hat. Mit `/play` öffnest du eine eigene.
bot-refusal-no_computer = Hier sitzt kein Computerspieler.
bot-refusal-no_such_player = So einen Computerspieler kenne ich nicht. Es gibt fünf: { bot-player-random }, { bot-player-novice }, { bot-player-greedy }, { bot-player-skilled } und { bot-player-master }.
bot-refusal-no_such_game = Dieses Spiel kenne ich nicht. Es gibt { $games }.
bot-refusal-no_solo = Dieses Spiel geht nicht allein. `/play` eröffnet eine Lobby; dort kannst du Computerspieler hinzufügen.
bot-refusal-seats_full = Alle { $seats } Plätze sind besetzt. `/play` eröffnet in einem anderen Kanal eine eigene Partie.
bot-refusal-lobby_full = Alle { $seats } Plätze sind besetzt. `/play` eröffnet in einem anderen Kanal eine eigene Partie.
bot-refusal-already_joined = Du sitzt schon an diesem Tisch.
bot-refusal-too_few_players = Es sind noch zu wenige am Tisch. Wartet auf jemanden oder fügt einen Computerspieler hinzu.
bot-refusal-no_such_setting = Diese Einstellung oder diesen Wert gibt es hier nicht (mehr). Nichts wurde geändert: Nimm bitte einen aus der Liste.
bot-refusal-too_many_tables = { $whose ->
    [person] Du hast schon { $limit } Partien offen, mehr geht nicht. Spiel erst eine zu Ende oder verlass eine in `/games`.
   *[server] Auf diesem Server laufen schon { $limit } Partien, mehr geht nicht. Spielt erst eine zu Ende oder spielt auf einem anderen Server.
 }
bot-refusal-too_many_openings = Du hast in einer Stunde { $limit } Partien eröffnet. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } beginnen. Bis dahin: `/puzzle`, `/tutorial`, `/daily`.
bot-refusal-other_channels = In diesem Kanal werden keine Partien eröffnet. Spiele in { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = spielen
command-play-about = In diesem Kanal ein Brettspiel spielen
command-play-solo = solo
command-play-game = spiel
command-play-game-about = Welches Spiel; ohne Angabe Hercules
command-play-against = gegen
command-play-against-about = Gegen wen statt Hades: ein Computerspieler, und wie stark
command-play-with = mit
command-play-with-about = Wen du einlädst; ich rufe die Person in die Lobby
command-setting-first = beginn

# Im Menü eines Menschen.

menu-invite = Zu einer Partie einladen
bot-refusal-no_own_lobby = Du sitzt auf diesem Server in keiner Lobby. Eröffne eine mit `/play` und lade dann ein.
bot-refusal-which_lobby = Du sitzt in mehreren Lobbys{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Lade im Kanal der Lobby ein, die du meinst.
bot-refusal-cannot_see_lobby = { $player } sieht den Kanal deiner Lobby nicht (oder Discord verrät es mir gerade nicht), darum rufe ich niemanden. Gib erst Zugang zum Kanal.
