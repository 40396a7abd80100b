# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 de oro
    .short = 1🪙
diceforge-face-g1-text = Ganas 1 de oro.

diceforge-face-v2 = 2 PG
    .short = 2🏆
diceforge-face-v2-text = Ganas 2 PG.

diceforge-face-s1 = 1 fragmento solar
    .short = 1☀️
diceforge-face-s1-text = Ganas 1 fragmento solar.

diceforge-face-m1 = 1 fragmento lunar
    .short = 1🌙
diceforge-face-m1-text = Ganas 1 fragmento lunar.

diceforge-face-g3 = 3 de oro
    .short = 3🪙
diceforge-face-g3-text = Ganas 3 de oro.

diceforge-face-g4 = 4 de oro
    .short = 4🪙
diceforge-face-g4-text = Ganas 4 de oro.

diceforge-face-g6 = 6 de oro
    .short = 6🪙
diceforge-face-g6-text = Ganas 6 de oro.

diceforge-face-c_g1_s1_m1 = 1 de oro, 1 fragmento solar o 1 lunar
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = Ganas una de estas cosas: 1 de oro, 1 fragmento solar o 1 fragmento lunar.

diceforge-face-v1_s1 = 1 PG y 1 fragmento solar
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = Ganas 1 PG y 1 fragmento solar.

diceforge-face-g2_m1 = 2 de oro y 1 fragmento lunar
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = Ganas 2 de oro y 1 fragmento lunar.

diceforge-face-c_g3_v2 = 3 de oro o 2 PG
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = Ganas una de estas cosas: 3 de oro o 2 PG.

diceforge-face-m2 = 2 fragmentos lunares
    .short = 2🌙
diceforge-face-m2-text = Ganas 2 fragmentos lunares.

diceforge-face-s2 = 2 fragmentos solares
    .short = 2☀️
diceforge-face-s2-text = Ganas 2 fragmentos solares.

diceforge-face-v3 = 3 PG
    .short = 3🏆
diceforge-face-v3-text = Ganas 3 PG.

diceforge-face-v4 = 4 PG
    .short = 4🏆
diceforge-face-v4-text = Ganas 4 PG.

diceforge-face-v2_m2 = 2 PG y 2 fragmentos lunares
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = Ganas 2 PG y 2 fragmentos lunares.

diceforge-face-c_g2_s2_m2 = 2 de oro, 2 fragmentos solares o 2 lunares
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = Ganas una de estas cosas: 2 de oro, 2 fragmentos solares o 2 fragmentos lunares.

diceforge-face-g1_v1_s1_m1 = 1 de oro, 1 PG, 1 fragmento solar y 1 lunar
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = Ganas 1 de oro, 1 PG, 1 fragmento solar y 1 fragmento lunar.

diceforge-face-mirror = espejo
    .short = espejo
    .keywords = copiar, abismo, mirror
diceforge-face-mirror-text = Copia una cara a la vista en un dado rival.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = por tres, triple, triplicar, multiplicador, x3, casco
diceforge-face-x3-text = No da nada por sí misma; triplica lo que da tu otro dado.

diceforge-face-ship = nave
    .short = nave
    .keywords = nave celestial, navío, navio, barco, descuento
diceforge-face-ship-text = Puedes comprar una cara del Santuario por 2 de oro menos y forjarla enseguida.

diceforge-face-boar_red = jabalí rojo
    .short = jabalí rojo
    .keywords = jabalí tenaz, jabali
diceforge-face-boar_red-text = Ganas 1 fragmento solar o 1 lunar. Después, quien tiene la carta del jabalí rojo gana 1 fragmento solar, 1 fragmento lunar o 3 PG.

diceforge-face-boar_blue = jabalí azul
    .short = jabalí azul
    .keywords = jabalí tenaz, jabali
diceforge-face-boar_blue-text = Ganas 1 fragmento solar o 1 lunar. Después, quien tiene la carta del jabalí azul gana 1 fragmento solar, 1 fragmento lunar o 3 PG.

diceforge-face-boar_yellow = jabalí amarillo
    .short = jabalí amarillo
    .keywords = jabalí tenaz, jabali
