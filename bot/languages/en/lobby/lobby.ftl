# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } is looking for players ({ $least } to { $most }).
lobby-players = **At the table** ({ $count } of { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting }:** { $value }
lobby-begun = The match has started. Here comes the board.
lobby-opened = Your lobby is open. Others press **Join**; when everyone’s here, press **Start**.
lobby-begun-before = The match has already started, so this panel is done.
lobby-closed = The lobby was closed before the match started.
lobby-solo-started = Your match has started. Good luck! `/rules` explains the game; `/help` shows how to play it here.
lobby-openings-left = You can start { $count ->
    [one] 1 more match
   *[other] { $count } more matches
 } this hour.

# Buttons.

lobby-press-join = Join
lobby-press-leave = Leave
lobby-press-computer = Play the computer
lobby-press-invite = Invite…
lobby-press-options = Options
lobby-press-word = Add a lucky word
lobby-press-start = Start
lobby-press-dismiss = Remove computer player
lobby-press-close = Close lobby
lobby-press-halt = Stop waiting
lobby-press-lobby = Open a lobby: { $game }

# Refusals.

refusal-table_exists = This channel already has a match{ $link ->
    [none] .{ " " }
   *[other] { " " }([to the board]({ $link })).{ " " }
 }Finish it, vote to end it with `/table end`, or play in another channel.
refusal-table_exists_alone = You already have a match here{ $link ->
    [none] .{ " " }
   *[other] { " " }([to the board]({ $link })).{ " " }
 }Finish it first, or give it up: pick it in `/games`.
refusal-table_exists_answered = You already have a match here; `/move` shows it. Finish it first, or give it up: pick it in `/games`.
refusal-not_host = Only the host of this lobby, { $host }, can do that. Ask them, or open your own lobby with `/play`.
refusal-no_computer = There’s no computer player at this table.
refusal-no_such_player = I don’t know that computer player. There are five: { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } and { computer-players-master }.
refusal-no_such_game = I don’t know that game. I have { $games }.
refusal-no_solo = This game can’t be played alone. `/play` opens a lobby, where computer players can fill the seats.
refusal-seats_full = All { $seats } seats are taken. You can watch, or open your own match with `/play`.
refusal-lobby_full = All { $seats } seats are taken. You can watch, or open your own match with `/play`.
refusal-already_joined = You’re already at this table.
refusal-too_few_players = You need more players. Wait for someone to join, or add a computer player.
refusal-no_such_setting = That option isn’t available here, so nothing was changed. Please pick one from the list.
refusal-too_many_tables = { $whose ->
    [person] You’re already in { $limit } open matches, the most I can handle per person. Finish one first, or leave one in `/games`.
   *[server] This server already has { $limit } open matches, the most I can handle. Finish one first, or play on another server.
 }
refusal-too_many_openings = That’s { $limit } new matches within an hour, which is my limit. You can start the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }. Until then: `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = That’s { $limit } new matches within a day, which is my limit. You can start the next one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. Until then: `/puzzle`, `/tutorial`.
refusal-too_many_seats = Your new matches would have more than { $limit } seats within a day, which is my limit (computer players count, and each match as two seats at least). You can start this one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. Until then: `/puzzle`, `/tutorial`.
refusal-other_channels = This channel isn’t for matches. Play in { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = play
command-play-about = Play a board game in this channel
command-play-solo = solo
command-play-game = game
command-play-game-about = Which game (Hercules if left out)
command-play-against = against
command-play-against-about = A computer player instead of Hades
command-play-with = with
command-play-with-about = Someone to invite to the lobby
command-setting-first = first
