# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Cada héroe tiene dos dados cuyas caras se pueden cambiar. Te dan oro, sol y luna, que conviertes en caras mejores y **hazañas heroicas**.

    { "" }🪙 **El oro** compra caras nuevas en el Templo.
    { "" }☀️ **El sol** y 🌙 **la luna** pagan hazañas en las islas; el sol compra también una segunda acción.
    { "" }🏆 **Los Puntos de Gloria (PG)** vienen de caras y efectos, y están impresos en las hazañas.

    Tras la última ronda, quien tenga **más Puntos de Gloria** gana un sitio entre los dioses.
    .title = Objetivo del juego
    .keywords = objetivo, meta, ganar, victoria, resumen, empezar, cómo se juega, puntos, gloria

diceforge-rules-round =
    En una ronda cada persona juega un turno. Con 2 o 4 personas se juegan **9 rondas**; con 3, **10**. Siempre empieza la misma persona.

    Tu turno tiene cuatro fases:
    { "" }**1. Bendición:** todo el mundo, no solo tú, recibe una bendición divina.
    { "" }**2. Refuerzos:** puedes usar una vez cada una de tus cartas de refuerzo.
    { "" }**3. Acción:** **forjas** caras o realizas **una hazaña heroica**. También puedes pasar (salvo que se haya desactivado en la sala).
    { "" }**4. Acción extra:** por 2 fragmentos solares puedes volver a forjar o a realizar una hazaña.

    Después le toca a la siguiente persona.
    .title = Una ronda y un turno
    .keywords = ronda, turno, fase, fases, orden, quién empieza, acción, accion, pasar, fin del turno, última ronda, duración

diceforge-rules-blessing =
    { "" }**Bendición divina:** tira tus dos dados y aplica ambas caras en el orden que quieras.
    { "" }**Bendición menor:** elige uno de tus dados, tíralo y aplica su cara.

    En la fase 1 todo el mundo recibe una bendición divina al mismo tiempo. El bot pregunta a toda la mesa a la vez; si el orden importa (varias naves quieren la misma cara), va primero quien tiene el turno.

    Algunas hazañas dan también una bendición divina, y la recibe además quien sufre una expulsión; las menores solo vienen de hazañas. Los dados se quedan como salieron hasta la próxima tirada, así que un espejo puede copiarlos.
    .title = Bendiciones: divinas y menores
    .keywords = bendición, bendicion, bendición divina, bendición menor, favor, tirar, dados, simultáneo, tiran todos

diceforge-rules-resources =
    En tu inventario caben **12 de oro, 6 fragmentos solares y 6 lunares**. Lo que no cabe se pierde, salvo que antes pongas el oro en un martillo. Los Puntos de Gloria no tienen límite.

    Cada **cofre** (El Cofre del Herrero) añade sitio para 4 de oro, 3 fragmentos solares y 3 lunares; varios cofres se suman.

    Quien empieza tiene 3 de oro, y cada persona siguiente uno menos. Nunca bajas de 0 en nada. Lo que sobra al final no vale nada.
    .title = Recursos, límites y el cofre
    .keywords = almacén, almacen, inventario, límite, limite, máximo, maximo, sobrante, cofre, oro, sol, luna, lleno, fragmentos, oro inicial

diceforge-rules-forging =
    Como acción compras **una o más caras** del Santuario (el Templo sin su Jardín) por el oro que indica. En una misma acción todas deben ser **distintas**; dos caras distintas del mismo precio sí valen.

    Cada cara la forjas enseguida: elige un dado y la cara que sustituye. La nueva queda a la vista. La vieja sale del juego; Tifón la cuenta como **forjada**.

    Así se transforma un dado. Puedes forjar en cualquiera de los dos; claro y oscuro ya no importan tras el comienzo. Un jabalí no se quita nunca.

    Después de una cara, compra otra o termina la acción. Las caras del **Jardín** no tienen precio: vienen con hazañas.
    .title = Forjar caras
    .keywords = forjar, comprar caras, templo, santuario, jardín, jardin, precio, sustituir, quitar, caras distintas, tienda

