# The playground.

playground-topic = Todo lo de aquí ocurre en tu propio equipo.
playground-you = { $name } (tú)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Mensajes directos a { $name }{ $new ->
        [0] { "" }
       *[other] { " " }({ $new } sin leer)
    }
playground-conversation-thread = 🧵 { $thread }, como { $name }
playground-open = La zona de pruebas está abierta. Funciona solo en este equipo y no necesita cuenta ni token.
playground-how =
    La dirección es la llave de la página: quien la tenga puede jugar. Elige a una persona en la parte de arriba,
    luego pulsa un botón bajo el saludo, o escribe / para ver los comandos. Ctrl-C la cierra.

# The greeting in its channel.

playground-greeting-title = Te damos la bienvenida al Olimpo
playground-greeting-begin =
    {""}**¿Es tu primera vez?** *Aprender Hércules* dura cinco minutos. En una sala puedes unirte como otras personas (cambia con *{ $viewing }*) o añadir IA; luego pulsa *Empezar*.
playground-greeting-goes-on = {""}**Aquí hay una partida.** `/board` la muestra, con las opciones de la persona en cuyo lugar miras; `/games` muestra todas.
playground-greeting-more =
    Escribe `/` para ver los comandos: `/help` es un paseo corto, `/rules` explica el juego, `/card` muestra cualquier carta.

    El idioma de arriba es para todo el mundo aquí; `/preferences` lo ajusta para una persona. Los mensajes directos y los hilos están en la lista *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Ver como
playground-page-messages = Mensajes
playground-page-refresh = Actualizar
playground-page-capture = Capturar
playground-page-inspector = Inspeccionar
playground-page-more = Más
playground-page-end = Cerrar la vista previa
playground-page-search-messages = Buscar en los mensajes
playground-page-find = Busca un mensaje
playground-page-search = Buscar
playground-page-previous = Anteriores
playground-page-next = Siguientes
playground-page-jump = Ir a un mensaje por su ID
playground-page-earlier = Cargar mensajes anteriores
playground-page-later = Mensajes más recientes
playground-page-latest = Mensajes nuevos · ir al último
playground-page-empty = No hay mensajes en este canal.
playground-page-send = Enviar
playground-page-only-you = Solo tú puedes ver esto
playground-page-edited = editado
playground-page-used = usa
playground-page-conversation = Conversación
playground-page-no-options = Ninguna opción encontrada
playground-page-cancel = Cancelar
playground-page-submit = Enviar
