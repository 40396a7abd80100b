# Was jemand verpasst hat.

bot-news = 🆕 **Seit deinem letzten Zug:** { $told }{ $before ->
    [0] { "" }
    [one] { " " }*(davor noch ein Zug)*
   *[other] { " " }*(davor noch { $before } Züge)*
 }
bot-news-title = ### 🆕 { $game } · was du verpasst hast
bot-news-nothing = Seitdem ist nichts geschehen.
bot-news-since-turn = seit meinem letzten Zug
bot-news-since-round = die letzte Runde

command-board-since = seit
command-board-since-about = Die Züge seitdem als kleine Bretter, statt das Brett, wie es jetzt ist
