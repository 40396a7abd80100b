# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Todo listo para empezar
    [one] Un asiento libre
   *[other] { $free } asientos libres
} · { $game } · { $names }
forum-title-turn = { $count ->
    [one] Turno de { $turn }
   *[other] Esperando a { $turn }
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Terminada · { $game } · { $names }
forum-tag-open = Asiento libre
forum-tag-playing = En curso
forum-tag-over = Terminada
forum-tag-pace-evening = En una tarde
forum-tag-pace-daily = Un turno al día
forum-tag-pace-slow = Lento
forum-tag-pace-leisurely = Con calma
forum-opened = Tu sala tiene su propia publicación en { $channel }. Allí el resto pulsa **Unirme**; cuando la mesa esté completa, pulsa **Empezar**.
forum-started = Tu partida ha empezado, en su propia publicación en { $channel }. ¡Suerte! `/rules` explica el juego; `/help` muestra cómo se juega aquí.
forum-lacking-permissions = ⚠️ No puedo crear publicaciones en { $channel }: necesito { $permissions } (*Editar canal* → *Permisos*).
forum-lacking-tags = ⚠️ No puedo crear etiquetas en { $channel }: dame allí **Gestionar canales**, o crea tú las etiquetas { $tags } y las usaré.
forum-settings = **Publicaciones de partidas:** cada partida recibe una publicación en { $channel }
forum-settings-none = **Publicaciones de partidas:** sin foro
forum-settings-form = Foro para partidas
forum-settings-choose = Cada partida nueva recibe allí una publicación que dice a quién le toca. Vacío: ninguna.
forum-settings-press = Foro…
refusal-cannot_post = En este servidor cada partida recibe una publicación en { $where }, pero no puedo crearla: necesito { $permissions }. Pídeselo a quien administre ese canal (*Editar canal* → *Permisos*).
