# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = I can’t find a card like “{ $query }”. Start typing its name and pick one from the list: Hestia, Zeus, Hydra, Minotaur …
lookup-face-unknown = I can’t find a die face like “{ $query }”. Start typing what it shows and pick one from the list: 3 gold, ×3, mirror, shield, golem …
lookup-rule-unknown = I found no rule about “{ $query }”. Pick a topic from the list:
lookup-rules-title = The rules of { $game }
lookup-rules-choose = Turn to a topic …
lookup-book-choose = Turn to a topic of { $book } …
lookup-rules-hint = `/rules` with a topic tells more; `/card` shows a single card, `/face` a single die face.
lookup-entry = { $game }: { $title }
lookup-help-title = Welcome to Pantheon
lookup-help-intro =
    I run board games of Greek myth in this channel. You play with clicks; I roll, draw the board and keep the rules.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-begin = **To begin.** Such a command opens a lobby: others press *Join*, computer players fill empty seats, and whoever opened it presses *Start*.{ $game ->
    [none] { "" }
   *[other] { " " }`/play solo` starts { $game } alone against Hades, at once.
 }
lookup-help-board = **Your turn.** I mention you. On the board, gold marks what is within reach; below it stand your choices, each with what it brings. Only what the rules allow is offered, so you can simply try. *Undo* takes your last choice back; beyond a roll (🎲) or somebody else’s choice all must agree.
lookup-help-more =
    { "" }**Where was I?** `/board` brings the board back, `/move` your open choice, `/mine` your own cards in detail, `/games` all your matches. `/log` tells what happened.

    { "" }**Somebody is gone?** `/table absent` starts a vote, and a computer player stands in until they return. `/table away` and `/table return` do so for you.

    { "" }**What does this do?** `/card` shows any card, `/face` any die face, `/rules` any rule, a few sentences each.

    { "" }**Fair dice.** The dice are sealed before the first roll; `/verify` proves them at the end.

    `/preferences` sets the language I speak to you, reminders, quiet hours and more. `/privacy export` shows what I keep about you, `/privacy erase` forgets it.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = card
command-card-about = Look a card up: picture, cost, effect, points
command-card-name = name
command-card-name-about = Its name, or what it does: Hestia, Zeus, hammer, reroll …
command-face = face
command-face-about = Look a die face up: picture, price, effect
command-face-name = name
command-face-name-about = What it shows: 3 gold, ×3, mirror, golem …
command-rules = rules
command-rules-about = Look a rule up, in a few short sentences
command-rules-topic = topic
command-rules-topic-about = What you want to know: rest, forging, labyrinth, scoring …
command-help = help
command-help-about = How to start a match, how to play, where to look things up
