# What somebody missed.

news-line = 🆕 **{ $own ->
    [yes] Depuis ton dernier tour :
   *[no] Les derniers tours :
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(encore un tour avant cela)*
   *[other] { " " }*(encore { $before } tours avant cela)*
 }
news-title = ### 🆕 { $game } · pendant ton absence
news-happened-title = ### 📜 { $game } · ce qui s’est passé
news-nothing = Rien de neuf ; dernier choix : { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }On attend { $names }.
 }
news-since-turn = depuis mon dernier tour
news-since-round = dernière manche

command-board-since = depuis
command-board-since-about = Les tours depuis lors, l’un sous l’autre, au lieu du plateau actuel
