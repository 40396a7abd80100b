# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option } : **{ $value }**
table-options-title = **Déroulement de cette partie**
table-options-news = ⚙️ **{ $name }** change une option. { $option } : { $value }.{ $part ->
    [limit] { " " }Si tu réfléchis en ce moment, tu ne perds pas de temps.
    [after_time] { " " }Cela vaut dès le prochain choix.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Temps par choix : { $value ->
        [none] sans limite
        [m5] 5 minutes
        [m15] 15 minutes
        [m60] 1 heure
        [h12] 12 heures
        [h24] 1 jour
        [h48] 2 jours
        [h72] 3 jours
       *[h168] 7 jours
    }
    [after_time] Quand le temps est écoulé : { $value ->
        [ask] les autres décident
       *[computer] une IA prend le relais
    }
    [posting] Plateaux : { $value ->
        [repost] un nouveau message par tour
        [replace] seul le dernier message reste
       *[edit] un seul message, mis à jour
    }
    [pictures] Images : { $value ->
        [full] complètes
       *[compact] compactes, pour petits écrans
    }
    [rolls] { $value ->
        [no] Les lancers ne se voient plus en direct
       *[yes] Les lancers se voient désormais en direct
    }
    [bank] Réserve de temps : { $value ->
        [none] aucune
        [h24] 1 jour
        [h48] 2 jours
        [h72] 3 jours
        [h168] 7 jours
       *[h336] 14 jours
    }
    [increment] Rendu à la réserve après chaque tour : { $value ->
        [none] rien
        [m60] 1 heure
        [h6] 6 heures
        [h12] 12 heures
       *[h24] 1 jour
    }
    [pauses] Aux heures calmes, les réserves de temps { $value ->
        [no] continuent
       *[yes] sont en pause
    }
   *[hints] { $value ->
        [no] Les conseils ne sont plus notés au journal
       *[yes] Les conseils sont désormais notés au journal
    }
 }
table-options-bank-press = Réserve de temps…
table-options-bank-title = Une autre réserve de temps
table-options-bank-asked = J’ai demandé l’avis des autres sur la réserve de temps. En attente : { $names }.
table-options-bank-same = Cette partie a déjà cette réserve de temps.
refusal-no_one_to_ask = Il n’y a personne d’autre à consulter à cette table.
refusal-too_late = Cela ne se change plus une fois la partie commencée. L’hôte peut le choisir dans le prochain lobby.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = temps
command-table-limit-about = Hôte : combien de temps chaque choix peut durer
command-table-after_time = temps-écoulé
command-table-after_time-about = Hôte : ce qui se passe quand quelqu’un n’a plus de temps
command-table-posting = plateaux
command-table-posting-about = Hôte : comment les nouveaux plateaux sont postés
command-table-hints = conseils
command-table-hints-about = Hôte : si le journal montre qui a demandé un conseil
command-table-pictures = images
command-table-pictures-about = Hôte : plateaux complets, ou compacts pour petits écrans
command-table-rolls = lancers
command-table-rolls-about = Hôte : si un lancer se voit en direct sur le plateau