diceforge-rules-faces =
    { "" }**Al comienzo:** dado claro 5 × 1 de oro, 1 × 1 fragmento solar; dado oscuro 4 × 1 de oro, 1 × 2 PG, 1 × 1 fragmento lunar.

    { "" }**En el Santuario**, por precio en oro:
    2 · 3 de oro · 1 fragmento lunar
    3 · 4 de oro · 1 fragmento solar
    4 · 6 de oro · 1 de oro, sol o luna · 1 PG y 1 fragmento solar · 2 de oro y 1 fragmento lunar
    5 · 3 de oro o 2 PG
    6 · 2 fragmentos lunares
    8 · 2 fragmentos solares · 3 PG
    12 · 4 PG · 2 PG y 2 fragmentos lunares · 2 de oro, sol o luna · 1 de cada: oro, PG, sol y luna

    Hay cuatro de cada una, pero solo una de cada una de las cuatro caras distintas de 4 y de 12 de oro.

    { "" }**“Y”** da todo lo que se muestra; **“o”**, una cosa a tu elección.
    .title = Caras de dado y precios
    .keywords = caras, precios, santuario, dados iniciales, lista de caras, elección, o, y, templo

diceforge-rules-feats =
    Como acción realizas **una hazaña**, si puedes pagarla y su pila no está vacía:

    1. Elige la hazaña y paga su **sol** y su **luna**.
    2. Mueve tu héroe al portal de su **isla**, si no está ya allí. Si hay otro héroe, lo expulsas.
    3. Toma la carta y aplica su efecto inmediato, si lo tiene.

    Hay cuatro clases de cartas: **al momento** (actúa al tomarla), **refuerzo** (una vez en cada uno de tus turnos siguientes), **automática** (siempre que corresponda) y **solo puntos**. Todas cuentan sus puntos al final.

    Puedes tener la misma hazaña varias veces. Cada pila tiene tantas cartas como personas juegan.
    .title = Hazañas heroicas
    .keywords = hazaña, hazana, carta, cartas, isla, portal, luna, sol, coste, costo, pila, inmediata, automática, realizar

diceforge-rules-ousting =
    En el portal de una isla cabe un héroe. Si vas a un portal donde hay otro héroe, lo **expulsas**: vuelve a su portal inicial, y quien lo lleva recibe enseguida una **bendición divina**, antes de que tomes la carta.

    Si ya estás en la isla, te quedas y no expulsas a nadie. Un héroe sigue allí hasta que lo expulsen o se mueva para otra hazaña.

    Con **La Osa Mayor** ambos lados ganan 3 PG por cada una de sus Osas, antes de la bendición.
    .title = Islas y expulsiones
    .keywords = expulsar, expulsión, expulsion, portal, isla, echar, mover, héroe, heroe, osa

diceforge-rules-reinforcements =
    Antes de tu acción puedes usar **una vez** cada una de tus cartas de refuerzo, en cualquier orden; cuenta cada copia.

    · **La Cierva de Plata:** una bendición menor.
    · **El Anciano:** paga 3 de oro, gana 4 PG.
    · **El Búho del Guardián:** 1 de oro, 1 fragmento solar o 1 lunar.
    · Rebellion añade Árbol, Mercader, Luz, Compañero, Oráculo y Guardián.

    Cuando ya has forjado o realizado una hazaña, ya es tarde para este turno. Una carta que tomas ahora puedes usarla desde tu próximo turno.
    .title = Refuerzos
    .keywords = refuerzo, fase 2, cierva, anciano, búho, buho, usar carta, antes de la acción

