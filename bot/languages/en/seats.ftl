# Seats of a match that goes on: stand-ins, returns, replacements, undo, rematch.

bot-refusal-last_person = There is nobody else at this table, so no computer player can stand in. `/table end` gives the match up.
