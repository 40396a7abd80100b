# The page of a match on the web, for whoever has the link.

webpage-title = { $game }: { $names }
webpage-skip = Skip to the board
webpage-look = Look
webpage-look-auto = As your device
webpage-look-light = Light
webpage-look-dark = Dark
webpage-look-contrast = High contrast
webpage-foot = Whoever has the link to this page sees it. Nothing is stored about you here.
webpage-close = Close

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] It’s { $names }’s turn.
   *[other] It’s the turn of { $names }.
 }
webpage-since = since

# The turns, and steps to others.

webpage-steps = Turns
webpage-turn = { $turn ->
    [0] The start
   *[other] Turn { $turn } of { $turns } · round { $round }
 }
webpage-first = First turn
webpage-back = Turn before
webpage-on = Next turn
webpage-last = Newest turn
webpage-newest = To the newest board
webpage-log = All turns

# Headings and what stands below them.

webpage-story = What happened
webpage-story-none = Nothing yet.
webpage-players = Players
webpage-computer = computer player
webpage-points = { $points ->
    [1] 1 point
   *[other] { $points } points
 }
webpage-result = Final result
webpage-place = Place
webpage-player = Player
webpage-score = Points
webpage-words = The board in words
webpage-pieces = Cards and faces
webpage-pieces-about = Tap one on the board, or open it here.
webpage-download = Download the whole replay

# Above the board.

webpage-notice-over = This match is over.
webpage-notice-given_up = This match was given up.
webpage-notice-paused = This match is paused.
webpage-notice-frozen = This match is on hold.
webpage-notice-old = This is an earlier turn. The match has moved on.

# For those who hear the page: the connection for new boards.

webpage-lost = The connection is lost. I’ll keep trying.
webpage-found = Connected again.

# Instead of the page.

webpage-gone-title = Nothing here
webpage-gone = There’s no match at this address. The link may have been withdrawn, or the match is gone.
webpage-busy = Too many people want to see something right now. Try again in a minute.
webpage-failed = Something went wrong on my side. Try again in a minute.
