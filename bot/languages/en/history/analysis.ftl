# The analysis of a match that is over.

# While it is made, and the whole.

analysis-running = 📈 I’m replaying your match to look for better choices: { $percent }% done. This message becomes the analysis.
analysis-title = ### { $game }: your match, analysed
analysis-title-shared = ### { $game }: { $name }’s match, analysed
analysis-title-watched = ### { $game }: the match, analysed
analysis-nothing-learned = I haven’t learned to judge this kind of match yet, so I can only tell you how high the dice rolled.
analysis-accuracy = 🎯 Accuracy **{ $score }** out of 100 (from { $choices } choices that mattered; most likely between { $low } and { $high })
analysis-costs = { $count ->
    [one] **One turning point**
    [2] **Two turning points**
   *[other] **Three turning points**
 }
analysis-cost = **{ $number }.** Round { $round }: { $played }. Better: **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] { $win }% instead of { $win_played }% to win,{ " " }
 }{ $points } points instead of { $points_played })
analysis-no-costs = ✅ I tried your other choices and found none that was clearly better.
analysis-luck = 🎲 { $name }: rolled values { $luck } ({ $dice } dice){ $win ->
    [no] { "" }
   *[other] ; luck, from all rolls and cards: { $win } points of winning chance
 }
analysis-luck-two = Rolled values say how high the dice fell, luck what that changed: a high roll can come when it helps little.
analysis-luck-alone = What those rolls were worth in chance of winning I can’t say in a match alone: I’ve only learned to judge matches of two and more.
analysis-without-luck = ⚖️ A win counts 100, a loss 0. { $beyond ->
    [above] Without luck it would { $result ->
        [100] also { "" }
       *[other] { "" }
     }be a win for { $own ->
        [yes] you
       *[no] { $name }
     }: luck cost about **{ $luck }** (± { $error }).
    [below] Without luck it would { $result ->
        [0] also { "" }
       *[other] { "" }
     }be a loss for { $own ->
        [yes] you
       *[no] { $name }
     }: luck brought about **{ $luck }** (± { $error }).
   *[no] Without luck, { $own ->
        [yes] your
       *[no] { $name }’s
     } { $result } would be about **{ $adjusted }** (± { $error }); { $even } is what equal players get.
 }
analysis-flat = 📈 { $curve ->
    [high] Whoever plays on soundly nearly always wins from each of these positions: that’s why the curve stays at the top. A harder level makes a closer match.
   *[low] Even sound play nearly always loses from each of these positions: that’s why the curve stays at the bottom. An easier level makes a closer match.
 }
analysis-about = Estimates: I replayed each position many times without looking at hidden cards. The band around the curve shows how sure it is{ $dice ->
    [yes] ; a die on it tells what a roll brought you, in points
   *[no] { "" }
 }. Accuracy 100: you always took the best option; 50: you chose as well as the medium computer player would have; 0 is what choosing at random brings. Only you see this.
analysis-about-luck = Only you see this.

# One choice.

analysis-moment-title = ### { $number }. Round { $round } · choice { $at } of { $of }
analysis-moment-played = You chose: { $choice }
analysis-moment-better = Better: **{ $choice }**
analysis-moment-tried = I played both on { $futures } times with the same dice, and this did better.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] Chance of winning { $win }% instead of { $win_played }%;{ " " }
 }{ $points } points at the end instead of { $points_played }, on average. I’m very sure.

# Buttons.

analysis-press = Analysis
analysis-look = Show { $number }
analysis-step = Replay from here
analysis-back = Back
analysis-share = Share

refusal-nothing_to_analyse = No match has been finished in this channel yet. Once one is, `/analysis` looks into it.
command-analysis = analysis
command-analysis-about = A look back at the last match, here or of your own: chances, costs, luck; only you see it
