# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = “{ $answer }”: { $reason } Escribe un número del 1 al { $most }.
terminal-input-ended = La entrada se acabó antes que la partida.
terminal-output-closed = La salida se cerró antes de que acabara la partida.
