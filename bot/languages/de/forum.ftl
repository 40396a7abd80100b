# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Gleich geht’s los
    [one] Ein Platz frei
   *[other] { $free } Plätze frei
} · { $game } · { $names }
forum-title-turn = { $count ->
    [one] { $turn } ist dran
   *[other] { $turn } sind dran
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Vorbei · { $game } · { $names }
forum-tag-open = Platz frei
forum-tag-playing = Läuft
forum-tag-over = Vorbei
forum-tag-pace-evening = An einem Abend
forum-tag-pace-daily = Ein Zug am Tag
forum-tag-pace-slow = Langsam
forum-tag-pace-leisurely = Gemütlich
forum-opened = Deine Lobby steht als eigener Beitrag in { $channel }. Wer mitspielen will, drückt dort **Mitspielen**. Sind alle da, drückst du **Start**.
forum-started = Deine Partie hat begonnen, in einem eigenen Beitrag in { $channel }. Viel Glück! `/rules` erklärt das Spiel, `/help` zeigt, wie man es hier spielt.
forum-lacking-permissions = ⚠️ In { $channel } kann ich keine Beiträge anlegen: Mir fehlt { $permissions } (*Kanal bearbeiten* → *Berechtigungen*).
forum-lacking-tags = ⚠️ In { $channel } kann ich keine Tags anlegen: Gib mir dort **Kanäle verwalten**, oder leg die Tags { $tags } selbst an, dann nutze ich sie.
forum-settings = **Beiträge für Partien:** Jede Partie bekommt einen Beitrag in { $channel }
forum-settings-none = **Beiträge für Partien:** kein Forum
forum-settings-form = Forum für Partien
forum-settings-choose = Jede neue Partie bekommt dort einen Beitrag, dessen Titel sagt, wer dran ist. Leer: nirgends.
forum-settings-press = Forum …
refusal-cannot_post = Partien bekommen auf diesem Server einen Beitrag in { $where }, aber ich kann keinen anlegen: Mir fehlt { $permissions }. Bitte jemanden, der den Kanal verwaltet, mir das zu erlauben (*Kanal bearbeiten* → *Berechtigungen*).
