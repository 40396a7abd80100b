# A hint: what a computer player would choose, and why.

hint-choice = 💡 Yo jugaría: **{ $choice }**
hint-tried = { $other } parece mejor al principio, pero { $choice } dio mejor resultado cuando seguí jugando con ambas.
hint-other = { $other } da { $gains }.
hint-sure = Tengo { $sure ->
    [very] muy
   *[fairly] bastante
 } claro que es mejor que { $other }.
hint-sure-named = Tengo { $sure ->
    [very] muy
   *[fairly] bastante
 } claro que mi propuesta es mejor.
hint-lead = Jugando hasta el final, la diferencia frente a { $other } es de { $points } puntos en promedio{ $has_win ->
    [no] { "" }
   *[yes] , con un { $win } % de probabilidad de ganar
 }.
hint-even = { $named ->
    [yes] Es más o menos igual de bueno.
   *[no] { $other } es una opción más o menos igual de buena.
 }
hint-behind = { $named ->
    [yes] Al jugar ambas una vez más, esa salió mejor: también merece una mirada.
   *[no] Al jugar ambas una vez más, { $other } salió mejor: también merece una mirada.
 }
hint-lead-even = Jugando hasta el final, quedan demasiado cerca para distinguirlas: en promedio, { $points } puntos frente a { $other }{ $has_win ->
    [no] { "" }
   *[yes] , con un { $win } % de probabilidad de ganar
 }.
hint-method = Jugué ambas muchas veces con los mismos dados, sin mirar cartas ocultas.
hint-play = Jugarla
hint-why = ¿Por qué?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ Esta partida es clasificatoria, así que no hay pistas. Puedes pedir al resto que **deje de serlo para toda la mesa**; entonces habrá pistas. Solo ocurre si todo el mundo acepta.
hint-unrated-press = Pedir que no sea clasificatoria
hint-asked = He preguntado al resto. Falta la respuesta de { $names }. Hasta que todo el mundo acepte, la partida sigue siendo clasificatoria y sin pistas.
common-event-made_unrated = 💡 **{ $seat }** pidió pistas y toda la mesa aceptó: esta partida ya no es clasificatoria y hay pistas.
refusal-nobody_to_agree = Esta partida es clasificatoria, así que las pistas necesitan el acuerdo de la mesa, y aquí no hay nadie más a quien preguntar. Cuando termine, `/analysis` muestra tus mejores opciones.

hint-noted = Esta mesa anota las pistas, así que el resto puede ver que la pediste.
refusal-no_hint = No pude dar con una pista: lo que yo jugaría ya no está entre tus opciones. `/hint` lo intenta de nuevo.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 pide una pista
    .brief = { common-event-hinted.on }

command-hint = pista
command-hint-about = Qué haría una IA fuerte en tu lugar, y por qué; solo lo ves tú
