# Was jemand verpasst hat.

bot-news = 🆕 **Seit deinem letzten Zug:** { $told }{ $before ->
    [0] { "" }
    [one] { " " }*(davor noch ein Zug)*
   *[other] { " " }*(davor noch { $before } Züge)*
 }
bot-news-title = ### 🆕 { $game } · was du verpasst hast
bot-happened-title = ### 📜 { $game } · was passiert ist
bot-news-nothing = Nichts Neues, die letzte Entscheidung fiel { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }Dran: { $names }.
 }
bot-news-since-turn = seit meinem letzten Zug
bot-news-since-round = die letzte Runde

command-board-since = seit
command-board-since-about = Was du verpasst hast: die Züge seitdem als kleine Spielbretter
