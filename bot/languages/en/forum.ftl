# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Ready to start
    [one] One seat open
   *[other] { $free } seats open
} · { $game } · { $names }
forum-title-turn = { $count ->
    [one] { $turn }’s turn
   *[other] Waiting for { $turn }
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Over · { $game } · { $names }
forum-tag-open = Open seat
forum-tag-playing = Playing
forum-tag-over = Over
forum-tag-pace-evening = One evening
forum-tag-pace-daily = A turn a day
forum-tag-pace-slow = Slow
forum-tag-pace-leisurely = Leisurely
forum-opened = Your lobby is a post of its own in { $channel }. Others press **Join** there; when everyone’s here, press **Start**.
forum-started = Your match has started, in a post of its own in { $channel }. Good luck! `/rules` explains the game; `/help` shows how to play it here.
forum-lacking-permissions = ⚠️ I can’t make posts in { $channel }: I’m missing { $permissions } (*Edit Channel* → *Permissions*).
forum-lacking-tags = ⚠️ I can’t make tags in { $channel }: give me **Manage Channels** there, or create the tags { $tags } yourself and I’ll use them.
forum-settings = **Posts for matches:** each match gets a post in { $channel }
forum-settings-none = **Posts for matches:** no forum
forum-settings-form = Forum for matches
forum-settings-choose = Each new match gets a post there that says whose turn it is. Leave empty for none.
forum-settings-press = Forum…
refusal-cannot_post = Matches on this server get a post in { $where }, but I can’t make one: I’m missing { $permissions }. Ask someone who manages that channel to grant it (*Edit Channel* → *Permissions*).
