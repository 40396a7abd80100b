# The board and the choices below it.

# The board.

bot-board-turn = **{ $name }** · { $asked }
bot-board-choices = Meine Wahl
bot-choose-this = Wählen
bot-choice-joined = { $first }: { $then }
bot-choice-and-end = Wählen und den Zug beenden …
bot-choice-as-before = Alles wie zuletzt: { $names }
bot-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
bot-board-mine = Meine Karten
bot-board-describe = Spielbrett in Worten
bot-board-explained = Spielbrett erklärt
bot-board-board = Spielbrett
bot-board-hint = 💡 Tipp
bot-board-more = Mehr …
bot-board-happened = 📜 Was war los?
bot-board-link = Zum Spielbrett
bot-more-title = **Mehr**
bot-no-picture = *Das Bild ließ sich diesmal nicht zeichnen. „Spielbrett in Worten“ sagt dasselbe.*
bot-step-back = ◀ Zurück

# What happened, in a few words: of each side, and how many more things it did.

bot-story-side = **{ $name }:** { $told }
bot-story-more = { " " }und { $count } mehr

# What the offered cards do.

bot-board-offer = Möglichkeiten erklärt
bot-offered-unasked = Gerade bist du nicht gefragt, darum gibt es nichts zu erklären.
bot-offered-nothing = Hier geht es um keine Karte und keine Würfelseite: Was jede Möglichkeit bringt, steht schon dabei.

# Choices.

bot-choices-title = **{ $game }** · { $asked }
bot-choose = Wähle …
bot-choose-more = Weitere Möglichkeiten …
bot-played = { $choice_id ->
    [none] Erledigt. Das Spielbrett zeigt es.
   *[some] Erledigt: { $choice }.
 }

# The message that calls the players who are asked.

bot-ping = { $people } { $game }, Runde { $round }: { $count ->
    [one] Du bist dran
   *[other] Ihr seid alle gefragt
 }{ $asked ->
    [none] .
   *[other] {" "}– { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Zum Spielbrett]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

bot-seal = 🔒 Die Würfel sind versiegelt, niemand kann sie ändern. Siegel: `{ $seal }…` · `/verify` zeigt es ganz.

# Refusals.

bot-refusal-not_your_turn = { $count ->
    [0] Gerade muss niemand wählen.
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
 }
bot-refusal-on_its_way = Die Partie ist schon weiter; das neue Spielbrett kommt gleich.
bot-refusal-stale = Die Partie ist schon weiter. { $link ->
    [none] `/board` zeigt das neueste Spielbrett.
   *[other] [Hier ist das neueste Spielbrett.]({ $link })
 }
bot-refusal-not_offered = { $reason } `/move` zeigt, was möglich ist.
bot-refusal-already_played = Du hast schon gewählt. Das Spielbrett zeigt es.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = brett
command-board-about = Das Spielbrett noch einmal, mit deinen Möglichkeiten
command-mine = meins
command-mine-about = Deine Karten, Symbole, Würfel und Punkte im Einzelnen
command-move = zug
command-move-about = Deine offene Entscheidung noch einmal, falls sie nach oben gerutscht ist

# Im Menü einer Nachricht.

menu-describe = Spielbrett beschreiben
bot-refusal-not_a_board = Diese Nachricht zeigt kein Spielbrett. Nimm eine, in der ich das Spielbrett einer Partie zeige.
