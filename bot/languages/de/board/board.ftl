# The board and the choices below it.

# The board.

bot-board-turn = **{ $name }** · { $asked }
bot-board-choices = Meine Wahl
bot-choose-this = Wählen
bot-choice-joined = { $first }: { $then }
bot-choice-and-end = Dasselbe, und den Zug beenden …
bot-board-mine = Meine Karten
bot-board-describe = Brett in Worten
bot-board-explained = Spielplan erklärt
bot-board-board = Spielplan
bot-board-hint = 💡 Tipp
bot-board-more = Mehr …
bot-board-link = Zum Spielbrett
bot-more-title = **Was es sonst noch zu sehen gibt**
bot-no-picture = *Das Bild ließ sich diesmal nicht zeichnen. „Brett in Worten“ sagt dasselbe.*
bot-step-back = ◀ Zurück

# What the offered cards do.

bot-board-offer = Was bringt das?
bot-offered-unasked = Du wirst gerade nichts gefragt, also steht dir nichts zur Wahl.
bot-offered-nothing = Bei dieser Frage geht es um keine Karte und keine Würfelseite; jede Wahl sagt selbst, was sie bringt.

# Choices.

bot-choices-title = **{ $game }** · { $asked }
bot-choose = Wähle …
bot-choose-more = Außerdem …
bot-played = Erledigt – siehe Spielbrett.

# The message that calls the players who are asked.

bot-ping = { $people } { $count ->
    [one] Du bist am Zug.
   *[other] Ihr habt alle etwas zu wählen.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[Zum Spielbrett]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

bot-seal = 🔒 Die Würfel dieser Partie sind versiegelt: `{ $seal }` · `/verify` prüft sie am Ende.

# Refusals.

bot-refusal-not_your_turn = { $count ->
    [0] Gerade muss niemand wählen.
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
 }
bot-refusal-on_its_way = Die Partie ist schon weiter, und ihr neues Brett ist noch unterwegs.
bot-refusal-stale = Die Partie ist schon weiter. { $link ->
    [none] `/board` zeigt das neueste Spielbrett.
   *[other] [Hier ist das neueste Spielbrett.]({ $link })
 }
bot-refusal-not_offered = { $reason } `/move` zeigt, was dir offensteht.
bot-refusal-already_played = Du hast schon gespielt – siehe Spielbrett.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = brett
command-board-about = Das Spielbrett dieses Kanals noch einmal, mit deiner Auswahl
command-mine = meins
command-mine-about = Deine Karten, Symbole und Würfel im Einzelnen
command-move = zug
command-move-about = Deine offene Wahl, falls die Nachricht nach oben gerutscht ist

# Im Menü einer Nachricht.

menu-describe = Dieses Brett beschreiben
bot-refusal-not_a_board = Diese Nachricht zeigt kein Brett. Wähle den Befehl bei einem Brett, das ich zu einer Partie gepostet habe.
