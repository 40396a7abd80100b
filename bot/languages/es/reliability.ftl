# How far strangers can rely on a person.

reliability-tier = { $tier ->
    [reliable] 🤝 **Fiable**
    [unreliable] ⏳ **A menudo se queda sin tiempo**
   *[new] 🌱 **Cara nueva**
 }
reliability-people = { $tier ->
    [reliable] 🤝 Fiable:
    [unreliable] ⏳ A menudo sin tiempo:
   *[new] 🌱 Cara nueva:
 } { $names }
reliability-why = { $matches ->
    [one] Tu última partida con otras personas:
   *[other] Tus últimas { $matches } partidas con otras personas:
 } { $share } % de tus elecciones a tiempo, { $timeouts ->
    [0] nunca sin tiempo
    [one] una vez sin tiempo
   *[other] { $timeouts } veces sin tiempo
 }{ $lost ->
    [0] {""}
    [one] , un asiento perdido así
   *[other] , { $lost } asientos perdidos así
 }. Solo cuenta el reloj, nunca una votación; las vacaciones en `/preferences` lo detienen.
reliability-none = Cuento si juegas hasta el final y a tiempo tus partidas con otras personas. Aún no hay nada que contar.
reliability-way = { $count ->
    [one] Juega una partida más hasta el final y a tiempo
   *[other] Juega { $count } partidas más hasta el final y a tiempo
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [one] , con una persona nueva
       *[other] , al menos una de ellas con una persona nueva
    }
   *[other] , con al menos { $people } personas nuevas
 }, y contarás como fiable.
reliability-counts = Las partidas sin tiempo límite no cuentan aquí: no corre ningún reloj que diga quién hizo esperar. Y hacen falta al menos { $people } personas distintas, para que dos cuentas no se avalen entre sí.
