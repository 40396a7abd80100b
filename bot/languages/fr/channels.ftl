# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = La partie a commencé. Elle se joue dans { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 Je n’ai pas pu créer de fil, la partie se joue donc ici
channels-stuck-locked = { $host } Le fil { $thread } de ta partie ({ $game }) est verrouillé, je ne peux pas y poster. Rien n’est perdu : déverrouille-le, ou utilise `/move-here` dans le salon où tu veux jouer.
channels-stuck-gone = { $host } Le fil de ta partie ({ $game }) a été supprimé. Rien n’est perdu : utilise `/move-here` dans le salon où tu veux jouer.

# Channels in which the bot cannot write.

channels-gone = Le salon { $channel } de ta partie n’existe plus. Rien n’est perdu : utilise `/move-here` dans le salon où tu veux jouer. D’ici là, `/move` et `/board` marchent partout sur ce serveur.
channels-closed = Je ne peux pas poster dans { $channel } : il me manque { $permissions }. Rien n’est perdu : donne-moi ce droit (*Modifier le salon* → *Permissions*) et la partie continue, ou utilise `/move-here` dans un autre salon.
channels-untidy = Je ne peux pas enlever les boutons des anciens plateaux dans { $channel } : il me manque { $permissions }. La partie continue ; utilise simplement le dernier plateau.
channels-direct-closed = Je ne peux pas t’envoyer de messages privés, donc je ne peux pas montrer ta partie ici. Rien n’est perdu. Clic droit sur un serveur en commun, ouvre *Paramètres de confidentialité*, autorise les *messages privés*, puis relance une commande.
channels-permission-view-channel = **Voir les salons**
channels-permission-send-messages = **Envoyer des messages**
channels-permission-attach-files = **Joindre des fichiers**
channels-permission-read-message-history = **Voir les anciens messages**
channels-permission-create-public-threads = **Créer des fils publics**
channels-permission-send-messages-in-threads = **Envoyer des messages dans les fils**
refusal-cannot_write_here = Je ne peux pas montrer de partie ici : il me manque { $permissions }. Demande ce droit à qui gère ce salon (*Modifier le salon* → *Permissions*), ou joue dans un autre salon.
refusal-no_threads_here = Je ne peux pas créer de fil dans un fil. Joue sans fil, ou commence dans le salon même.
refusal-cannot_make_threads = Je ne peux pas créer de fil ici : il me manque { $permissions }. Demande ce droit à qui gère ce salon (*Modifier le salon* → *Permissions*), ou joue sans fil.
refusal-cannot_see = { $names } { $count ->
    [one] ne voit pas
   *[other] ne voient pas
} ce salon, donc la partie reste où elle est. Choisis un salon que toute la table peut voir.

# Moving a match.

channels-moved = La partie continue ici. Le plateau arrive.
refusal-already_here = Cette partie est déjà dans ce salon. `/board` montre son plateau.
refusal-nothing_to_move = Il n’y a sur ce serveur aucune partie que tu puisses déplacer. Seul l’hôte d’une partie, ou une personne qui gère les deux salons, peut la déplacer.
refusal-which_to_move = Tu pourrais déplacer plusieurs parties{ $where ->
    [none] { "" }
   *[other]  : { $where }
 }. Choisis-en une avec l’option *partie*.
refusal-channel_taken = Ta partie est en pause parce que personne n’a joué depuis un moment, et une autre partie utilise maintenant son salon. Utilise `/move-here` dans un salon libre pour y continuer la tienne.
command-move-here = ici
command-move-here-about = Continuer une partie dans ce salon ; pour son hôte ou les gestionnaires des salons
command-move-here-match = partie
command-move-here-match-about = Quelle partie, s’il y en a plusieurs
