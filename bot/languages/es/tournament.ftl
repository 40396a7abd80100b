# Tournaments of a server.

tournament-panel = ## 🏆 Torneos
    Una tarde o un mes, a base de clics: la gente se inscribe con un botón, y yo reparto los asientos, abro las partidas y llevo la clasificación.
tournament-title = ## 🏆 Torneo de { $game }
tournament-about = **{ $format }** · { $seats ->
    [2] mesas de 2
   *[other] mesas de hasta { $seats }
 } · { $pace }
tournament-format-swiss = Suizo
tournament-format-round_robin = Todos contra todos
tournament-format-knock_out = Eliminatoria
tournament-stage-gathering = Inscríbete con el botón de abajo.
# The same, for the eyes of its organiser.
tournament-stage-open = La inscripción está abierta. Pulsa *{ tournament-press-start }* cuando esté todo el mundo.
tournament-stage-first = ⏳ La ronda 1 está a punto de empezar: sus mesas se abren en cuanto haya sitio en el canal.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Ronda { $round } de { $rounds } como mucho
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Ronda { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ En pausa antes de la ronda 1.
   *[other] ⏸️ En pausa tras empezar la ronda { $round }: las partidas en curso continúan, no se abren nuevas.
 }
tournament-stage-over = 🏁 Terminado. Esta es la clasificación final.
tournament-counted = { $format ->
        [knock_out] La mejor mitad de cada mesa sigue jugando, hasta que quede una sola persona.
       *[other] Cuenta cuánto superan tus puntos la media de tu mesa. Si te suple una IA, la partida está perdida para ti y no cambia la media del resto.
    }
tournament-players = { $count ->
        [0] Aún no se ha inscrito nadie.
        [one] **Una persona:** { $names }
       *[other] **{ $count } personas:** { $names }
    }
tournament-standings = ### Clasificación
tournament-heading-score = Puntos
tournament-heading-wins = Victorias
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
tournament-more = … y { $count } más.
tournament-round = ### Ronda { $round }
tournament-table = { $state ->
        [rests] 💤 { $names } descansa esta ronda
        [over] ✅ { $names }
        [waits] ⏳ { $names } (se abre en cuanto haya sitio en el canal)
       *[plays] ▶️ { $names }
    }

tournament-press-join = Inscribirme
tournament-press-leave = Retirarme
tournament-press-manage = Organizar…
tournament-press-new = Nuevo torneo…
tournament-press-start = Empezar
tournament-press-pause = Pausar
tournament-press-resume = Reanudar
tournament-press-end = Terminar
tournament-press-export = Exportar
tournament-press-out = Quitar a alguien…

tournament-export = Aquí están los resultados hasta ahora: JSON para programas, CSV para hojas de cálculo (la clasificación y cada mesa). Los nombres y campos son iguales en todos los idiomas; no hay ids de Discord.

tournament-form-title = Nuevo torneo
tournament-form-game = Juego
tournament-form-format = Formato
tournament-form-format-about = Suizo: entre iguales. Todos contra todos. Eliminatoria: sigue la mejor mitad.
tournament-form-seats = Personas por mesa
tournament-form-seats-about = Como mucho. Si los números no cuadran, las IA completan las mesas más pequeñas.
tournament-form-rounds = Rondas
tournament-form-rounds-about = Como mucho. Una eliminatoria termina sola.
tournament-form-pace = Tiempo límite por elección
tournament-form-pace-about = Cuando se acaba, juega una IA hasta que esa persona vuelva.

refusal-no_tournament = Este torneo ya no existe. `/tournament` muestra los que están abiertos aquí.
refusal-times_fixed = { $of ->
    [league] El tiempo límite es el mismo en todas las partidas de esta liga, así que no se puede cambiar.
   *[tournament] El tiempo límite es el mismo en todas las mesas de este torneo, así que no se puede cambiar.
}
refusal-too_many_tournaments = Este servidor ya tiene { $limit } torneos abiertos. Termina antes uno de ellos.
refusal-tournament_few = Hacen falta al menos { $seats } personas. Espera a que se inscriban más.
refusal-tournament_full = Las { $limit } plazas de este torneo están ocupadas.
refusal-tournament_late = Este torneo ya está en marcha, así que ya no puedes inscribirte. Pregunta a quien lo organiza cuándo es el próximo.
refusal-tournament_not_in = Esta persona no juega en este torneo, o ya está fuera.
refusal-tournament_organiser = Solo puede hacerlo quien organiza este torneo o quien administra el servidor.
refusal-tournament_over = Este torneo ha terminado.
refusal-tournament_seats = Este juego tiene menos asientos por mesa. Elige menos personas por mesa.

command-tournament = torneo
command-tournament-about = Organiza un torneo: inscripción, rondas y clasificación a base de clics