diceforge-rules-extra =
    Después de tu acción puedes pagar **2 fragmentos solares** por otra: forja o realiza una hazaña, lo que quieras. **Una vez por turno**.

    Es una acción nueva, así que puedes comprar caras que ya compraste y realizar otra vez la misma hazaña. Ya es tarde para refuerzos, pero aún puedes usar fichas de Tritón.
    .title = La acción extra
    .keywords = acción extra, accion extra, segunda acción, acción adicional, 2 soles, fase 4, dos veces

diceforge-rules-triple =
    { "" }**×3** no da nada por sí misma; triplica lo que da tu **otro dado**.

    · Con una elección: elige primero y luego triplica.
    · Con un espejo: elige la cara copiada y luego triplícala.
    · Con una nave: 6 de oro menos, sigue siendo una cara.
    · Con un escudo: el triple de su recurso (nunca los 5 PG).
    · Con un jabalí: 3 del tipo elegido; quien tiene la carta elige tres veces.
    · Sola, o con un segundo ×3: nada.

    Viene con la hazaña Casco de Invisibilidad.
    .title = Cara: ×3
    .keywords = triple, x3, por tres, multiplicador, casco de invisibilidad, casco

diceforge-rules-mirror =
    El **espejo** funciona como copia de una cara a la vista en **un dado rival**, como si la mostrara tu propio dado.

    · Un ×3 copiado triplica tu otro dado.
    · Un escudo copiado se fija en tu otro dado.
    · Un jabalí copiado te da 1 fragmento solar o 1 lunar, y quien tiene su carta también gana.
    · Dos espejos pueden copiar caras distintas.
    · Si un dado rival muestra un espejo, puedes copiar lo mismo que ese espejo: cualquier cara a la vista, incluso la de tu otro dado.

    Viene con la hazaña Espejo del Abismo.
    .title = Cara: espejo
    .keywords = espejo, copiar, abismo, espejo del abismo, copiar una cara

diceforge-rules-ship =
    La **nave** te deja comprar **una cara** del Santuario por **2 de oro menos** y forjarla enseguida, incluso fuera de tu turno. No es obligatorio, y el precio nunca baja de 0.

    Con ×3 el descuento es 6. Si tu otro dado da oro, eliges qué cara va primero. Si sale una nave a varias personas, compra primero quien tiene el turno y después el resto en orden.

    No puedes tomar caras del Jardín. Para el Minotauro una nave no hace nada. Viene con la hazaña Nave Celestial.
    .title = Cara: nave
    .keywords = nave, nave celestial, navío, navio, descuento, más barato, 2 de oro menos

diceforge-rules-boar =
    Quien realiza **Jabalí Tenaz** elige a otra persona, que debe forjar enseguida el jabalí del color de la carta, en el dado y sobre la cara que quiera. **No se puede quitar nunca**.

    Cada vez que se aplica el jabalí, quien lo lleva gana **1 fragmento solar o 1 lunar**, y después quien tiene la carta gana **1 fragmento solar, 1 lunar o 3 PG**: al salir en una tirada, con un espejo, con los Sátiros o al repetir con Cerbero.

    Triplicado: quien lo lleva gana 3 del mismo tipo, y quien tiene la carta elige tres veces. Con el Minotauro, quien lo lleva pierde, y quien tiene la carta gana igualmente.

    Con un espejo o los Sátiros, gana quien copia el jabalí en lugar de quien lo lleva.
    .title = Cara: jabalí
    .keywords = jabalí, jabali, jabalí tenaz, cerdo, cara forzada, no se quita, carta de color

diceforge-rules-shield =
    Hay cuatro escudos: **sol, luna, oro y PG**. Cada uno muestra un recurso y 5 PG; decide tu **otro dado**:

    · Si también da el recurso del escudo: **5 PG**, y nada más del escudo.
    · Si no: el recurso del escudo, es decir, 2 fragmentos solares, 2 lunares, 3 de oro o 3 PG.

    Si el otro dado te da a elegir, elige eso primero. Si da varias cosas, basta con que coincida una; lo que pones en un martillo o cambias también cuenta.

    Solo (bendición menor), junto a una nave o a un escudo distinto, da su recurso; con ×3, el triple. La hazaña El Escudo del Guardián te da uno a tu elección.
    .title = Cara: escudo
    .keywords = escudo, escudo del guardián, escudo del guardian, 5 PG, 5 PV, otro dado, égida

