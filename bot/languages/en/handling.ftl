# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Sorry, that went wrong, and it’s my fault, not yours. Your match is safe. Please try again; if it happens again, report incident **{ $number }**.
handling-answer-lost = Discord didn’t accept my reply. Check your board: if it shows your choice, all is well; if not, please try again.
handling-restarting = I’m restarting. Nothing is lost; press again in a minute.
handling-too-busy = I’m drawing a lot for this server right now. Nothing is lost; try again in a few seconds.
handling-slow-down = That was a bit fast for me. Press again in a moment.
handling-unknown-button = This button is out of date. `/board` shows the board with fresh ones.
handling-commands-changed = My commands were just updated. Please try again in a minute.
handling-form-kept = Your entries are kept. Open the form again to correct them.
handling-bad-value = I can’t use that value. Please pick one from the list.
