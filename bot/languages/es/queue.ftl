# The queue over servers.

queue-title = ## 🔎 La cola
queue-about = Encuentra una partida con gente de cualquier servidor, por tu cuenta o con amistades. Busco a gente de un nivel parecido al tuyo; cuanto más esperas, menos importa eso.
    Se juega por **mensajes directos**, o en un hilo de tu servidor si lo ofrece y toda la mesa puede verlo.
queue-rating = Tu rating en { $game }: **{ $rating }** ({ $count ->
        [one] una partida clasificatoria
       *[other] { $count } partidas clasificatorias
    })
queue-reliance = { $missed ->
        [0] Hay gente que cuenta contigo: si dos veces se te acaba el tiempo o no confirmas una partida, la cola se cierra para ti durante { $span }.
       *[other] Hace poco se te acabó el tiempo en una partida o no confirmaste una. Si pasa otra vez, la cola se cierra para ti durante { $span }; en `/preferences` hay vacaciones y horas de silencio.
    }
queue-pause-span = { $pause ->
        [0] una hora
        [1] un día
       *[other] una semana
    }
queue-paused = ⏸️ Dos veces te esperaron en vano, así que la cola hace una pausa para ti. Puedes volver { $until }.
queue-people = { $count ->
        [0] Ahora mismo no espera nadie.
        [one] Ahora mismo espera una persona.
       *[other] Ahora mismo esperan { $count } personas.
    }
queue-meets = No evitas a nadie.
queue-avoided = Evitas a { $people }.
queue-avoids-no-stranger = { $count ->
    [one] Una de esas personas nunca me ha usado, así que no guardo nada sobre ella: podrás evitarla cuando lo haya hecho.
   *[other] { $count } de esas personas nunca me han usado, así que no guardo nada sobre ellas: podrás evitarlas cuando lo hayan hecho.
 }
queue-waiting-title = ## 🔎 Estás en la cola
queue-waiting = **{ $wish }** · desde { $since }; tu sitio caduca { $until }
queue-wish = { $game }, { $players } personas, { $pace }
queue-party = { $count ->
        [one] Esperas por tu cuenta.
       *[other] Tu grupo: { $names }
    }
queue-usual = { $unit ->
        [hours] Una partida así suele aparecer en { $count } horas.
       *[minutes] { $count ->
            [0] Una partida así suele aparecer en menos de un minuto.
            [one] Una partida así suele aparecer en 1 minuto.
           *[other] Una partida así suele aparecer en { $count } minutos.
        }
    }
queue-usual-unknown = Aún no puedo decir cuánto suele tardar: últimamente ha habido muy pocas partidas así.
queue-code = Tus amistades pueden unirse con `/queue` y este código: **`{ $code }`**

queue-press-find = Buscar partida…
queue-press-friends = Unirme a un grupo…
queue-press-avoid = Evitar a gente…
queue-press-leave = Salir de la cola
queue-press-look = Actualizar

queue-form-find = Buscar partida
queue-form-game = Juego
queue-form-players = Personas
queue-form-players-about = En total, contándote a ti y a tu grupo.
queue-players = { $count } personas
queue-form-pace = Tiempo límite por elección
queue-form-pace-about = Cuando se acaba, juega una IA hasta que esa persona vuelva.
queue-form-friends = Unirme a un grupo
queue-form-code = El código de tu grupo
queue-form-code-about = Lo tiene quien te invita, en su propia /queue.
queue-form-avoid = Gente que evitar
queue-form-people = Evitar
queue-form-people-about = La cola nunca te pone en la misma mesa. No lo sabrán.

queue-found-title = ### 🔎 Partida encontrada: { $game }
queue-found = { $names }
    { $pace }. Cuando se te acaba el tiempo, juega una IA hasta que vuelvas. Tus turnos llegan aquí.
queue-off = **{ $game }:** esta partida no llegó a empezar.
queue-again = `/queue` busca la siguiente partida.

refusal-not_reliable_yet = Hasta que cuentes como fiable, juegas { $limit ->
    [one] una partida
   *[other] { $limit } partidas
 } a la vez con gente desconocida. Termina antes una de ellas; `/stats` muestra cuánto te falta.
refusal-queue_paused = Dos veces te esperaron en vano, así que la cola hace una pausa para ti. Puedes volver { $until }. Mientras tanto: `/play`, `/solo`, `/daily`.
refusal-no_such_id = No encuentro en Discord a una de estas personas, así que tu lista se queda como estaba. Elige en la lista del formulario, 25 como mucho.
refusal-queue_closed = Aquí no hay cola: quien gestiona el bot no ha abierto ninguna. `/play` empieza una partida en este servidor.
refusal-already_queued = Ya estás en la cola. `/queue` muestra qué esperas.
refusal-no_party = No espera ningún grupo con este código. Quizá su partida ya empezó, o hay un error: compara el código con quien te invitó.
refusal-party_full = Este grupo está completo. Pide que elijan una mesa más grande, o entra en la cola por tu cuenta.
refusal-messages_refused = Mi último mensaje directo no te llegó, y las partidas de la cola se juegan ahí. Haz clic derecho en un servidor que compartamos, abre los *ajustes de privacidad*, permite los *mensajes directos* y envíame `/queue` en uno.
refusal-queue_fixed = La cola encontró esta partida con el tiempo límite que eligió toda la mesa, así que no se puede cambiar.
refusal-nobody_asked_here = Esta partida no tiene canal, así que no puedo pedir el acuerdo del resto. Todo lo que no lo necesita sí puedes hacerlo.

command-queue = queue
command-queue-about = Encuentra una partida con gente de otros servidores, por tu cuenta o en grupo
