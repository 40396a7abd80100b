# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = 🎓 { $game } · passo { $step } de { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Aprender { $game }
tutorial-next = Próximo
tutorial-skip = Faça por mim
tutorial-others = Outras opções…
tutorial-leave = Parar aqui
tutorial-go-on = Continuar o tutorial
tutorial-once-more = Recomeçar
tutorial-puzzle = Resolver um problema
tutorial-which =
    ### 🎓 Tutoriais
    Uma primeira partida, passo a passo. Só você a vê, e ela não conta para nada. Pare quando quiser; `/tutorial` retoma de onde você parou.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = Você escolheu **{ $chosen }**. Pode, mas aqui **{ $advised }** é melhor.
tutorial-take = Ficar com a melhor
tutorial-choose-again = Escolher de novo
tutorial-freely = Seguir livremente

# After a tutorial.

tutorial-finished =
    ### 🎓 Você já sabe jogar { $game }!
    Você experimentou tudo o que um turno pode oferecer. Vamos para valer?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` retoma de onde você parou. Ou comece uma partida de verdade:

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = tutorial
command-tutorial-about = Aprender um jogo jogando, em poucos minutos; só você vê
command-tutorial-game = jogo
command-tutorial-game-about = O jogo que você quer aprender
