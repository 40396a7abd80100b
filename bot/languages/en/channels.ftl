# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = The match has started. It’s played in { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 I couldn’t make a thread, so the match is played here
channels-stuck-locked = { $host } The thread { $thread } of your match ({ $game }) is locked, so I can’t post there. Nothing is lost: unlock it, or use `/move-here` in the channel where you want to play.
channels-stuck-gone = { $host } The thread of your match ({ $game }) was deleted. Nothing is lost: use `/move-here` in the channel where you want to play.

# Channels in which the bot cannot write.

channels-gone = The channel { $channel } of your match is gone. Nothing is lost: use `/move-here` in the channel where you want to play. Until then, `/move` and `/board` work anywhere on this server.
channels-closed = I can’t post in { $channel }: I’m missing { $permissions }. Nothing is lost: grant me that (*Edit Channel* → *Permissions*) and the match continues, or use `/move-here` in another channel.
channels-untidy = I can’t remove the buttons from old boards in { $channel }: I’m missing { $permissions }. The match continues; just use the newest board.
channels-direct-closed = I can’t send you direct messages, so I can’t show your match here. Nothing is lost. Right-click the server we share, open *Privacy Settings*, allow *Direct Messages*, then use any command again.
channels-permission-view-channel = **View Channels**
channels-permission-send-messages = **Send Messages**
channels-permission-attach-files = **Attach Files**
channels-permission-read-message-history = **Read Message History**
channels-permission-create-public-threads = **Create Public Threads**
channels-permission-send-messages-in-threads = **Send Messages in Threads**
refusal-cannot_write_here = I can’t show a match here: I’m missing { $permissions }. Ask someone who manages this channel to grant it (*Edit Channel* → *Permissions*), or play in another channel.
refusal-no_threads_here = I can’t make a thread inside a thread. Play without one, or start in the channel itself.
refusal-cannot_make_threads = I can’t make a thread here: I’m missing { $permissions }. Ask someone who manages this channel to grant it (*Edit Channel* → *Permissions*), or play without a thread.
refusal-cannot_see = { $names } { $count ->
    [one] can’t
   *[other] can’t
} see this channel, so the match stays where it is. Choose a channel everyone at the table can see.

# Moving a match.

channels-moved = The match continues here. Here comes the board.
refusal-already_here = This match is already in this channel. `/board` shows its board.
refusal-nothing_to_move = There’s no match on this server that you can move. Only a match’s host, or someone who manages both channels, can move it.
refusal-which_to_move = There are several matches you could move{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Pick one with the option *match*.
refusal-channel_taken = Your match was paused because no one moved for a while, and another match is using its channel now. Use `/move-here` in a free channel to continue yours there.
command-move-here = move-here
command-move-here-about = Continue a match in this channel; for its host or channel managers
command-move-here-match = match
command-move-here-match-about = Which match, if there are several
