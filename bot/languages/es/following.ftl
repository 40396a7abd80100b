# Following a match in which one does not play.

following-press = Seguir
following-question = 👁️ { $now ->
    [none] **¿Seguir esta partida de { $game }?**
   *[other] **Sigues esta partida de { $game }.**
} { $now ->
    [end] Te enviaré un mensaje directo cuando termine.
    [turn] Te envío un mensaje directo al final de cada turno.
   *[none] Te enviaré un mensaje directo cuando termine, o al final de cada turno, nunca en tus horas de silencio.
}
following-press-end = Solo el final
following-press-turn = Cada turno
following-press-stop = Dejar de seguir
following-begun-end = 👁️ Sigues esta partida de { $game }: te enviaré un solo mensaje directo cuando termine. `/games` muestra lo que sigues.
following-begun-turn = 👁️ Sigues esta partida de { $game }: te enviaré un mensaje directo al final de cada turno, como mucho cada diez minutos. `/games` muestra lo que sigues.
following-stopped = Ya no sigues esta partida.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] Empieza el siguiente turno.
        [one] Es el turno de { $turn }.
       *[other] A la espera de { $turn }.
    }
following-over = 🏁 **{ $game }** · { $names }
    La partida que seguías ha terminado.
following-given-up = 🏁 **{ $game }** · { $names }
    La partida que seguías terminó antes de tiempo.
following-list = 👁️ **Sigues:**
following-line = • { $game } · { $names ->
        [none] ahora no puedes ver su canal
       *[other] { $names }
    } · { $way ->
        [end] el final
       *[turn] cada turno
    } · [a la partida]({ $link })
following-more = … y { $count } más
following-choose = Dejar de seguir una partida…
following-option = { $game }: { $names }
following-option-unseen = { $game }
refusal-follow_own = Juegas en esta partida, así que ya lo ves todo. `/preferences` ajusta cómo te aviso de tu turno.
refusal-follow_refused = Mi último mensaje directo no te llegó, así que no podría contarte nada de esta partida. Haz clic derecho en un servidor que compartamos, abre los *ajustes de privacidad*, permite los *mensajes directos* y envíame allí cualquier comando.
refusal-too_many_follows = Ya sigues { $limit } partidas. `/games` las muestra; deja de seguir una primero.
refusal-too_many_followers = Ya siguen esta partida { $limit } personas; no caben más.
