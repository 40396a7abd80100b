# Plans for the next turn: what is played first, what instead, and under which conditions.

plan-press = 📌 Mi plan
plan-press-short = Plan
plan-press-next = Planear mi próximo turno
plan-title = ### 📌 Tu plan para tu próximo turno · { $game }
plan-title-now = ### 📌 Tu plan para este turno · { $game }
plan-none = No tienes ningún plan. Prueba tu turno y guárdalo como plan.
plan-begun = ▶️ Empecé tu plan. Esto es lo que queda de él:
plan-over-title = ### 📌 Tu plan · { $game }
plan-over = { $how ->
    [played] ✅ **Jugué tu plan.** El tablero muestra qué salió de él.
   *[gone] **Este plan ya no vale.** Elegiste otra cosa o lo descartaste, o tu partida ha avanzado.
 }
plan-replaced = { $how ->
    [played] ✅ Jugué el plan que estaba aquí.
   *[gone] El plan que estaba aquí ya no vale.
 } Este es el que tienes ahora:
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] Si eso no se puede empezar:{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] Tal como están las cosas, “{ $choice }” no se puede elegir.
    [forbidden] Tal como están las cosas, tu condición no se cumple ({ $condition }).
   *[changed] Tal como están las cosas, “{ $choice }” ya no da lo que tenías previsto.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Sigue siendo posible: { $left }.
 }
plan-otherwise = **Si no**, te pregunto.
plan-terms = 🔒 **Solo si:** { $terms }
plan-about = Solo lo ves tú. Hasta que lo juegue, unos segundos después de empezar tu turno, nadie puede saber que tienes uno. Lo juego mientras cada elección exista y dé lo mismo o más. Si alguien lo estropea, te envío un mensaje directo, salvo que hayas desactivado los recordatorios. Se descarta si dejas tu asiento o si se deshace un turno.
plan-frozen = ❄️ La partida está en pausa. Tu plan se guarda y vuelve a valer cuando la partida continúe.
plan-add = ➕ Añadir una alternativa
plan-set-terms = 🔒 Condiciones
plan-remove = ✕ Quitar { $number }
plan-drop = Descartar mi plan
plan-try = 🧪 Probar mi turno

plan-stopped = 📌 { $count ->
    [one] Tu plan se detiene aquí
   *[other] Ninguno de tus { $count } planes se puede empezar
 }: { $why ->
    [gone] “{ $choice }” no se puede elegir ahora.
    [forbidden] tu condición no se cumple ({ $condition }).
   *[changed] “{ $choice }” ya no da lo que tenías previsto.
 }

plan-due = 📌 Estoy a punto de jugar tu plan. Si eliges algo antes, vale eso.
plan-marked = 📌 marca lo que habías planeado.
plan-broken = 📌 **{ $where }:** { $here ->
    [yes] es tu turno, y tu plan no puede seguir.
   *[no] tu plan para tu próximo turno ya no sirve.
 } { $why ->
    [gone] “{ $choice }” ya no se puede elegir.
    [forbidden] Tu condición ya no se cumple ({ $condition }).
   *[changed] “{ $choice }” ya no daría lo que tenías previsto.
 }{ $count ->
    [one] { "" }
   *[other] {" "}Las alternativas tampoco se pueden empezar.
 }

# The form with conditions.

plan-field-boxes = Solo si
plan-field-stays = Queda al menos esto
plan-field-there = Esto sigue disponible
plan-field-round = Solo en esta ronda
plan-field-lead = Mi ventaja, como mucho
plan-condition-there = { $card } sigue disponible
plan-condition-round = ronda { $value }
plan-condition-lead = { $value ->
    [one] sin ventaja
   *[other] ventaja de menos de { $value } puntos
 }

refusal-plan_empty = Aún no hay nada que planear. Elige algo primero.
refusal-plan_too_late = Ya es tu turno, así que elige en el tablero. Los planes son para el turno siguiente.
refusal-plan_gone = Ese plan ya no existe: se jugó o se descartó, o tu partida ha avanzado.
refusal-plan_full = En un plan caben dos alternativas. Quita antes una.
refusal-plan_same_start = Tu plan ya tiene un camino que empieza así. Una alternativa debe empezar con otra cosa.
