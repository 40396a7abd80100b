# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = “{ $answer }”: { $reason } Escribe un número del 1 al { $most }.
