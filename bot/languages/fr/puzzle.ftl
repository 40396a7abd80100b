# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Casse-tête · { $game }
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
puzzle-record = 🧩 Résolus : { $solved } sur { $count } · { $streak ->
        [0] pas de série
       *[other] { $streak } d’affilée
    }
puzzle-answered-before = Tu as déjà répondu à celui-ci ; seule ta première réponse compte.
puzzle-all-answered = { $of ->
    [all] Tu as répondu aux { $count } casse-têtes !
   *[kind] Tu as répondu aux { $count } casse-têtes de ce genre !
 } En voici un ancien pour t’entraîner ; il ne compte pas.
puzzle-rating = Ta cote aux casse-têtes : { $rating } ({ $change }). Visible de toi uniquement.
puzzle-next = Casse-tête suivant
puzzle-next-of-theme = Encore du même genre
puzzle-vote-up = Bon casse-tête
puzzle-vote-down = Pas terrible
puzzle-voted-up = Merci ! Content qu’il t’ait plu.
puzzle-voted-down = Merci ! Les casse-têtes peu appréciés reviennent moins souvent.
puzzle-of-the-day = ### 🧩 Casse-tête du jour · { $game }
puzzle-of-the-day-task =
    Question à { $sign } : **{ $asked }**
puzzle-of-the-day-about = Chacun le résout en privé. Merci de ne pas poster la réponse.
puzzle-press-solve = Le résoudre

# A puzzle of one's own match.

puzzle-press-make = En casse-tête
puzzle-press-share = Partager ce casse-tête
puzzle-checking = 🧩 Je vérifie si une option est vraiment la meilleure ici : { $percent } %
puzzle-dice-decide = 🎲 Ici, les dés décident plus que le choix : dans d’autres suites, aucune option n’est sûrement la meilleure, donc pas de casse-tête à en tirer.
puzzle-own-about = Tiré d’une partie terminée. Il ne compte pour rien.
puzzle-shared = ### 🧩 Un casse-tête tiré d’une partie · { $game } · n° { $number }
puzzle-shared-done = Posté. On y voit la position, ni la réponse ni les noms.

refusal-no_puzzle_of_game = Ce thème est de l’autre jeu. Choisis l’un des deux.
refusal-no_puzzle = Ce casse-tête n’existe plus. `/puzzle` en a un autre.

command-puzzle = casse-tête
command-puzzle-about = Trouver le meilleur coup dans une position ; visible de toi uniquement
command-puzzle-game = jeu
command-puzzle-game-about = Seulement les casse-têtes de ce jeu
command-puzzle-theme = thème
command-puzzle-theme-about = Seulement les casse-têtes sur ce thème
