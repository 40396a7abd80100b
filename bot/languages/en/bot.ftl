# What the bot itself says: lobby, board, answers, commands.

# The lobby
bot-lobby-invites = { $host } is looking for players: { $least } to { $most } can play.
bot-lobby-players = **At the table** ({ $count } of { $most })
bot-lobby-person = { $sign } { $name }
bot-lobby-computer = { $sign } { $name } 🤖 { $level }
bot-lobby-setting = **{ $setting }:** { $value }
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
bot-player-random = plays at random
bot-player-greedy = plans its turns
bot-computer-choose = Add a computer player …
bot-computer-add = A computer player that { $level }
bot-invite-whom = **Whom do you invite?** One message calls them to the lobby.
bot-invite-choose = Choose people of this server …
bot-invite-done = Called to the lobby: { $names }.
bot-invitation = { $people } **{ $name }** invites you to { $game }. Press **Join** { $link ->
    [none] in the lobby.
   *[other] [in the lobby]({ $link }).
 }
bot-lobby-begun = The match has begun; its board follows below.
bot-lobby-opened = Your lobby is open. Others press **Join**; press **Start** when everybody is here.
bot-lobby-closed = The lobby was closed before the match began.
bot-solo-started = Your match has started. Good luck! `/rules` explains the game, `/help` shows how to play it here.
bot-options-title = **Options of your match.** Changes take effect immediately; everybody sees them in the lobby.
bot-word-title = Add to the shuffle
bot-word-label = Any word
bot-word-about = It helps to seed the dice.
bot-word-added = Your word is mixed into the dice.

# The board
bot-board-turn = **{ $name }** · { $asked }
bot-board-choices = My choice
bot-board-mine = My cards
bot-board-describe = Board in words
bot-board-explained = Board explained
bot-board-board = Board
bot-board-hint = 💡 Hint
bot-board-more = More …
bot-board-offer = What do these do?
bot-more-title = **What else is there to see**
bot-offered-unasked = You are asked nothing now, so nothing is offered to you.
bot-offered-nothing = What you are asked offers no card and no die face; each choice says itself what it brings.
bot-board-standing = Automatic answers
bot-step-back = ◀ Back
bot-always = Answer automatically …
bot-always-kept = 📌 { $answers }. You take this back under *{ bot-board-standing }*.
bot-standing-none = You have no automatic answers in this match. Where one is possible, *My choice* offers it.
bot-standing-title = **Your automatic answers in this match**
bot-standing-cancel = Stop answering automatically …
bot-board-link = To the board
bot-no-picture = *The picture could not be drawn this time. “Board in words” tells the same.*
bot-choices-title = **{ $game }** · { $asked }
bot-choose = Choose …
bot-choose-more = Or else …
bot-page = Page { $page } of { $pages }
bot-played = Done – see the board.
bot-ping = { $people } { $count ->
    [one] It is your turn.
   *[other] Each of you has a choice to make.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[To the board]({ $link })
 }

# The end
bot-final-title = { $game }: the match is over
bot-final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] one point
   *[other] { $points } points
 }
bot-seal = 🔒 The dice of this match are sealed: `{ $seal }` · `/verify` checks them at the end.
bot-final-proof = 🔒 `/verify` checks the dice and hands you the match as a file.
bot-match-ended = { $game }: the players gave the match up.
bot-match-end-counted = The match is given up.

# The log and the list of matches
bot-log-title = **{ $game }** · log, page { $page } of { $pages }
bot-log-earlier = ◀ Earlier
bot-log-later = Later ▶
bot-games-title = { $count ->
    [one] **Your match**
   *[other] **Your { $count } matches**
 }
bot-games-none = You play no match now. `/play` opens one.
bot-games-yours = ▶️ { $game } · **your turn**, { $since } · [to the board]({ $link })
bot-games-other = ⏳ { $game } · { $names }, { $since } · [to the board]({ $link })
bot-games-left-server = 🚪 { $game } · in a server that you are not in any more, { $since }
bot-games-lobby = 🚪 { $game } · lobby, { $since } · [to the lobby]({ $link })

