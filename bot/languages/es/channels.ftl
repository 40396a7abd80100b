# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = La partida ha empezado. Se juega en { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 No pude crear un hilo, así que la partida se juega aquí
channels-stuck-locked = { $host } El hilo { $thread } de tu partida ({ $game }) está bloqueado y no puedo publicar en él. No se pierde nada: desbloquéalo, o usa `/move-here` en el canal donde quieras jugar.
channels-stuck-gone = { $host } El hilo de tu partida ({ $game }) se borró. No se pierde nada: usa `/move-here` en el canal donde quieras jugar.

# Channels in which the bot cannot write.

channels-gone = El canal { $channel } de tu partida ya no existe. No se pierde nada: usa `/move-here` en el canal donde quieras jugar. Hasta entonces, `/move` y `/board` sirven en cualquier parte de este servidor.
channels-closed = No puedo publicar en { $channel }: necesito { $permissions }. No se pierde nada: dame ese permiso (*Editar canal* → *Permisos*) y la partida continúa, o usa `/move-here` en otro canal.
channels-untidy = No puedo quitar los botones de los tableros viejos en { $channel }: necesito { $permissions }. La partida continúa; usa el tablero más reciente.
channels-direct-closed = No puedo enviarte mensajes directos, así que no puedo mostrar aquí tu partida. No se pierde nada. Haz clic derecho en el servidor que compartimos, abre los *ajustes de privacidad*, permite los *mensajes directos* y usa de nuevo cualquier comando.
channels-permission-view-channel = **Ver canales**
channels-permission-send-messages = **Enviar mensajes**
channels-permission-attach-files = **Adjuntar archivos**
channels-permission-read-message-history = **Leer el historial de mensajes**
channels-permission-create-public-threads = **Crear hilos públicos**
channels-permission-send-messages-in-threads = **Enviar mensajes en hilos**
refusal-cannot_write_here = No puedo mostrar una partida aquí: necesito { $permissions }. Pídeselo a quien administre este canal (*Editar canal* → *Permisos*), o juega en otro canal.
refusal-no_threads_here = No puedo crear un hilo dentro de un hilo. Juega sin él, o empieza en el propio canal.
refusal-cannot_make_threads = No puedo crear un hilo aquí: necesito { $permissions }. Pídeselo a quien administre este canal (*Editar canal* → *Permisos*), o juega sin hilo.
refusal-cannot_see = { $names } { $count ->
    [one] no puede
   *[other] no pueden
} ver este canal, así que la partida se queda donde está. Elige un canal que vea toda la mesa.

# Moving a match.

channels-moved = La partida continúa aquí. Ahí viene el tablero.
refusal-already_here = Esta partida ya está en este canal. `/board` muestra su tablero.
refusal-nothing_to_move = En este servidor no hay ninguna partida que puedas mover. Solo puede quien organiza la partida o quien administra ambos canales.
refusal-which_to_move = Hay varias partidas que podrías mover{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Elige una con la opción *partida*.
refusal-channel_taken = Tu partida quedó en pausa porque nadie jugó durante un tiempo, y ahora otra partida usa su canal. Usa `/move-here` en un canal libre para continuar la tuya allí.
command-move-here = mover-aquí
command-move-here-about = Continúa una partida en este canal; para quien la organiza o administra el canal
command-move-here-match = partida
command-move-here-match-about = Qué partida, si hay varias
