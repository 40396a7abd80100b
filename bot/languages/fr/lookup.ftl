# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = Je ne trouve pas de carte comme « { $query } ». Commence à taper son nom et choisis dans la liste, par exemple Hestia, Zeus, Hydre ou Minotaure.
lookup-face-unknown = Je ne trouve pas de face comme « { $query } ». Commence à taper ce qu’elle montre et choisis dans la liste, par exemple 3 or, ×3, miroir, bouclier ou golem.
lookup-rule-unknown = Je n’ai trouvé aucune règle sur « { $query } ». Choisis un thème :
lookup-rule-command = C’est une commande, pas une règle du jeu : `/{ $command }` – { $about }. Pour les règles, choisis un thème :
lookup-rules-title = Les règles de { $game }
lookup-rules-choose = Choisis un thème…
lookup-book-choose = Choisis un thème de { $book }…
lookup-rules-hint = `/rules` avec un thème t’en dit plus ; `/card` montre une carte, `/face` une face de dé.
lookup-entry = { $game } : { $title }
lookup-help-title = Bienvenue sur Pantheon
lookup-help-intro =
    {""}**Première visite ?** *Apprendre Hercules* prend cinq minutes. Je fais tourner des jeux de société de la mythologie grecque : tu cliques ; je lance, dessine le plateau et connais les règles.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Plateaux en pleine partie : { $games }.
lookup-help-further = Comment on joue ici
lookup-help-press-names = Commandes en français
lookup-help-names = Sur un Discord en français, les commandes s’appellent ainsi :
lookup-help-back = Retour au début
lookup-help-how = Comment on joue ici
lookup-help-begin = **Pour commencer.** `/play` ouvre un lobby : les autres appuient sur *Rejoindre*, des IA peuvent occuper les places vides, et l’hôte appuie sur *Commencer*. `/play solo` lance tout de suite une partie contre l’IA.
lookup-help-board = **Ton tour.** Je te mentionne. Le doré sur le plateau marque ce que tu peux faire, et tes choix sont dessous, chacun avec ce qu’il te donne. Je ne propose que des coups permis, alors essaie. *Annuler* revient sur ton dernier choix ; après un lancer (🎲) ou un coup de quelqu’un d’autre, il faut l’accord de tous.
lookup-help-more =
    { "" }**Où en étais-je ?** `/board` remontre le plateau, `/move` ton choix en cours, `/mine` tes cartes, `/games` toutes tes parties, `/log` ce qui s’est passé.

    { "" }**Quelqu’un ne répond plus ?** `/table absent` lance un vote, et une IA joue à sa place jusqu’à son retour. Tu t’absentes ? `/table away`, puis `/table return`.

    { "" }**Ça fait quoi ?** `/card`, `/face` et `/rules` expliquent toute carte, face ou règle en quelques phrases.

    { "" }**Les dés sont-ils honnêtes ?** Ils sont scellés avant le premier lancer ; `/verify` le prouve à la fin.

    `/preferences` règle ta langue, tes rappels, tes heures calmes et plus. `/privacy export` montre ce que je stocke sur toi ; `/privacy erase` l’efface.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = carte
command-card-about = Chercher une carte : image, coût, effet, points
command-card-name = nom
command-card-name-about = Son nom, ou ce qu’elle fait : Hestia, Zeus, marteau, relance…
command-face = face
command-face-about = Chercher une face de dé : image, prix, effet
command-face-name = nom
command-face-name-about = Ce qu’elle montre : 3 or, ×3, miroir, golem…
command-rules = règles
command-rules-about = Chercher une règle, en quelques phrases courtes
command-rules-topic = thème
command-rules-topic-about = Ce que tu veux savoir : repos, forger, labyrinthe, décompte…
command-help = aide
command-help-about = Comment lancer une partie, comment jouer, où chercher
