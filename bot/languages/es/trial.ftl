# Trials: a turn that is tried out on a copy of the match.

trial-title = ### 🧪 { $own ->
    [yes] Prueba de tu turno · { $game }
   *[no] Como si fuera ahora tu turno · { $game }
 }
trial-about = Los dados que se tiren desde aquí y las cartas que se descubran son inventados.
trial-mark = PRUEBA · aquí nada cuenta, y solo lo ves tú
trial-dropped = { $count ->
    [one] La partida ha avanzado, así que tu última elección ya no encaja.
   *[other] La partida ha avanzado, así que tus últimas { $count } elecciones ya no encajan.
 }
trial-over = 🏁 **El turno terminaría.** Tendrías { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
trial-ends = 💭 { $solo ->
    [yes] La prueba termina aquí. Qué hace tu rival y cómo caen los próximos dados, solo lo mostrará tu partida.
   *[no] La prueba termina aquí. Lo que el resto eligió en ella es inventado, y lo que viene tras tu turno solo lo mostrará tu partida.
 }
trial-back = ◀ Un paso atrás
trial-again = ↺ Desde cero
trial-planned = 📌 { $same ->
    [yes] Este es tu plan. Lo jugaré cuando llegue tu turno, mientras cada elección exista y dé lo mismo o más; si no, te pregunto.
    [other] Esta es una alternativa de tu plan.
   *[no] Tienes otro plan para tu próximo turno ({ $count ->
        [one] 1 elección
       *[other] { $count } elecciones
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] Este es tu plan.
   *[other] Esta es una alternativa de tu plan.
 }
trial-plan-stopped = ⚠️ Tal como están las cosas, tu plan no se puede empezar. **📌 Mi plan** muestra por qué.
trial-adding = ➕ **Una alternativa para tu plan:** muéstrame qué jugar si no puedo empezar tu plan tal como está. Su primera elección tiene que ser distinta.
trial-keep = 📌 Guardar como plan
trial-keep-alternative = 📌 Guardar como alternativa
trial-count = 🎲 Contar con…
trial-count-die = Dado { $number }
trial-count-about = ¿Cómo debe caer antes de tu turno? Si fijas solo un dado, el otro cae al azar.
trial-count-none = Como ahora
trial-counting = 🎲 Cuento con { $faces }. Tus dados de verdad pueden caer de otra manera; entonces te pregunto si tu plan no encaja.
trial-press = Probar mi turno

refusal-no_trial = { $count ->
    [0] Ahora mismo no tienes ningún turno que probar.
    [one] No tienes ningún turno que probar hasta que elija { $names }.
   *[other] No tienes ningún turno que probar hasta que elijan { $names }.
 }
refusal-daily_no_trial = Tu primer intento del reto del día cuenta tal como lo juegas, así que no se puede probar. En los de práctica sí.

# Said after a turn that was planned ahead.

common-event-by_plan =
    .on = 📌 planeado de antemano
    .brief = { common-event-by_plan.on }

command-plan = planear
command-plan-about = Prueba tu turno en una copia que solo ves tú, incluso mientras elige el resto
