# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Options de la partie.** Les changements s’appliquent aussitôt, et tout le monde les voit dans le lobby.
options-form-open = { $page ->
    [1] Changer les options…
   *[other] Plus d’options ({ $page }/{ $of })…
 }
options-form-title = { $of ->
    [1] Options de la partie
   *[other] Options de la partie ({ $page }/{ $of })
 }
options-boxes = Activer ou non
options-chosen = { $option } : { $value }

options-more-open = Réserve de temps, confirmation…
options-more-title = Réserve de temps, confirmation du départ
options-pace = Rythme…
options-pace-evening = En une soirée
    .note = 15 minutes par choix
options-pace-daily = Un tour par jour
    .note = 1 jour par choix
options-pace-slow = Lent
    .note = 12 heures par choix ; réserve : 3 jours, +6 heures par tour, en pause aux heures calmes
    .brief = Lent : 12 heures, réserve de 3 jours
options-pace-leisurely = Tranquille
    .note = Réserve de temps : 7 jours, +1 jour par tour, en pause aux heures calmes
    .brief = Tranquille : réserve de 7 jours
options-pace-limit = { $limit } par choix
options-pace-none = Sans limite
    .note = Tout le monde prend le temps qu’il faut

# The options and their values.

options-limit = Temps par choix
    .note = Sans limite, une partie se met en pause après deux semaines sans coup.
options-limit-none = sans limite
options-limit-m5 = 5 minutes
options-limit-m15 = 15 minutes
options-limit-m60 = 1 heure
options-limit-h12 = 12 heures
options-limit-h24 = 1 jour
options-limit-h48 = 2 jours
options-limit-h72 = 3 jours
options-limit-h168 = 7 jours
options-after_time = Quand le temps est écoulé
    .note = Seulement avec un temps par choix. Qui revient reprend sa place.
options-after_time-ask = les autres décident
options-after_time-computer = une IA prend le relais
options-posting = Plateaux
    .note = Discord ne signale pas les mises à jour : je mentionne qui doit jouer dans un message à part.
options-posting-repost = un nouveau message par tour
options-posting-replace = seul le dernier message reste
options-posting-edit = un seul message, mis à jour
options-bank = Réserve de temps
    .note = Du temps pour toute la partie, entamé quand le temps par choix est écoulé (ou d’emblée sans lui).
options-bank-none = aucune
options-bank-h24 = 1 jour
options-bank-h48 = 2 jours
options-bank-h72 = 3 jours
options-bank-h168 = 7 jours
options-bank-h336 = 14 jours
options-increment = Rendu à la réserve après chaque tour
    .note = Une réserve ne dépasse jamais sa valeur de départ.
options-increment-none = rien
options-increment-m60 = 1 heure
options-increment-h6 = 6 heures
options-increment-h12 = 12 heures
options-increment-h24 = 1 jour
options-pauses = Réserve de temps aux heures calmes
options-pauses-no = continue
options-pauses-yes = en pause
options-thread = Fil pour la partie
options-thread-no = non
options-thread-yes = oui
options-hints = Noter les conseils au journal
options-hints-no = non
options-hints-yes = oui
options-pictures = Images
options-pictures-full = complètes
options-pictures-compact = compactes, pour petits écrans
options-rolls = Montrer chaque lancer en direct
options-rolls-no = non
options-rolls-yes = oui
options-stand_in = IA de remplacement
options-stand_in-random = au hasard
options-stand_in-novice = facile
options-stand_in-greedy = moyen
options-stand_in-skilled = difficile
options-stand_in-master = expert

options-muster = Confirmer avant le départ
    .note = Inconnus : jamais de partie finie avec l’hôte. Qui vient de rejoindre n’a pas à confirmer.
options-muster-strangers = les inconnus
options-muster-all = tout le monde
options-muster-none = personne

# Options of commands: small letters, at most 32 characters.

command-option-limit = temps
command-option-after_time = temps-écoulé
command-option-posting = plateaux
command-option-thread = fil
command-option-hints = conseils
command-option-pictures = images
command-option-rolls = lancers
command-option-muster = appel
command-option-stand_in = remplacement

# How long a match takes.

options-span-limit = Chaque choix peut durer jusqu’à { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Chaque choix peut durer jusqu’à { $limit }.{ " " }
 }Tout le monde a { $bank } en réserve de temps{ $increment ->
    [none] .
   *[other] , et récupère { $increment } après chaque tour.
 }
options-span-none = { $duration ->
    [none] Le temps n’est pas limité.
   *[other] Compte { $duration } si tout le monde joue sans attendre ; le temps n’est pas limité.
 }
