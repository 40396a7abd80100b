# The proof that the dice were fair.

bot-verify-sealed = 🔒 The dice of the match in this channel are sealed as `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([as it was posted]({ $link }))
 }. When it is over, `/verify` checks them.
bot-verify-true = ✅ **The dice were fair.** The seed fits the seal from before the match, and { $moves ->
    [one] the one move and every roll come
   *[other] all { $moves } moves and every roll come
 } out the same when they are played again.
bot-verify-seal = The seal: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([as it was posted before the match]({ $link }))
 }
bot-verify-compare = The seal in this file: `{ $seal }`. Is it the one that was posted before the match? Only then does it prove anything.
bot-verify-same-rules = The match was played by version { $before } of the rules. Version { $now }, which I play now, gives the same match.
bot-verify-other-rules = ⚖️ **The dice fit their seal, but I cannot judge the moves.** The match was played by version { $before } of the rules, and version { $now }, which I play now, leads elsewhere. A bot of that time can check all of it.
bot-verify-broken-seal = ❌ **The dice of this match do not fit their seal.** Seed and salt are not those that were sealed before the match: somebody has exchanged them.
bot-verify-false = ❌ **This match does not fit its dice.** { $difference }
bot-verify-file = The file holds the whole match. `pantheon verify FILE` checks it without Discord.
bot-refusal-bad_file = That isn’t a match file from this bot.
command-verify = verify
command-verify-about = Prove the dice of a finished match: every roll and every move again
command-verify-file = file
command-verify-file-about = An exported match; without one, the last finished match of this channel
