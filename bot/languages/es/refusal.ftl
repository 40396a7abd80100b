# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = Eso no es posible ahora mismo. `/board` muestra cómo va la partida.
refusal-no_table = Esta partida ya no está guardada. `/play` empieza una nueva.
refusal-no_table_here = En este canal no hay ninguna partida. `/play` empieza una; `/games` muestra las tuyas.
refusal-no_table_alone = Aquí no tienes ninguna partida. `/solo` empieza una; `/games` muestra las demás.
refusal-unseen = No puedo confirmar que veas el canal de esta partida, así que no puedo mostrar aquí su tablero. Comprueba que sigues teniendo acceso e inténtalo otra vez.
refusal-which_table = Estás en varias partidas{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Usa este comando en el canal de la que quieras; `/games` las muestra todas.
refusal-no_server = Las partidas con otras personas necesitan un servidor. Aquí puedes jugar a solas: `/solo` empieza una partida, `/puzzle` te plantea un problema.
refusal-not_seated = { $stage ->
    [finished] No jugaste esta partida, y ya terminó. Solo quienes la jugaron pueden pedir revancha; `/play` empieza la tuya.
    [ended] No jugaste esta partida, y ya terminó. Solo quienes la jugaron pueden pedir revancha; `/play` empieza la tuya.
    [lobby] Todavía no juegas en esta partida. Pulsa antes *Unirme* en la sala.
   *[none] No juegas en esta partida. Puedes mirar, o empezar la tuya con `/play`.
 }
refusal-damaged = Algo va mal con esta partida guardada, así que no la toco. Avisa a quien gestiona este bot; los detalles están en su registro.
refusal-other_rules = Esta partida se jugó con reglas antiguas que ya no tengo, así que no puedo mostrar su tablero ni continuarla. `/log` sigue mostrando lo que pasó, y `/verify` te da la partida como archivo.
refusal-wrong_stage = { $stage ->
    [lobby] Esta partida aún no ha empezado. Quien la organiza la empieza con *Empezar* en la sala.
    [playing] Esta partida ya ha empezado. `/board` muestra cómo va.
    [finished] Esta partida ha terminado. *Revancha*, bajo su final, empieza la siguiente; o usa `/play`.
    [ended] Esta partida ha terminado. *Revancha*, bajo su final, empieza la siguiente; o usa `/play`.
   *[none] Esta partida aún no ha empezado, o ya terminó. `/games` muestra cómo van tus partidas.
 }
refusal-busy = Ahora mismo tengo mucho trabajo, así que no cambió nada. Inténtalo otra vez en un momento.
refusal-cannot_save = Ahora mismo no puedo guardar, así que no cambió nada. Inténtalo otra vez en un momento.
refusal-no_match_here = No tienes ninguna partida en este servidor. `/play` empieza una.
