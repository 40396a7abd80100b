# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = 🎓 { $game } · paso { $step } de { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Aprender { $game }
tutorial-next = Siguiente
tutorial-skip = Hazlo por mí
tutorial-others = Otras opciones…
tutorial-leave = Dejarlo aquí
tutorial-go-on = Continuar el tutorial
tutorial-once-more = Empezar de nuevo
tutorial-puzzle = Resolver un problema
tutorial-which =
    ### 🎓 Tutoriales
    Una primera partida, paso a paso. Solo la ves tú, y no cuenta para nada. Déjalo cuando quieras; `/tutorial` sigue donde lo dejaste.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = Elegiste **{ $chosen }**. Está permitido, pero aquí es mejor **{ $advised }**.
tutorial-take = Tomar la mejor
tutorial-choose-again = Elegir otra vez
tutorial-freely = Seguir por mi cuenta

# After a tutorial.

tutorial-finished =
    ### 🎓 ¡Ya sabes jugar a { $game }!
    Has probado todo lo que ofrece un turno. ¿Jugamos de verdad?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` sigue donde lo dejaste. O empieza una partida de verdad:

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = tutorial
command-tutorial-about = Aprende un juego jugándolo, en unos minutos; solo lo ves tú
command-tutorial-game = juego
command-tutorial-game-about = El juego que quieres aprender
