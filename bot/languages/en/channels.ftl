# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

posting-in-thread = The match has begun; it is played in { $thread }.
posting-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 No thread could be made, so the match is played here
posting-stuck-locked = { $host } The thread { $thread } of your match ({ $game }) is locked, so I cannot write there. Unlock it, or use `/move-here` in the channel where the match shall go on. Nothing is lost.
posting-stuck-gone = { $host } The thread of your match ({ $game }) was deleted. Use `/move-here` in the channel where the match shall go on. Nothing is lost.

# Channels in which the bot cannot write.

bot-channel-gone = The channel { $channel } of your match is gone. Nothing is lost: `/move-here` lets it go on in the channel where you use it; until then `/move` and `/board` work anywhere in this server.
bot-channel-closed = I cannot write in { $channel }: I lack { $permissions }. Allow me that there, and the match goes on; or use `/move-here` in another channel. Nothing is lost.
bot-channel-untidy = I cannot take the buttons off old boards in { $channel }: I lack { $permissions }. The match goes on; only the newest board counts.
bot-direct-closed = My direct messages do not get through to you, so your match cannot be shown here. Allow direct messages of servers that we share, or of this bot, in your privacy settings; then use any command again. Nothing is lost.
permission-view-channel = **View Channels**
permission-send-messages = **Send Messages**
permission-attach-files = **Attach Files**
permission-read-message-history = **Read Message History**
permission-create-public-threads = **Create Public Threads**
permission-send-messages-in-threads = **Send Messages in Threads**
bot-refusal-cannot_write_here = I cannot show a match here: I lack { $permissions }. Whoever manages this channel can allow me that; or play in another channel.
bot-refusal-no_threads_here = I cannot make a thread in a thread. Play without, or begin in the channel.
bot-refusal-cannot_make_threads = I cannot make a thread in this channel: I lack { $permissions }. Whoever manages it can allow me that; or play without.
bot-refusal-cannot_see = { $names } { $count ->
    [one] does not see
   *[other] do not see
} this channel, so the match stays where it is. Choose a channel that everybody at the table can see.

# Moving a match.

posting-moved = The match goes on here: its board follows.
bot-refusal-already_here = This match is already played here.
bot-refusal-nothing_to_move = There is no match in this server that you may move: the host can, and whoever manages both its channel and this one.
bot-refusal-which_to_move = There are several matches. Choose the one you mean with the option *match*.
bot-refusal-channel_taken = This match rests, and another one is played in its channel now. Use `/move-here` in a free channel to let yours go on there.
command-move-here = move-here
command-move-here-about = Let a match go on in this channel: its host, or whoever manages the channels
command-move-here-match = match
command-move-here-match-about = Which match, if there are several
