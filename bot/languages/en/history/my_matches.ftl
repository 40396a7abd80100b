# The list of one’s own matches.

bot-games-title = { $count ->
    [one] **Your match**
   *[other] **Your { $count } matches**
 }
bot-games-none = You have no matches right now. `/play` opens one on a server; `/solo` starts one just for you.
bot-games-yours = ▶️ { $game } · **your turn**, { $since } · { $link ->
    [none] `/move` shows it
    [gone] its channel is gone, `/move` shows it
    [below] the button below shows it
   *[other] [to the board]({ $link })
 }
bot-games-other = ⏳ { $game } · { $names }, { $since } · { $link ->
    [none] `/move` shows it
    [gone] its channel is gone, `/move` shows it
    [below] the button below shows it
   *[other] [to the board]({ $link })
 }
bot-games-left-server = 🚪 { $game } · { $why ->
    [left] on a server you’ve left
    [gone] in a channel that is gone
   *[hidden] in a channel you can’t see right now
 }, { $since }
bot-games-lobby = 🚪 { $game } · lobby, { $since } · { $link ->
    [gone] its channel is gone
   *[other] [to the lobby]({ $link })
 }
bot-games-resting = 💤 { $game } · paused, { $since } · { $link ->
    [none] `/move` shows it
    [gone] its channel is gone, `/move` shows it
    [below] the button below shows it
   *[other] [to the board]({ $link })
 }
records-games-until = { $line } · time runs out { $until }
records-games-go-on = Go on: { $game }

# Leaving a match from the list.

bot-games-let-go = Leave a match…
bot-games-choice = { $game }: { $names }
bot-games-choice-left = { $game }: { $why ->
    [left] on a server you’ve left
    [gone] in a channel that is gone
   *[hidden] in a channel you can’t see right now
 }
bot-games-left = You have left the lobby.

command-games = games
command-games-about = All your matches: whose turn it is, since when, and where
