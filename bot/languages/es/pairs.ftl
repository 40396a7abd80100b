# Pairs of people who stand out, for organisers alone.

pairs-title = ### 🔎 Parejas que llaman la atención
pairs-about = { $over ->
        [one] Ha terminado 1 partida
       *[other] Han terminado { $over } partidas
    }; con las elecciones valoradas: { $judged }. { $pairs ->
        [0] Aún no hay dos personas que se hayan encontrado dos veces.
        [one] Una pareja se ha encontrado al menos dos veces.
       *[other] { $pairs } parejas se han encontrado al menos dos veces.
    }
pairs-none = Ninguna pareja llama la atención.
pairs-more = … y { $count } más.
pairs-pair = **{ $one }** y **{ $other }**
pairs-favours = En { $matches ->
        [one] 1 partida con más gente
       *[other] { $matches } partidas con más gente
    }, con { $count } de sus elecciones perdieron en total un { $cost } % de probabilidad de ganar y le dieron un { $gain } % a la otra persona de la pareja (según estaban las mesas: { $usual } %).
pairs-losses = En { $matches } partidas contra { $receiver }, las elecciones de { $giver } costaron en total un { $cost } % de probabilidad de ganar (en otras tantas contra otras personas: { $usual } %).
pairs-ahead = { $receiver } quedó por delante de { $giver } en { $count } de { $matches } partidas (según sus demás resultados: { $usual }).
pairs-given_up = { $giver } abandonó pronto en { $count } de { $matches } partidas con { $receiver }, que iba por delante (al ritmo de sus otras partidas: { $usual }).
pairs-timed_out = A { $giver } se le acabó el tiempo y perdió el asiento en { $count } de { $matches } partidas con { $receiver } (al ritmo de sus otras partidas: { $usual }).
pairs-met = { $giver } y { $receiver } coincidieron en { $count } de { $matches } partidas (por azar: { $usual }).
pairs-chance = { $rare ->
        [1000000] Por azar: menos de 1 entre un millón.
       *[other] Por azar: 1 entre { $rare }.
    }
pairs-reading = Esto es aritmética, no un juicio, y yo no hago nada con ello. { $figures ->
        [one] Se comparó una cifra
       *[other] Se compararon { $figures } cifras
    }; lo que se muestra saldría por azar en uno de cada { $events } torneos o temporadas de gente honrada. También pueden llamar la atención dos amistades que piensan igual u horarios muy distintos. Habla con la gente antes de decidir nada. Esto solo lo ve quien organiza.
pairs-judging = Solo las elecciones valoradas muestran quién ayudó a quién. El botón hace valorar { $count } { $count ->
        [one] partida más
       *[other] partidas más
    }; tarda unos minutos, después mira otra vez.
pairs-judged = Las elecciones están valoradas en todas las partidas en que es posible.

pairs-press = Parejas…
pairs-press-judge = Valorar más partidas
pairs-press-again = Mirar otra vez
pairs-press-back = Atrás
