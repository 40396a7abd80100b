# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = 🎓 { $game } · étape { $step } sur { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Apprendre { $game }
tutorial-next = Suivant
tutorial-skip = Fais-le pour moi
tutorial-others = D’autres choix…
tutorial-leave = M’arrêter ici
tutorial-go-on = Continuer le tutoriel
tutorial-once-more = Recommencer
tutorial-puzzle = Essayer un casse-tête
tutorial-which =
    ### 🎓 Tutoriels
    Une première partie, pas à pas. Visible de toi uniquement, et elle ne compte pour rien. Arrête quand tu veux ; `/tutorial` reprend où tu en étais.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = Tu as choisi **{ $chosen }**. C’est permis, mais **{ $advised }** est mieux ici.
tutorial-take = Prendre le meilleur
tutorial-choose-again = Choisir à nouveau
tutorial-freely = Continuer librement

# After a tutorial.

tutorial-finished =
    ### 🎓 Tu sais jouer à { $game } !
    Tu as essayé tout ce qu’un tour peut offrir. On passe aux choses sérieuses ?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` reprend où tu en étais. Ou commence une vraie partie :

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = tutoriel
command-tutorial-about = Apprendre un jeu en y jouant, en quelques minutes ; visible de toi uniquement
command-tutorial-game = jeu
command-tutorial-game-about = Le jeu que tu veux apprendre
