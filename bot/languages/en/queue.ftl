# The queue over servers.

queue-title = ## 🔎 The queue
queue-about = Find a match with people of any server. Say what you want to play, alone or with friends; I bring together people of like strength, and the longer you wait, the less strength matters.
    The match comes to your **direct messages**, or to a thread of your server if it offers one and everybody sees it.
queue-rating = Your rating in { $game }: **{ $rating }** ({ $count ->
        [one] one rated match
       *[other] { $count } rated matches
    })
queue-people = { $count ->
        [0] Nobody waits at the moment.
        [one] One person waits at the moment.
       *[other] { $count } people wait at the moment.
    }
queue-meets = You avoid nobody.
queue-avoided = You avoid { $people }.
queue-waiting-title = ## 🔎 You wait for a match
queue-waiting = **{ $wish }** · since { $since }; you stop waiting { $until }
queue-wish = { $game }, { $players } players, { $pace } for a decision
queue-party = { $count ->
        [one] You wait alone.
       *[other] Your party: { $names }
    }
queue-code = Friends join you with `/queue` and this code: **`{ $code }`**

queue-press-find = Find a match …
queue-press-friends = Join friends …
queue-press-avoid = Not with …
queue-press-leave = Wait no longer
queue-press-look = Look again

queue-form-find = Find a match
queue-form-game = Game
queue-form-players = Players
queue-form-players-about = How many you are in all, friends included.
queue-players = { $count } players
queue-form-pace = Time for a decision
queue-form-pace-about = When it is over, a computer player plays on until the person returns.
queue-form-friends = Join friends
queue-form-code = Code of the party
queue-form-code-about = The friend who waits sees it in their own /queue.
queue-form-avoid = People you do not want to meet
queue-form-people = Not with
queue-form-people-about = In matches of the queue you never sit at one table. They are not told.

queue-found-title = ### 🔎 Match found: { $game }
queue-found = { $names }
    { $pace } for a decision; when it is over, a computer player plays on until the person returns. Your turns come here.
queue-again = `/queue` finds the next match.

bot-refusal-queue_closed = There is no queue here: the operator of this bot has not opened it.
bot-refusal-already_queued = You wait in the queue already. `/queue` shows for what.
bot-refusal-no_party = No party with this code waits. Perhaps its match has begun, or somebody mistyped.
bot-refusal-party_full = This party is complete.
bot-refusal-messages_refused = My last direct message to you did not get through, and matches of the queue are played there. Allow direct messages from me, then use `/queue` in a direct message to me.
bot-refusal-queue_fixed = This match was found by the queue: its time for a decision stays as everybody wanted it.
bot-refusal-nobody_asked_here = This match has no channel, so nobody can be asked to agree. What needs nobody’s consent is possible.

command-queue = queue
command-queue-about = Find a match with people of other servers, alone or with friends
