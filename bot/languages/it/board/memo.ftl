# A note of one's own about a match.

memo-press = Il mio appunto
memo-title = Il mio appunto su questa partita
memo-label = Che cosa vuoi ricordare?
memo-about = Lo vedi solo tu, sopra le tue scelte ogni volta che tocca a te. Lascialo vuoto per cancellarlo.
memo-line = 📝 { $text }
memo-kept = 📝 Annotato. Lo vedrai solo tu, ogni volta che qui tocca a te.
memo-deleted = Il tuo appunto su questa partita è cancellato.
