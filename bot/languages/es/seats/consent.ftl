# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** quiere deshacer { $taken }{ $others ->
    [0] .
    [one] , lo que deshace también una elección posterior de otra persona.
   *[other] , lo que deshace también { $others } elecciones posteriores de otras personas.
 } ¿Está toda la mesa de acuerdo?
consent-more = { $count ->
    [one] una elección más
   *[other] { $count } elecciones más
 }
consent-since = Desde entonces:
consent-lapses = { $rolled ->
    [true] Los dados y las cartas volverán a salir igual, así que lo visto sigue siendo conocido.{ " " }
   *[false] { "" }
 }Si alguien sigue jugando, la petición se retira.
consent-agreed = ✅ { $name } acepta
consent-yes = Aceptar
consent-no = Rechazar
consent-withdraw = Retirar mi petición
consent-withdrawn = Retirada. No se deshace nada.
consent-waiting = Aceptas. Falta la respuesta de { $names }.
consent-asked = He preguntado al resto: { $why ->
    [rolled] desde entonces se han tirado dados, y lo visto sigue siendo conocido.
    [revealed] desde entonces se ha descubierto una carta, y lo visto sigue siendo conocido.
   *[chosen] desde entonces ha jugado otra persona.
 } Falta la respuesta de { $names }.

# What else is asked.

consent-unrated = **{ $name }** quiere usar pistas. Así esta partida deja de ser **clasificatoria**: no cambia el rating de nadie, gane quien gane. ¿Está toda la mesa de acuerdo?

consent-swap = **{ $name }** propone que **{ $one }** y **{ $other }** intercambien asientos. ¿Está toda la mesa de acuerdo?

consent-bank = **{ $name }** propone otra reserva de tiempo: { $has_bank ->
    [no] ninguna.
   *[yes] **{ $bank }** por persona, de vuelta tras cada turno: { $increment }; en horas de silencio: { $pauses }. Lo que hayas gastado queda gastado.
 } ¿Está toda la mesa de acuerdo?
