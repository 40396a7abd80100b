# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Bar-quero; Centi-nela; Compa-ñero; Guar-dián; Infor-tunio; Merca-der; Mino-tauro; Obsti-nado; Omnis-ciente
diceforge-picture-round = RONDA
diceforge-picture-round-short = RONDA { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] ¿Dónde va esta cara?
   *[several] ¿Qué cara forjas?
 }
diceforge-picture-ask-draft = ¿qué grupo de hazañas?
diceforge-picture-ask-take = ¿qué hazaña gratis?
diceforge-picture-ask-choose = ¿Qué ganas?
diceforge-picture-ask-boar = ¿Qué ganas?
diceforge-picture-ask-lose = ¿Qué pierdes?
diceforge-picture-ask-hammer = ¿Cuánto oro al martillo?
diceforge-picture-ask-exchange = ¿Cambias por Puntos de Gloria?
diceforge-picture-ask-mirror = ¿Qué cara copias?
diceforge-picture-ask-order = ¿Qué cara primero?
diceforge-picture-ask-ship = ¿Forjas una cara?
diceforge-picture-ask-cerberus = ¿Las aplicas otra vez?
diceforge-picture-ask-die = ¿Qué dado tiras?
diceforge-picture-ask-satyrs = ¿Qué dos dados usas?
diceforge-picture-ask-bearer = ¿Quién tiene que forjarla?
diceforge-picture-ask-tokens = ¿Qué ficha primero?
diceforge-picture-ask-twins = ¿Relanzas un dado?
diceforge-picture-ask-scepter = ¿Cuánto oro al cetro?
diceforge-picture-ask-purse = ¿Cuánto del cetro?
diceforge-picture-ask-pay = ¿Cómo pagas?
diceforge-picture-ask-companion = ¿Qué Compañero avanza?
diceforge-picture-ask-merchant = ¿Puntos o cara mejor?
diceforge-picture-ask-upgrade = ¿Qué cara mejora?
diceforge-picture-ask-copy = ¿Qué cara aplicas?
diceforge-picture-ask-side = ¿A qué cara giras?
diceforge-picture-ask-trade = ¿Cuánto oro por PG?
diceforge-picture-ask-path = ¿Adónde va tu gólem?
diceforge-picture-ask-treasure = ¿Qué tesoro?
diceforge-picture-ask-deal = ¿Pagas por esto?
diceforge-picture-ask-celestial = ¿Tiras el Dado Celestial?
diceforge-picture-ask-memory = ¿Qué isla y qué lado?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = forjar
diceforge-picture-do-feat = hazaña
diceforge-picture-do-use = refuerzo
diceforge-picture-do-triton = Tritón
diceforge-picture-do-companion = Compañero
diceforge-picture-do-extra = acción extra
diceforge-picture-do-end = fin
diceforge-picture-do-pass = pasar

# Close-up and temple.

diceforge-picture-round-of = Ronda { $round } de { $rounds }
diceforge-picture-feats = Hazañas
diceforge-picture-no-cards = aún sin hazañas
diceforge-picture-hammer-done = martillo completo
diceforge-picture-no-hammer = sin martillo
diceforge-picture-in-labyrinth = Laberinto: casilla { $space } de { $last }
diceforge-picture-on-track = Senda de los Titanes: casilla { $space } de { $last }
diceforge-picture-nothing-under-way = nada en curso
diceforge-picture-die-light = Dado claro
diceforge-picture-die-dark = Dado oscuro
diceforge-picture-up = a la vista
diceforge-picture-newest = cara nueva
diceforge-picture-temple = EL TEMPLO
diceforge-picture-garden = Jardín
diceforge-picture-forest = Bosque
diceforge-picture-lit = Iluminado: puede comprar

# Points by source.

diceforge-picture-dice = Tiradas
diceforge-picture-hammer = Martillo
diceforge-picture-effects = Efectos
diceforge-picture-lost = Pérdida
diceforge-picture-labyrinth = Laberinto
diceforge-picture-track = Senda
diceforge-picture-final = Recuento final
diceforge-picture-so-far = Si la partida terminara ahora (ronda { $round })

# Feats and faces.

diceforge-picture-price = Precio
diceforge-picture-free = Gratis
diceforge-picture-gold-left = Oro restante
diceforge-picture-costs = Cuesta { $cost }
diceforge-picture-island = isla { $island }
diceforge-picture-type-none = Sin efecto
diceforge-picture-type-immediate = Inmediata
diceforge-picture-type-reinforcement = Refuerzo, en cada uno de tus turnos
diceforge-picture-type-automatic = Automática, siempre que corresponda
diceforge-picture-worth =
    { $number ->
        [one] Vale 1 punto
       *[other] Vale { $number } puntos
    } al final.
