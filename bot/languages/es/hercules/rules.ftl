# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Doce trabajos, dos dados por cabeza y una carrera. Con los números de tus dados haces operaciones; cada resultado del 1 al 12 es un trabajo que puedes realizar una vez.

    Los trabajos te dan **semidioses**, mueven a tu **aprendiz** por las doce columnas y te consiguen **dioses** y **vasijas** por el camino. El primer aprendiz que llega a la columna 12 pone fin a la partida, pero la velocidad no lo es todo: gana **quien tenga más puntos**.
    .title = Objetivo del juego
    .keywords = objetivo, meta, ganar, victoria, resumen, empezar, cómo se juega, puntos

hercules-rules-round =
    Una ronda tiene tres fases.

    { "" }**1. Oráculo.** Todo el mundo tira sus dos dados a la vez.
    { "" }**2. Acciones.** Empieza quien tiene a Pegaso y el resto sigue en orden de turno. En tu turno **realizas un trabajo** o **descansas**. Antes de un trabajo puedes usar tantas cartas como puedas pagar.
    { "" }**3. Pegaso vuela** a la siguiente persona, que empieza la próxima ronda.

    Al final todo el mundo habrá tenido el mismo número de turnos.
    .title = Una ronda
    .keywords = turno, fase, oráculo, oraculo, tirar, pegaso, orden, quién empieza, acción, accion

hercules-rules-labours =
    Toma dos de tus dados y súmalos, réstalos, multiplícalos o divídelos. El resultado debe ser un número entero del **1 al 12**, y tu cubo debe seguir en esa columna: cada trabajo cuenta una vez.

    Resta el número menor del mayor; divide solo si no queda resto. Dos dados iguales no se pueden restar (3 − 3 es 0), pero sí dividir: 3 ÷ 3 = 1.

    Después, en este orden:
    1. Pasa tu **cubo** de esa columna a tu reserva.
    2. Tu **aprendiz** avanza a la derecha hasta que en la siguiente columna haya un cubo tuyo. Los cubos ajenos no lo frenan. A veces no se mueve, a veces llega lejos de una vez.
    3. Toma un **semidiós** que encaje con tu operación, si lo hay.
    4. Si el aprendiz avanzó 3 columnas o más, toma una **vasija**.
    5. Si se detiene bajo un **dios**, toma esa carta.

    Con eso termina tu turno. Lo que ganaste puedes usarlo desde tu próximo turno.
    .title = Realizar un trabajo
    .keywords = calcular, sumar, restar, multiplicar, dividir, resultado, marcador, cubo, aprendiz, mover, operación, operacion, tarea, trabajo

hercules-rules-demigods =
    Un trabajo te da **un semidiós** de lo alto de una pila. Debe encajar con tu operación:

    { "" }**+** Hestia · **−** Hécate · **×** Pan · **÷** Eolo
    { "" }**Tique** (1 a 3) y **Morfeo** (4 a 6): si uno de los dos dados que usaste muestra el número de su carta superior.

    Los números cuentan como están al hacer la operación, es decir, después de que tus cartas los cambien. El dado blanco cuenta si forma parte de ella; un dado que dejaste fuera, no.
    Si encajan varios, eliges tú, pero no puedes rechazarlos. Si no encaja ninguno, no te llevas nada.

    Todos los semidioses tienen símbolos para el recuento. La mayoría tiene también una habilidad; unos pocos valen 2 puntos en su lugar.
    .title = Semidioses
    .keywords = hestia, pan, eolo, hécate, hecate, tique, tyche, morfeo, pila, número, numero, dado negro, carta, semidios

hercules-rules-vases =
    Si tu aprendiz avanza **3 columnas o más de una vez**, tomas la vasija superior de la pila con ese número. Cuanto más largo sea el recorrido, más puntos.

    Si esa pila está vacía, tomas de la siguiente pila más baja que aún tenga vasijas, nunca de una más alta. Un recorrido de 8 columnas o más cuenta como 7.

    Por eso puede convenir dejar un hueco y cerrarlo tarde. Puedes ganar una vasija por turno.
    .title = Vasijas
    .keywords = vasija, jarrón, jarron, ánfora, anfora, salto, recorrido largo, hueco, columnas de una vez, puntos

hercules-rules-gods =
    Sobre cada una de las columnas 1 a 11 hay un dios. Si tu aprendiz **se detiene** debajo, la carta es tuya; los dioses que deja atrás se quedan donde están. Tiene que haber avanzado al menos una columna.

    Un dios vale puntos y tiene una habilidad que **no cuesta cubos**: para usarla, pon la carta boca abajo. Un descanso vuelve a poner un dios boca arriba. Usado o no, sus puntos cuentan.

    { "" }**Columna 12:** quien llega primero toma a Zeus (5 PV). Cualquiera que llegue también en la última ronda toma una carta del Panteón (5 PV).
    .title = Dioses, Zeus y el Panteón
    .keywords = olimpo, zeus, panteón, panteon, boca abajo, apolo, ares, atenea, hera, hermes, poseidón, poseidon, artemisa, afrodita, deméter, demeter, dioniso, hefesto, columna 12