# Proof of the dice
bot-verify-sealed = 🔒 The dice of the match in this channel are sealed as `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([as it was posted]({ $link }))
 }. When it is over, `/verify` checks them.
bot-verify-true = ✅ **The dice were fair.** The seed fits the seal from before the match, and { $moves ->
    [one] the one move and every roll come
   *[other] all { $moves } moves and every roll come
 } out the same when they are played again.
bot-verify-seal = The seal: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([as it was posted before the match]({ $link }))
 }
bot-verify-compare = The seal in this file: `{ $seal }`. Is it the one that was posted before the match? Only then does it prove anything.
bot-verify-same-rules = The match was played by version { $before } of the rules. Version { $now }, which I play now, gives the same match.
bot-verify-other-rules = ⚖️ **The dice fit their seal, but I cannot judge the moves.** The match was played by version { $before } of the rules, and version { $now }, which I play now, leads elsewhere. A bot of that time can check all of it.
bot-verify-broken-seal = ❌ **The dice of this match do not fit their seal.** Seed and salt are not those that were sealed before the match: somebody has exchanged them.
bot-verify-false = ❌ **This match does not fit its dice.** { $difference }
bot-verify-file = The file holds the whole match. `pantheon verify FILE` checks it without Discord.

# Preferences and privacy
bot-language-name = English
bot-language-automatic = same as Discord
bot-language-set = I speak { $language } with you from now on.
bot-privacy-exported = Everything that is kept about you:
bot-privacy-ask = **Erase everything about you?**
    Your id, your name and your preferences go for good. You leave the lobbies you sit in. In matches that others play on, a computer player takes your seat; finished matches stay, without your name.
    This cannot be undone.
bot-privacy-erase = Erase everything
bot-privacy-keep = Keep it
bot-privacy-erased = Everything about you is erased. Farewell, hero.
bot-privacy-kept = Nothing was erased.

# Refusals: what was wrong, and what to do
bot-incident = Something went wrong, and it is the bot’s fault. Your match is unharmed: please try again. Incident **{ $number }**.
bot-restarting = I am restarting. Press again in a minute; nothing is lost.
bot-too-busy = I have too many pictures and replays to make for this server just now. Try again in a few seconds; nothing is lost.
bot-slow-down = That was too fast for me. Press again in a moment.
bot-unknown-button = I do not know this button any more. `/board` shows the board with fresh ones.
bot-commands-changed = My commands have just changed. Please try again in a minute.
bot-bad-value = I cannot use this value. Pick one from the list, please.
bot-refusal-other = That does not work now. `/board` shows where the match stands.
bot-refusal-no_table = This match is not kept any more. `/play` opens a new one.
bot-refusal-no_table_here = There is no match in this channel. `/play` opens one; `/games` lists yours.
bot-refusal-which_table = You play several matches. Use the command in the channel of the one you mean; `/games` lists them.
bot-refusal-no_server = Matches are played in the channels of a server.
bot-refusal-table_exists = This channel already has a match{ $link ->
    [none] .{ " " }
   *[other] { " " }([there]({ $link })).{ " " }
 }Finish it, give it up with `/table end`, or play in another channel.
bot-refusal-not_seated = You do not play in this match. Watch as long as you like, or open one of your own with `/play`.
bot-refusal-not_your_turn = { $count ->
    [0] Nobody has to choose now.
    [one] It is { $names }’s turn.
   *[other] It is the turn of { $names }.
 }
bot-refusal-on_its_way = The match has moved on, and its new board is still on its way.
bot-refusal-stale = The match has moved on. { $link ->
    [none] `/board` shows the newest board.
   *[other] [Here is the newest board.]({ $link })
 }
bot-refusal-not_offered = { $reason } `/move` shows what is open to you.
bot-refusal-nothing_standing = You have no such automatic answer (any more).
bot-refusal-already_played = You have already played – see the board.
bot-refusal-not_host = Only { $host }, the host of this lobby, can do this.
bot-refusal-no_computer = No computer player sits at this table.
bot-refusal-no_such_player = I know no such computer player.
bot-refusal-no_such_game = I do not know this game.
bot-refusal-no_solo = This game cannot be played alone.
bot-refusal-damaged = The stored match does not come out as it was played, so I leave it untouched. Whoever runs this bot finds more in its log.
bot-refusal-seats_full = All seats are taken.
bot-refusal-lobby_full = All seats are taken.
bot-refusal-already_joined = You already sit at this table.
bot-refusal-too_few_players = There are too few players. Wait for another, or add a computer player.
bot-refusal-no_such_setting = This match has no such option. Pick one from the list, please.
bot-refusal-other_rules = This match was played by an earlier version of the rules, which I no longer know: I can neither show its board nor play it on. `/log` tells what happened, and `/verify` hands it to you as a file.
bot-refusal-wrong_stage = This match has not begun yet, or it is over. `/games` shows where your matches stand.
bot-refusal-no_such_round = There is no round { $round } in this match yet. `/log` alone shows the newest one.
bot-refusal-too_many_tables = There are too many open matches. Finish one first.
bot-refusal-too_many_openings = You have opened { $limit } matches within an hour. The next one can begin in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
bot-refusal-busy = Too much is going on at once. Nothing was changed: try again in a moment.
bot-refusal-cannot_save = I cannot save right now. Nothing was changed: try again in a moment.
bot-refusal-cannot_write_here = I cannot show a match here: I lack { $permissions }. Whoever manages this channel can allow me that; or play in another channel.
bot-channel-gone = The channel { $channel } of your match is gone. Nothing is lost: `/move-here` lets it go on in the channel where you use it; until then `/move` and `/board` work anywhere in this server.
bot-channel-closed = I cannot write in { $channel }: I lack { $permissions }. Allow me that there, and the match goes on; or use `/move-here` in another channel. Nothing is lost.
bot-channel-untidy = I cannot take the buttons off old boards in { $channel }: I lack { $permissions }. The match goes on; only the newest board counts.
permission-view-channel = **View Channels**
permission-send-messages = **Send Messages**
permission-attach-files = **Attach Files**
permission-read-message-history = **Read Message History**
permission-create-public-threads = **Create Public Threads**
permission-send-messages-in-threads = **Send Messages in Threads**
bot-refusal-vote_counted = Your vote to end the match counts: { $votes } of { $needed }. Tell the others: they vote with `/table end` too. Making a move withdraws your vote.
bot-refusal-no_such_language = I do not speak this language yet.
bot-refusal-no_finished_match = No match was finished in this channel yet. Attach an exported match to check it.
bot-refusal-bad_file = That isn’t a match file from this bot.

# The commands. Names are small letters, at most 32; descriptions at most 100 characters.
command-play = play
command-play-about = Play a board game in this channel
command-play-solo = solo
command-play-with = with
command-play-with-about = Somebody to invite: they are called to the lobby
command-setting-first = first
command-board = board
command-board-about = The board of this channel's match again, with your choices
command-mine = mine
command-mine-about = Your own cards, symbols and dice in detail
command-move = move
command-move-about = Your open choice, in case its message scrolled away
command-games = games
command-games-about = All your matches: whose turn it is, since when, and where
command-log = log
command-log-about = What happened in this match, round by round
command-table = table
command-table-about = This channel's match as a whole
command-table-end = end
command-table-end-about = Vote to give the match up; the host alone may after a day of silence
command-verify = verify
command-verify-about = Prove the dice of a finished match: every roll and every move again
command-verify-file = file
command-verify-file-about = An exported match; without one, the last finished match of this channel
command-preferences = preferences
command-preferences-about = Language, reminders, quiet hours, vacation, symbols, statistics: all that is yours to choose
command-privacy = privacy
command-privacy-about = What is kept about you
command-privacy-export = export
command-privacy-export-about = Everything that is kept about you, as a file
command-privacy-erase = erase
command-privacy-erase-about = Erase everything that is kept about you
