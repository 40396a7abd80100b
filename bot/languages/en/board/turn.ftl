# A turn in a direct message.

turn-over = **{ $game }:** your turn is over.
turn-hidden = This turn is over. You cannot see the channel of the match any more, so I show nothing of it here.
