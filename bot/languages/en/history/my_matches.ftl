# The list of one’s own matches.

bot-games-title = { $count ->
    [one] **Your match**
   *[other] **Your { $count } matches**
 }
bot-games-none = You play no match now. `/play` opens one in a server, `/solo` one for you alone.
bot-games-yours = ▶️ { $game } · **your turn**, { $since } · { $link ->
    [none] `/move` shows it
   *[other] [to the board]({ $link })
 }
bot-games-other = ⏳ { $game } · { $names }, { $since } · { $link ->
    [none] `/move` shows it
   *[other] [to the board]({ $link })
 }
bot-games-left-server = 🚪 { $game } · in a server that you are not in any more, { $since }
bot-games-lobby = 🚪 { $game } · lobby, { $since } · [to the lobby]({ $link })
bot-games-resting = 💤 { $game } · rests, { $since } · { $link ->
    [none] `/move` shows it
   *[other] [to the board]({ $link })
 }
records-games-until = { $line } · until { $until }

# Leaving a match from the list.

bot-games-let-go = Leave a match …
bot-games-choice = { $game }: { $names }
bot-games-choice-left = { $game }: in a server that you are not in any more
bot-games-left = You have left the lobby.

command-games = games
command-games-about = All your matches: whose turn it is, since when, and where
