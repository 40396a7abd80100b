# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** añade tres cosas a Dice Forge; usa las que quieras:

    · **Veinte grupos más de hazañas**, con o sin módulo.
    · El **módulo de la Diosa:** tu gólem recorre un laberinto lleno de premios.
    · El **módulo de los Titanes:** un nuevo tipo de fragmento y una senda en la que te pones del lado de los dioses o de la rebelión.

    Los dos módulos no se pueden combinar. En la sala se elige primero el **Módulo**, que trae una selección pensada para él: “Con el laberinto” o “Con los Titanes”. Puedes elegir otra en **Hazañas en juego**. Para tu primera partida con un módulo también va bien la selección básica: los grupos propios del módulo siempre están incluidos.

    Todo lo demás es como en el juego base.
    .title = Qué añade Rebellion
    .keywords = rebellion, rebelión, rebelion, expansión, expansion, módulo, modulo, módulos, nuevo, resumen

diceforge-rules-rebellion_sets =
    Los veinte grupos nuevos sustituyen a los del juego base en los mismos lugares. Cada uno cuesta lo que cuesta su lugar.

    { "" }🌙 Gemelos, Cetro (1) · Compañero (1) · Dado Celestial, Viento (3) · Ancestro, Brumas (4) · Noche Eterna, Mano Derecha (6)
    { "" }☀️ Árbol, Mercader (1) · Ninfa del Bosque (1) · Luz (3) · Orfebre, Omnisciente (4) · Tridente (5) · Fuego Eterno, Mano Izquierda (6)
    { "" }🌙☀️ Primer Titán, Diosa (5 + 5)

    Un módulo añade sus propios grupos, que siempre ocupan sus lugares: 4 con la Diosa, 6 con los Titanes.

    “Al azar”, “Draft” y “A mi gusto” usan también los grupos nuevos si en **Grupos disponibles** se elige “Juego base y 20 grupos de Rebellion”; esa opción solo aparece con esas tres. `/card` muestra cualquiera.
    .title = Los grupos nuevos y las selecciones
    .keywords = grupos, selección, seleccion, selecciones, cartas nuevas, alternativas, pluma, triángulo, torneo, draft

diceforge-rules-rebellion_goddess =
    La Diosa ha construido un **laberinto**, y cada cual guía por él a un **gólem**. Casi todas las casillas te premian.

    · Al comienzo tu dado oscuro tiene un **gólem lunar** en lugar de 1 fragmento lunar. Cada cara de gólem que sacas hace avanzar a tu gólem **1 casilla**.
    · El módulo añade cuatro hazañas: **Gólem Lunar** y **Gólem Solar** (una cara de gólem), **Gran Gólem** (2 casillas adelante), **Gólem del Tiempo** (2 casillas atrás).
    · Llegar a la última casilla te da **15 PG**; quien llega primero elige además dos caras y las aplica como una bendición.

    La imagen junto al tablero muestra el laberinto, todos los gólems y qué hace cada casilla.
    .title = Módulo de la Diosa: la idea
    .keywords = módulo de la diosa, modulo, diosa, hera, laberinto, laberinto de la diosa

diceforge-rules-rebellion_labyrinth =
    Tu gólem se mueve **paso a paso**. Aplicas cada casilla antes de que siga.

    · En una **bifurcación** eliges el camino. Las hay en las casillas 1, 2, 4, 6, 16 y 19.
    · Las caras de gólem y el Gran Gólem lo llevan **hacia adelante**; solo el Gólem del Tiempo lo lleva **hacia atrás**. Al retroceder eliges donde se juntan caminos (9, 10, 12, 13), y también aplicas cada casilla. Así puedes ganar premios dos veces y tomar después otra bifurcación.
    · Varios gólems pueden estar en una casilla.
    · Un gólem en el comienzo no puede retroceder; en la **casilla de la Diosa** (36) se queda el resto de la partida.

    Del comienzo al final hay 18 pasos por el centro, 21 por arriba y 24 por abajo.
    .title = Laberinto: caminar
    .keywords = laberinto, gólem, golem, caminar, paso, pasos, bifurcación, bifurcacion, cruce, adelante, atrás, camino