diceforge-picture-at-start =
    { $number ->
        [one] Una en tus dados al comienzo
       *[other] { $number } en tus dados al comienzo
    }
diceforge-picture-in-sanctuary =
    Santuario: { $gold } de oro, { $number ->
        [one] 1 copia
       *[other] { $number } copias
    }
diceforge-picture-in-garden =
    Jardín: con la hazaña { $card }, { $number ->
        [one] 1 copia
       *[other] { $number } copias
    }
diceforge-picture-in-forest =
    Bosque: con la hazaña { $card }, { $number ->
        [one] 1 copia
       *[other] { $number } copias
    }
diceforge-picture-at-start-goddess = En tus dados al comienzo con el módulo de la Diosa
diceforge-picture-at-start-titans = En tus dados al comienzo con el módulo de los Titanes
diceforge-picture-celestial-side = Una cara del Dado Celestial
diceforge-picture-part-of-goddess = Rebellion: parte del módulo de la Diosa
diceforge-picture-part-of-titans = Rebellion: parte del módulo de los Titanes
diceforge-picture-fits-feather = Rebellion: pensada para el módulo de la Diosa
diceforge-picture-fits-triangle = Rebellion: pensada para el módulo de los Titanes

# The modules.

diceforge-picture-goddess = EL LABERINTO
diceforge-picture-titans = SENDA DE LOS TITANES
diceforge-picture-short-goddess = Laberinto
diceforge-picture-short-titans = Titanes
diceforge-picture-side-cel_g12 = 12 de oro
diceforge-picture-side-cel_v5 = 5 PG
diceforge-picture-side-cel_v3_choice = 3 PG + 3 de oro, 1 sol o 1 luna
diceforge-picture-side-cel_mirror = copiar una cara a la vista
diceforge-picture-side-cel_choose_side = girar un dado y aplicarlo
diceforge-picture-side-cel_upgrade2 = una cara 2 niveles más
diceforge-picture-brief-cel_mirror = copiar una cara
diceforge-picture-brief-cel_choose_side = girar un dado
diceforge-picture-brief-cel_upgrade2 = 2 niveles más

# The labyrinth.

diceforge-picture-treasures = Tesoros

# The Titans’ track.

diceforge-picture-rebellion = REBELIÓN
diceforge-picture-gods = DIOSES
diceforge-picture-zone-neutral = sin efecto
diceforge-picture-at-the-end = al final de la partida

# The board explained, and the feats close up.

diceforge-picture-feats-page = LAS HAZAÑAS · { $page } DE { $pages }
diceforge-picture-legend-goddess = EL LABERINTO: QUÉ HACEN LAS CASILLAS
diceforge-picture-legend-titans = LOS TITANES: ZONAS Y CAMINOS
diceforge-picture-legend-space =
    { $count ->
        [one] Casilla { $numbers }
       *[other] Casillas { $numbers }
    }
diceforge-picture-legend-gain = Ganas { $gains }.
diceforge-picture-legend-choose = Eliges: { $choices }.
diceforge-picture-legend-steal = Quita hasta { $gains } a cada rival.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Tira el Dado Celestial y aplícalo.
       *[other] Tira el Dado Celestial { $times } veces, una tras otra.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Puedes comprar una cara del Santuario a su precio y forjarla.
       *[other] Puedes comprar una cara del Santuario por { $discount } de oro menos y forjarla.
    }
