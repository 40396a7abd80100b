# How far strangers can rely on a person.

reliability-tier = { $tier ->
    [reliable] 🤝 **Reliable**
    [unreliable] ⏳ **Often runs out of time**
   *[new] 🌱 **New among strangers**
 }
reliability-people = { $tier ->
    [reliable] 🤝 Reliable:
    [unreliable] ⏳ Often out of time:
   *[new] 🌱 New among strangers:
 } { $names }
reliability-why = { $matches ->
    [one] Your last match with other people:
   *[other] Your last { $matches } matches with other people:
 } { $share }% of your choices in time, { $timeouts ->
    [0] never out of time
    [one] out of time once
   *[other] out of time { $timeouts } times
 }{ $lost ->
    [0] {""}
    [one] , one seat lost that way
   *[other] , { $lost } seats lost that way
 }. Only the clock counts, never a vote; vacations in `/preferences` stop it.
reliability-none = I count whether you play matches with other people to the end, and in time. Nothing has been counted yet.
reliability-way = { $count ->
    [one] Play one more match to the end and in time
   *[other] Play { $count } more matches to the end and in time
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [one] , with someone new
       *[other] , at least one of them with someone new
    }
   *[other] , with at least { $people } new people
 }, and you’re reliable.
reliability-counts = Matches without a time limit count for nothing here: no clock runs that could say who kept others waiting. And it takes at least { $people } different people, so that two accounts can’t vouch for each other.