diceforge-rules-rebellion_spaces =
    · **Una ganancia:** ganas lo que se muestra. Con “o” eliges una cosa.
    · **2 PG de cada rival** (7): cada rival pierde 2 PG, o lo que tenga, y los ganas tú.
    · **Dado Celestial** (9, 16, 19, 25, 30; dos veces en 23 y 28): tíralo y aplica su cara antes de volver a tirar.
    · **Forja** (18, 24; en 10 por 2 de oro menos): puedes comprar una cara del Santuario y forjarla enseguida.
    · **6 de oro por 6 PG** (27), **2 fragmentos lunares por 8 PG** (29): puedes pagar una vez por visita. Sirve el oro de un cetro, y en tu turno puedes vaciar un cetro como fragmentos; los fragmentos antiguos no sirven.
    · **Cámara del tesoro** (8, 12, 21): tiene su propio tema.
    · **1 PG por cara forjada** (33): cuentan las compradas, gratis y forzadas.
    · **Nada:** 1, 31, 32, 34, 35.
    · **La Diosa** (36): 15 PG. El primer gólem que llega te deja además girar ambos dados a las caras que quieras y aplicarlas como una bendición.

    Las casillas actúan en el turno de quien sea, cuando tu gólem entra en ellas.
    .title = Laberinto: qué hacen las casillas
    .keywords = casillas, casilla, efectos, premios, robar, quitar, comprar puntos, forja, nada, casilla de la diosa

diceforge-rules-rebellion_treasure =
    Hay tres cámaras del tesoro (8, 12, 21) y tres tesoros: **4 fragmentos lunares, 4 fragmentos solares, 10 PG**.

    Quien entra **primero** en una cámara elige uno de los tesoros que quedan y lo gana. Después el tesoro se voltea y se queda allí: desde entonces esa casilla da **1 fragmento lunar, 1 fragmento solar o 2 PG** a cada gólem que pase.

    Da igual si el gólem avanza o retrocede.
    .title = Laberinto: cámaras del tesoro
    .keywords = tesoro, tesoros, cámara, camara, cámaras, ficha

diceforge-rules-rebellion_golems =
    Una **cara de gólem** hace avanzar a tu gólem 1 casilla, en el turno de quien sea.

    · Con ×3 son tres pasos, uno tras otro.
    · **Ambos gólems** en una bendición: después de sus pasos puedes tirar además el Dado Celestial, aunque tu gólem ya haya llegado a la Diosa. Un gólem copiado cuenta.
    · Un espejo que copia un gólem mueve **tu** gólem.
    · Si tu otro dado muestra una nave, o da oro o luna con los que podrías pagar en la próxima casilla, eliges qué cara va primero.
    · Un gólem no cuenta para el Minotauro ni para el Viento.

    Las caras de gólem vienen del Bosque, con las hazañas Gólem Lunar y Gólem Solar.
    .title = Cara: gólem
    .keywords = cara de gólem, golem, gólem lunar, gólem solar, ambos gólems, extra

diceforge-rules-rebellion_celestial =
    El **Dado Celestial** no es de nadie y no cambia nunca. Sus seis caras:

    · **12 de oro** · **5 PG**
    · **3 PG**, y 3 de oro, 1 fragmento solar o 1 lunar
    · **Espejo celestial:** aplica una cara a la vista en cualquier dado, también en los tuyos.
    · **Girar un dado** tuyo a la cara que quieras y aplicarla.
    · **Dos niveles más:** puedes cambiar una de tus caras por otra mejor, mira “Niveles y mejoras”.

    Una cara aplicada así actúa por sí sola: ×3 no da nada, un escudo da su recurso, un gólem un paso.

    Esta tirada **no es una bendición**: Cerbero no puede repetirla y ninguna zona de la senda de los Titanes ayuda, pero los Gemelos sí pueden relanzar el dado. Se tira con la hazaña El Dado Celestial, en algunas casillas del laberinto y con ambos gólems.
    .title = El Dado Celestial
    .keywords = celestial, dado celestial, séptimo dado, caras, espejo celestial, girar un dado