diceforge-rules-hammer =
    Cuando **ganas oro**, cualquier parte puede ir a tu martillo en vez de a tu inventario: cada oro lo hace avanzar una casilla. Da igual de dónde venga el oro, pero no puedes usar el que ya tienes.

    La primera vuelta de **15 casillas** te da **10 PG**; la segunda, **15 PG**. Entonces ese martillo está completo. El oro que sobra cuenta para la vuelta siguiente y después para tu próximo martillo.

    Solo trabajas en un martillo a la vez. Decide primero sobre el martillo; lo que guardes tiene que caber en tu inventario.
    .title = El martillo
    .keywords = martillo, martillo del herrero, vuelta, vueltas, 15 de oro, desviar oro

diceforge-rules-tokens =
    { "" }**Tritón:** en cualquier momento de **tu turno** puedes usar una ficha por **6 de oro, 2 fragmentos solares o 2 lunares**, incluso entre dos compras o mientras compra tu nave. El oro puede ir a un martillo.

    { "" }**Cerbero:** después de **cualquier bendición tuya**, en el turno de quien sea, puedes usar una ficha para aplicar otra vez las mismas caras. La segunda vez puedes elegir otra cosa. Una ficha por bendición. Los Sátiros y el Minotauro no son bendiciones tuyas.

    Las fichas sin usar no valen nada al final; los puntos de las cartas cuentan igualmente.
    .title = Fichas: Tritón y Cerbero
    .keywords = ficha, fichas, tritón, triton, cerbero, repetir, otra vez, dos veces

diceforge-rules-satyrs =
    El resto tira sus dos dados, pero no aplica nada. Tú eliges **dos de esos dados**, de una persona o de dos, y aplicas sus caras como si fueran tuyas.

    ×3 triplica la otra cara elegida; un escudo se fija en ella. Un espejo te deja copiar una cara rival. Un jabalí hace ganar a quien tiene su carta.

    No es una bendición, así que Cerbero no puede repetirla. Los dados se quedan como salieron.
    .title = Sátiros
    .keywords = sátiro, sátiros, satiros, tomar prestado, dados ajenos, elegir dos

diceforge-rules-minotaur =
    El resto tira sus dos dados y **pierde** lo que normalmente ganaría, también Puntos de Gloria. Nadie baja de 0.

    · En una cara con elección, cada cual elige qué pierde, aunque no tenga nada de eso.
    · ×3 triplica la pérdida; un escudo se decide como siempre y luego se pierde.
    · Un espejo copia una cara, y se pierde lo que muestra.
    · Una nave no hace nada; los martillos no se tocan.
    · Con un jabalí, quien lo sacó pierde 1 fragmento solar o 1 lunar; quien tiene la carta **gana** como siempre.

    No es una bendición, así que Cerbero no puede repetirla.
    .title = Minotauro: perder
    .keywords = minotauro, perder, pérdida, perdida, toro, negativo

diceforge-rules-trials =
    { "" }**Cáncer** y **Centinela:** dos bendiciones divinas, una tras otra. Con el Centinela puedes cambiar el sol y la luna que da una cara por **2 PG cada uno**.

    { "" }**Esfinge** y **Cíclope:** elige un dado y recibe con él cuatro bendiciones menores. Con el Cíclope puedes cambiar el oro de una tirada por **1 PG cada uno**.

    El cambio es todo o nada en cada cara. Lo que cambias no entra en tu inventario, pero cuenta para un escudo. Los PG los recibes al momento.

    Después de cada una de estas bendiciones puedes usar una ficha de Cerbero, y volver a cambiar en la repetición.
    .title = Cáncer, Centinela, Esfinge, Cíclope
    .keywords = cáncer, cancer, centinela, esfinge, cíclope, ciclope, cambiar, cuatro bendiciones, dos bendiciones, enigma, cangrejo

