# The playground.

playground-topic = Tout ici se passe sur ta propre machine.
playground-you = { $name } (toi)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Messages privés à { $name }{ $new ->
        [0] { "" }
       *[other] { " " }({ $new } en attente)
    }
playground-conversation-thread = 🧵 { $thread }, comme { $name }
playground-open = Le bac à sable est ouvert. Il ne tourne que sur cette machine et ne demande ni compte ni jeton.
playground-how =
    L’adresse est la clé de la page : toute personne qui l’a peut jouer. Choisis une personne en haut de la page,
    puis appuie sur un bouton sous l’accueil, ou tape / pour les commandes. Ctrl-C l’arrête.

# The greeting in its channel.

playground-greeting-title = Bienvenue sur l’Olympe
playground-greeting-begin =
    {""}**Première visite ?** *Apprendre Hercules* prend cinq minutes. Dans un lobby, tu peux aussi entrer à la place d’autres personnes (change avec *Viewing as*) ou ajouter des IA, puis appuyer sur *Commencer*.
playground-greeting-goes-on = {""}**Il y a une partie ici.** `/board` la montre, avec les choix de la personne que tu incarnes ; `/games` liste toutes les parties.
playground-greeting-more =
    Tape `/` pour les commandes : `/help` est une courte visite, `/rules` explique le jeu, `/card` montre n’importe quelle carte.

    Le choix de langue en haut vaut pour tout le monde ici ; `/preferences` la règle pour une personne. Messages privés et fils sont dans la liste *Viewing as*.
