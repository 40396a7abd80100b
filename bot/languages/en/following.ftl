# Following a match in which one does not play.

following-press = Follow
following-question = 👁️ { $now ->
    [none] **Follow this match of { $game }?**
   *[other] **You follow this match of { $game }.**
} { $now ->
    [end] I’ll send you a private message when it’s over.
    [turn] I send you a private message at the end of each turn.
   *[none] I’ll send you a private message when it’s over, or at the end of each turn, never in your quiet hours.
}
following-press-end = Only the end
following-press-turn = Each turn
following-press-stop = Stop following
following-begun-end = 👁️ You follow this match of { $game }: I’ll send you one private message when it’s over. `/games` lists what you follow.
following-begun-turn = 👁️ You follow this match of { $game }: I’ll send you a private message at the end of each turn, at most every ten minutes. `/games` lists what you follow.
following-stopped = You don’t follow this match any more.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] The next turn begins.
        [one] It’s { $turn }’s turn.
       *[other] Waiting for { $turn }.
    }
following-over = 🏁 **{ $game }** · { $names }
    The match you followed is over.
following-given-up = 🏁 **{ $game }** · { $names }
    The match you followed was ended early.
following-list = 👁️ **You follow:**
following-line = • { $game } · { $names ->
        [none] you may not see its channel now
       *[other] { $names }
    } · { $way ->
        [end] the end
       *[turn] each turn
    } · [to the match]({ $link })
following-more = …and { $count } more
following-choose = Stop following a match…
following-option = { $game }: { $names }
following-option-unseen = { $game }
refusal-follow_own = You play in this match, so you see everything anyway. `/preferences` sets how I tell you it’s your turn.
refusal-follow_refused = My last direct message didn’t reach you, so I couldn’t tell you about this match. Right-click a server we share, open *Privacy Settings*, allow *Direct Messages*, then send me any command there.
refusal-too_many_follows = You already follow { $limit } matches. `/games` lists them; stop following one first.
refusal-too_many_followers = { $limit } people already follow this match; more isn’t possible.
