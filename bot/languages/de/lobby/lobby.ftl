# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } lädt ein: Platz ist für { $least } bis { $most } Personen.
lobby-players = **Am Tisch** ({ $count } von { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting }:** { $value }
lobby-begun = Die Partie hat begonnen: Das Spielbrett steht weiter unten.
lobby-opened = Deine Lobby ist offen. Wer mitspielen will, drückt **Mitspielen**. Sind alle da, drückst du **Start**.
lobby-begun-before = Die Partie hat schon begonnen, hier gibt es nichts mehr einzustellen.
lobby-closed = Die Lobby wurde geschlossen, bevor die Partie begann.
lobby-solo-started = Deine Partie hat begonnen. Viel Glück! `/rules` erklärt das Spiel, `/help` zeigt, wie man es hier spielt.
lobby-openings-left = In dieser Stunde kannst du noch { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 } beginnen.

# Buttons.

lobby-press-join = Mitspielen
lobby-press-leave = Verlassen
lobby-press-computer = Gegen den Computer
lobby-press-invite = Einladen …
lobby-press-options = Einstellungen
lobby-press-word = Glückswort
lobby-press-start = Start
lobby-press-dismiss = Computerspieler entfernen
lobby-press-close = Lobby schließen
lobby-press-halt = Nicht mehr warten
lobby-press-lobby = Lobby öffnen: { $game }

# Refusals.

refusal-table_exists = In diesem Kanal läuft schon eine Partie{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spielt sie zu Ende, gebt sie mit `/table end` auf oder nehmt einen anderen Kanal.
refusal-table_exists_alone = Deine Partie hier ist noch nicht vorbei{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spiel sie zu Ende, oder gib sie auf: In `/games` kannst du sie wählen.
refusal-table_exists_answered = Deine Partie in meinen Antworten ist noch nicht vorbei: `/move` zeigt sie. Spiel sie zu Ende, oder gib sie auf: In `/games` kannst du sie wählen.
refusal-not_host = Das kann nur { $host }: In der Lobby bestimmt, wer sie geöffnet hat. Mit `/play` öffnest du eine eigene.
refusal-no_computer = Hier sitzt kein Computerspieler.
refusal-no_such_player = So einen Computerspieler kenne ich nicht. Es gibt fünf: { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } und { computer-players-master }.
refusal-no_such_game = Dieses Spiel kenne ich nicht. Es gibt { $games }.
refusal-no_solo = Dieses Spiel geht nicht allein. `/play` eröffnet eine Lobby; dort kannst du Computerspieler hinzufügen.
refusal-seats_full = Alle { $seats } Plätze sind besetzt. `/play` eröffnet in einem anderen Kanal eine eigene Partie.
refusal-lobby_full = Alle { $seats } Plätze sind besetzt. `/play` eröffnet in einem anderen Kanal eine eigene Partie.
refusal-already_joined = Du sitzt schon an diesem Tisch.
refusal-too_few_players = Es sind noch zu wenige am Tisch. Wartet auf jemanden oder fügt einen Computerspieler hinzu.
refusal-no_such_setting = Diese Einstellung oder diesen Wert gibt es hier nicht (mehr). Nichts wurde geändert: Nimm bitte einen aus der Liste.
refusal-too_many_tables = { $whose ->
    [person] Du hast schon { $limit } Partien offen, mehr geht nicht. Spiel erst eine zu Ende oder verlass eine in `/games`.
   *[server] Auf diesem Server laufen schon { $limit } Partien, mehr geht nicht. Spielt erst eine zu Ende oder spielt auf einem anderen Server.
 }
refusal-too_many_openings = Du hast in einer Stunde { $limit } Partien eröffnet. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } beginnen. Bis dahin: `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = Du hast an einem Tag { $limit } Partien eröffnet, mehr geht nicht. Die nächste kannst du in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
 } beginnen. Bis dahin: `/puzzle`, `/tutorial`.
refusal-too_many_seats = Deine neuen Partien hätten an einem Tag mehr als { $limit } Plätze, und das ist meine Grenze (Computerspieler zählen mit, und jede Partie als mindestens zwei Plätze). Diese kannst du in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
 } beginnen. Bis dahin: `/puzzle`, `/tutorial`.
refusal-other_channels = In diesem Kanal werden keine Partien eröffnet. Spiele in { $where }.

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
