# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HERCULES
hercules-picture-round = MANCHE { $number }
hercules-picture-last-round = DERNIÈRE MANCHE
hercules-picture-no-labour = aucun travail
hercules-picture-now = points actuels
hercules-picture-hades-moves = va en
hercules-picture-hades-takes = prend
hercules-picture-hades-done = a joué
hercules-picture-simplified = Simplifié
hercules-picture-level-book = Hadès du livret
hercules-picture-level-mild = Hadès : facile
hercules-picture-level-medium = Hadès : moyen
hercules-picture-level-standard = Hadès : difficile
hercules-picture-level-hard = Hadès : expert

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = Que récupères-tu ?
hercules-picture-do-labour = travail
hercules-picture-do-ability = pouvoir
hercules-picture-do-rest = repos
hercules-picture-do-end = finir le tour
hercules-picture-do-pass = passer

# Close-up and score sheet.

hercules-picture-no-cards = aucune carte
hercules-picture-markers = Cubes
hercules-picture-demigods = Demi-dieux
hercules-picture-gods = Dieux
hercules-picture-vases = Vases
hercules-picture-vase = Vase
hercules-picture-pantheon = Panthéon
hercules-picture-majorities = Majorités
hercules-picture-sets = Séries
hercules-picture-tie-column = Égalité : colonne atteinte
hercules-picture-tie-majorities = puis majorités
hercules-picture-tie-supply = puis cubes en réserve
hercules-picture-final = Score final
hercules-picture-so-far = Si la partie finissait là (manche { $number })

# Cards.

hercules-picture-torches-3 = En jeu à 3 ou 4
hercules-picture-torches-4 = En jeu à 4
hercules-picture-counts-as = Compte comme : { $symbols }
hercules-picture-worth = { $number ->
    [one] Vaut { $number } point
   *[other] Vaut { $number } points
}

# The board explained.

hercules-picture-legend = HERCULES : LIRE LE PLATEAU
hercules-picture-legend-pegasus-name = Pégase
hercules-picture-legend-pegasus = Qui a Pégase a commencé cette manche. Après chaque manche, il change de mains.
hercules-picture-legend-points-name = Points actuels
hercules-picture-legend-points = Comme si la partie finissait là, majorités et séries comprises. La ligne de chaque tour dit ce qui change.
hercules-picture-legend-apprentice-name = Apprenti
hercules-picture-legend-apprentice = Il avance vers la droite jusqu’à ton prochain cube. En pâle : sa place au dernier plateau.
hercules-picture-legend-marker-name = Travail à faire
hercules-picture-legend-marker = Ton cube dans une colonne. Doré : tes dés font ce nombre. Creux : fait depuis le dernier plateau.
hercules-picture-legend-taken-name = Signe dans un anneau bleu clair
hercules-picture-legend-taken = Cette couleur a pris une carte ici depuis le dernier plateau.
hercules-picture-legend-god-name = Dieu
hercules-picture-legend-god = Si ton apprenti s’arrête dessous, la carte est à toi : points dans le laurier, pouvoir à droite.
hercules-picture-legend-demigod-name = Demi-dieux
hercules-picture-legend-demigod = À gauche, ce qui gagne la carte du dessus : une opération, ou le chiffre d’un dé. ×n : cartes restantes.
hercules-picture-legend-vase-name = Vase
hercules-picture-legend-vase = Pour qui avance d’autant de colonnes d’un coup ; ses points sont dans le laurier.
hercules-picture-legend-chip-name = Donnent
hercules-picture-legend-chip = Ce que font deux de ces dés. Doré : un travail possible maintenant. Barré : plus aucun avec ce nombre.
hercules-picture-legend-stock-name = Cubes et cartes
hercules-picture-legend-stock = Les cubes en réserve, qui paient les demi-dieux, et les cartes gagnées.
hercules-picture-legend-symbol-name = Symboles
hercules-picture-legend-symbol = Combien on en a de chaque sorte. Laurier : personne n’en a plus.
hercules-picture-legend-ready-name = Pouvoirs
hercules-picture-legend-ready = Vif : tu as une carte prête (le chiffre dit combien). Terne : tu n’en as pas. Lit : repos. Deux barres : passer ou finir le tour.

# The lobby.

hercules-picture-invitation = Douze travaux, deux dés et la faveur des dieux