diceforge-rules-rebellion_titans =
    Los Titanes han vuelto, y eliges bando. Cada cual tiene un **marcador** en una senda: la rebelión está a la izquierda, los dioses a la derecha.

    · **Los fragmentos antiguos** 💎 vienen de los Titanes. Pagan hazañas como sol o luna, y cada uno que ganas mueve tu marcador **1 casilla a la izquierda**.
    · **La lealtad** 🛡️ no es un recurso: cada una que ganas mueve tu marcador **1 casilla a la derecha**.
    · La **zona** de tu marcador te premia durante la partida.
    · Al final el valor de tu casilla **se suma o se resta**: de −25 a +25 PG.

    Al comienzo tu dado claro tiene 1 fragmento antiguo en lugar de 1 solar, y tu dado oscuro 1 de lealtad y 1 PG en lugar de 2 PG. El módulo añade seis hazañas: Memoria, Oráculo, Caos, Obstinado, Guardián, Espejo del Infortunio.
    .title = Módulo de los Titanes: la idea
    .keywords = módulo de los titanes, modulo, titanes, lealtad, rebelión, rebelion, dioses, bando, revuelta de los titanes

diceforge-rules-rebellion_ancient =
    Te caben **6 fragmentos antiguos**; los cofres no dan más sitio para ellos. Cada uno que ganas mueve tu marcador 1 casilla a la izquierda, **aunque ya no quepa**. Gastarlos o perderlos no mueve nada.

    { "" }**Qué pagan:** cada uno cuenta como 1 fragmento solar o lunar en el precio de una **hazaña** o de una **acción extra**. Puedes mezclar; si hay varias formas de pagar, el bot te pregunta.

    { "" }**Ejemplo:** La Diosa cuesta 5 fragmentos lunares y 5 solares. Puedes pagar con 3 lunares, 4 solares y 3 antiguos.

    No sirven para nada más: ni en el laberinto ni con el Centinela, y la Noche Eterna no los quita.
    .title = Fragmentos antiguos y cómo pagar con ellos
    .keywords = fragmento antiguo, fragmentos antiguos, antiguo, pagar, pago, pago mixto, titanes, comodín, comodin

diceforge-rules-rebellion_track =
    La senda tiene 31 casillas, y todos los marcadores empiezan en el centro, que vale 0. Cada **fragmento antiguo** que ganas mueve tu marcador 1 casilla a la **izquierda**; cada **lealtad**, 1 a la **derecha**. No puedes negarte.

    { "" }**Los caminos especiales** están dibujados en azul en ambos extremos. Si uno se desvía y su flecha apunta hacia donde vas, **tienes que** tomarlo; contra su flecha sigues por el camino principal. Por eso a algunas casillas solo se llega en una dirección.

    En los extremos el marcador se queda; los fragmentos los ganas igualmente.

    Varios marcadores pueden estar en una casilla. El bot los mueve; la imagen junto al tablero muestra los caminos, las zonas y cuánto vale cada casilla.
    .title = Senda de los Titanes: moverse
    .keywords = senda, marcador, mover, izquierda, derecha, camino especial, camino azul, flecha, extremo, lealtad

diceforge-rules-rebellion_zones =
    La zona de tu marcador actúa automáticamente mientras está en ella.

    { "" }**Rebelión**, cuando compras una hazaña:
    · −8 a −5: **3 PG** si aún no la tiene nadie, **2 PG** si la tienen rivales pero tú no.
    · −10 y menos: **5 PG** y **3 PG** en su lugar.

    { "" }**Entre −3 y +3** no pasa nada.

    { "" }**Dioses**, por cada uno de **tus propios dados** en una bendición:
    · +5 a +7: un dado que da oro da **1 de oro** más.
    · +8 a +12: un dado que da oro da **1 de oro y 1 PG** más.
    · +14 y más: lo mismo, y un dado que da PG da **1 PG** más.

    En cada cara cuenta la zona en la que estaba tu marcador **antes** de esa cara. Un dado triplicado cuenta una vez; un espejo en tu dado cuenta. Los PG por cambios (Centinela, Cíclope) no cuentan como PG del dado. Las cartas del mismo nombre en distinto color son una sola hazaña.
    .title = Senda de los Titanes: las zonas
    .keywords = zona, zonas, premio, zona de rebelión, zona de los dioses, primera copia, oro extra, puntos extra

