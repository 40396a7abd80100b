# Looking things up: cards, rules, and the tour of /help.

lookup-card-unknown = I know no card like “{ $query }”. Start typing its name and pick one from the list: Hestia, Zeus, reroll, vase …
lookup-face-unknown = I know no die face like “{ $query }”. Start typing what it shows and pick one from the list: 3 gold, ×3, mirror, shield …
lookup-rule-unknown = I found no rule about “{ $query }”. Pick a topic from the list:
lookup-rules-title = The rules of { $game }
lookup-rules-choose = Turn to a topic …
lookup-rules-hint = `/rules` with a topic tells more; `/card` shows a single card.
lookup-entry = { $game }: { $title }
lookup-help-title = Welcome to Pantheon
lookup-help-intro =
    I run board games of Greek myth in this channel. You play with clicks; I roll, draw the board and keep the rules.

    { "" }**{ $game }.** { $pitch }

    { "" }**To begin.** `/play solo` starts { $game } alone against Hades, at once. `/play hercules` opens a lobby: others press *Join*, computer players fill empty seats, and whoever opened it presses *Start*.
lookup-help-board = **Your turn.** I mention you. Golden columns are the labours within reach; below the board stand your choices, each with what it brings. Only what the rules allow is offered, so you can simply try. 🎲 marks a roll: it cannot be taken back.
lookup-help-more =
    { "" }**Where was I?** `/board` brings the board back, `/move` your open choice, `/mine` your own cards in detail, `/games` all your matches. `/log` tells what happened.

    { "" }**What does this do?** `/card` shows any card, `/rules` any rule, a few sentences each.

    { "" }**Fair dice.** The dice are sealed before the first roll; `/verify` proves them at the end.

    `/preferences language` sets the language I speak to you. `/privacy export` shows what I keep about you, `/privacy erase` forgets it.
