# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = “{ $answer }”: { $reason } Scrivi un numero da 1 a { $most }.
terminal-input-ended = L’input è finito prima della partita.
terminal-output-closed = L’output è stato chiuso prima della fine della partita.
