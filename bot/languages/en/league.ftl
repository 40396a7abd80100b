# Leagues of equal deals.

league-title = ### 🏛️ League · { $game }
league-dates = { $first } to { $last }
league-heading-score = Points
league-heading-played = Days
league-span = _{ $first } to { $last }_
league-state = { $over ->
    [0] The season has just begun
    [one] 1 of { $deals } challenges is over
   *[other] { $over } of { $deals } challenges are over
 } · { $members ->
    [one] 1 member
   *[other] { $members } members
 }
league-own = You’re in **{ $division }**.
league-outside = Join whenever you like, even in mid-season: today’s challenge already counts unless you’ve begun it.
league-shut = This league is closed: its table stays, but no one can join and no new season begins.
league-empty = No one has joined yet. Be the first!
league-division = Division { $number }
league-newcomers = Newcomers { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] 1 challenge
   *[other] { $played } challenges
 }
league-found-title = ### ⚔️ League match: { $game }
league-found = The league has opened a match for you: { $names }. { $pace }. You play it here, in direct messages.
league-sealed = 🔒 Others of the league still play with these dice, so this match is for its players alone until <t:{ $until }:f>. Then `/verify` checks the dice.
league-about = The league plays the challenge of the day: the same dice, seat and opponents for everyone, so no one waits for anyone. Your score: for each day your points minus the mean of all first tries. Your best { $counted } of { $deals } days count; a day you miss counts one standard deviation below the mean.
    At the end a quarter of each division goes up 🔼 and a quarter down 🔽; newcomers get divisions of their own. If you don’t play at all, you’re out of the next season. The table shows your name to everyone on this server.
league-none = This server has no league of this game yet. { $manager ->
    [yes] You can open it; everyone here can join then.
   *[no] Someone who manages the server can open it here.
 }
league-press-matches = League of matches
league-press-join = Join
league-press-leave = Leave
league-press-play = Play today’s challenge
league-press-open = Open the league
league-press-close = Close the league
league-press-before = Season before
league-press-present = Present season

# Refusals.

refusal-league_closed = This league is closed. Someone who manages the server can open it with `/league`.
refusal-league_full = This league is full: it has { $most } members. A place may be free next season.
refusal-no_league = There’s no league of this game.
refusal-too_many_leagues = You’re in { $most } leagues, and no one can be in more. Leave one of them first.

# The command.

command-league = league
command-league-about = The server’s league: everyone plays the challenge of the day; a quarter goes up and a quarter down
command-league-game = game
command-league-game-about = Which game (the open league if left out)
