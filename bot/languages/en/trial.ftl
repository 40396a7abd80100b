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
trial-ends = 💭 { $solo ->
    [yes] The trial ends here. What your opponent does and how the next dice fall, only your match will show.
   *[no] The trial ends here. What others chose in it is made up, and what comes after your turn, only your match will show.
 }
trial-back = ◀ One back
trial-again = ↺ Start over
trial-planned = 📌 { $same ->
    [yes] This is your plan. I’ll play it when your turn comes, as far as each choice is there and brings the same or better; otherwise I ask you.
    [other] This is an alternative in your plan.
   *[no] You have another plan for your next turn ({ $count ->
        [one] 1 choice
       *[other] { $count } choices
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] This is your plan.
   *[other] This is an alternative in your plan.
 }
trial-plan-stopped = ⚠️ As things stand, your plan can’t be begun. **📌 My plan** shows why.
trial-adding = ➕ **An alternative for your plan:** show me what to play if I can’t begin your plan as it is. Its first choice has to be a different one.
trial-keep = 📌 Keep as plan
trial-keep-alternative = 📌 Keep as alternative
trial-count = 🎲 Count on…
trial-count-die = Die { $number }
trial-count-about = How shall it fall before your turn? If you set only one die, the other falls by chance.
trial-count-none = As now
trial-counting = 🎲 Counting on { $faces }. Your real dice may fall differently; then I ask you if your plan doesn’t fit.
trial-press = Try my turn out

refusal-no_trial = { $count ->
    [0] You have no turn to try out right now.
    [one] You have no turn to try out until { $names } has chosen.
   *[other] You have no turn to try out until { $names } have chosen.
 }
refusal-daily_no_trial = Your first try at the challenge of the day counts as you play it, so there’s no trying out. Practice tries have it.

# Said after a turn that was planned ahead.

common-event-by_plan =
    .on = 📌 planned ahead
    .brief = { common-event-by_plan.on }

command-plan = plan
command-plan-about = Try your turn out on a copy that only you see, even while others are choosing
