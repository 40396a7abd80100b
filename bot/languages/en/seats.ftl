# Seats of a match that goes on: stand-ins, returns, replacements, undo, rematch.

bot-refusal-last_person = There is nobody else at this table, so no computer player can stand in. `/table end` gives the match up.
bot-refusal-played_for_you = A computer player plays for you. Press *I am back* on the board, or use `/table return`.
bot-refusal-nothing_to_undo = You have made no choice yet that could be taken back.
bot-refusal-already_proposed = The others have been asked already. As soon as all agree, it is done.
bot-refusal-proposal_over = This question is settled. The board shows where the match stands.
bot-refusal-not_asked_of_you = This question is put to others.

# Consent
seats-consent-undo = { $people }
    **{ $name }** would like to take this back. It goes beyond a roll or somebody else’s choice, so everybody must agree. Whoever plays on settles it.
seats-consent-swap = { $people }
    **{ $name }** proposes that **{ $one }** and **{ $other }** change places.
seats-consent-agreed = ✅ { $name } agrees
seats-consent-yes = I agree
seats-consent-no = I do not
seats-agreed = You agree. Still missing: { $names }.
