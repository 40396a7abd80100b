# Plans for the next turn: what is played first, what instead, and under which conditions.

plan-press = 📌 My plan
plan-press-short = Plan
plan-press-next = Plan my next turn
plan-title = ### 📌 Your plan for your next turn · { $game }
plan-title-now = ### 📌 Your plan for this turn · { $game }
plan-none = You have no plan. Try your turn out, and keep it as a plan.
plan-begun = ▶️ I’ve begun your plan. This is what’s left of it:
plan-over-title = ### 📌 Your plan · { $game }
plan-over = { $how ->
    [played] ✅ **I’ve played your plan.** What came of it stands on the board.
   *[gone] **This plan no longer counts.** You chose otherwise or dropped it, or your match has moved on.
 }
plan-replaced = { $how ->
    [played] ✅ I’ve played the plan that stood here.
   *[gone] The plan that stood here no longer counts.
 } This is the one you have now:
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] If that can’t be begun:{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] As things stand, “{ $choice }” can’t be chosen.
    [forbidden] As things stand, your condition isn’t met ({ $condition }).
   *[changed] As things stand, “{ $choice }” doesn’t bring what you planned.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Still possible: { $left }.
 }
plan-otherwise = **Otherwise** I ask you.
plan-terms = 🔒 **Only with:** { $terms }
plan-about = Only you see this. Until I play it, some seconds into your turn, no one can tell that you have one. I play it as far as each choice is there and brings the same or better. If someone gets in its way, I send you a direct message, unless you’ve turned reminders off. It’s dropped if you leave your seat, or if a turn is taken back.
plan-frozen = ❄️ The match is on hold. Your plan is kept, and counts again when the match goes on.
plan-add = ➕ Add an alternative
plan-set-terms = 🔒 Conditions
plan-remove = ✕ Remove { $number }
plan-drop = Drop my plan
plan-try = 🧪 Try my turn out

plan-stopped = 📌 { $count ->
    [one] Your plan stops here
   *[other] None of your { $count } plans can be begun
 }: { $why ->
    [gone] “{ $choice }” can’t be chosen now.
    [forbidden] your condition isn’t met ({ $condition }).
   *[changed] “{ $choice }” no longer brings what you planned.
 }

plan-due = 📌 I’m about to play your plan. If you choose something first, that counts instead.
plan-marked = 📌 marks what you had planned.
plan-broken = 📌 **{ $where }:** { $here ->
    [yes] it’s your turn, and your plan can’t go on.
   *[no] your plan for your next turn no longer works.
 } { $why ->
    [gone] “{ $choice }” can’t be chosen any more.
    [forbidden] Your condition isn’t met any more ({ $condition }).
   *[changed] “{ $choice }” would no longer bring what you planned.
 }{ $count ->
    [one] { "" }
   *[other] {" "}The alternatives can’t be begun either.
 }

# The form with conditions.

plan-field-boxes = Only with
plan-field-stays = At least so much is left
plan-field-there = This is still there
plan-field-round = Only in this round
plan-field-lead = My lead at most
plan-condition-there = { $card } still there
plan-condition-round = round { $value }
plan-condition-lead = { $value ->
    [one] no lead
   *[other] a lead of less than { $value } points
 }

refusal-plan_empty = There’s nothing to plan yet. Choose something first.
refusal-plan_too_late = It’s your turn now, so choose on the board. Plans are for the turn after.
refusal-plan_gone = That plan is gone: it was played or dropped, or your match has moved on.
refusal-plan_full = A plan has room for two alternatives. Remove one first.
refusal-plan_same_start = Your plan already has a way that begins like this. An alternative has to begin with something else.
