# What somebody missed.

news-line = 🆕 **{ $own ->
    [yes] Od twojej ostatniej tury:
   *[no] Ostatnie tury:
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(wcześniej jeszcze jedna tura)*
    [few] { " " }*(wcześniej jeszcze { $before } tury)*
   *[other] { " " }*(wcześniej jeszcze { $before } tur)*
 }
news-title = ### 🆕 { $game } · pod twoją nieobecność
news-happened-title = ### 📜 { $game } · co się stało
news-nothing = Nic nowego; ostatni wybór padł { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }Czekamy na: { $names }.
 }
news-since-turn = od mojej ostatniej tury
news-since-round = ostatnia runda

command-board-since = od
command-board-since-about = Tury od tamtej pory, jedna pod drugą, zamiast obecnej planszy
