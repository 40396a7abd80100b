# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game } : cette partie a été abandonnée.
giving-up-counted = Tu as abandonné cette partie.
giving-up-ended = { $game } : cette partie a été arrêtée avant la fin.
giving-up-really-end = **Vraiment abandonner ?** { $game }, manche { $round } : { $stands ->
    [alone] tu as { $own } points.
    [ahead] tu mènes, { $own } à { $best }.
    [tied] c’est l’égalité, { $own } à { $best }.
   *[behind] tu es derrière, { $own } à { $best }.
 }
    -# Tu peux changer d’avis pendant une heure : le bouton sous le dernier plateau, ou `/undo`.
giving-up-really-end-theirs = **Terminer cette partie pour tout le monde ?** { $game } : { $names }
    -# Comme admin du serveur, tu le peux. Le salon le verra, et c’est irréversible.
giving-up-press-end = Abandonner
giving-up-press-manager = Terminer la partie
giving-up-press-play = Continuer à jouer
giving-up-press-take-back = ↩ Continuer quand même
giving-up-played-on = Rien n’a changé ; la partie continue.
giving-up-end-taken-back = Ta partie continue.

# In the log.

common-event-nobody_left = 🏁 Il ne reste personne pour jouer : la partie s’arrête ici.
common-event-voted_end = 🗳️ **{ $seat }** vote pour arrêter la partie ({ $votes } sur { $needed } ; voter avec `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [one] { $others } abandonne : la partie s’arrête ici.
   *[other] { $others } abandonnent ensemble : la partie s’arrête ici.
 }
common-event-end_taken_back = ↩️ **{ $seat }** change d’avis : la partie continue.
common-event-ended_by_manager = 🏁 L’admin du serveur a mis fin à cette partie.

# Refusals.

giving-up-end-voted = Ton vote pour arrêter la partie compte : { $votes } sur { $needed }. Les autres votent aussi avec `/table end`. Si tu joues un coup, ton vote est retiré.
refusal-ended_too_long_ago = Tu as abandonné il y a plus d’une heure, je ne peux plus faire revenir cette partie. `/play` en commence une nouvelle.
refusal-own_match = Tu joues dans cette partie : tu as une voix comme les autres, avec `/table end`.

command-table-end = terminer
command-table-end-about = Voter pour arrêter la partie ; l’hôte le peut sans vote après un jour de silence
