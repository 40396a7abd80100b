# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Problema · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ fácil
    [2] ★★☆ medio
   *[other] ★★★ difícil
 }
puzzle-task =
    Juegas con { $sign }. **{ $asked }**
    -# Una opción es claramente la mejor{ $missed ->
        [yes] , y una IA de nivel medio no la vio
       *[no] {""}
    }. Cuenta tu primera respuesta.
puzzle-rival = Rival { $number }
puzzle-right = ✅ ¡Sí! **{ $chosen }**
puzzle-alike = ✅ ¡Sí! **{ $chosen }** es una opción tan buena como **{ $best }**.
puzzle-wrong = ❌ Casi. Elegiste **{ $chosen }**; es mejor **{ $best }**.
puzzle-why = 💡 { $why }
puzzle-best = Desde aquí gana { $win } de cada 100 partidas, si se juega con sensatez.
puzzle-greedy = La IA falló aquí. Eligió **{ $greedy }**, que gana { $others } de cada 100, con { $more } puntos { $sign ->
        [more] menos
       *[fewer] más
    } en promedio.
puzzle-next-best = La segunda mejor opción gana { $next } de cada 100.
puzzle-record = 🧩 Resueltos: { $solved } de { $count } · { $streak ->
        [0] sin racha
       *[other] { $streak } en racha
    }
puzzle-answered-before = Ya habías respondido a este; solo cuenta tu primera respuesta.
puzzle-all-answered = { $of ->
    [all] ¡Has respondido a los { $count } problemas!
   *[kind] ¡Has respondido a los { $count } problemas de este tipo!
 } Aquí tienes uno ya visto para practicar; no cuenta.
puzzle-rating = Tu rating en problemas: { $rating } ({ $change }). Solo lo ves tú.
puzzle-next = Siguiente problema
puzzle-next-of-theme = Más como este
puzzle-vote-up = Buen problema
puzzle-vote-down = No es bueno
puzzle-voted-up = ¡Gracias! Me alegra que te guste.
puzzle-voted-down = ¡Gracias! Los problemas que gustan a poca gente salen menos.
puzzle-of-the-day = ### 🧩 Problema del día · { $game }
puzzle-of-the-day-task =
    Le toca a { $sign }: **{ $asked }**
puzzle-of-the-day-about = Se resuelve en privado. No publiques la respuesta, por favor.
puzzle-press-solve = Resolverlo

# A puzzle of one's own match.

puzzle-press-make = Como problema
puzzle-press-share = Compartir este problema
puzzle-checking = 🧩 Compruebo si aquí una opción es con seguridad la mejor: { $percent } %
puzzle-dice-decide = 🎲 Ahí los dados deciden más que la elección: en futuros nuevos ninguna opción es con seguridad mejor que las demás, así que no sirve como problema.
puzzle-own-about = De una partida ya terminada. No cuenta para nada.
puzzle-shared = ### 🧩 Un problema de una partida · { $game } · n.º { $number }
puzzle-shared-done = Publicado. Muestra la posición, no la respuesta, y ningún nombre.

refusal-no_puzzle_of_game = Ese tema es del otro juego. Elige uno de los dos.
refusal-no_puzzle = Este problema ya no existe. `/puzzle` tiene otro.

command-puzzle = problema
command-puzzle-about = Encuentra la mejor jugada en una posición; solo lo ves tú
command-puzzle-game = juego
command-puzzle-game-about = Solo problemas de este juego
command-puzzle-theme = tema
command-puzzle-theme-about = Solo problemas sobre esto
