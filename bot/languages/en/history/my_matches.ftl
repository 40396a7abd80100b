# The list of one’s own matches.

my-matches-title = { $count ->
    [one] **Your match**
   *[other] **Your { $count } matches**
 }
my-matches-none = You have no matches right now. `/play` opens one on a server; `/solo` starts one just for you.
my-matches-yours = ▶️ { $game } · **your turn** · last move { $since } · { $link ->
    [none] `/move` shows it
    [gone] its channel is gone, `/move` shows it
    [below] the button below shows it
   *[other] [to the board]({ $link })
 }
my-matches-other = ⏳ { $game } · waiting for { $names } · last move { $since } · { $link ->
    [none] `/move` shows it
    [gone] its channel is gone, `/move` shows it
    [below] the button below shows it
   *[other] [to the board]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] on a server you’ve left
    [gone] in a channel that is gone
   *[hidden] in a channel you can’t see right now
 } · last move { $since }
my-matches-lobby = 🚪 { $game } · lobby, { $since } · { $link ->
    [gone] its channel is gone
   *[other] [to the lobby]({ $link })
 }
my-matches-resting = 💤 { $game } · paused · last move { $since } · { $link ->
    [none] `/move` shows it
    [gone] its channel is gone, `/move` shows it
    [below] the button below shows it
   *[other] [to the board]({ $link })
 }
my-matches-until = { $line } · time runs out { $until }
my-matches-bank = { $line } · your time bank: { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 a computer player is playing for you; *{ seats-press-return }* or `/table return` gives you your seat back
my-matches-go-on = Go on: { $game }
my-matches-nudge = Nudge { $names } ({ $game })

# Leaving a match from the list.

my-matches-let-go = Leave a match…
my-matches-choice = { $game }: { $names }
my-matches-choice-left = { $game }: { $why ->
    [left] on a server you’ve left
    [gone] in a channel that is gone
   *[hidden] in a channel you can’t see right now
 }
my-matches-left = You have left the lobby.

command-games = games
command-games-about = All your matches: whose turn it is, since when, and where
