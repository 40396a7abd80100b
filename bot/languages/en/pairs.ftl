# Pairs of people who stand out, for organisers alone.

pairs-title = ### 🔎 Pairs that stand out
pairs-about = { $over ->
        [one] 1 match is over
       *[other] { $over } matches are over
    }, in { $judged } of them choices were judged. { $pairs ->
        [0] No two people have met twice yet.
        [one] One pair has met at least twice.
       *[other] { $pairs } pairs have met at least twice.
    }
pairs-none = No pair stands out.
pairs-more = … and { $count } more.
pairs-pair = **{ $one }** and **{ $other }**
pairs-favours = In { $matches ->
        [one] 1 match with others
       *[other] { $matches } matches with others
    }, { $count } of their choices cost them { $cost }% chance of winning in all, and brought the other of the two { $gain }% (as the tables stood: { $usual }%).
pairs-losses = In { $matches } matches against { $receiver }, choices of { $giver } cost { $cost }% chance of winning in all (in as many against others: { $usual }%).
pairs-ahead = { $receiver } was ahead of { $giver } in { $count } of { $matches } matches (by their other results: { $usual }).
pairs-given_up = { $giver } gave up early in { $count } of { $matches } matches with { $receiver }, who was ahead (at the rate elsewhere: { $usual }).
pairs-timed_out = { $giver } ran out of time and lost the seat in { $count } of { $matches } matches with { $receiver } (at the rate elsewhere: { $usual }).
pairs-met = { $giver } and { $receiver } met in { $count } of { $matches } matches (by chance: { $usual }).
pairs-chance = { $rare ->
        [1000000] By chance: less than 1 in a million.
       *[other] By chance: 1 in { $rare }.
    }
pairs-reading = This is arithmetic, not a judgement, and I do nothing with it. { $figures ->
        [one] One figure was compared
       *[other] { $figures } figures were compared
    }; what is shown would turn up by chance in one of { $events } events of honest people. Friends who think alike, or very different hours, can stand out too. Talk to people before you decide anything. Only those who organise see this.
pairs-judging = Only judged choices show who helped whom. The button has { $count } more matches judged; that takes some minutes, then look again.
pairs-judged = Choices are judged in every match for which that is possible.

pairs-press = Pairs…
pairs-press-judge = Judge more matches
pairs-press-again = Look again
pairs-press-back = Back