hercules-rules-abilities =
    En tu turno, antes de la operación, puedes usar tantas cartas como quieras, en cualquier orden. Cada carta sirve **una vez por turno**; puedes usar dos cartas con la misma habilidad.

    { "" }**Un semidiós cuesta un cubo** de tu reserva, que se queda en la carta hasta que descanses. Un cubo sobre una carta no vale puntos al final. **Un dios no cuesta nada**: ponlo boca abajo.

    Dado blanco, relanzar, +1, −1, copiar y voltear cambian tus dados. Las cartas extra y las de 2 PV solo cuentan al final.

    Ojo: una vez que usas una carta, ya no puedes descansar este turno. Solo puedes parar si no hay ningún trabajo posible, y lo que pagaste se pierde.
    .title = Habilidades y su coste
    .keywords = usar carta, pagar, marcador, cubo, coste, costo, una vez por turno, habilidad, poder

hercules-rules-white =
    { hercules-ability-white-text }

    Tu operación sigue usando exactamente dos de los tres dados; también valen los dos de color. Otras habilidades pueden cambiar el dado blanco mientras lo tengas. Una segunda carta de dado blanco lo vuelve a tirar. Al final de tu turno lo devuelves.

    Contra Hades: si juegas antes que él en esta ronda, él usa la cara que dejó tu tirada.
    .title = Habilidad: dado blanco
    .keywords = blanco, tercer dado, dado extra, pan, apolo, hermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    Tú eliges cuáles. Cuenta la nueva tirada.
    .title = Habilidad: relanzar
    .keywords = repetir tirada, volver a tirar, relanzar, ares, dioniso

hercules-rules-plus1 =
    { hercules-ability-plus1-text } También sirve con el dado blanco mientras lo tengas.

    El nuevo número cuenta también para Tique y Morfeo.
    .title = Habilidad: +1
    .keywords = más uno, mas uno, subir, aumentar, hefesto

hercules-rules-minus1 =
    { hercules-ability-minus1-text } También sirve con el dado blanco mientras lo tengas.

    El nuevo número cuenta también para Tique y Morfeo.
    .title = Habilidad: −1
    .keywords = menos uno, bajar, reducir, artemisa

hercules-rules-copy =
    { hercules-ability-copy-text }

    Copia lo que esos dados muestran en ese momento, aunque esa persona ya haya jugado su turno en esta ronda. El dado blanco no cambia. Contra Hades copias su dado de color y el dado blanco.
    .title = Habilidad: copiar
    .keywords = copiar, dados ajenos, afrodita

hercules-rules-flip =
    { hercules-ability-flip-text } También sirve con el dado blanco mientras lo tengas.
    .title = Habilidad: voltear
    .keywords = girar, dar la vuelta, opuesta, atenea, poseidón, poseidon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Sus símbolos cuentan para mayorías y series como los demás. Las cartas con **2 PV** funcionan igual: no hay nada que usar, solo puntos.
    .title = Símbolos extra y 2 PV
    .keywords = extra, bonus, símbolos, simbolos, 2 pv, puntos, deméter, demeter, hera, pasiva

hercules-rules-rest =
    Puedes descansar en lugar de realizar un trabajo, aunque haya alguno posible, pero solo si no has usado ninguna carta en este turno.

    Un descanso te da las dos cosas:
    · recuperas hasta **3 cubos** de tus semidioses,
    · pones **1 dios** boca arriba.

    Puedes volver a usar las cartas desde tu próximo turno. Sin nada que recuperar, descansar es simplemente pasar.
    .title = Descansar
    .keywords = descansar, descanso, recuperar, pasar, recuperar cubos, boca arriba, saltar turno

hercules-rules-end =
    Quien lleva a su aprendiz a la **columna 12** ha hecho los doce trabajos y toma a Zeus. Esa es la última ronda: quien no haya tenido su turno en ella lo juega todavía. Cualquiera que llegue también a la columna 12 toma una carta del Panteón.

    Después se cuentan los puntos.
    .title = Fin de la partida
    .keywords = fin, final, última ronda, ultima ronda, columna 12, zeus, terminar

