# What somebody missed.

news-line = 🆕 **{ $own ->
    [yes] Since your last turn:
   *[no] The last turns:
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(one more turn before that)*
   *[other] { " " }*({ $before } more turns before that)*
 }
news-title = ### 🆕 { $game } · while you were away
news-happened-title = ### 📜 { $game } · what happened
news-nothing = Nothing new; the last choice was made { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }Waiting for { $names }.
 }
news-since-turn = since my last turn
news-since-round = last round

command-board-since = since
command-board-since-about = The turns since then, one below the other, instead of the current board
