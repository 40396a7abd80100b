# The queue over servers.

queue-title = ## 🔎 The queue
queue-about = Find a match with people from any server, alone or with friends. I look for players about as strong as you; the longer you wait, the less that matters.
    You play in **direct messages**, or in a thread on your server if it offers one and everyone can see it.
queue-rating = Your rating in { $game }: **{ $rating }** ({ $count ->
        [one] one rated match
       *[other] { $count } rated matches
    })
queue-reliance = { $missed ->
        [0] Strangers rely on you: if twice your time runs out or you don’t confirm a match, the queue pauses for you for { $span }.
       *[other] Lately your time ran out in a match, or you didn’t confirm one. If that happens once more, the queue pauses for you for { $span }; `/preferences` has vacations and quiet hours.
    }
queue-pause-span = { $pause ->
        [0] an hour
        [1] a day
       *[other] a week
    }
queue-paused = ⏸️ Strangers have waited for you in vain twice, so the queue takes a break for you. You can join again { $until }.
queue-people = { $count ->
        [0] No one is waiting right now.
        [one] One person is waiting right now.
       *[other] { $count } people are waiting right now.
    }
queue-meets = You’re avoiding no one.
queue-avoided = You’re avoiding { $people }.
queue-avoids-no-stranger = { $count ->
    [one] One of them has never used me, so I keep nothing about them: you can avoid them once they have.
   *[other] { $count } of them have never used me, so I keep nothing about them: you can avoid them once they have.
 }
queue-waiting-title = ## 🔎 You’re in the queue
queue-waiting = **{ $wish }** · joined { $since }; your place expires { $until }
queue-wish = { $game }, { $players } players, { $pace }
queue-party = { $count ->
        [one] You’re waiting alone.
       *[other] Your group: { $names }
    }
queue-usual = { $unit ->
        [hours] Such a match is usually found after { $count } hours.
       *[minutes] { $count ->
            [0] Such a match is usually found within a minute.
            [one] Such a match is usually found after 1 minute.
           *[other] Such a match is usually found after { $count } minutes.
        }
    }
queue-usual-unknown = I can’t say yet how long this usually takes: too few such matches have been found lately.
queue-code = Friends can join you with `/queue` and this code: **`{ $code }`**

queue-press-find = Find a match…
queue-press-friends = Join friends…
queue-press-avoid = Avoid people…
queue-press-leave = Leave the queue
queue-press-look = Refresh

queue-form-find = Find a match
queue-form-game = Game
queue-form-players = Players
queue-form-players-about = In total, including you and your friends.
queue-players = { $count } players
queue-form-pace = Time for each choice
queue-form-pace-about = When it runs out, a computer player takes over until that person is back.
queue-form-friends = Join friends
queue-form-code = Your group’s code
queue-form-code-about = Your friend finds it in their own /queue.
queue-form-avoid = People to avoid
queue-form-people = Avoid
queue-form-people-about = The queue never puts you at the same table. They won’t know.

queue-found-title = ### 🔎 Match found: { $game }
queue-found = { $names }
    { $pace }. When your time runs out, a computer player takes over until you’re back. Your turns come here.
queue-off = **{ $game }:** this match didn’t come about.
queue-again = `/queue` finds the next match.

refusal-not_reliable_yet = Until you count as reliable, you play { $limit ->
    [one] one match
   *[other] { $limit } matches
 } with strangers at a time. Finish one of them first; `/stats` shows how far you are.
refusal-queue_paused = Strangers have waited for you in vain twice, so the queue takes a break for you. You can join again { $until }. Until then: `/play`, `/solo`, `/daily`.
refusal-no_such_id = I can’t find one of these people on Discord, so your list stays as it was. Pick them from the form’s list, 25 at most.
refusal-queue_closed = There’s no queue here: the bot’s operator hasn’t opened one. `/play` starts a match on this server.
refusal-already_queued = You’re already in the queue. `/queue` shows what you’re waiting for.
refusal-no_party = No group with this code is waiting. Its match may have started, or there’s a typo: check the code with your friend.
refusal-party_full = This group is full. Ask your friend to choose more players, or join the queue on your own.
refusal-messages_refused = My last direct message didn’t reach you, and matches from the queue are played there. Right-click a server we share, open *Privacy Settings*, allow *Direct Messages*, then send me `/queue` in one.
refusal-queue_fixed = The queue found this match with the time limit everyone chose, so it can’t be changed.
refusal-nobody_asked_here = This match has no channel, so I can’t ask the others to agree. You can still do anything that doesn’t need their agreement.

command-queue = queue
command-queue-about = Find a match with people from other servers, alone or with friends
