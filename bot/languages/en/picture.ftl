# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Player { $number }
picture-move = move { $number }
picture-to-act = to play
picture-which-way = { $ways ->
    [none] { $last }?
   *[other] { $ways } or { $last }?
 }
picture-turn-of = { $name }’s turn
picture-question-to = Question to { $name }: { $question }
picture-points-changed = Points: { $changes }.
picture-answer-right = A gold ring with a tick marks what is best: { $answer }.
picture-answer-other = A dashed ring with a cross marks: { $answer }.
picture-to-choose = To choose from
picture-within-reach = Within reach
picture-nothing-within-reach = Nothing within reach
picture-place-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
picture-waiting = waiting for
picture-waiting-all = waiting for everyone
picture-wins = wins
picture-win = win
picture-free-seat = free seat
picture-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
picture-place-shared =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, shared

# The poster of a match: the winner, and how far ahead.

picture-poster-points = { $points ->
    [one] point
   *[other] points
 }
picture-poster-ahead = { $points } ahead of { $name }
picture-poster-tie-break = as many as { $name }, but ahead on the tie-break
picture-poster-shared = Shared victory
picture-poster-level = Level so far
picture-poster-decided = The turn that decided
picture-poster-turn = { $name }, round { $round } ({ $change })
picture-poster-round = round { $round }
picture-poster-luck = What luck brought, in chance of winning
picture-poster-percent = { $change }%

# The pictures of games that draw none of their own.

picture-plain-round = round { $number }
picture-plain-final = final score
picture-plain-side = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
picture-plain-lobby = { $game }. At the table: { $names }. Free seats: { $free }.

# A chart of the chances of winning.

picture-chances-title = Chances of winning
picture-chances-round = Round
picture-chances-alt = A chart of the chances of winning, over { $rounds } rounds.
picture-chances-accuracy = Accuracy { $score } (likely { $low }–{ $high })
picture-chances-luck = Luck { $win }
picture-chances-luck-of = Chance brought { $name } { $win } points of winning chance.
picture-chances-stroke = In round { $round } a roll brought { $name } { $win } points of winning chance.
picture-chances-accuracy-of = The choices of { $name } have an accuracy of { $score } out of 100, most likely between { $low } and { $high }.
picture-chances-marked = The choices of { $name } that cost most: { $choices }.
picture-chances-choice = { $number } in round { $round }
picture-chances-side = { $name }: { $first }% at the start, { $best }% at best in round { $round }, { $last }% at the end.
picture-chances-then = In round { $round }: { $chances }.

# Tables of leagues and tournaments, and the bracket of a knock-out.

picture-ranking-line = { $place }. { $name }: { $score }{ $zone ->
    [up] , going up
    [down] , going down
   *[stay] {""}
 }.
picture-bracket-round = Round { $number }
picture-bracket-final = Final
picture-bracket-winner = The winner is { $name }.
picture-bracket-round-alt = { $round }: { $tables } (* plays on).

# Several boards in one picture.

picture-strip = { $boards ->
    [one] What happened in one turn.
   *[other] What happened in { $boards } turns, oldest first.
 }
picture-replay = The whole match as an animation: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } on { $boards ->
    [one] 1 board
   *[other] { $boards } boards
 }. The last board:

# The newest roll, as an animation.

picture-roll = The dice as they fall.
picture-roll-of = { $name } rolls { $dice }.
