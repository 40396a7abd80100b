# The lobby: opening, joining, inviting, computer players, options, starting.

# The invitation.

bot-lobby-invites = { $host } is looking for players: { $least } to { $most } can play.
bot-lobby-players = **At the table** ({ $count } of { $most })
bot-lobby-person = { $sign } { $name }
bot-lobby-computer = { $sign } { $name } 🤖 { $level }
bot-lobby-setting = **{ $setting }:** { $value }
bot-lobby-begun = The match has begun; its board follows below.
bot-lobby-opened = Your lobby is open. Others press **Join**; press **Start** when everybody is here.
bot-lobby-closed = The lobby was closed before the match began.
bot-solo-started = Your match has started. Good luck! `/rules` explains the game, `/help` shows how to play it here.

# Buttons.

bot-press-join = Join
bot-press-leave = Leave
bot-press-computer = Add computer player
bot-press-invite = Invite …
bot-press-options = Options
bot-press-word = Add to the shuffle
bot-press-start = Start
bot-press-dismiss = Remove computer player
bot-press-close = Close this lobby
bot-press-lobby = Open a lobby: { $game }

# Computer players.

bot-player-random = plays at random
bot-player-novice = plans its turns, often careless
bot-player-greedy = plans its turns
bot-player-skilled = looks a turn ahead
bot-player-master = tries its moves out first
bot-computer-choose = Add a computer player …
bot-computer-add = A computer player that { $level }

# Inviting people.

bot-invite-whom = **Whom do you invite?** One message calls them to the lobby.
bot-invite-choose = Choose people of this server …
bot-invite-done = Called to the lobby: { $names }.
bot-invitation = { $people } **{ $name }** invites you to { $game }. Press **Join** { $link ->
    [none] in the lobby.
   *[other] [in the lobby]({ $link }).
 }
bot-refusal-too_many_calls = You have called others several times just now. Please wait a minute.

# Options.

bot-options-title = **Options of your match.** Changes take effect immediately; everybody sees them in the lobby.
posting-form-open = { $page ->
    [1] Change the options …
   *[other] More options ({ $page }/{ $of }) …
 }
posting-form-title = { $of ->
    [1] Options of your match
   *[other] Options of your match ({ $page }/{ $of })
 }
posting-boxes = On or off
posting-chosen = { $option }: { $value }
bot-word-title = Add to the shuffle
bot-word-label = Any word
bot-word-about = It helps to seed the dice.
bot-word-added = Your word is mixed into the dice.

# Refusals.

bot-refusal-table_exists = This channel already has a match{ $link ->
    [none] .{ " " }
   *[other] { " " }([there]({ $link })).{ " " }
 }Finish it, give it up with `/table end`, or play in another channel.
bot-refusal-table_exists_alone = Your match here is not over yet{ $link ->
    [none] .{ " " }
   *[other] { " " }([there]({ $link })).{ " " }
 }Finish it, or give it up: `/games` lets you choose it.
bot-refusal-table_exists_answered = Your match that is shown in my answers is not over yet: `/move` shows it. Finish it, or give it up: `/games` lets you choose it.
bot-refusal-not_host = Only { $host }, the host of this lobby, can do this.
bot-refusal-no_computer = No computer player sits at this table.
bot-refusal-no_such_player = I know no such computer player.
bot-refusal-no_such_game = I do not know this game.
bot-refusal-no_solo = This game cannot be played alone.
bot-refusal-seats_full = All seats are taken.
bot-refusal-lobby_full = All seats are taken.
bot-refusal-already_joined = You already sit at this table.
bot-refusal-too_few_players = There are too few players. Wait for another, or add a computer player.
bot-refusal-no_such_setting = That option, or its value, is not to be had here (any more), so nothing was changed. Pick one from the list, please.
bot-refusal-too_many_tables = There are too many open matches. Finish one first.
bot-refusal-too_many_openings = You have opened { $limit } matches within an hour. The next one can begin in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
bot-refusal-other_channels = Matches are not opened in this channel. Play in { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = play
command-play-about = Play a board game in this channel
command-play-solo = solo
command-play-game = game
command-play-game-about = Which game; without it, Hercules
command-play-against = against
command-play-against-about = A computer player in place of Hades
command-play-with = with
command-play-with-about = Somebody to invite: they are called to the lobby
command-setting-first = first

# In the menu of a person.

menu-invite = Invite to a match
bot-refusal-no_own_lobby = You sit in no lobby of this server. Open one with `/play`, and then invite people to it.
bot-refusal-which_lobby = You sit in several lobbies. Invite people in the channel of the one you mean.
bot-refusal-cannot_see_lobby = { $player } does not see the channel of your lobby, or Discord does not say whether they do. So nobody is called.
