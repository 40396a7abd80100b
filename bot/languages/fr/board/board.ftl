# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = Mon choix
board-choose-this = Choisir
board-choice-joined = { $first } : { $then }
board-choice-and-end = Pareil, et finir le tour…
board-choice-as-before = Tout comme avant : { $names }
board-choice-repeated = Comme avant, puis { $then }
board-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = Mes cartes
board-describe = Plateau en mots
board-roll = Montrer le lancer
board-explained = Plateau expliqué
board-board = Plateau
board-hint = 💡 Conseil
board-more = Plus…
board-happened = 📜 Que s’est-il passé ?
board-link = Vers le plateau
board-more-title = **Plus**
board-no-picture = *Je n’ai pas pu dessiner l’image cette fois. **Plateau en mots** dit la même chose.*
board-step-back = ◀ Retour

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name } :** { $text }
board-story-more = { " " }et { $count } de plus

# What the offered cards do.

board-offer = Expliquer mes options
board-offered-unasked = Ce n’est pas à toi de choisir, donc il n’y a rien à expliquer pour l’instant.
board-offered-nothing = Aucune carte ni face à expliquer ici. Chaque choix dit ce qu’il te donne.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Choisis…
board-choose-more = Plus de choix…
board-played = { $choice_id ->
    [none] C’est fait ! Le plateau le montre.
   *[some] C’est fait : { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $count ->
    [one] À toi de jouer dans
   *[other] Vous avez un choix à faire dans
 } { $game }, manche { $round }{ $asked ->
    [none] .
   *[other]  : { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Vers le plateau]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

board-seal = 🔒 Les dés sont scellés : personne ne peut les changer. Sceau : `{ $seal }…` · `/verify` le montre en entier.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] Personne n’a de choix à faire pour l’instant.
    [one] C’est à { $names } de jouer, pas à toi.
   *[other] On attend { $names }, pas toi.
 }
refusal-on_its_way = La partie a avancé. Le nouveau plateau arrive ; choisis là-bas.
refusal-stale = La partie a avancé. { $link ->
    [none] `/board` montre le dernier plateau.
   *[other] [Voici le dernier plateau.]({ $link })
 }
refusal-not_offered = { $reason } `/move` montre ce que tu peux faire.
refusal-already_played = Tu as déjà fait ce choix. Le plateau le montre.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = plateau
command-board-about = Revoir le plateau de la partie de ce salon, avec tes choix
command-mine = mon-jeu
command-mine-about = Tes propres cartes, symboles et dés, en grand
command-move = coup
command-move-about = Revoir ton choix en cours, si son message a défilé

# In the menu of a message.

menu-describe = Décrire ce plateau
refusal-not_a_board = Il n’y a pas de plateau dans ce message. Utilise ça sur un de mes plateaux.

board-standing = Réponses automatiques
