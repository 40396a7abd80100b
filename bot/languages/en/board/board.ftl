# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = My choice
board-choose-this = Choose
board-choice-joined = { $first }: { $then }
board-choice-and-end = Same, and end the turn…
board-choice-as-before = All as before: { $names }
board-choice-repeated = As before, then { $then }
board-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = My cards
board-describe = Board in words
board-roll = Show the roll
board-explained = Board explained
board-board = Board
board-hint = 💡 Hint
board-more = More…
board-happened = 📜 What happened?
board-link = To the board
board-more-title = **More**
board-no-picture = *I couldn’t draw the picture this time. **Board in words** says the same.*
board-step-back = ◀ Back

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name }:** { $text }
board-story-more = { " " }and { $count } more

# What the offered cards do.

board-offer = Explain my options
board-offered-unasked = It isn’t your turn to choose, so there’s nothing to explain yet.
board-offered-nothing = There’s no card or die face to explain here. Each choice says what it gives you.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Choose…
board-choose-more = More choices…
board-played = { $choice_id ->
    [none] Done! The board shows it.
   *[some] Done: { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $count ->
    [one] It’s your turn in
   *[other] You each have a choice to make in
 } { $game }, round { $round }{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[To the board]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

board-seal = 🔒 The dice are sealed, so no one can change them. Seal: `{ $seal }…` · `/verify` shows all of it.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] No one needs to choose right now.
    [one] It’s { $names }’s turn, not yours.
   *[other] We’re waiting for { $names }, not for you.
 }
refusal-on_its_way = The match has moved on. The new board is on its way; choose there.
refusal-stale = The match has moved on. { $link ->
    [none] `/board` shows the newest board.
   *[other] [Here’s the newest board.]({ $link })
 }
refusal-not_offered = { $reason } `/move` shows what you can do.
refusal-already_played = You’ve already made this choice. The board shows it.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = board
command-board-about = The board of this channel’s match again, with your choices
command-mine = mine
command-mine-about = Your own cards, symbols and dice, up close
command-move = move
command-move-about = Your current choice again, if its message has scrolled away

# In the menu of a message.

menu-describe = Describe this board
refusal-not_a_board = There’s no board in this message. Use this on one of my boards.

board-standing = Automatic answers
