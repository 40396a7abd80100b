# Trials: a turn that is tried out on a copy of the match.

trial-title = ### 🧪 { $own ->
    [yes] Trial of your turn · { $game }
   *[no] As if it were your turn now · { $game }
 }
trial-about = Dice rolled from here on, and cards turned up, are made up.
trial-mark = TRIAL · nothing here counts, and only you see it
trial-dropped = { $count ->
    [one] The match has moved on, so your last choice no longer fits.
   *[other] The match has moved on, so your last { $count } choices no longer fit.
 }
trial-over = 🏁 **The turn would be over.** You’d have { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
trial-back = ◀ One back
trial-again = ↺ Start over
trial-press = Try my turn out

refusal-no_trial = { $count ->
    [0] You have no turn to try out right now.
    [one] You have no turn to try out until { $names } has chosen.
   *[other] You have no turn to try out until { $names } have chosen.
 }
refusal-daily_no_trial = Your first try at the challenge of the day counts as you play it, so there’s no trying out. Practice tries have it.

command-plan = plan
command-plan-about = Try your turn out on a copy that only you see, even while others are choosing
