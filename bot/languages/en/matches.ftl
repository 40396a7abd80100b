# Leagues of matches among people.

matches-title = ### ⚔️ League of matches · { $game }
matches-terms = Tables of { $seats } · { $once ->
    [one] 1 match at a time
   *[other] { $once } matches at a time
 } · { $pace } · { $most } matches a season
matches-season = Season { $season }
matches-until = _Season { $season }, until <t:{ $until }:D>_
matches-wide = 🌍 People of other servers play here too, and see your name.
matches-own = You’re in **{ $division }**: { $played } of { $most } matches played, { $running } running. `/games` lists them.
matches-shut-out = { $missed ->
    [one] You missed your last match, so I open no more for you.
   *[other] You missed your last { $missed } matches, so I open no more for you.
 } Press **I’m back** and you play on this season.
matches-outside = Join whenever you like: I open your matches as soon as there are enough people, and write to you in direct messages.
matches-about = Everyone in a division plays the same deals. Your score for a match: your points minus the mean of all who had the same deal and the same seat. The first { $most } matches count. If a computer player has to stand in for you, that match is lost for you alone. A quarter of each division goes up 🔼 and a quarter down 🔽; newcomers get divisions of their own. The dice stay secret until <t:{ $until }:D>, because others still play with them: please don’t talk about a match before that.
matches-line = { $medal } { $name } · **{ $score }** · { $played } played
matches-heading-played = Played
matches-none = This server has no league of matches of this game yet. { $manager ->
    [yes] You can open one: people join by a click, and I open their matches and keep the tables.
   *[no] Someone who manages the server can open one here.
 }
matches-weeks = { $weeks } weeks
matches-over-title = ### 🏁 League of matches · { $game }: season { $season } is over
matches-over-best = **{ $division }**: { $names }
matches-over-next = The next season has begun: { $moved ->
    [yes] a quarter of each division went up, a quarter down.
   *[no] its divisions follow from this table.
 } The dice of last season are no secret any more.

matches-press-join = Join
matches-press-leave = Leave
matches-press-return = I’m back
matches-press-form = Open a league…
matches-press-close = Close the league
matches-press-widen = Open it to all servers
matches-press-narrow = Only this server
matches-press-back = League of equal deals
matches-press-look = Look at the league

matches-form-title = New league of matches
matches-form-seats = Players at a table
matches-form-once = Matches at a time
matches-form-once-about = How many matches each member plays at the same time.
matches-form-most = Matches that count
matches-form-most-about = How many matches each member plays in a season at most.
matches-form-pace = Time for each choice
matches-form-pace-about = When it runs out, a computer player takes over until that person is back.
matches-form-weeks = Length of a season
matches-form-weeks-about = After that, running matches have another week.
