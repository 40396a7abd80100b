# What somebody missed.

bot-news = 🆕 **Since your last turn:** { $told }{ $before ->
    [0] { "" }
    [one] { " " }*(one more turn before that)*
   *[other] { " " }*({ $before } more turns before that)*
 }
bot-news-title = ### 🆕 { $game } · while you were away
bot-happened-title = ### 📜 { $game } · what happened
bot-news-nothing = Nothing new; the last choice was made { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }Waiting for { $names }.
 }
bot-news-since-turn = since my last turn
bot-news-since-round = last round

command-board-since = since
command-board-since-about = The turns since then as small boards, instead of the current board
