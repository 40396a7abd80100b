# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = „{ $answer }”: { $reason } Wpisz liczbę od 1 do { $most }.
terminal-input-ended = Dane wejściowe skończyły się przed końcem partii.
terminal-output-closed = Wyjście zamknięto przed końcem partii.
