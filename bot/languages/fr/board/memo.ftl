# A note of one's own about a match.

memo-press = Ma note
memo-title = Ma note sur cette partie
memo-label = De quoi veux-tu te souvenir ?
memo-about = Visible de toi uniquement, au-dessus de tes choix quand c’est à toi. Laisse vide pour la supprimer.
memo-line = 📝 { $text }
memo-kept = 📝 C’est noté. Cette note n’apparaît qu’à toi, chaque fois que c’est à toi de jouer ici.
memo-deleted = Ta note sur cette partie est supprimée.
