# A match in a terminal.

terminal-question = { $name }: { $question }
terminal-refused = “{ $answer }”: { $reason } Enter a number from 1 to { $most }.
terminal-input-ended = The input ended before the match was over.
terminal-output-closed = The output was closed before the match was over.
