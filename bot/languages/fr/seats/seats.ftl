# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Je suis de retour
seats-welcome = Bon retour, { $name } ! Tu joues à nouveau.
seats-on-vacation = Tu joues ta place toi-même, et tu es en vacances : ton prochain coup y met fin, ou *{ preferences-press-back }* dans `/preferences`.
seats-gone = Une IA joue maintenant pour toi. Pour reprendre ta place, appuie sur *Je suis de retour* sur le plateau ou utilise `/table return`. Dans une partie classée, cela peut baisser ta cote, mais pas l’augmenter.
seats-absent-now = { $name } n’est pas là. Une IA joue à sa place jusqu’à son retour.
seats-absent-voted = Ton vote compte : { $votes } sur { $needed } pour l’absence de { $name }. Les autres votent aussi avec `/table absent`.

# Replacement.

seats-offered = J’ai demandé à { $name }. Un clic, et c’est fait.
seats-offer = { $person }
    { $by } te propose la place de **{ $name }** dans cette partie : { $game }, manche { $round }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à ce stade, temps par choix : { $limit }.
seats-offer-take = Prendre cette place
seats-offer-taken = **{ $name }** a pris la place.

# Swap and host.

seats-swapped = C’est fait : les places sont échangées.
seats-host = L’hôte est maintenant { $name }.
seats-host-news = 🗝️ L’hôte de cette partie est maintenant **{ $name }**.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] **{ $seat }** n’a plus de temps. Une IA joue à sa place jusqu’à son retour.
    [voted] Les autres ont voté l’absence de **{ $seat }**. Une IA joue à sa place jusqu’à son retour.
    [unreachable] Mes messages privés n’atteignent pas **{ $seat }**. Une IA joue à sa place jusqu’à son retour.
    [left] **{ $seat }** a quitté le serveur. Une IA joue à sa place jusqu’à son retour.
   *[other] Une IA joue à la place de **{ $seat }** jusqu’à son retour.
 }
common-event-unreachable = 📪 Mes messages privés n’atteignent pas **{ $seat }**, donc cette partie est annulée. Les autres retournent dans la file.
common-event-came_back = 👋 **{ $seat }** est de retour et joue à nouveau.
common-event-left_for_good = 🚪 **{ $seat }** ne reviendra pas. Une IA continue la partie.
common-event-swapped = 🔄 **{ $seat }** et **{ $other }** ont échangé leurs places.
common-event-replaced = 🪑 **{ $seat }** reprend cette place.
common-event-new_host = 🗝️ L’hôte est maintenant **{ $seat }**.
common-event-voted_absent = 🗳️ **{ $seat }** signale l’absence de **{ $other }** ({ $votes } sur { $needed } ; voter avec `/table absent`).

# Refusals.

refusal-last_person = Il n’y a que toi à cette table : une IA ne peut pas prendre le relais. `/table end` abandonne la partie.
refusal-played_for_you = Une IA joue pour toi. Appuie sur *Je suis de retour* sur le plateau, ou utilise `/table return`.
refusal-not_present = Personne ne joue cette place en ce moment. Choisis-en une qui est occupée.
refusal-not_about_oneself = Tu ne peux pas voter ta propre absence. Besoin d’une pause ? `/table away` laisse une IA te remplacer.
refusal-not_awaited = Ce n’est pas à { $names } de jouer, il n’y a donc rien à attendre.
refusal-not_absent_yet = { $names } réfléchit peut-être encore. Tu pourras voter { $until }.
refusal-vote_stands = Ton vote compte déjà. Les autres votent avec `/table absent`.
refusal-no_such_seat = Cette place n’existe pas à cette table. Choisis-en une dans la liste.
refusal-already_seated = Cette personne joue déjà dans cette partie.
refusal-seat_is_played = Quelqu’un joue cette place. Cette personne peut la céder avec `/table replace` ; si elle est absente, `/table absent` lance un vote.
refusal-seat_is_kept = Je garde cette place pour { $names } pour l’instant. Tu pourras la proposer à quelqu’un d’autre { $until }.
refusal-seat_is_away = { $names } n’est pas là et ne peut pas donner son accord. `/table replace` propose la place à quelqu’un d’autre.
refusal-not_host_here = C’est réservé à l’hôte de cette partie, { $host }. Demande-lui de le faire, ou de te céder son rôle (`/table host`).
refusal-no_offer = Cette place ne t’est pas (ou plus) proposée. Demande à l’hôte si tu veux jouer.
refusal-no_such_person = Seules les personnes de ce serveur peuvent prendre une place ici.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = absence
command-table-away-about = Une IA joue pour toi jusqu’à ton retour
command-table-return = retour
command-table-return-about = Reprendre ta place à l’IA
command-table-absent = absent
command-table-absent-about = Signaler une absence par un vote : une IA remplace la personne
command-table-absent-seat-about = La personne absente
command-table-replace = remplacer
command-table-replace-about = Proposer une place : la tienne ou, comme hôte, une place sans personne
command-table-replace-seat-about = Quelle place
command-table-replace-person-about = Qui reçoit la proposition
command-table-swap = échanger
command-table-swap-about = Proposer que deux personnes échangent leurs places ; il faut l’accord de tous
command-table-swap-seat-about = L’une des deux
command-table-swap-other-about = L’autre
command-table-host = hôte
command-table-host-about = Céder le rôle d’hôte
command-table-host-seat-about = Le nouvel hôte
