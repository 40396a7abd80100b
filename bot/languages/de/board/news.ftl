# Was jemand verpasst hat.

news-line = 🆕 **{ $own ->
    [yes] Seit deinem letzten Zug:
   *[no] Die letzten Züge:
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(davor noch ein Zug)*
   *[other] { " " }*(davor noch { $before } Züge)*
 }
news-title = ### 🆕 { $game } · was du verpasst hast
news-happened-title = ### 📜 { $game } · was passiert ist
news-nothing = Nichts Neues, die letzte Entscheidung fiel { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }Dran: { $names }.
 }
news-since-turn = seit meinem letzten Zug
news-since-round = die letzte Runde

command-board-since = seit
command-board-since-about = Was du verpasst hast: die Züge seitdem, untereinander gezeichnet