diceforge-picture-legend-buy = Puedes pagar { $price } por { $gains }, una vez.
diceforge-picture-legend-forged = Ganas { $gains } por cada cara que hayas forjado.
diceforge-picture-legend-treasure = El primer gólem elige un tesoro y toma su lado valioso; los siguientes reciben el otro lado.
diceforge-picture-legend-goddess-space = Ganas { $gains } y tu gólem se queda. El primero que llega deja además girar ambos dados a cualquier cara y aplicarlos.
diceforge-picture-legend-golems-name = Gólem solar + gólem lunar
diceforge-picture-legend-golems = Ambos en una bendición: puedes tirar además el Dado Celestial.
diceforge-picture-legend-ancient-name = Fragmentos antiguos
diceforge-picture-legend-ancient = Pagan como sol o luna, por hazañas y por la acción extra. Cada uno que ganas mueve tu marcador 1 casilla a la izquierda, aunque no te quepa.
diceforge-picture-legend-loyalty-name = Lealtad
diceforge-picture-legend-loyalty = Cada una mueve tu marcador a la derecha. No se puede guardar.
diceforge-picture-legend-memory-name = En una orilla
diceforge-picture-legend-memory = Una ficha de memoria del color de quien la puso: su próxima hazaña en esta isla da lo que la ficha muestra. Escudo: 2 de lealtad y 1 fragmento solar. Cristal: 2 fragmentos antiguos y 1 lunar.
diceforge-picture-legend-blue-name = Caminos con flecha
diceforge-picture-legend-blue = Si un camino azul apunta hacia donde va tu marcador, tiene que tomarlo. Un camino con flecha solo sirve en una dirección.
diceforge-picture-legend-end-name = Números
diceforge-picture-legend-end = El número de tu casilla se suma a tus puntos al final, o se resta.
diceforge-picture-legend = DICE FORGE: EL TABLERO EXPLICADO
diceforge-picture-legend-lit-name = Marco dorado
diceforge-picture-legend-lit = A tu alcance: puedes tenerlo ahora.
diceforge-picture-legend-bought-name = Anillo celeste
diceforge-picture-legend-bought = Esa persona ha realizado esta hazaña desde el último tablero.
diceforge-picture-legend-up-name = Marco celeste
diceforge-picture-legend-up = Esta cara está a la vista: salió en la última tirada, o se forjó sobre la que había.
diceforge-picture-legend-newest-name = Estrella y puntos
diceforge-picture-legend-newest = Novedades desde el último tablero: una cara (estrella) o el camino de un héroe (puntos).
diceforge-picture-legend-home-name = En el muelle
diceforge-picture-legend-home = Los héroes que aún no están en una isla o fueron expulsados.
diceforge-picture-legend-hero-name = Héroe
diceforge-picture-legend-hero = Está en la isla de la última hazaña. Si llega otro héroe, este sale expulsado y quien lo lleva recibe una bendición divina.
diceforge-picture-legend-price-name = Precio
diceforge-picture-legend-price = Lo que cuestan en oro las caras de al lado; las hazañas cuestan luna o sol. ×n: cuántas quedan.
diceforge-picture-legend-immediate-name = Rayo
diceforge-picture-legend-immediate = Actúa una vez, al tomar la hazaña.
diceforge-picture-legend-reinforcement-name = Flechas en círculo
diceforge-picture-legend-reinforcement = Un refuerzo: úsalo una vez en cada uno de tus turnos, si quieres.
diceforge-picture-legend-automatic-name = Infinito
diceforge-picture-legend-automatic = Actúa automáticamente, siempre que corresponda.
diceforge-picture-legend-joint-name = En una cara
diceforge-picture-legend-joint = Más: lo recibes todo. Barra: eliges una cosa.
diceforge-picture-legend-store-name = Inventario
diceforge-picture-legend-store = Lo que tiene cada cual, cuánto cabe y qué ha sumado este turno.
diceforge-picture-legend-points-name = Puesto y puntos
diceforge-picture-legend-points = Puntos hasta ahora, hazañas incluidas, como si la partida terminara ya.
diceforge-picture-legend-feats-name = Hazañas
diceforge-picture-legend-feats = Cuántas hazañas tiene cada cual; sus puntos están en el total. Al lado: efectos duraderos.
diceforge-picture-legend-hammer-name = Martillo
diceforge-picture-legend-hammer = Vuelta y casilla: cada oro que pones lo hace avanzar una casilla.
diceforge-picture-legend-asked-name = Interrogación
diceforge-picture-legend-asked = Esta persona está eligiendo ahora.
diceforge-picture-legend-turn-name = Flecha
diceforge-picture-legend-turn = Es el turno de esta persona, y otras también eligen.
diceforge-picture-legend-torch-name = Antorcha
diceforge-picture-legend-torch = Señala a quien empieza cada ronda.
diceforge-picture-legend-halt-name = Dos barras
diceforge-picture-legend-halt = Ahora puedes pasar o terminar tu turno.
diceforge-picture-legend-foot-name = Al pie del Templo
diceforge-picture-legend-foot = Caras que se consiguen con hazañas, no con oro. Arco: el Jardín. Árbol: el Bosque.

# The lobby.

diceforge-picture-invitation = Forja tus dados, gánate el favor de los dioses
diceforge-picture-invitation-rebellion = Rebellion: nuevas hazañas de dioses y Titanes
diceforge-picture-invitation-goddess = Rebellion: ¿qué gólem llega antes a la Diosa?
diceforge-picture-invitation-titans = Rebellion: con los dioses o con los Titanes
