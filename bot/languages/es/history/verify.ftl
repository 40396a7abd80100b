# The proof that the dice were fair.

verify-sealed = 🔒 Los dados de la partida de este canal están sellados como `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([como se publicó]({ $link }))
 }. Cuando termine, `/verify` los comprueba.
verify-own = **Tu propia partida { $match }** ({ $game }), que solo ves tú:
verify-here = **La última partida de este canal:**
verify-true = ✅ **Los dados eran honestos.** La semilla coincide con el sello de antes de la partida, y { $moves ->
    [one] la única elección y todas las tiradas salen
   *[other] las { $moves } elecciones y todas las tiradas salen
 } igual al repetirlas.
verify-seal = El sello: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([como se publicó antes de la partida]({ $link }))
 }
verify-compare = El sello de este archivo es `{ $seal }`. Compáralo con el publicado antes de la partida: solo si coinciden prueba algo.
verify-same-rules = Esta partida se jugó con la versión { $before } de las reglas. La versión { $now }, la que uso ahora, da el mismo resultado.
verify-other-rules = ⚖️ **Los dados coinciden con su sello, pero no puedo comprobar las elecciones.** Esta partida se jugó con la versión { $before } de las reglas; con la { $now }, la que uso ahora, sale distinta. Un bot con la versión anterior puede comprobarlo todo.
verify-broken-seal = ❌ **Estos dados no coinciden con su sello.** La semilla y la sal no son las selladas antes de la partida: alguien las ha cambiado.
verify-false = ❌ **Esta partida no coincide con sus dados.** { $part ->
    [move] Las reglas no permiten la elección { $number }.
    [event] { $number ->
        [0] Lo que el archivo cuenta del comienzo sale distinto al repetirlo.
       *[other] Lo que el archivo cuenta tras la elección { $number } sale distinto al repetirlo.
    }
    [end] Sus elecciones llevan a otro final.
    [scores] Sus elecciones llevan a otros puntos.
    [draws] Algunas tiradas no son las que da la semilla.
   *[other] Algo en ella se ha cambiado.
 }
verify-unreadable = ❌ **No puedo leer este archivo hasta el final.** Parece un archivo de partida, pero está dañado o alguien lo ha cambiado. Adjúntalo tal como te lo dio `/verify`.
verify-file = Este archivo contiene toda la partida. `pantheon verify FILE` la comprueba sin Discord.
refusal-bad_file = { $file ->
    [table] Este archivo sirve para pasar una partida a otro bot. Quien me administra puede comprobarla con `pantheon verify FILE`.
    [person] Este archivo es lo que guardo sobre ti (`/privacy export`). No contiene dados que comprobar.
    [tournament] Este archivo contiene los resultados de un torneo. No contiene dados que comprobar.
    [large] Este archivo es demasiado grande para una sola partida.
    [unreadable] No puedo leer este archivo: no es JSON o está dañado.
   *[other] Ese no es un archivo de partida mío.
 } Adjunta el que `/verify` te dio tras una partida, por ejemplo `hercules.json`: en sus primeras líneas pone `pantheon-match`.
command-verify = verificar
command-verify-about = Comprueba los dados de una partida terminada, cada tirada y cada jugada
command-verify-file = archivo
command-verify-file-about = Una partida guardada (la última terminada en este canal, si no la indicas)