diceforge-face-boar_yellow-text = Ganas 1 fragmento solar o 1 lunar. Después, quien tiene la carta del jabalí amarillo gana 1 fragmento solar, 1 fragmento lunar o 3 PG.

diceforge-face-boar_green = jabalí verde
    .short = jabalí verde
    .keywords = jabalí tenaz, jabali
diceforge-face-boar_green-text = Ganas 1 fragmento solar o 1 lunar. Después, quien tiene la carta del jabalí verde gana 1 fragmento solar, 1 fragmento lunar o 3 PG.

diceforge-face-shield_red = escudo de sol
    .short = escudo de sol
    .keywords = escudo rojo, escudo, guardián, guardian
diceforge-face-shield_red-text = Ganas 2 fragmentos solares, o 5 PG en su lugar si tu otro dado también da sol.

diceforge-face-shield_blue = escudo de luna
    .short = escudo de luna
    .keywords = escudo azul, escudo, guardián, guardian
diceforge-face-shield_blue-text = Ganas 2 fragmentos lunares, o 5 PG en su lugar si tu otro dado también da luna.

diceforge-face-shield_yellow = escudo de oro
    .short = escudo de oro
    .keywords = escudo amarillo, escudo, guardián, guardian
diceforge-face-shield_yellow-text = Ganas 3 de oro, o 5 PG en su lugar si tu otro dado también da oro.

diceforge-face-shield_green = escudo de PG
    .short = escudo de PG
    .keywords = escudo verde, escudo, guardián, guardian
diceforge-face-shield_green-text = Ganas 3 PG, o 5 PG en su lugar si tu otro dado también da PG.

diceforge-face-a1 = 1 fragmento antiguo
    .short = 1💎
    .keywords = titanes
diceforge-face-a1-text = Ganas 1 fragmento antiguo y tu marcador se mueve 1 casilla a la izquierda.

diceforge-face-l1_v1 = 1 de lealtad y 1 PG
    .short = 1🛡️ 1🏆
    .keywords = titanes, lealtad
diceforge-face-l1_v1-text = Ganas 1 PG y 1 de lealtad: tu marcador se mueve 1 casilla a la derecha.

diceforge-face-g3_a1 = 3 de oro y 1 fragmento antiguo
    .short = 3🪙 1💎
    .keywords = obstinado, titanes
diceforge-face-g3_a1-text = Ganas 3 de oro y 1 fragmento antiguo, y tu marcador se mueve 1 casilla a la izquierda.

diceforge-face-l1_v1_g2 = 2 de oro, 1 PG y 1 de lealtad
    .short = 2🪙 1🏆 1🛡️
    .keywords = obstinado, titanes, lealtad
diceforge-face-l1_v1_g2-text = Ganas 2 de oro, 1 PG y 1 de lealtad: tu marcador se mueve 1 casilla a la derecha.

diceforge-face-chaos_blue = caos de luna
    .short = caos de luna
    .keywords = caos azul, caos, titanes
diceforge-face-chaos_blue-text = Ganas 2 fragmentos antiguos y tu marcador se mueve 2 casillas a la izquierda. Si tu otro dado da luna, ganas además 3 PG.

diceforge-face-chaos_red = caos de sol
    .short = caos de sol
    .keywords = caos rojo, caos, titanes
diceforge-face-chaos_red-text = Ganas 2 fragmentos antiguos y tu marcador se mueve 2 casillas a la izquierda. Si tu otro dado da sol, ganas además 3 PG.

diceforge-face-chaos_yellow = caos de oro
    .short = caos de oro
    .keywords = caos amarillo, caos, titanes
diceforge-face-chaos_yellow-text = Ganas 2 de lealtad y tu marcador se mueve 2 casillas a la derecha. Si tu otro dado da oro, ganas además 3 PG.

diceforge-face-chaos_green = caos de PG
    .short = caos de PG
    .keywords = caos verde, caos, titanes
diceforge-face-chaos_green-text = Ganas 2 de lealtad y tu marcador se mueve 2 casillas a la derecha. Si tu otro dado da PG, ganas además 3 PG.

