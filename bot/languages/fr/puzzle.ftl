# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Problème · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ facile
    [2] ★★☆ moyen
   *[other] ★★★ difficile
 }
puzzle-task =
    Tu es { $sign }. **{ $asked }**
    -# Une option est nettement la meilleure{ $missed ->
        [yes] , et une IA moyenne l’a ratée
       *[no] {""}
    }. Ta première réponse compte.
puzzle-rival = Héros { $number }
puzzle-right = ✅ Oui ! **{ $chosen }**
puzzle-alike = ✅ Oui ! **{ $chosen }** vaut tout autant que **{ $best }**.
puzzle-wrong = ❌ Pas tout à fait. Tu as choisi **{ $chosen }** ; **{ $best }** est mieux.
puzzle-why = 💡 { $why }
puzzle-best = À partir d’ici, cela gagne { $win } parties sur 100, si tout le monde joue raisonnablement.
puzzle-greedy = L’IA s’est trompée. Elle a choisi **{ $greedy }**, qui en gagne { $others } sur 100, avec { $more } points de { $sign ->
        [more] moins
       *[fewer] plus
    } en moyenne.
puzzle-next-best = La deuxième meilleure option en gagne { $next } sur 100.
puzzle-record = 🧩 { $solved } résolus sur { $count } · { $streak ->
        [0] pas de série
       *[other] { $streak } d’affilée
    }
puzzle-answered-before = Tu as déjà répondu à celui-ci ; seule ta première réponse compte.
puzzle-all-answered = Tu as répondu aux { $count } problèmes ! En voici un ancien pour t’entraîner ; il ne compte pas.
puzzle-rating = Ta cote aux problèmes : { $rating } ({ $change }). Visible de toi uniquement.
puzzle-next = Problème suivant
puzzle-next-of-theme = Encore du même genre
puzzle-vote-up = Bon problème
puzzle-vote-down = Pas terrible
puzzle-voted-up = Merci ! Content qu’il t’ait plu.
puzzle-voted-down = Merci ! Les problèmes peu appréciés reviennent moins souvent.
puzzle-of-the-day = ### 🧩 Problème du jour · { $game }
puzzle-of-the-day-task =
    Question à { $sign } : **{ $asked }**
puzzle-of-the-day-about = Chacun le résout en privé. Merci de ne pas poster la réponse.
puzzle-press-solve = Le résoudre

# A puzzle of one's own match.

puzzle-press-make = En problème
puzzle-press-share = Partager ce problème
puzzle-checking = 🧩 Je vérifie si une option est vraiment la meilleure ici : { $percent } %
puzzle-dice-decide = 🎲 Ici, les dés décident plus que le choix : dans d’autres suites, aucune option n’est sûrement la meilleure, donc pas de problème à en tirer.
puzzle-own-about = Tiré d’une partie terminée. Il ne compte pour rien.
puzzle-shared = ### 🧩 Un problème tiré d’une partie · { $game } · n° { $number }
puzzle-shared-done = Posté. On y voit la position, ni la réponse ni les noms.

refusal-no_puzzle_of_game = Ce thème est de l’autre jeu. Choisis l’un des deux.
refusal-no_puzzle = Ce problème n’existe plus. `/puzzle` en a un autre.

command-puzzle = problème
command-puzzle-about = Trouver le meilleur coup dans une position ; visible de toi uniquement
command-puzzle-game = jeu
command-puzzle-game-about = Seulement les problèmes de ce jeu
command-puzzle-theme = thème
command-puzzle-theme-about = Seulement les problèmes sur ce thème
