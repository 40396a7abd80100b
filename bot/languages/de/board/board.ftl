# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = Meine Wahl
board-choose-this = Wählen
board-choice-joined = { $first }: { $then }
board-choice-and-end = Wählen und den Zug beenden …
board-choice-as-before = Alles wie zuletzt: { $names }
board-choice-repeated = Wie zuletzt, dann { $then }
board-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = Meine Karten
board-describe = Spielbrett in Worten
board-roll = Wurf ansehen
board-explained = Spielbrett erklärt
board-board = Spielbrett
board-hint = 💡 Tipp
board-more = Mehr …
board-happened = 📜 Was war los?
board-link = Zum Spielbrett
board-more-title = **Mehr**
board-no-picture = *Das Bild ließ sich diesmal nicht zeichnen. **Spielbrett in Worten** sagt dasselbe.*
board-step-back = ◀ Zurück

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name }:** { $text }
board-story-more = { " " }und { $count } mehr

# What the offered cards do.

board-offer = Möglichkeiten erklärt
board-offered-unasked = Gerade bist du nicht gefragt, darum gibt es nichts zu erklären.
board-offered-nothing = Hier geht es um keine Karte und keine Würfelseite: Was jede Möglichkeit bringt, steht schon dabei.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Wähle …
board-choose-more = Weitere Möglichkeiten …
board-played = { $choice_id ->
    [none] Erledigt. Das Spielbrett zeigt es.
   *[some] Erledigt: { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $game }, Runde { $round }: { $count ->
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

board-seal = 🔒 Die Würfel sind versiegelt, niemand kann sie ändern. Siegel: `{ $seal }…` · `/verify` zeigt es ganz.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] Gerade muss niemand wählen.
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
 }
refusal-on_its_way = Die Partie ist schon weiter; das neue Spielbrett kommt gleich.
refusal-stale = Die Partie ist schon weiter. { $link ->
    [none] `/board` zeigt das neueste Spielbrett.
   *[other] [Hier ist das neueste Spielbrett.]({ $link })
 }
refusal-not_offered = { $reason } `/move` zeigt, was möglich ist.
refusal-already_played = Du hast schon gewählt. Das Spielbrett zeigt es.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = brett
command-board-about = Das Spielbrett noch einmal, mit deinen Möglichkeiten
command-mine = meins
command-mine-about = Deine Karten, Symbole, Würfel und Punkte im Einzelnen
command-move = zug
command-move-about = Deine offene Entscheidung noch einmal, falls sie nach oben gerutscht ist

# Im Menü einer Nachricht.

menu-describe = Spielbrett beschreiben
refusal-not_a_board = Diese Nachricht zeigt kein Spielbrett. Nimm eine, in der ich das Spielbrett einer Partie zeige.

board-standing = Dauerantworten
