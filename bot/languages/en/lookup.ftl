# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = I can’t find a card like “{ $query }”. Start typing its name and pick one from the list, such as Hestia, Zeus, Hydra or Minotaur.
lookup-face-unknown = I can’t find a die face like “{ $query }”. Start typing what it shows and pick one from the list, such as 3 gold, ×3, mirror, shield or golem.
lookup-rule-unknown = I found no rule about “{ $query }”. Pick a topic:
lookup-rule-command = That’s a command, not a rule of a game: `/{ $command }` – { $about }. For the rules, pick a topic:
lookup-rules-title = The rules of { $game }
lookup-rules-choose = Choose a topic…
lookup-book-choose = Choose a topic of { $book }…
lookup-rules-hint = `/rules` with a topic tells you more; `/card` shows a card, `/face` a die face.
lookup-entry = { $game }: { $title }
lookup-help-title = Welcome to Pantheon
lookup-help-intro =
    {""}**New here?** *Learn Hercules* takes five minutes. I run board games of Greek myth: you click; I roll, draw the board and know the rules.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Boards in the middle of a match: { $games }.
lookup-help-further = How you play here
lookup-help-press-names = Commands in your language
lookup-help-names = Where Discord speaks your language, it names the commands like this:
lookup-help-back = Back to the start
lookup-help-how = How you play here
lookup-help-begin = **To start.** `/play` opens a lobby: others press *Join*, computer players can fill empty seats, and the host presses *Start*. `/play solo` starts a match against the computer right away.
lookup-help-board = **Your turn.** I mention you. Gold on the board marks what you can do, and your choices are below it, each with what it gives you. I only offer legal moves, so just try things. *Undo* reverses your last choice; after a roll (🎲) or someone else’s move, everyone must agree.
lookup-help-more =
    { "" }**Where was I?** `/board` shows the board again, `/move` your current choice, `/mine` your own cards, `/games` all your matches, `/log` what happened.

    { "" }**Someone’s gone quiet?** `/table absent` starts a vote, and a computer player stands in until they’re back. Leaving for a while yourself? `/table away`, then `/table return`.

    { "" }**What does this do?** `/card`, `/face` and `/rules` explain any card, die face or rule in a few sentences.

    { "" }**Are the dice fair?** They’re sealed before the first roll; `/verify` proves it at the end.

    `/preferences` sets your language, reminders, quiet hours and more. `/privacy export` shows what I store about you; `/privacy erase` deletes it.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = card
command-card-about = Look up a card: picture, cost, effect, points
command-card-name = name
command-card-name-about = Its name, or what it does: Hestia, Zeus, hammer, reroll…
command-face = face
command-face-about = Look up a die face: picture, price, effect
command-face-name = name
command-face-name-about = What it shows: 3 gold, ×3, mirror, golem…
command-rules = rules
command-rules-about = Look up a rule, in a few short sentences
command-rules-topic = topic
command-rules-topic-about = What you want to know: rest, forging, labyrinth, scoring…
command-help = help
command-help-about = How to start a match, how to play, where to look things up
