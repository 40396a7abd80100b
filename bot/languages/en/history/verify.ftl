# The proof that the dice were fair.

verify-sealed = 🔒 The dice of this channel’s match are sealed as `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([as posted]({ $link }))
 }. When it’s over, `/verify` checks them.
verify-own = **Your own match { $match }** ({ $game }), which only you see:
verify-here = **The last match of this channel:**
verify-true = ✅ **The dice were fair.** The seed fits the seal from before the match, and { $moves ->
    [one] the one choice and every roll come
   *[other] all { $moves } choices and every roll come
 } out the same when replayed.
verify-seal = The seal: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([as posted before the match]({ $link }))
 }
verify-compare = The seal in this file is `{ $seal }`. Compare it with the one posted before the match: only if they match does this prove anything.
verify-same-rules = This match was played under rules version { $before }. Version { $now }, which I play now, gives the same result.
verify-other-rules = ⚖️ **The dice fit their seal, but I can’t check the choices.** This match was played under rules version { $before }; version { $now }, which I play now, comes out differently. A bot with the older version can check all of it.
verify-broken-seal = ❌ **These dice don’t fit their seal.** The seed and salt are not the ones sealed before the match: someone has swapped them.
verify-false = ❌ **This match does not fit its dice.** { $part ->
    [move] The rules don’t allow choice { $number }.
    [event] { $number ->
        [0] What the file says happened at the start comes out differently when replayed.
       *[other] What the file says happened after choice { $number } comes out differently when replayed.
    }
    [end] Its choices lead to another end.
    [scores] Its choices lead to other scores.
    [draws] Some rolls aren’t those that the seed gives.
   *[other] Something in it was changed.
 }
verify-unreadable = ❌ **I can’t read this file to its end.** It looks like a match file, but it’s damaged or was changed. Attach it just as `/verify` gave it to you.
verify-file = This file holds the whole match. `pantheon verify FILE` checks it without Discord.
refusal-bad_file = { $file ->
    [table] This file hands a match over to another bot. Whoever runs me can check it with `pantheon verify FILE`.
    [person] This file is what I store about you, from `/privacy export`. There are no dice in it to check.
    [tournament] This file holds the results of a tournament. There are no dice in it to check.
    [large] This file is too large for a single match.
    [unreadable] I can’t read this file: it isn’t JSON, or it’s damaged.
   *[other] This isn’t a match file of mine.
 } Attach the file that `/verify` gave you after a match, such as `hercules.json`: `pantheon-match` stands in its first lines.
command-verify = verify
command-verify-about = Check the dice of a finished match, every roll and every move
command-verify-file = file
command-verify-file-about = A saved match (the last finished one in this channel if left out)
