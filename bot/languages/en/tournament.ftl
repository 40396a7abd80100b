# Tournaments of a server.

tournament-panel = ## 🏆 Tournaments
    An evening or a month, by your clicks: people sign up with a button, I seat them, open their matches and keep the standings.
tournament-title = ## 🏆 { $game } tournament
tournament-about = **{ $format }** · { $seats ->
    [2] tables of 2
   *[other] tables of up to { $seats }
 } · { $pace }
tournament-format-swiss = Swiss
tournament-format-round_robin = Round robin
tournament-format-knock_out = Knock-out
tournament-stage-gathering = Sign up with the button below.
# The same, for the eyes of its organiser.
tournament-stage-open = Sign-up is open. Press *{ tournament-press-start }* once everyone is in.
tournament-stage-first = ⏳ Round 1 is about to begin: its tables open as soon as the channel has room for a match.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Round { $round } of up to { $rounds }
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Round { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ Paused before round 1.
   *[other] ⏸️ Paused after round { $round } began: running matches continue, no new ones open.
 }
tournament-stage-over = 🏁 Over. These are the final standings.
tournament-counted = { $format ->
        [knock_out] The better half of each table plays on, until one is left.
       *[other] What counts is how far your score is above your table’s mean. If a computer player stands in for you, the match is lost for you and leaves the others’ mean alone.
    }
tournament-players = { $count ->
        [0] No one has signed up yet.
        [one] **One player:** { $names }
       *[other] **{ $count } players:** { $names }
    }
tournament-standings = ### Standings
tournament-heading-score = Points
tournament-heading-wins = Wins
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
tournament-more = … and { $count } more.
tournament-round = ### Round { $round }
tournament-table = { $state ->
        [rests] 💤 { $names } sits this round out
        [over] ✅ { $names }
        [waits] ⏳ { $names } (opens as soon as the channel has room)
       *[plays] ▶️ { $names }
    }

tournament-press-join = Sign up
tournament-press-leave = Withdraw
tournament-press-manage = Organise…
tournament-press-new = New tournament…
tournament-press-start = Start
tournament-press-pause = Pause
tournament-press-resume = Resume
tournament-press-end = End
tournament-press-export = Export
tournament-press-out = Take a player out…

tournament-export = Here are the results so far: JSON for programs, CSV for spreadsheets (standings, and every table). Names and fields are the same in every language; there are no Discord ids in them.

tournament-form-title = New tournament
tournament-form-game = Game
tournament-form-format = Format
tournament-form-format-about = Swiss: equals meet. Round robin: everyone meets everyone. Knock-out: the better half plays on.
tournament-form-seats = Players at a table
tournament-form-seats-about = At most. Where the numbers don’t work out, computer players fill up the smaller tables.
tournament-form-rounds = Rounds
tournament-form-rounds-about = At most. A knock-out ends by itself.
tournament-form-pace = Time for each choice
tournament-form-pace-about = When it runs out, a computer player takes over until that person is back.

refusal-no_tournament = This tournament is gone. `/tournament` shows the ones that are open here.
refusal-times_fixed = { $of ->
    [league] The time for each choice is the same in every match of this league, so it can’t be changed.
   *[tournament] The time for each choice is the same at every table of this tournament, so it can’t be changed.
}
refusal-too_many_tournaments = This server has { $limit } open tournaments already. End one of them first.
refusal-tournament_few = It takes at least { $seats } players. Wait until more have signed up.
refusal-tournament_full = All { $limit } places of this tournament are taken.
refusal-tournament_late = This tournament is under way, so you can’t sign up any more. Ask its organiser when the next one is.
refusal-tournament_not_in = This person doesn’t play in this tournament, or is out of it already.
refusal-tournament_organiser = Only the organiser of this tournament, or someone who manages the server, can do that.
refusal-tournament_over = This tournament is over.
refusal-tournament_seats = This game has fewer seats at a table. Choose fewer players for each table.

command-tournament = tournament
command-tournament-about = Organise a tournament: sign-up, rounds and standings by clicks
