# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = „{ $answer }“: { $reason } Gib eine Zahl von 1 bis { $most } ein.
terminal-input-ended = Die Eingabe endete, bevor die Partie vorbei war.
terminal-output-closed = Die Ausgabe wurde vor dem Ende der Partie geschlossen.
