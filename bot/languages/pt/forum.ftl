# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Pronta para começar
    [1] Um lugar livre
   *[other] { $free } lugares livres
} · { $game } · { $names }
forum-title-turn = { $count ->
    [1] Vez de { $turn }
   *[other] Esperando { $turn }
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Encerrada · { $game } · { $names }
forum-tag-open = Lugar livre
forum-tag-playing = Em andamento
forum-tag-over = Encerrada
forum-tag-pace-evening = Numa noite
forum-tag-pace-daily = Um turno por dia
forum-tag-pace-slow = Devagar
forum-tag-pace-leisurely = Sem pressa
forum-opened = Sua sala tem um post próprio em { $channel }. Quem quiser jogar aperta **Entrar** lá; quando todo mundo estiver presente, aperte **Começar**.
forum-started = Sua partida começou, num post próprio em { $channel }. Boa sorte! `/rules` explica o jogo; `/help` mostra como jogar aqui.
forum-lacking-permissions = ⚠️ Não consigo criar posts em { $channel }: preciso de { $permissions } (*Editar canal* → *Permissões*).
forum-lacking-tags = ⚠️ Não consigo criar tags em { $channel }: me dê **Gerenciar canais** lá, ou crie as tags { $tags } e eu uso essas.
forum-settings = **Posts das partidas:** cada partida ganha um post em { $channel }
forum-settings-none = **Posts das partidas:** nenhum fórum
forum-settings-form = Fórum das partidas
forum-settings-choose = Cada nova partida ganha lá um post que diz de quem é a vez. Deixe vazio para não usar nenhum.
forum-settings-press = Fórum…
refusal-cannot_post = Neste servidor, as partidas ganham um post em { $where }, mas não consigo criar nenhum: preciso de { $permissions }. Peça a quem gerencia esse canal para liberar (*Editar canal* → *Permissões*).
