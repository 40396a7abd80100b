# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Prête à commencer
    [one] Une place libre
   *[other] { $free } places libres
} · { $game } · { $names }
forum-title-turn = { $count ->
    [one] Tour : { $turn }
   *[other] On attend { $turn }
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Terminée · { $game } · { $names }
forum-tag-open = Place libre
forum-tag-playing = En cours
forum-tag-over = Terminée
forum-tag-pace-evening = Une soirée
forum-tag-pace-daily = Un tour par jour
forum-tag-pace-slow = Lent
forum-tag-pace-leisurely = Tranquille
forum-opened = Ton lobby a son propre post dans { $channel }. Les autres y appuient sur **Rejoindre** ; quand tout le monde est là, appuie sur **Commencer**.
forum-started = Ta partie a commencé, dans un post à elle dans { $channel }. Bonne chance ! `/rules` explique le jeu ; `/help` montre comment y jouer ici.
forum-lacking-permissions = ⚠️ Je ne peux pas créer de posts dans { $channel } : il me manque { $permissions } (*Modifier le salon* → *Permissions*).
forum-lacking-tags = ⚠️ Je ne peux pas créer de tags dans { $channel } : accorde-moi **Gérer les salons** à cet endroit, ou crée toi-même les tags { $tags } et je m’en servirai.
forum-settings = **Posts pour les parties :** chaque partie a son post dans { $channel }
forum-settings-none = **Posts pour les parties :** aucun forum
forum-settings-form = Forum pour les parties
forum-settings-choose = Chaque nouvelle partie y a un post qui dit à qui de jouer. Laisse vide pour aucun forum.
forum-settings-press = Forum…
refusal-cannot_post = Sur ce serveur, les parties ont leur post dans { $where }, mais je ne peux pas en créer : il me manque { $permissions }. Demande ce droit à qui gère ce salon (*Modifier le salon* → *Permissions*).
