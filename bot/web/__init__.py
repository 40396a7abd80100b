"""Pages of matches over HTTP, for whoever has a link, from the bot's own process.

Everything here costs the players as little as it can: what watchers see is made once for all of them, and pictures are
drawn one at a time, behind those of the players' own messages.
"""
