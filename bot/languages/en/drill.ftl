# Drills: positions of one's own matches in which another choice was better, again after some days.

drill-title = ### 🎯 Your drills
drill-none = You have none. In the analysis of a match, *As a drill* takes its turning points: you get the same positions again after 1, 3, 7 and 21 days.
drill-count = { $count ->
    [one] One position
   *[other] { $count } positions
 } of your own matches, { $due ->
    [0] none due today.
    [one] **one due** now.
   *[other] **{ $due } due** now.
 }
drill-line = - { $game }, round { $round } of match { $match } · { $when } · { $solved } of { $of }
drill-due = **due**
drill-due-on = again on { $day }
drill-more = -# … and { $count } more.
drill-about = A position is done once you have found the better choice { $of } times. With reminders by direct message (`/preferences`) I write to you when some are due, at most once a day and never in your quiet hours.
drill-heading = ### 🎯 Drill · { $game } · round { $round } of match { $match }
drill-task =
    You are { $sign }. **{ $asked }**
    -# This is from your own match, and there was something better than what you chose then. What?
drill-right = ✅ Yes! **{ $chosen }** (then you chose { $played })
drill-again = ❌ **{ $chosen }** is what you chose then, too. **{ $better }** is better.
drill-other = ❌ You chose **{ $chosen }**. That may be good too, but what I found is **{ $better }**.
drill-figures = That brings { $has_win ->
    [no] { "" }
   *[yes] a { $win }% chance of winning instead of { $win_played }% then, and{ " " }
 }{ $points } points instead of { $points_played }, on average.
drill-again-on = 🎯 Solved { $solved } of { $of } · you’ll get it again on { $day }
drill-over = 🎯 Solved { $solved } of { $of } · this one is done!
drill-kept = 🎯 { $count ->
    [0] You are practising these positions already.
    [one] Done: you’ll get this position again tomorrow.
   *[other] Done: you’ll get these { $count } positions again tomorrow.
 } { $reminded ->
    [yes] I’ll write to you when one is due.
   *[no] You find them under `/drill`; if you want me to write to you when one is due, choose reminders by direct message in `/preferences`.
 }
drill-reminder = 🎯 { $count ->
    [one] A position of one of your matches is due. Do you find the better choice this time?
   *[other] { $count } positions of your matches are due. Do you find the better choices this time?
 }

# Buttons.

drill-press = As a drill
drill-show = Show
drill-next = Practise ({ $count })
drill-list = My drills
drill-stop = Stop all

refusal-no_drill = There is no such drill (any more). `/drill` shows what you have.
refusal-too_many_drills = You have { $most } drills already. Solve some of them first, or stop them all with `/drill`.

command-drill = drill
command-drill-about = Positions of your own matches to practise, again after some days
