# Drills: positions of one's own matches in which another choice was better, again after some days.

drill-title = ### 🎯 Tus prácticas
drill-none = No tienes ninguna. En el análisis de una partida, *Como práctica* guarda sus momentos decisivos: las mismas posiciones vuelven al cabo de 1, 3, 7 y 21 días.
drill-count = { $count ->
    [one] Una posición
   *[other] { $count } posiciones
 } de tus partidas, { $due ->
    [0] ninguna para hoy.
    [one] **una para hoy**.
   *[other] **{ $due } para hoy**.
 }
drill-line = - { $game }, ronda { $round } de la partida { $match } · { $when } · { $solved } de { $of }
drill-due = **para hoy**
drill-due-on = otra vez el { $day }
drill-more = -# … y { $count } más.
drill-about = Una posición queda lista cuando encuentras la mejor opción { $of } veces. Con recordatorios por mensaje directo (`/preferences`) te escribo cuando toca alguna, como mucho una vez al día y nunca en tus horas de silencio.
drill-heading = ### 🎯 Práctica · { $game } · ronda { $round } de la partida { $match }
drill-task =
    Juegas con { $sign }. **{ $asked }**
    -# Es de una partida tuya, y había algo mejor que lo que elegiste aquella vez. ¿Qué?
drill-right = ✅ ¡Sí! **{ $chosen }** (aquella vez elegiste { $played })
drill-again = ❌ **{ $chosen }** es también lo que elegiste aquella vez. **{ $better }** es mejor.
drill-other = ❌ Elegiste **{ $chosen }**. Quizá también sea bueno, pero lo que encontré es **{ $better }**.
drill-figures = Eso da { $has_win ->
    [no] { "" }
   *[yes] un { $win } % de probabilidad de ganar en vez del { $win_played } % de entonces, y{ " " }
 }{ $points } puntos en vez de { $points_played }, en promedio.
drill-again-on = 🎯 Resuelta { $solved } de { $of } · vuelve el { $day }
drill-over = 🎯 Resuelta { $solved } de { $of } · ¡esta ya está!
drill-kept = 🎯 { $count ->
    [0] Ya practicas estas posiciones.
    [one] Hecho: esta posición vuelve mañana.
   *[other] Hecho: estas { $count } posiciones vuelven mañana.
 } { $reminded ->
    [yes] Te escribiré cuando toque una.
   *[no] Las encuentras en `/drill`; si quieres que te escriba cuando toque una, elige recordatorios por mensaje directo en `/preferences`.
 }
drill-reminder = 🎯 { $count ->
    [one] Hoy toca una posición de una partida tuya. ¿Encuentras esta vez la mejor opción?
   *[other] Hoy tocan { $count } posiciones de tus partidas. ¿Encuentras esta vez las mejores opciones?
 }

# Buttons.

drill-press = Como práctica
drill-show = Mostrar
drill-next = Practicar ({ $count })
drill-list = Mis prácticas
drill-stop = Quitar todas

refusal-no_drill = Esa práctica no existe (o ya no). `/drill` muestra las que tienes.
refusal-too_many_drills = Ya tienes { $most } prácticas. Resuelve antes algunas, o quítalas todas con `/drill`.

command-drill = práctica
command-drill-about = Posiciones de tus propias partidas para practicar, de nuevo tras unos días
