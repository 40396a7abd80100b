# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = That isn’t possible right now. `/board` shows where the match stands.
refusal-no_table = This match is no longer stored. `/play` starts a new one.
refusal-no_table_here = There’s no match in this channel. `/play` starts one; `/games` lists yours.
refusal-no_table_alone = You have no match here. `/solo` starts one; `/games` lists your others.
refusal-unseen = I can’t confirm that you may see this match’s channel, so I can’t show its board here. Check that you still have access, then try again.
refusal-which_table = You’re in several matches{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Use this command in the channel of the one you mean; `/games` lists them all.
refusal-no_server = Matches with other people need a server. Here you can play alone: `/solo` starts a match, `/puzzle` gives you a puzzle.
refusal-not_seated = { $stage ->
    [finished] You didn’t play in this match, and it’s over. Only its players can ask for a rematch; `/play` starts your own.
    [ended] You didn’t play in this match, and it’s over. Only its players can ask for a rematch; `/play` starts your own.
    [lobby] You aren’t playing in this match yet. Press *Join* in the lobby first.
   *[none] You aren’t playing in this match. You’re welcome to watch, or start your own with `/play`.
 }
refusal-damaged = Something is wrong with this saved match, so I’m leaving it untouched. Please tell whoever runs this bot; the details are in its log.
refusal-other_rules = This match was played under older rules that I no longer have, so I can’t show its board or continue it. `/log` still shows what happened, and `/verify` gives you the match as a file.
refusal-wrong_stage = { $stage ->
    [lobby] This match hasn’t started yet. Its host starts it with *Start* in the lobby.
    [playing] This match has already started. `/board` shows where it stands.
    [finished] This match is over. *Rematch* below its end starts the next one, or `/play`.
    [ended] This match is over. *Rematch* below its end starts the next one, or `/play`.
   *[none] This match hasn’t started yet, or it’s already over. `/games` shows where your matches stand.
 }
refusal-busy = I’m very busy right now, so nothing was changed. Try again in a moment.
refusal-cannot_save = I can’t save right now, so nothing was changed. Try again in a moment.
refusal-no_match_here = You have no match on this server. `/play` starts one.
