# Personal preferences.

# The languages.

preferences-language-name = Español
preferences-language-automatic = como en Discord
preferences-language-set = Desde ahora te hablo en { $language }. Los tableros de las partidas en curso mantienen su idioma; `/settings` lo elige para todo el servidor.
refusal-no_such_language = Aún no hablo ese idioma. Elige uno de la lista.

# The panel.

preferences-title = **Tus preferencias**
    Valen en todos los servidores, y solo las ves tú.
preferences-language = **Idioma:** { $language }
preferences-reminders = **Recordatorios:** { $reminders }
preferences-reminders-channel = en el canal de la partida
preferences-reminders-message = por mensaje directo
preferences-reminders-none = ninguno
preferences-refused = Mi último mensaje directo no te llegó, así que uso el canal. Cuando los mensajes directos estén permitidos, elígelos aquí de nuevo.
preferences-turns = **Tus turnos:** { $turns }
preferences-turns-channel = solo en el canal de la partida
preferences-turns-message = también por mensaje directo, con todas tus opciones
preferences-rolls-yes = **Tiradas:** tus turnos por mensaje directo muestran cómo cae cada una
preferences-streaks-yes = **Racha:** un mensaje directo antes de que termine tu racha en `/daily`
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = Después, otro { $interval }
preferences-interval-h6 = cada 6 horas
preferences-interval-h12 = cada 12 horas
preferences-interval-h24 = cada día
preferences-interval-h48 = cada 2 días
preferences-always-yes = también en partidas sin tiempo límite
preferences-always-no = solo en partidas con tiempo límite
preferences-quiet = **Horas de silencio:** { $from } a { $until } ({ $zone }, ahora { $now } allí)
preferences-quiet-none = **Horas de silencio:** ninguna
preferences-vacation-yes = **Vacaciones:** desde el { $since } hasta tu próxima jugada, o hasta el { $until } como muy tarde; quien organiza puede decidir no esperarte
preferences-vacation-no = **Vacaciones:** no · { $days ->
    [one] queda un día este año
   *[other] quedan { $days } días este año
 }
preferences-symbols = **Imágenes que solo ves tú:** { $symbols }
preferences-symbols-usual = colores habituales
preferences-symbols-strong = alto contraste (apto para daltonismo)
preferences-pictures = **Tableros y cartas que solo ves tú:** { $pictures }
preferences-pictures-table = como en la mesa
preferences-pictures-full = completos
preferences-pictures-compact = compactos, para pantallas pequeñas
preferences-rated-yes = **Estadísticas:** apareces en `/stats` y `/leaderboard`
preferences-rated-no = **Estadísticas:** no apareces en `/stats` ni en `/leaderboard`
preferences-choose-language = Idioma
preferences-choose-reminders = Recordatorios
preferences-choose-interval = Más recordatorios
preferences-choose-zone = ¿Cuál?
preferences-press-change = Cambiar…
preferences-form-title = Tus preferencias
preferences-choose-pictures = Tableros y cartas que solo ves tú
preferences-choose-boxes = Sí o no
preferences-box-turns = Enviarme también mis turnos por mensaje directo, con todas mis opciones
preferences-box-rolls = Mostrarme cómo cae cada tirada, en mis turnos por mensaje directo
preferences-box-always = Recordarme también en partidas sin tiempo límite
preferences-box-strong = Alto contraste (apto para daltonismo) en imágenes que solo veo yo
preferences-box-streaks = Enviarme un mensaje directo antes de que termine mi racha en /daily
preferences-box-rated = Mostrarme en las estadísticas y la clasificación
preferences-press-hours = Horas de silencio…
preferences-press-loud = Sin horas de silencio
preferences-press-away = Irme de vacaciones
preferences-press-back = Volver de vacaciones
preferences-press-standing = Respuestas automáticas
preferences-hours-title = Horas de silencio
preferences-hours-zone = Tu ciudad o zona horaria
preferences-hours-zone-about = Madrid, Ciudad de México, Europe/Berlin, UTC+2…
preferences-hours-from = Silencio desde
preferences-hours-from-about = Por ejemplo, 22:00. Deja ambos vacíos para no tener horas de silencio.
preferences-hours-until = Silencio hasta
preferences-hours-until-about = Por ejemplo, 8:00
preferences-which-zone = **¿Qué zona horaria quieres decir?** Conozco varias que encajan con “{ $typed }”.
preferences-zone-now = { $zone } · { $now } ahora
preferences-standing-which = **Respuestas automáticas:** ¿para qué partida?

# Refusals.

refusal-no_such_zone = No conozco esa zona horaria. Prueba con una ciudad grande cercana, o con un desfase como UTC+2.
refusal-bad_hours = No entiendo estas horas. Escríbelas como 22:00 y 8:00; deben ser distintas.
refusal-zone_needed = Añade también tu ciudad o zona horaria, para que sepa cuándo es de noche para ti.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = preferencias
command-preferences-about = Idioma, recordatorios, horas de silencio, vacaciones, imágenes, estadísticas
command-preferences-choose = idioma
command-preferences-choose-about = Tu idioma; lo demás está en el panel
