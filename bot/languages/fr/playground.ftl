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
    {""}**Première visite ?** *Apprendre Hercules* prend cinq minutes. Dans un lobby, tu peux aussi entrer à la place d’autres personnes (change avec *{ $viewing }*) ou ajouter des IA, puis appuyer sur *Commencer*.
playground-greeting-goes-on = {""}**Il y a une partie ici.** `/board` la montre, avec les choix de la personne que tu incarnes ; `/games` liste toutes les parties.
playground-greeting-more =
    Tape `/` pour les commandes : `/help` est une courte visite, `/rules` explique le jeu, `/card` montre n’importe quelle carte.

    Le choix de langue en haut vaut pour tout le monde ici ; `/preferences` la règle pour une personne. Messages privés et fils sont dans la liste *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Voir comme
playground-page-messages = Messages
playground-page-refresh = Actualiser
playground-page-capture = Capturer
playground-page-inspector = Inspecter
playground-page-more = Plus
playground-page-end = Fermer l’aperçu
playground-page-search-messages = Chercher dans les messages
playground-page-find = Trouver un message
playground-page-search = Chercher
playground-page-previous = Précédents
playground-page-next = Suivants
playground-page-jump = Aller à un message par son ID
playground-page-earlier = Charger les messages précédents
playground-page-later = Messages plus récents
playground-page-latest = Nouveaux messages · aller au dernier
playground-page-empty = Aucun message dans ce salon.
playground-page-send = Envoyer
playground-page-only-you = Visible par toi uniquement
playground-page-edited = modifié
playground-page-used = utilise
playground-page-conversation = Conversation
playground-page-no-options = Aucune option trouvée
playground-page-cancel = Annuler
playground-page-submit = Envoyer
