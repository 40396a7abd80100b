# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Si può iniziare
    [one] Un posto libero
   *[other] { $free } posti liberi
} · { $game } · { $names }
forum-title-turn = { $count ->
    [one] Tocca a { $turn }
   *[other] Si aspettano { $turn }
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Finita · { $game } · { $names }
forum-tag-open = Posto libero
forum-tag-playing = In corso
forum-tag-over = Finita
forum-tag-pace-evening = In una serata
forum-tag-pace-daily = Un turno al giorno
forum-tag-pace-slow = Ritmo lento
forum-tag-pace-leisurely = Con calma
forum-opened = La tua lobby ha un post tutto suo in { $channel }. Chi vuole giocare preme lì **Unisciti**; quando il tavolo è pronto, premi **Inizia**.
forum-started = La tua partita è iniziata, in un post tutto suo in { $channel }. Buona fortuna! `/rules` spiega il gioco; `/help` mostra come si gioca qui.
forum-lacking-permissions = ⚠️ Non posso creare post in { $channel }: mi manca il permesso { $permissions } (*Modifica canale* → *Permessi*).
forum-lacking-tags = ⚠️ Non posso creare tag in { $channel }: dammi lì **Gestisci canali**, oppure crea tu i tag { $tags } e userò quelli.
forum-settings = **Post per le partite:** ogni partita ha un post in { $channel }
forum-settings-none = **Post per le partite:** nessun forum
forum-settings-form = Forum per le partite
forum-settings-choose = Ogni nuova partita avrà lì un post che dice a chi tocca. Lascia vuoto per nessun forum.
forum-settings-press = Forum…
refusal-cannot_post = Su questo server le partite hanno un post in { $where }, ma non posso crearlo: mi manca il permesso { $permissions }. Chiedilo a chi gestisce quel canale (*Modifica canale* → *Permessi*).
