# Asking someone who is waited for whether they are still interested.

nudge-press = Faire signe
nudge-done = 👋 Je demande à { $names } : toujours de la partie ?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**Toujours de la partie ?** C’est à toi de jouer à { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 } depuis un moment, et les autres aimeraient bien continuer.
nudge-press-here = Je suis là
nudge-press-time = Il me faut du temps
nudge-press-leave = Céder ma place
nudge-answered-here = Super ! Les autres voient que tu es toujours de la partie.
nudge-answered-time = Pas de souci. Les autres voient qu’il te faut plus de temps.
nudge-answered-leave = Une IA prend ta place pour l’instant. Si tu changes d’avis, le plateau a un bouton pour revenir.

# In the log.

common-event-nudged = 👋 **{ $seat }** demande à **{ $other }** : toujours de la partie ?
common-event-still_here = 👋 **{ $seat }** est toujours de la partie.
common-event-needs_time = ⏳ **{ $seat }** a besoin d’un peu plus de temps.

# Refusals.

refusal-nudged_too_soon = Laisse encore un peu de temps : tu pourras faire signe { $until }.
refusal-nudged_lately = Il y a déjà eu un signe ces dernières 24 heures. Tu pourras recommencer { $until }.
refusal-nudge_unwelcome = Je ne peux pas faire signe maintenant : heures calmes, vacances ou rappels refusés.
