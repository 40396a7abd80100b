# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Lo siento, algo salió mal, y es culpa mía, no tuya. Tu partida está a salvo. Inténtalo otra vez; si vuelve a pasar, informa del incidente **{ $number }**.
handling-answer-lost = Discord no aceptó mi respuesta. Mira tu tablero: si muestra tu elección, todo va bien; si no, inténtalo otra vez.
handling-restarting = Me estoy reiniciando. No se pierde nada; vuelve a pulsar en un minuto.
handling-too-busy = Ahora mismo estoy dibujando mucho para este servidor. No se pierde nada; inténtalo en unos segundos.
handling-slow-down = Eso fue un poco rápido para mí. Vuelve a pulsar en un momento.
handling-unknown-button = Este botón ya no sirve. `/board` muestra el tablero con botones nuevos.
handling-commands-changed = Mis comandos se acaban de actualizar. Inténtalo otra vez en un minuto.
handling-form-kept = Tus datos se conservan. Abre de nuevo el formulario para corregirlos.
handling-bad-value = No puedo usar ese valor. Elige uno de la lista.
