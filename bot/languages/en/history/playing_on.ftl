# Playing on from a place in a match that is over, from a puzzle, or from a trial.

playing-on-button = Play on from here
playing-on-press = Play on
playing-on-where = **Play on.** From which round would you like to play this match again? (Single choices: see the replay.)
playing-on-choose-round = Rounds { $first } to { $last }
playing-on-round = Round { $round }
playing-on-about = **Play on from here.** You get a match of your own from exactly this position, { $dice }. It counts for nothing: no rating, no statistics. { $others ->
    [0] You play alone, as before.
    [one] How well should your opponent, a computer player, play?
   *[other] How well should the others, all computer players, play?
 }
playing-on-start = Start
playing-on-dice-other = with other dice
playing-on-dice-same = with the same dice as back then
playing-on-dice-everyone = with the dice that everyone gets who takes the same dice here
playing-on-dice-trial = with dice of its own, never those of your running match; what you can’t see there is made up here too
playing-on-take-other = Other dice instead
playing-on-take-same = The same dice instead
playing-on-begun-other = 🔀 Here you go: the same position, other dice.
playing-on-begun-same = 🔀 Here you go: the same position, and every roll falls as it did back then.
playing-on-begun-everyone = 🔀 Here you go: the same position, and the dice that everyone gets here.
playing-on-begun-trial = 🔀 Here you go: the position of your trial, with dice of its own.
playing-on-mark = 🔀 { $of ->
    [puzzle] Played on from round { $round } of puzzle { $match }
    [trial] Played on from a trial in round { $round } of match { $match }
   *[match] Played on from round { $round } of match { $match }
 } · counts for nothing
refusal-trial_no_help = You’ve played on from a trial here, and the match of that trial is still running. Hints and an analysis will be there once it’s over.
refusal-played_on_too_often = This match was played on from one that was played on from another, and so forth, too many times. Play on from an earlier one.
