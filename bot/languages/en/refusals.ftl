# Refusals that belong to no single feature: what is wrong, and what to do.

bot-incident = Something went wrong, and it is the bot’s fault. Your match is unharmed: please try again. Incident **{ $number }**.
bot-answer-lost = Discord did not take my answer. What you did is stored if your board shows it; if not, please try again.
bot-restarting = I am restarting. Press again in a minute; nothing is lost.
bot-too-busy = I have too many pictures and replays to make for this server just now. Try again in a few seconds; nothing is lost.
bot-slow-down = That was too fast for me. Press again in a moment.
bot-unknown-button = I do not know this button any more. `/board` shows the board with fresh ones.
bot-commands-changed = My commands have just changed. Please try again in a minute.
bot-form-kept = What you entered is kept: open the form again to correct it.
bot-bad-value = I cannot use this value. Pick one from the list, please.

bot-refusal-other = That does not work now. `/board` shows where the match stands.
bot-refusal-no_table = This match is not kept any more. `/play` opens a new one.
bot-refusal-no_table_here = There is no match in this channel. `/play` opens one; `/games` lists yours.
bot-refusal-no_table_alone = You play no match here. `/solo` begins one, and `/games` lists yours.
bot-refusal-unseen = You cannot see the channel of this match now, or Discord does not say whether you can. So I show nothing of it here.
bot-refusal-which_table = You play several matches. Use the command in the channel of the one you mean; `/games` lists them.
bot-refusal-no_server = Matches with others are played in the channels of a server. Alone you can play here: `/solo` begins at once, and `/puzzle` poses a puzzle.
bot-refusal-not_seated = You do not play in this match. Watch as long as you like, or open one of your own with `/play`.
bot-refusal-damaged = The stored match does not come out as it was played, so I leave it untouched. Whoever runs this bot finds more in its log.
bot-refusal-other_rules = This match was played by an earlier version of the rules, which I no longer know: I can neither show its board nor play it on. `/log` tells what happened, and `/verify` hands it to you as a file.
bot-refusal-wrong_stage = This match has not begun yet, or it is over. `/games` shows where your matches stand.
bot-refusal-busy = Too much is going on at once. Nothing was changed: try again in a moment.
bot-refusal-cannot_save = I cannot save right now. Nothing was changed: try again in a moment.
bot-refusal-no_match_here = You play no match in this server now. `/play` opens one.