diceforge-rules-rebellion_chaos =
    Hay cuatro **caras de caos**. Dos dan 2 fragmentos antiguos, dos dan 2 de lealtad, y tu **otro dado** decide si ganas 3 PG más:

    · **Caos de sol:** 2 fragmentos antiguos, y 3 PG si el otro dado da sol.
    · **Caos de luna:** 2 fragmentos antiguos, y 3 PG si da luna.
    · **Caos de oro:** 2 de lealtad, y 3 PG si da oro.
    · **Caos de PG:** 2 de lealtad, y 3 PG si da PG.

    Tu marcador se mueve 2 casillas a la izquierda o a la derecha. Si el otro dado te da a elegir, elige eso primero. Sola, una cara de caos no da PG; con ×3 da el triple de fragmentos o lealtad.

    La hazaña El Caos te da una a tu elección. **El Obstinado** te da 3 de oro y 1 fragmento antiguo, o 2 de oro, 1 PG y 1 de lealtad.
    .title = Caras: caos y el Obstinado
    .keywords = caos, cara de caos, obstinado, bosque, caras de titanes

diceforge-rules-rebellion_misfortune =
    Quien realiza **Espejo del Infortunio** elige a otra persona, que debe forjar enseguida el infortunio del color de la carta. **No se puede quitar nunca**.

    Cada vez que se aplica:
    1. Quien lo lleva gana **1 de lealtad o 1 fragmento antiguo**.
    2. Quien tiene la carta aplica **los dos dados de quien lo lleva** como están, como una bendición y con sus propias elecciones. El infortunio también cuenta, por 1 de lealtad o 1 fragmento antiguo, pero no activa otro espejo.

    La zona de quien tiene la carta no da nada por esto, porque los dados no son suyos. Si ambos dados muestran un infortunio, cada carta hace aplicar los dos dados; quien tenga ambas lo hace dos veces. El Viento no activa nada.

    Mientras haya un infortunio a la vista, se juega por orden y hay que esperar.
    .title = Cara: infortunio
    .keywords = infortunio, espejo del infortunio, mala suerte, desgracia, cara forzada, no se quita

diceforge-rules-rebellion_memory =
    { "" }**La Memoria:** pon dos fichas en dos islas distintas, cada una con el lado que quieras: **2 fragmentos antiguos y 1 lunar**, o **2 de lealtad y 1 fragmento solar**. La próxima vez que tomes una hazaña de esa isla, ganas lo que muestra la ficha antes de que la hazaña haga nada; después la ficha desaparece. La Memoria no recoge las fichas que acaba de poner.

    { "" }**El Oráculo:** una bendición menor en cada uno de tus turnos siguientes. Si te da lealtad o fragmentos antiguos, los marcadores de **todo el resto** se mueven 1 casilla a la izquierda; no ganan ningún fragmento.

    { "" }**El Guardián:** en cada uno de tus turnos siguientes, 1 de lealtad o 1 fragmento antiguo.
    .title = Memoria, Oráculo, Guardián
    .keywords = memoria, recuerdos, ficha, oráculo, oraculo, guardián, guardian, premio de isla

diceforge-rules-rebellion_twins =
    Después de tirar para **tu propia bendición**, o de tirar el Dado Celestial, y **antes de aplicar nada**, puedes pagar **3 de oro** para relanzar uno de esos dados. Cuenta la cara nueva.

    Cuando todo está aplicado, ganas **1 fragmento lunar o 1 PG** por cada uso.

    Cada copia sirve una vez por tirada. Con varias copias puedes relanzar varios dados, o uno varias veces; solo cuenta la última cara. Solo puedes pagar con oro que ya tenías antes de los efectos de la tirada.

    No sirven para tiradas que no sean tu bendición (Sátiros, Minotauro, Viento, Mano Izquierda) ni para dados que se giran.
    .title = Los Gemelos: relanzar
    .keywords = gemelos, repetir, volver a tirar, relanzar, 3 de oro

