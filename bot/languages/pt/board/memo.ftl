# A note of one's own about a match.

memo-press = Minha nota
memo-title = Minha nota sobre esta partida
memo-label = Do que você quer se lembrar?
memo-about = Só você a vê, acima das suas opções, sempre que for sua vez. Deixe vazio para apagar.
memo-line = 📝 { $text }
memo-kept = 📝 Anotado. Só você vai ver, sempre que for sua vez aqui.
memo-deleted = Sua nota sobre esta partida foi apagada.
