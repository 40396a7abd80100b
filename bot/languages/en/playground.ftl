# The playground.

playground-topic = Everything here happens on your own machine.
playground-you = { $name } (you)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Direct messages to { $name }{ $new ->
        [0] { "" }
       *[other] { " " }({ $new } new)
    }
playground-conversation-thread = 🧵 { $thread }, as { $name }
playground-open = The playground is open. It runs only on this machine and needs no account or token.
playground-how =
    The address is the key to the page: anyone who has it can play. Pick a person at the top of the page,
    then press a button below the greeting, or type / for the commands. Ctrl-C stops it.

# The greeting in its channel.

playground-greeting-title = Welcome to Olympus
playground-greeting-begin =
    {""}**New here?** *Learn Hercules* takes five minutes. In a lobby you can join as other people (switch with *{ $viewing }*) or add computer players, then press *Start*.
playground-greeting-goes-on = {""}**There’s a match here.** `/board` shows it, with the choices of the person you’re viewing as; `/games` lists all matches.
playground-greeting-more =
    Type `/` for the commands: `/help` is a short tour, `/rules` explains the game, `/card` shows any card.

    The choice of language on top is for everyone here; `/preferences` sets it for one person. Direct messages and threads stand in the list *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Viewing as
playground-page-messages = Messages
playground-page-refresh = Refresh preview
playground-page-capture = Capture
playground-page-inspector = Inspector
playground-page-more = More
playground-page-end = End preview session
playground-page-search-messages = Search messages
playground-page-find = Find a message
playground-page-search = Search
playground-page-previous = Previous
playground-page-next = Next
playground-page-jump = Jump to message ID
playground-page-earlier = Load earlier messages
playground-page-later = Newer messages
playground-page-latest = New messages · jump to latest
playground-page-empty = No messages in this channel.
playground-page-send = Send
playground-page-only-you = Only you can see this
playground-page-edited = edited
playground-page-used = used
playground-page-conversation = Conversation
playground-page-no-options = No matching options
playground-page-cancel = Cancel
playground-page-submit = Submit
