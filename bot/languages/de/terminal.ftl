# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = „{ $answer }“: { $reason } Gib eine Zahl von 1 bis { $most } ein.
