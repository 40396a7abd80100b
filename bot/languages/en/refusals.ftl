# Refusals that belong to no single feature: what is wrong, and what to do.

bot-incident = Sorry, that went wrong, and it’s my fault, not yours. Your match is safe. Please try again; if it happens again, report incident **{ $number }**.
bot-answer-lost = Discord didn’t accept my reply. Check your board: if it shows your choice, all is well; if not, please try again.
bot-notice = 📢 **From the operator of this bot:** { $text }
bot-maintenance = I’m closed for maintenance and will be back { $until }. Nothing is lost, and no one’s time runs meanwhile.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
bot-blocked = The operator of this bot has blocked you. Your data are yours all the same: /privacy.
bot-blocked-server = The operator of this bot has blocked this server.
bot-restarting = I’m restarting. Nothing is lost; press again in a minute.
bot-too-busy = I’m drawing a lot for this server right now. Nothing is lost; try again in a few seconds.
bot-slow-down = That was a bit fast for me. Press again in a moment.
bot-unknown-button = This button is out of date. `/board` shows the board with fresh ones.
bot-commands-changed = My commands were just updated. Please try again in a minute.
bot-form-kept = Your entries are kept. Open the form again to correct them.
bot-bad-value = I can’t use that value. Please pick one from the list.

bot-refusal-other = That isn’t possible right now. `/board` shows where the match stands.
bot-refusal-no_table = This match is no longer stored. `/play` starts a new one.
bot-refusal-no_table_here = There’s no match in this channel. `/play` starts one; `/games` lists yours.
bot-refusal-no_table_alone = You have no match here. `/solo` starts one; `/games` lists your others.
bot-refusal-unseen = I can’t confirm that you may see this match’s channel, so I can’t show its board here. Check that you still have access, then try again.
bot-refusal-which_table = You’re in several matches{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Use this command in the channel of the one you mean; `/games` lists them all.
bot-refusal-no_server = Matches with other people need a server. Here you can play alone: `/solo` starts a match, `/puzzle` gives you a puzzle.
bot-refusal-not_seated = { $stage ->
    [finished] You didn’t play in this match, and it’s over. Only its players can ask for a rematch; `/play` starts your own.
    [ended] You didn’t play in this match, and it’s over. Only its players can ask for a rematch; `/play` starts your own.
    [lobby] You aren’t playing in this match yet. Press *Join* in the lobby first.
   *[none] You aren’t playing in this match. You’re welcome to watch, or start your own with `/play`.
 }
bot-refusal-damaged = Something is wrong with this saved match, so I’m leaving it untouched. Please tell whoever runs this bot; the details are in its log.
bot-refusal-other_rules = This match was played under older rules that I no longer have, so I can’t show its board or continue it. `/log` still shows what happened, and `/verify` gives you the match as a file.
bot-refusal-wrong_stage = { $stage ->
    [lobby] This match hasn’t started yet. Its host starts it with *Start* in the lobby.
    [playing] This match has already started. `/board` shows where it stands.
    [finished] This match is over. *Rematch* below its end starts the next one, or `/play`.
    [ended] This match is over. *Rematch* below its end starts the next one, or `/play`.
   *[none] This match hasn’t started yet, or it’s already over. `/games` shows where your matches stand.
 }
bot-refusal-busy = I’m very busy right now, so nothing was changed. Try again in a moment.
bot-refusal-cannot_save = I can’t save right now, so nothing was changed. Try again in a moment.
bot-refusal-no_match_here = You have no match on this server. `/play` starts one.
