# The board and the choices below it.

# The board.

bot-board-turn = **{ $name }** · { $asked }
bot-board-choices = My choice
bot-choose-this = Choose
bot-choice-joined = { $first }: { $then }
bot-choice-and-end = The same, and end the turn …
bot-board-mine = My cards
bot-board-describe = Board in words
bot-board-explained = Board explained
bot-board-board = Board
bot-board-hint = 💡 Hint
bot-board-more = More …
bot-board-link = To the board
bot-more-title = **What else is there to see**
bot-no-picture = *The picture could not be drawn this time. “Board in words” tells the same.*
bot-step-back = ◀ Back

# What the offered cards do.

bot-board-offer = What do these do?
bot-offered-unasked = You are asked nothing now, so nothing is offered to you.
bot-offered-nothing = What you are asked offers no card and no die face; each choice says itself what it brings.

# Choices.

bot-choices-title = **{ $game }** · { $asked }
bot-choose = Choose …
bot-choose-more = Or else …
bot-played = Done – see the board.

# The message that calls the players who are asked.

bot-ping = { $people } { $count ->
    [one] It is your turn.
   *[other] Each of you has a choice to make.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[To the board]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

bot-seal = 🔒 The dice of this match are sealed: `{ $seal }` · `/verify` checks them at the end.

# Refusals.

bot-refusal-not_your_turn = { $count ->
    [0] Nobody has to choose now.
    [one] It is { $names }’s turn.
   *[other] It is the turn of { $names }.
 }
bot-refusal-on_its_way = The match has moved on, and its new board is still on its way.
bot-refusal-stale = The match has moved on. { $link ->
    [none] `/board` shows the newest board.
   *[other] [Here is the newest board.]({ $link })
 }
bot-refusal-not_offered = { $reason } `/move` shows what is open to you.
bot-refusal-already_played = You have already played – see the board.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = board
command-board-about = The board of this channel's match again, with your choices
command-mine = mine
command-mine-about = Your own cards, symbols and dice in detail
command-move = move
command-move-about = Your open choice, in case its message scrolled away

# In the menu of a message.

menu-describe = Describe this board
bot-refusal-not_a_board = This message shows no board. Use the command on a board that I have posted for a match.
