# Names and descriptions of the lookup commands. Names: small letters, at most 32; descriptions: at most 100 characters.
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
