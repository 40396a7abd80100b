# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = 🎓 { $game } · passo { $step } di { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Impara { $game }
tutorial-next = Avanti
tutorial-skip = Fallo per me
tutorial-others = Altre scelte…
tutorial-leave = Fermati qui
tutorial-go-on = Continua il tutorial
tutorial-once-more = Ricomincia
tutorial-puzzle = Prova un rompicapo
tutorial-which =
    ### 🎓 Tutorial
    Una prima partita, passo per passo. La vedi solo tu, e non conta nulla. Fermati quando vuoi; `/tutorial` riprende da dove eri.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = Hai scelto **{ $chosen }**. Si può fare, ma qui **{ $advised }** è meglio.
tutorial-take = Prendi la migliore
tutorial-choose-again = Scegli di nuovo
tutorial-freely = Continua liberamente

# After a tutorial.

tutorial-finished =
    ### 🎓 Ora sai giocare a { $game }!
    Hai provato tutto ciò che un turno può offrire. Si fa sul serio?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` riprende da dove hai smesso. Oppure inizia una vera partita:

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = tutorial
command-tutorial-about = Impara un gioco giocandolo, in pochi minuti; lo vedi solo tu
command-tutorial-game = gioco
command-tutorial-game-about = Il gioco che vuoi imparare
