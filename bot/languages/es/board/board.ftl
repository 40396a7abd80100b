# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = Mi elección
board-choose-this = Elegir
board-choice-joined = { $first }: { $then }
board-choice-and-end = Lo mismo, y terminar el turno…
board-choice-as-before = Todo como antes: { $names }
board-choice-repeated = Como antes, luego { $then }
board-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = Mis cartas
board-describe = Tablero en palabras
board-roll = Ver la tirada
board-explained = Tablero explicado
board-board = Tablero
board-hint = 💡 Pista
board-more = Más…
board-happened = 📜 ¿Qué ha pasado?
board-link = Al tablero
board-more-title = **Más**
board-no-picture = *Esta vez no pude dibujar la imagen. **Tablero en palabras** dice lo mismo.*
board-step-back = ◀ Atrás

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name }:** { $text }
board-story-more = { " " }y { $count ->
    [one] 1 cosa más
   *[other] { $count } cosas más
 }

# What the offered cards do.

board-offer = Explicar mis opciones
board-offered-unasked = No te toca elegir, así que aún no hay nada que explicar.
board-offered-nothing = Aquí no hay cartas ni caras que explicar. Cada opción dice lo que te da.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Elige…
board-choose-more = Más opciones…
board-played = { $choice_id ->
    [none] ¡Hecho! El tablero lo muestra.
   *[some] Hecho: { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $count ->
    [one] Es tu turno en
   *[other] A cada cual le toca elegir en
 } { $game }, ronda { $round }{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tablero]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

board-seal = 🔒 Los dados están sellados: nadie puede cambiarlos. Sello: `{ $seal }…` · `/verify` lo muestra entero.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] Ahora mismo nadie tiene que elegir.
    [one] Es el turno de { $names }, no el tuyo.
   *[other] Esperamos a { $names }, no a ti.
 }
refusal-on_its_way = La partida ha avanzado. El nuevo tablero está en camino; elige allí.
refusal-stale = La partida ha avanzado. { $link ->
    [none] `/board` muestra el tablero más reciente.
   *[other] [Aquí está el tablero más reciente.]({ $link })
 }
refusal-not_offered = { $reason } `/move` muestra lo que puedes hacer.
refusal-already_played = Ya hiciste esta elección. El tablero la muestra.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = tablero
command-board-about = Otra vez el tablero de la partida de este canal, con tus opciones
command-mine = lo-mío
command-mine-about = Tus propias cartas, símbolos y dados, de cerca
command-move = jugada
command-move-about = Otra vez tu elección actual, si su mensaje quedó muy arriba

# In the menu of a message.

menu-describe = Describir este tablero
refusal-not_a_board = En este mensaje no hay ningún tablero. Úsalo en uno de mis tableros.

board-standing = Respuestas automáticas
