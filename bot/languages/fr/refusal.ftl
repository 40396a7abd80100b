# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = Ce n’est pas possible maintenant. `/board` montre où en est la partie.
refusal-no_table = Cette partie n’est plus stockée. `/play` en commence une nouvelle.
refusal-no_table_here = Il n’y a pas de partie dans ce salon. `/play` en commence une ; `/games` liste les tiennes.
refusal-no_table_alone = Tu n’as pas de partie ici. `/solo` en commence une ; `/games` liste tes autres parties.
refusal-unseen = Je ne peux pas confirmer que tu as accès au salon de cette partie, donc je ne peux pas montrer son plateau ici. Vérifie ton accès, puis réessaie.
refusal-which_table = Tu es dans plusieurs parties{ $where ->
    [none] { "" }
   *[other]  : { $where }
 }. Utilise cette commande dans le salon de celle que tu veux ; `/games` les liste toutes.
refusal-no_server = Jouer avec d’autres personnes demande un serveur. Ici, tu peux jouer en solo : `/solo` commence une partie, `/puzzle` te donne un casse-tête.
refusal-not_seated = { $stage ->
    [finished] Tu n’as pas joué cette partie, et elle est terminée. Seuls ses participants peuvent demander une revanche ; `/play` commence la tienne.
    [ended] Tu n’as pas joué cette partie, et elle est terminée. Seuls ses participants peuvent demander une revanche ; `/play` commence la tienne.
    [lobby] Tu ne joues pas encore dans cette partie. Appuie d’abord sur *Rejoindre* dans le lobby.
   *[none] Tu ne joues pas dans cette partie. Tu peux regarder, ou commencer la tienne avec `/play`.
 }
refusal-damaged = Quelque chose cloche dans cette partie enregistrée, je n’y touche donc pas. Préviens l’admin du bot ; les détails sont dans son journal.
refusal-other_rules = Cette partie a été jouée avec d’anciennes règles que je n’ai plus : je ne peux ni montrer son plateau, ni la continuer. `/log` montre encore ce qui s’est passé, et `/verify` te donne la partie en fichier.
refusal-wrong_stage = { $stage ->
    [lobby] Cette partie n’a pas encore commencé. Son hôte la lance avec *Commencer* dans le lobby.
    [playing] Cette partie a déjà commencé. `/board` montre où elle en est.
    [finished] Cette partie est terminée. *Revanche* sous sa fin lance la suivante, ou `/play`.
    [ended] Cette partie est terminée. *Revanche* sous sa fin lance la suivante, ou `/play`.
   *[none] Cette partie n’a pas encore commencé, ou elle est déjà terminée. `/games` montre où en sont tes parties.
 }
refusal-busy = Je suis débordé en ce moment, rien n’a changé. Réessaie dans un instant.
refusal-cannot_save = Je ne peux pas enregistrer en ce moment, rien n’a changé. Réessaie dans un instant.
refusal-no_match_here = Tu n’as pas de partie sur ce serveur. `/play` en commence une.
