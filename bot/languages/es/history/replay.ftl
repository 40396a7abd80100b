# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Repetición
replay-title = ### { $game }: la partida { $over ->
    [true] completa
   *[false] hasta ahora
 }
    { $moves ->
        [one] Una elección
       *[other] { $moves } elecciones
    }, un tablero por turno.
replay-steps = Paso a paso
replay-step-title = ### { $game } · { $at ->
    [0] el comienzo
   *[other] elección { $at } de { $of }
 } · ronda { $round }
replay-step-by-turn = Turno a turno
replay-step-by-choice = Elección a elección
refusal-no_finished_match = En este canal aún no ha terminado del todo ninguna partida; si se cortó antes de tiempo, la compruebo cuando ya no se pueda continuar. Para comprobar una de otro sitio, adjunta su archivo.
replay-pages = Como páginas web
replay-pages-sent = La repetición completa como páginas web: descomprime el archivo y abre `index.html`, o sube la carpeta a cualquier alojamiento web. Muestra lo que vio la mesa, con nombres.
refusal-pages_too_large = Esta partida es demasiado grande para enviarla aquí como páginas web. Quien gestiona el bot puede exportarla por ti.
command-replay = repetición
command-replay-about = Vuelve a ver la partida de este canal, como animación o paso a paso
menu-replay = Ver desde aquí
