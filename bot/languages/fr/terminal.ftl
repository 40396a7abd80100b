# A match in a terminal.

terminal-question = { $name } : { $question }
terminal-refused = « { $answer } » : { $reason } Entre un nombre de 1 à { $most }.
terminal-input-ended = L’entrée s’est arrêtée avant la fin de la partie.
terminal-output-closed = La sortie a été fermée avant la fin de la partie.