diceforge-rules-lineups =
    Quince lugares en siete islas tienen un grupo de hazañas cada uno. Para nueve de ellos el juego base trae dos grupos, así que se elige en la sala:

    · **Selección básica:** los quince grupos con efectos sencillos.
    · **Selección avanzada:** osa, jabalí, Cerbero, Centinela, Tifón, nave, escudos, Tritón, Cíclope.
    · **Al azar:** cada lugar recibe uno de sus grupos al azar.
    · **Draft:** antes de la ronda 1 se elige por turnos un grupo para un lugar aún libre.
    · **A mi gusto:** quien organiza elige lugar por lugar.

    Los otros seis lugares tienen siempre Martillo, Cofre, Casco de Invisibilidad, El Anciano, Espíritus Salvajes y Espejo del Abismo.

    { "" }**Rebellion** tiene más grupos para casi todos los lugares y más selecciones: mira “Los grupos nuevos y las selecciones”.
    .title = Selecciones y draft
    .keywords = selección, seleccion, básica, basica, inicial, principiante, avanzada, al azar, draft, a mi gusto, grupos, qué cartas, preparación

diceforge-rules-two =
    Entre **dos personas** cambian tres cosas:

    · La fase 1 ocurre **dos veces** en cada turno: dos bendiciones divinas seguidas para cada cual.
    · Antes de la partida se quitan al azar dos caras de cada reserva del Santuario, y quedan dos.
    · Cada hazaña tiene dos cartas, y se juegan 9 rondas.

    Con los Sátiros tomas los dos dados de tu rival.
    .title = Dos personas
    .keywords = dos jugadores, 2 jugadores, dos personas, duelo, dos veces, menos caras

diceforge-rules-scoring =
    Suma:
    · los **Puntos de Gloria que has ganado** durante la partida (en tu inventario),
    · los **puntos impresos en tus hazañas**.

    Oro, sol, luna, fichas y martillos sin completar no valen nada. Con el módulo de los Titanes de Rebellion cuenta también la senda.

    Gana quien tenga más puntos. Quienes empatan **comparten el puesto**; o, si se eligió así en la sala, desempatan más caras forjadas, luego más hazañas, luego más recursos restantes y por último quien juega antes.
    .title = Recuento y empates
    .keywords = puntuación, puntuacion, recuento, puntos, empate, desempate, fin, puntos de gloria, puntos de victoria, final, contar

diceforge-rules-simultaneous =
    Cuando todo el mundo recibe una bendición, varias personas pueden tener algo que elegir a la vez: una cara con elección, el martillo, Cerbero. El bot pregunta a todas juntas; cada cual responde en privado bajo el tablero, y nadie tiene que esperar.

    Solo van por orden, empezando por quien tiene el turno, cuando importa: si varias naves quieren comprar, varios gólems podrían encontrar un tesoro o hay un infortunio a la vista.

    Si solo hay una respuesta posible, el bot no pregunta.
    .title = Elegir al mismo tiempo
    .keywords = simultáneo, simultaneo, al mismo tiempo, juntos, orden, esperar, mi elección, privado

diceforge-rules-dice =
    Antes de la primera tirada el bot sortea una semilla secreta y publica su sello (un SHA-256). Todas las tiradas y sorteos salen de esa semilla, de las palabras de la suerte añadidas en la sala y del número que Discord da al pulsar *Empezar*. Nadie en la mesa puede saber qué saldrá; quien gestiona el bot y lee su base de datos sí podría.

    Al final, `/verify` revela la semilla y repite con ella toda la partida: si el sello, cada tirada y cada jugada coinciden, nadie ha tocado los dados.
    .title = Dados honestos
    .keywords = honesto, limpio, justo, azar, semilla, verificar, trampa, prueba, sello, comprobar
