# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = { $feat } es lo que mejor te viene de lo que queda.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] cerca de { $points } PG
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Ponlo sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [misfortune_yellow] Ponlo sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [misfortune_green] Ponlo sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [misfortune_blue] Ponlo sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [boar_red] Pon el jabalí sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [boar_yellow] Pon el jabalí sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [boar_green] Pon el jabalí sobre { $old } en tu { $die }: es la cara que menos necesitas.
    [boar_blue] Pon el jabalí sobre { $old } en tu { $die }: es la cara que menos necesitas.
   *[other] Forja { $face } sobre { $old } en tu { $die }: { $points ->
        [0] es la cara que menos necesitas
       *[other] debería salir { $times ->
            [one] una vez
           *[other] unas { $times } veces
         } y dar cerca de { $points } PG más
     }.
 }
diceforge-advice-feat = { $card } da { $vp } PG{ $effect ->
    [0] { "" }
   *[other] , y su efecto cerca de { $effect } más hasta el final
 }{ $titans ->
    [0] { "" }
   *[other] , además de { $titans } por la rebelión
 }.
diceforge-advice-use = Usa antes { $card }: los refuerzos van antes de tu acción.
diceforge-advice-triton = Con { diceforge-yield } de tu Tritón puedes hacer ahora una acción mejor.
diceforge-advice-extra = Una segunda acción { $points ->
    [0] conviene
   *[other] da cerca de { $points } PG
 } ahora. Los 2 fragmentos solares valen menos.
diceforge-advice-pass = Nada de lo que puedes comprar vale ahora su precio. Ahorra.
diceforge-advice-end = Nada más de lo que puedes comprar vale su precio.
diceforge-advice-gain = Toma { diceforge-yield }: { $next_id ->
    [none] es lo más útil ahora
   *[other] así podrás pagar { $next }
 }.
diceforge-advice-lose = Es lo que menos necesitas.
diceforge-advice-hammer = { $worked ->
    [0] Guarda el oro: tienes mejor uso para él que el martillo.
   *[other] Con { $worked } de oro al martillo { $vp ->
        [0] te acercas a los puntos de su vuelta
       *[other] completas una vuelta: { $vp } PG
     }.
 }
diceforge-advice-exchange-yes = { $gain } PG valen más que lo que cambias por ellos.
diceforge-advice-exchange-no = Guarda { $amounts }: te hace más falta que los puntos.
diceforge-advice-copy = Toma { $face }: es la mejor cara a la vista.
diceforge-advice-first = Empieza por { $face }: así desperdicias lo mínimo.
diceforge-advice-ship-none = Ninguna cara en venta vale su precio para ti.
diceforge-advice-cerberus-use = Es difícil que consigas una tirada mejor para tu ficha.
diceforge-advice-cerberus-keep = Guarda la ficha para una tirada mejor.
diceforge-advice-die = Las mejores caras están en el { $die }.
diceforge-advice-pair = Toma { $faces }: es lo que más te da.
diceforge-advice-seat = { $other } va por delante en puntos: dáselo.
diceforge-advice-companion = Tu Compañero ya llegó bastante lejos: toma { $sun } de sol y { $gain } PG.
diceforge-advice-twins = Ahora sacas poco de { $face }. En promedio, el { $die } muestra algo mejor.
diceforge-advice-twins-keep = No vale la pena pagar 3 de oro por cambiar esta tirada.
diceforge-advice-first-token = Recoge esta primero: su movimiento vale más ahora.
diceforge-advice-scepter = { $stored ->
    [0] Necesitas este oro en tu inventario.
   *[other] { $stored } de oro al cetro: ahí está a salvo y puede convertirse en fragmentos.
 }
diceforge-advice-purse = { $scepter ->
    [0] Paga con tu inventario, así el cetro sigue lleno.
   *[other] Paga { $scepter } de oro con el cetro: el oro de tu inventario es más útil.
 }
diceforge-advice-pay = Paga así: lo que conservas es lo que más vale.
diceforge-advice-step = Mueve al Compañero de la casilla { $space }.
diceforge-advice-merchant-vp = Ninguna mejora vale ahora más de 2 PG.
diceforge-advice-merchant = Una cara mejor te da más que los puntos.
diceforge-advice-forge-none = Ninguna cara que puedas forjar supera las tuyas.
diceforge-advice-side = Gira el { $die } a { $face }: es lo que más te da ahora.
diceforge-advice-trade = { $gold ->
    [0] Guarda tu oro: las caras dan más que los puntos.
   *[other] { $gain } PG valen más que lo que podrías comprar con { $gold } de oro.
 }
diceforge-advice-take = { $card } es la mejor de las hazañas gratis{ $points ->
    [0] { "" }
   *[other] : cerca de { $points } PG en total
 }.
diceforge-advice-path = Ve a la casilla { $space }: ese camino es el que más te da.
diceforge-advice-treasure = Toma { $amounts }: { $next_id ->
    [none] es lo más útil ahora
   *[other] así podrás pagar { $next }
 }.
diceforge-advice-deal-yes = Los puntos valen su precio.
diceforge-advice-deal-no = Lo que cuesta te hace más falta que los puntos.
diceforge-advice-celestial-roll = Todas las caras del Dado Celestial te dan algo.
diceforge-advice-celestial-skip = Ya no puede darte nada más.
diceforge-advice-memory = Pronto tomarás una hazaña en la isla { $island }.

# What a puzzle is about: the kinds of options to be weighed.

diceforge-theme-ousting = Expulsiones
diceforge-theme-reinforcement = ¿Antes un refuerzo?
diceforge-theme-extra = ¿Parar o seguir?
diceforge-theme-feat_forge = ¿Hazaña o cara nueva?
diceforge-theme-feat = ¿Qué hazaña?
diceforge-theme-face = ¿Qué cara forjar?
diceforge-theme-place = ¿Dónde poner la cara?
diceforge-theme-gold = ¿Adónde va el oro?
diceforge-theme-memory = ¿Dónde poner la ficha?
diceforge-theme-dice = Lo que dan los dados
diceforge-theme-other = Una decisión reñida
