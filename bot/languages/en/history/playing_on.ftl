# Playing on from a place in a match that is over.

playing-on-button = Play on from here
playing-on-about = **Play on from here.** You get a match of your own from exactly this position, with other dice. It counts for nothing: no rating, no statistics. { $others ->
    [0] You play alone, as before.
    [one] How well should your opponent, a computer player, play?
   *[other] How well should the others, all computer players, play?
 }
playing-on-start = Start
playing-on-begun = 🔀 Here you go: the same position, other dice.
playing-on-mark = 🔀 Played on from round { $round } of match { $match } · counts for nothing
refusal-played_on_too_often = This match was played on from one that was played on from another, and so forth, too many times. Play on from an earlier one.
