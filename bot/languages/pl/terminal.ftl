# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = „{ $answer }”: { $reason } Wpisz liczbę od 1 do { $most }.
