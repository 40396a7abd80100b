# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Héros { $number }
picture-move = coup { $number }
picture-to-act = à jouer
picture-which-way = { $ways ->
    [none] { $last } ?
   *[other] { $ways } ou { $last } ?
 }
picture-turn-of = Tour : { $name }
picture-question-to = Question à { $name } : { $question }
picture-points-changed = Points : { $changes }.
picture-answer-right = Un anneau doré avec une coche indique le meilleur choix : { $answer }.
picture-answer-other = Un anneau en pointillés avec une croix indique : { $answer }.
picture-to-choose = Au choix
picture-within-reach = À portée
picture-nothing-within-reach = Rien à portée
picture-place-nth =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
picture-waiting = on attend
picture-waiting-all = on attend tout le monde
picture-wins = gagne
picture-win = gagnent
picture-free-seat = place libre
picture-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
picture-place-shared =
    { $place ->
        [1] 1er
       *[other] { $place }e
    } ex æquo

# The poster of a match: the winner, and how far ahead.

picture-poster-points = { $points ->
    [one] point
   *[other] points
 }
picture-poster-ahead = { $points } devant { $name }
picture-poster-tie-break = à égalité avec { $name }, mais devant au départage
picture-poster-shared = Victoire partagée
picture-poster-level = Égalité à ce stade
picture-poster-decided = Le tour décisif
picture-poster-turn = { $name }, manche { $round } ({ $change })
picture-poster-round = manche { $round }
picture-poster-luck = L’effet du hasard sur les chances de gagner
picture-poster-percent = { $change } %

# The pictures of games that draw none of their own.

picture-plain-round = manche { $number }
picture-plain-final = score final
picture-plain-side = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-plain-lobby = { $game }. À la table : { $names }. Places libres : { $free }.

# A chart of the chances of winning.

picture-chances-title = Chances de gagner
picture-chances-round = Manche
picture-chances-alt = Courbe des chances de gagner, sur { $rounds } manches.
picture-chances-accuracy = Précision { $score } (sans doute { $low }–{ $high })
picture-chances-luck = Chance { $win }
picture-chances-luck-of = Le hasard a apporté { $win } points de chances de gagner à { $name }.
picture-chances-stroke = Manche { $round }, un lancer a apporté { $win } points de chances de gagner à { $name }.
picture-chances-accuracy-of = Les choix de { $name } ont une précision de { $score } sur 100, sans doute entre { $low } et { $high }.
picture-chances-marked = Les choix qui ont le plus coûté à { $name } : { $choices }.
picture-chances-choice = { $number } à la manche { $round }
picture-chances-side = { $name } : { $first } % au début, { $best } % au mieux manche { $round }, { $last } % à la fin.
picture-chances-then = Manche { $round } : { $chances }.

# Tables of leagues and tournaments, and the bracket of a knock-out.

picture-ranking-line = { $place }. { $name } : { $score }{ $zone ->
    [up] , monte
    [down] , descend
   *[stay] {""}
 }.
picture-bracket-round = Ronde { $number }
picture-bracket-final = Finale
picture-bracket-winner = Victoire : { $name }.
picture-bracket-round-alt = { $round } : { $tables } (* qualification).

# Several boards in one picture.

picture-strip = { $boards ->
    [one] Ce qui s’est passé en un tour.
   *[other] Ce qui s’est passé en { $boards } tours, dans l’ordre.
 }
picture-replay = Toute la partie en animation : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } sur { $boards ->
    [one] { $boards } plateau
   *[other] { $boards } plateaux
 }. Le dernier plateau :

# The newest roll, as an animation.

picture-roll = Les dés en train de rouler.
picture-roll-of = { $name } lance { $dice }.