diceforge-rules-rebellion_scepter =
    Un cetro guarda **6 de oro más**. Cuando **ganas oro**, cualquier parte puede ir allí; el oro que ya tienes no se puede mover. Ese oro lo gastas como cualquier otro: si puedes pagar de ambos sitios, el bot te pregunta.

    { "" }**Como fragmentos:** en **tu turno**, un cetro con **4 o 5 de oro** paga **1** fragmento solar o lunar, y uno con **6** paga **2** del mismo tipo, para hazañas, acciones extra y en el laberinto. Eso lo vacía. Tienes que gastar esos fragmentos en el acto, junto con otros si quieres; lo que sobre se pierde.

    Los efectos que se fijan en tu inventario no afectan al cetro: Brumas y Árbol no lo cuentan, Tridente y Minotauro no le quitan nada. La Mano Derecha sí puede gastarlo.

    Martillo, Gemelos y Cetro comparten lugar, así que solo uno de ellos está en una partida.
    .title = El cetro
    .keywords = cetro, bastón, baston, segundo almacén, oro como fragmentos, vaciar, 4 de oro, 6 de oro

diceforge-rules-rebellion_companion =
    Pon al Compañero en la **casilla 0**. Como **refuerzo** avanza 1 casilla en cada uno de tus turnos, hasta la **5**.

    En cualquier momento de **tu turno** puedes despedirlo: ganas tanto **sol** y tantos **PG** como muestre su casilla. El sol que no cabe se pierde. Después la carta ya no hace nada, pero sus puntos cuentan al final.

    Puedes tener varios; cada uno avanza por su cuenta.
    .title = El Compañero
    .keywords = compañero, companero, despedir, cobrar, casilla, sol y puntos

diceforge-rules-rebellion_levels =
    Una **mejora** cambia gratis una de tus caras por otra mejor del Santuario. Los niveles son los precios del Santuario:

    1: 2 de oro · 2: 3 de oro · 3: 4 de oro · 4: 5 de oro · 5: 6 de oro · 6: 8 de oro · 7: 12 de oro

    Las caras iniciales y las del Jardín y el Bosque están por debajo del nivel 1. También el fragmento solar o lunar inicial, aunque el Santuario venda la misma cara.

    · La cara nueva está **exactamente** ese número de niveles por encima. Solo si ese nivel está vacío cuenta el siguiente.
    · **El Mercader** sube una cara 1 nivel, o da 2 PG. Varios Mercaderes pueden subir juntos una cara tantos niveles como Mercaderes; solo puedes subir **una cara por turno**, y los demás Mercaderes dan 2 PG cada uno.
    · El **Dado Celestial** sube una cara 2 niveles, si quieres; del nivel 6 al 7.

    La cara nueva cuenta como forjada. Jabalíes e infortunios se quedan.
    .title = Niveles y mejoras: el Mercader
    .keywords = mercader, mejora, mejorar, nivel, niveles, cara mejor, dos niveles, subir

diceforge-rules-rebellion_forging =
    · **La Ninfa del Bosque:** 4 de oro, y después puedes comprar una cara a su precio.
    · **El Ancestro:** puedes forjar gratis la cara más barata del Santuario que muestre PG; después, una bendición menor con ese dado. Si no forjas nada, eliges el dado.
    · **El Tridente Abisal:** entrega todo el oro de tu inventario, aunque no tengas nada, y forja una cara cualquiera del Santuario o del Jardín, salvo las que dé una hazaña de esta partida. Un jabalí tomado así no tiene carta: solo da 1 fragmento solar o 1 lunar, pero tampoco se puede quitar.
    · **La Luz:** como refuerzo, paga 3 de oro y aplica una cara a la vista, también en tus dados. Actúa por sí sola: ×3 no da nada, un escudo da su recurso.
    · **El Omnisciente:** 2 PG por cada cara de tus dados que muestre PG. Los escudos y las caras de caos lo hacen.
    .title = Ninfa, Ancestro, Tridente, Luz
    .keywords = ninfa del bosque, ninfa, ancestro, tridente, luz, omnisciente, cara gratis

