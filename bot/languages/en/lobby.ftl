# The lobby: opening, joining, inviting, computer players, options, starting.

# The invitation.

bot-lobby-invites = { $host } is looking for players ({ $least } to { $most }).
bot-lobby-players = **At the table** ({ $count } of { $most })
bot-lobby-person = { $sign } { $name }
bot-lobby-computer = { $sign } { $name } 🤖 { $level }
bot-lobby-setting = **{ $setting }:** { $value }
bot-lobby-begun = The match has started. Here comes the board.
bot-lobby-opened = Your lobby is open. Others press **Join**; when everyone’s here, press **Start**.
bot-lobby-begun-before = The match has already started, so this panel is done.
bot-lobby-closed = The lobby was closed before the match started.
bot-solo-started = Your match has started. Good luck! `/rules` explains the game; `/help` shows how to play it here.
bot-openings-left = You can start { $count ->
    [one] 1 more match
   *[other] { $count } more matches
 } this hour.

# Buttons.

bot-press-join = Join
bot-press-leave = Leave
bot-press-computer = Play the computer
bot-press-invite = Invite…
bot-press-options = Options
bot-press-word = Add a lucky word
bot-press-start = Start
bot-press-dismiss = Remove computer player
bot-press-close = Close lobby
bot-press-lobby = Open a lobby: { $game }

# Computer players.

bot-player-random = random
    .note = Anything legal
bot-player-novice = easy
    .note = Careless at times
bot-player-greedy = medium
    .note = Plans its turn
bot-player-skilled = hard
    .note = Weighs positions
bot-player-master = expert
    .note = Tries moves out; slow but strong
bot-computer-choose = Add a computer player of another level…
bot-computer-add = Computer player: { $level }

# A match against the computer.

bot-computer-about = **Play the computer.** Choose the game and the level. The match starts here as soon as you press *Start*.
bot-computer-match = Game…
bot-computer-level = Level…
bot-computer-one = { $game } against a computer player
bot-computer-start = Start · { $level }

# Inviting people.

bot-invite-whom = **Who would you like to invite?** I’ll call them to the lobby in one message.
bot-invite-choose = Choose people on this server…
bot-invite-done = Invited: { $names }.
bot-invitation = { $people } **{ $name }** invites you to { $game }. Press **Join** { $link ->
    [none] in the lobby.
   *[other] [in the lobby]({ $link }).
 } { $span }
bot-span-limit = Each choice may take up to { $limit }.
bot-span-none = { $duration ->
    [none] There’s no time limit.
   *[other] It takes { $duration } if everyone plays along; there’s no time limit.
 }
bot-refusal-no_bot = I can’t invite a bot, not even myself. *Computer player* in the lobby adds someone to play against.
bot-refusal-too_many_calls = You’ve sent several invitations just now. Wait a minute, then send the next.

# Options.

bot-options-title = **Match options.** Changes apply at once, and everyone sees them in the lobby.
posting-form-open = { $page ->
    [1] Change options…
   *[other] More options ({ $page }/{ $of })…
 }
posting-form-title = { $of ->
    [1] Match options
   *[other] Match options ({ $page }/{ $of })
 }
posting-boxes = On or off
posting-chosen = { $option }: { $value }
bot-word-title = Lucky word
bot-word-label = Any word you like
bot-word-about = I mix it into the dice. No one can tell what it changes.
bot-word-added = Your lucky word is in the mix.

# Refusals.

bot-refusal-table_exists = This channel already has a match{ $link ->
    [none] .{ " " }
   *[other] { " " }([to the board]({ $link })).{ " " }
 }Finish it, vote to end it with `/table end`, or play in another channel.
bot-refusal-table_exists_alone = You already have a match here{ $link ->
    [none] .{ " " }
   *[other] { " " }([to the board]({ $link })).{ " " }
 }Finish it first, or give it up: pick it in `/games`.
bot-refusal-table_exists_answered = You already have a match here; `/move` shows it. Finish it first, or give it up: pick it in `/games`.
bot-refusal-not_host = Only the host of this lobby, { $host }, can do that. Ask them, or open your own lobby with `/play`.
bot-refusal-no_computer = There’s no computer player at this table.
bot-refusal-no_such_player = I don’t know that computer player. There are five: { bot-player-random }, { bot-player-novice }, { bot-player-greedy }, { bot-player-skilled } and { bot-player-master }.
bot-refusal-no_such_game = I don’t know that game. I have { $games }.
bot-refusal-no_solo = This game can’t be played alone. `/play` opens a lobby, where computer players can fill the seats.
bot-refusal-seats_full = All { $seats } seats are taken. You can watch, or open your own match with `/play`.
bot-refusal-lobby_full = All { $seats } seats are taken. You can watch, or open your own match with `/play`.
bot-refusal-already_joined = You’re already at this table.
bot-refusal-too_few_players = You need more players. Wait for someone to join, or add a computer player.
bot-refusal-no_such_setting = That option isn’t available here, so nothing was changed. Please pick one from the list.
bot-refusal-too_many_tables = { $whose ->
    [person] You’re already in { $limit } open matches, the most I can handle per person. Finish one first, or leave one in `/games`.
   *[server] This server already has { $limit } open matches, the most I can handle. Finish one first, or play on another server.
 }
bot-refusal-too_many_openings = That’s { $limit } new matches within an hour, which is my limit. You can start the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }. Until then: `/puzzle`, `/tutorial`, `/daily`.
bot-refusal-other_channels = This channel isn’t for matches. Play in { $where }.

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

# In the menu of a person.

menu-invite = Invite to a match
bot-refusal-no_own_lobby = You aren’t in a lobby on this server. Open one with `/play`, then invite people to it.
bot-refusal-which_lobby = You’re in several lobbies{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Invite people from the channel of the one you mean.
bot-refusal-cannot_see_lobby = I didn’t invite { $player }, because I can’t confirm that they see your lobby’s channel. Give them access, or open a lobby where they have it.