diceforge-face-misfortune_red = infortunio rojo
    .short = infortunio rojo
    .keywords = espejo del infortunio, desgracia, titanes
diceforge-face-misfortune_red-text = Ganas 1 de lealtad o 1 fragmento antiguo. Después, quien tiene el Espejo del Infortunio rojo aplica también tus dos dados.

diceforge-face-misfortune_blue = infortunio azul
    .short = infortunio azul
    .keywords = espejo del infortunio, desgracia, titanes
diceforge-face-misfortune_blue-text = Ganas 1 de lealtad o 1 fragmento antiguo. Después, quien tiene el Espejo del Infortunio azul aplica también tus dos dados.

diceforge-face-misfortune_yellow = infortunio amarillo
    .short = infortunio amarillo
    .keywords = espejo del infortunio, desgracia, titanes
diceforge-face-misfortune_yellow-text = Ganas 1 de lealtad o 1 fragmento antiguo. Después, quien tiene el Espejo del Infortunio amarillo aplica también tus dos dados.

diceforge-face-misfortune_green = infortunio verde
    .short = infortunio verde
    .keywords = espejo del infortunio, desgracia, titanes
diceforge-face-misfortune_green-text = Ganas 1 de lealtad o 1 fragmento antiguo. Después, quien tiene el Espejo del Infortunio verde aplica también tus dos dados.

diceforge-face-golem_moon = gólem lunar
    .short = gólem lunar
    .keywords = gólem, golem, laberinto, paso
diceforge-face-golem_moon-text = Tu gólem avanza 1 casilla en el laberinto y recibes lo que da esa casilla.

diceforge-face-golem_sun = gólem solar
    .short = gólem solar
    .keywords = gólem, golem, laberinto, paso
diceforge-face-golem_sun-text = Tu gólem avanza 1 casilla en el laberinto y recibes lo que da esa casilla.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 de oro
    .short = 12🪙
    .keywords = dado celestial
diceforge-face-cel_g12-text = Ganas 12 de oro.

diceforge-face-cel_v5 = 5 PG
    .short = 5🏆
    .keywords = dado celestial
diceforge-face-cel_v5-text = Ganas 5 PG.

diceforge-face-cel_v3_choice = 3 PG, y 3 de oro, 1 fragmento solar o 1 lunar
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = dado celestial
diceforge-face-cel_v3_choice-text = Ganas 3 PG y una de estas cosas: 3 de oro, 1 fragmento solar o 1 fragmento lunar.

diceforge-face-cel_mirror = espejo celestial
    .short = espejo celestial
    .keywords = dado celestial, copiar cualquier cara
diceforge-face-cel_mirror-text = Aplicas una cara que esté a la vista en cualquier dado, también en los tuyos.

diceforge-face-cel_choose_side = girar un dado
    .short = girar un dado
    .keywords = dado celestial, elegir cara
diceforge-face-cel_choose_side-text = Giras uno de tus dados a la cara que quieras y la aplicas.

diceforge-face-cel_upgrade2 = dos niveles más
    .short = dos niveles más
    .keywords = dado celestial, mejorar, mejora
diceforge-face-cel_upgrade2-text = Puedes cambiar gratis una de tus caras por otra del Santuario dos niveles más alta.

# A face to choose from: a shield with what it brings, the longest in short.

diceforge-choosable = { $face_id ->
    [shield_red] { $face } (2☀️/5🏆)
    [shield_blue] { $face } (2🌙/5🏆)
    [shield_yellow] { $face } (3🪙/5🏆)
    [shield_green] { $face } (3🏆/5🏆)
    [chaos_red] { $face } (2💎, +3🏆)
    [chaos_blue] { $face } (2💎, +3🏆)
    [chaos_yellow] { $face } (2🛡️, +3🏆)
    [chaos_green] { $face } (2🛡️, +3🏆)
    [g1_v1_s1_m1] { $face_short }
    [l1_v1_g2] { $face_short }
    [g3_a1] { $face_short }
    [c_g1_s1_m1] { $face_short }
    [c_g2_s2_m2] { $face_short }
   *[other] { $face }
 }
