# A note of one's own about a match.

memo-press = Mi nota
memo-title = Mi nota sobre esta partida
memo-label = ¿Qué quieres recordar?
memo-about = Solo la ves tú, sobre tus opciones cuando te toca. Déjala vacía para borrarla.
memo-line = 📝 { $text }
memo-kept = 📝 Anotado. Solo lo verás tú, cuando te toque aquí.
memo-deleted = Tu nota sobre esta partida está borrada.
