# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = “{ $answer }”: { $reason } Digite um número de 1 a { $most }.
terminal-input-ended = A entrada acabou antes do fim da partida.
terminal-output-closed = A saída foi fechada antes do fim da partida.