hercules-rules-scoring =
    · **Cubos** en tu reserva: 1 punto cada uno. Los cubos sobre cartas no cuentan.
    · **Cartas**: los puntos impresos en dioses, semidioses, vasijas y cartas del Panteón, usadas o no.
    · **Mayorías**: 5 puntos por cada tipo de símbolo del que nadie tenga más que tú. Si hay empate, cada cual los recibe; un tipo que nadie tiene no da nada.
    · **Series**: 5 puntos por cada serie completa de los cinco símbolos: +, −, ×, ÷ y el dado negro.

    Un símbolo cuenta para mayorías y para series. El número junto al dado negro no importa aquí.

    { "" }**Los empates** los gana el aprendiz más avanzado; después, quien tenga más mayorías; después, más cubos en la reserva. Si eso también es igual, se comparte el puesto.
    .title = Recuento
    .keywords = puntuación, puntuacion, recuento, puntos, mayoría, mayorías, mayorias, serie, series, símbolos, simbolos, empate, desempate, puntos de victoria

hercules-rules-simplified =
    Una primera partida más suave: los dioses sobre las columnas 1 a 11 valen **solo puntos**. Sus habilidades y símbolos no cuentan, y un descanso solo recupera cubos. Todo lo demás es igual.

    Elígela en la sala, en *Opciones*, o con `/play solo` para una partida a solas.
    .title = Variante simplificada
    .keywords = fácil, facil, principiante, variante, primera partida, sencillo, simple

hercules-rules-solo =
    Juegas contra Hades, que tiene sus propias reglas. Empiezas tú; después Pegaso cambia de lado en cada ronda. Hades tira un dado de color y el dado blanco.

    { "" }**Dado blanco: roba.** Pila 1 Hestia, 2 Pan, 3 Eolo, 4 Hécate, 5 Tique, 6 Morfeo: toma la carta superior, o nada si la pila está vacía. Si juegas antes que él y usas el dado blanco, él usa la cara que muestra después de tu turno.

    { "" }**Dado de color: se mueve** ese número de columnas a la derecha, saltando cubos; después de la 12 viene la 1. Donde se detiene:
    1. Si está **su cubo**, lo toma.
    2. Si no, pero hay una **carta encima**, la toma, incluso Zeus.
    3. Si **no hay ni lo uno ni lo otro**, sigue hasta justo antes de su próximo cubo, como mucho hasta la columna 12. Un recorrido de 3 columnas o más le da una vasija, pero ningún dios.

    { "" }**Fin:** llegas a la columna 12, o Hades tiene sus doce cubos. Se termina la ronda y ambos cuentan como siempre. Si Hades se llevó a Zeus, te espera la carta del Panteón en la columna 12.
    .title = A solas contra Hades
    .keywords = solitario, solo, hades, en solitario, robar, dado blanco, inframundo

hercules-rules-levels =
    El texto de las reglas usado aquí no dice cuánto vale la carta de Hades. Al pie de la letra no añade nada, y Hades rara vez gana. Por eso hay también reglas de la casa:

    · **Según las reglas**: nada extra.
    · **Fácil**: 1 símbolo extra de cada tipo.
    · **Medio**: 2 símbolos extra de cada tipo.
    · **Difícil**: 2 símbolos extra de cada tipo y 5 puntos. Una partida igualada si juegas bien.
    · **Experto**: 3 símbolos extra de cada tipo.

    Los símbolos extra cuentan para sus mayorías y sus series.
    .title = Niveles de Hades
    .keywords = dificultad, nivel, regla de la casa, ventaja, fácil, facil, medio, difícil, dificil, experto

hercules-rules-dice =
    Antes de la primera tirada el bot sortea una semilla secreta y publica su sello (un SHA-256). Todas las tiradas y mezclas salen de esa semilla, de las palabras de la suerte añadidas en la sala y del número que Discord da al pulsar *Empezar*. Nadie en la mesa puede saber qué saldrá; quien gestiona el bot y lee su base de datos sí podría.

    Al final, `/verify` revela la semilla y repite con ella toda la partida: si el sello, cada tirada y cada jugada coinciden, nadie ha tocado los dados.
    .title = Dados honestos
    .keywords = honesto, limpio, justo, azar, semilla, verificar, trampa, prueba, sello, comprobar

hercules-rules-cards =
    El texto del reglamento da el número de cartas de cada pila, cómo se ganan, los nombres de los dioses, los 5 puntos de Zeus y del Panteón y los 12 puntos de la mejor vasija de seis columnas.

    Todo lo demás impreso en las cartas (habilidades, símbolos extra, números de dado, los puntos de los otros dioses y vasijas) está **reconstruido**: respeta todas las cantidades del reglamento y se equilibró con muchas partidas simuladas. Tu caja puede ser distinta. Quien gestiona este bot puede corregir los valores en un archivo, `cards.toml`.
    .title = Sobre los valores de las cartas
    .keywords = valores, cartas, reconstruido, original, impreso, caja, distinto