diceforge-rules-rebellion_taking =
    · **El Viento:** todo el mundo tira sus dos dados, pero no aplica nada. Elige un tipo: ganas todo lo que haya a la vista de ese tipo. Espejos, ×3, naves y gólems no cuentan; escudos y caras de caos solo cuentan lo que dan por sí solos.
    · **Las Brumas:** quien tiene menos oro en su inventario pierde 5 PG y los ganas tú; si hay empate, pierden todas esas personas. Si eres una de ellas, pierdes también; si solo tú tienes lo mínimo, no pasa nada.
    · **La Noche Eterna:** el resto pierde 1 fragmento solar y 1 lunar, si los tiene, y los ganas tú.
    · **La Mano Derecha:** paga el oro que quieras por 1 PG cada uno.
    · **El Árbol:** en cada uno de tus turnos siguientes, 3 de oro y 1 PG, o 2 PG en su lugar si tienes 8 de oro o más.
    · **El Orfebre:** 2 PG por cada hazaña distinta que tengas, contando esta.
    .title = Viento, Brumas, Noche, Mano Derecha, Árbol, Orfebre
    .keywords = viento, brumas, bruma, noche eterna, noche, mano derecha, árbol, arbol, orfebre, robar

diceforge-rules-rebellion_left_hand =
    Todos los héroes que están en islas, también el tuyo, vuelven a sus portales iniciales. Por cada uno se tiran los dos dados de quien lo lleva, pero solo **tú** aplicas esos pares, uno tras otro, **empezando por el tuyo**.

    · Las elecciones las haces tú; los gólems mueven tu gólem, los fragmentos mueven tu marcador.
    · Tu zona en la senda de los Titanes solo ayuda con tu propio par.
    · Nadie más recibe una bendición. Si al ir a la isla expulsaste a un héroe, eso fue antes, con la bendición de siempre.
    · Para los Gemelos y Cerbero esto no es una bendición.
    · **La Osa Mayor:** cada Osa tuya te da 3 PG una vez si se expulsó al menos a otro héroe; el resto de personas con un héroe expulsado gana 3 PG por cada una de sus Osas.
    .title = La Mano Izquierda
    .keywords = mano izquierda, expulsar a todos, expulsión, expulsion, osa

diceforge-rules-rebellion_fire =
    El **Fuego Eterno** te da al momento un **turno entero dentro de tu turno**:

    1. Una bendición divina **solo para ti** (dos si juegan dos personas).
    2. Tus refuerzos, cada uno una vez más.
    3. Una acción: forja o realiza una hazaña.
    4. Una acción extra, si la pagas.

    Cuando lo terminas, **tu primer turno continúa** donde estaba: si aún no has hecho su acción extra, todavía puedes. Puedes comprar la misma cara en ambos turnos.

    Un segundo Fuego Eterno durante el turno extra funciona igual.
    .title = El Fuego Eterno: un turno dentro de otro
    .keywords = fuego eterno, fuego, llama, turno extra, segundo turno

diceforge-rules-rebellion_great =
    { "" }**La Diosa:** gira tus dos dados a las caras que quieras y aplícalas como una bendición divina. Vale todo lo que acompaña a una bendición: ×3, ambos gólems, tu zona en la senda de los Titanes, Cerbero. Solo los Gemelos no tienen nada que relanzar.

    { "" }**El Primer Titán:** toma gratis de las islas una hazaña que cueste un solo fragmento solar o lunar. Tu héroe no se mueve y no expulsa a nadie. La hazaña cuenta como comprada: la aplicas, las zonas y las fichas de memoria la premian y el Orfebre la cuenta. Si no queda ninguna carta así, no pasa nada.
    .title = La Diosa y el Primer Titán
    .keywords = carta de la diosa, primer titán, primer titan, hazaña gratis, elegir caras

diceforge-rules-rebellion_scoring =
    Al final suma como siempre los Puntos de Gloria que has ganado y los impresos en tus hazañas.

    · **Módulo de los Titanes:** el valor de la casilla de tu marcador se suma, o se resta si está del lado de la rebelión. Nadie termina por debajo de 0.
    · **Módulo de la Diosa:** el laberinto ya no da nada al final; sus 15 PG los recibes al llegar a la Diosa.

    Los fragmentos antiguos, el oro en cetros, los Compañeros sin despedir y las fichas de memoria sin recoger no valen nada.
    .title = Recuento con Rebellion
    .keywords = recuento, puntuación, puntuacion, valor de la senda, fin, puntos negativos
