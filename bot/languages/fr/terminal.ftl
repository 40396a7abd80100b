# A match in a terminal.

terminal-question = { $name } : { $question }
terminal-refused = « { $answer } » : { $reason } Entre un nombre de 1 à { $most }.
