# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-semicolon = { " " };{ " " }
common-list-and = { " " }et{ " " }
common-list-plus = { " " }+{ " " }

# A name and what is said about it; what stands between a name and a question; a share.

common-labelled = { $name } : { $text }
common-colon = { " " }:
common-percent = { $number } %

# A player without a name, and a player who left the seat.

common-nameless = Héros { $number }
common-former = Ancien héros { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = « { $text } »
common-page = Page { $page } sur { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Cette partie est terminée.
common-reason-not_asked = Ce n’est pas à toi de choisir.
common-reason-unknown_option = Ce choix n’est pas possible maintenant.
common-reason-refused = Ce choix n’est pas possible maintenant.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Cette partie a commencé avec la version { $before } des règles. Rien de ce qui s’est passé ne change ; à partir d’ici, elle suit la version { $now }.
common-event-rules_ended = ⚖️ Cette partie a commencé avec la version { $before } des règles. Avec la version { $now }, la mienne aujourd’hui, elle aurait tourné autrement : je dois l’arrêter ici. Désolé ! `/verify` te donne la partie en fichier.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 L’admin du bot a mis cette partie en pause. Aucun choix n’est possible et le temps ne court plus.
common-event-unfrozen = ☀️ L’admin du bot a relancé cette partie. Chaque choix en attente retrouve tout son temps.
common-event-ended_by_operator = 🏁 L’admin du bot a mis fin à cette partie.
common-event-restored = 🗄️ J’ai dû restaurer mes données depuis une sauvegarde. La partie reprend { $choices ->
    [0] à son début
   *[other] au choix { $choices }
 }. Désolé, ce qui suivait est perdu, et les plateaux postés après ne marchent plus.
refusal-frozen = L’admin du bot a mis cette partie en pause. Rien n’est perdu : attends simplement qu’elle reprenne.

# Parts of commands that several features have.

command-table = table
command-table-about = La partie de ce salon dans son ensemble
command-table-value = valeur
command-table-value-about = La nouvelle valeur
command-table-seat = place
command-table-other = autre
command-table-person = personne
