# Inviting people to a lobby.

invitations-question = **Qui veux-tu inviter ?** Je les appelle au lobby en un seul message.
invitations-choose = Choisis des personnes de ce serveur…
invitations-done = Invitations envoyées : { $names }.
invitations-message = { $people } **{ $name }** vous invite à { $game }. Appuie sur **Rejoindre** { $link ->
    [none] dans le lobby.
   *[other] [dans le lobby]({ $link }).
 } { $span }

# Refusals.

refusal-no_bot = Je ne peux pas inviter de bot, pas même moi. Dans le lobby, *IA* ajoute un adversaire.
refusal-too_many_calls = Tu viens d’envoyer plusieurs invitations. Attends une minute avant la prochaine.

# In the menu of a person.

menu-invite = Inviter à une partie
refusal-no_own_lobby = Tu n’es dans aucun lobby sur ce serveur. Ouvres-en un avec `/play`, puis invite.
refusal-which_lobby = Tu es dans plusieurs lobbys{ $where ->
    [none] { "" }
   *[other]  : { $where }
 }. Invite depuis le salon de celui que tu veux.
refusal-cannot_see_lobby = Je n’ai pas invité { $player } : je ne peux pas confirmer que cette personne voit le salon de ton lobby. Donne-lui accès, ou ouvre un lobby là où elle l’a.
