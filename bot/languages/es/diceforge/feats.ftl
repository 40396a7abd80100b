# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = El Martillo del Herrero
    .brief = Ponle oro: 15🪙 por 10🏆, 15🪙 más por 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = martillo, herrero
diceforge-picture-feat-hammer = Martillo
diceforge-feat-hammer-text = Pon el martillo en tu tablero. Desde ahora, cuando ganes oro, cualquier parte puede ir al martillo en vez de a tu inventario: cada oro lo hace avanzar una casilla. Una vuelta de 15 casillas te da 10 PG; la segunda, 15 PG.
diceforge-feat-hammer-more = El oro que sobra tras la primera vuelta cuenta para la segunda, y después para tu próximo martillo. Solo trabajas en un martillo a la vez. Solo cuenta el oro que ganas, no el que ya tienes.

diceforge-feat-chest = El Cofre del Herrero
    .brief = Espacio para 4🪙, 3☀️ y 3🌙 más
    .short = { diceforge-picture-feat-chest }
    .keywords = cofre, caja, almacén, almacen
diceforge-picture-feat-chest = Cofre
diceforge-feat-chest-text = En tu inventario caben 4 de oro, 3 fragmentos solares y 3 lunares más.
diceforge-feat-chest-more = Varios cofres se suman.

diceforge-feat-silver_hind = La Cierva de Plata
    .brief = Una bendición menor en cada uno de tus turnos siguientes
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = cierva, ciervo
diceforge-picture-feat-silver_hind = Cierva
diceforge-feat-silver_hind-text = Recibes una bendición menor: elige uno de tus dados, tíralo y aplica su cara.
diceforge-feat-silver_hind-more = Puedes elegir un dado distinto cada vez.

diceforge-feat-great_bear = La Osa Mayor
    .brief = 3🏆 cada vez que expulsas a otro héroe o expulsan al tuyo
    .short = { diceforge-picture-feat-great_bear }
    .keywords = osa, oso, gran osa
diceforge-picture-feat-great_bear = Osa Mayor
diceforge-feat-great_bear-text = Cada vez que expulsas a un héroe o expulsan al tuyo, ganas 3 PG.
diceforge-feat-great_bear-more = Cuenta cada Osa que tengas. Recibes los puntos antes de la bendición por la expulsión.

diceforge-feat-satyrs = Sátiros
    .brief = El resto tira; tú usas dos de sus caras
    .short = { diceforge-picture-feat-satyrs }
    .keywords = sátiro, satiros, fauno
diceforge-picture-feat-satyrs = Sátiros
diceforge-feat-satyrs-text = El resto tira sus dos dados, pero no aplica nada. Tú eliges dos de esos dados y aplicas sus caras como en una bendición tuya.
diceforge-feat-satyrs-more = Los dos dados pueden ser de una persona o de dos. Un espejo copia para ti una cara ajena, ×3 triplica la otra cara elegida, un jabalí hace ganar a quien tiene su carta. No es una bendición tuya, así que Cerbero no puede repetirla.

diceforge-feat-tenacious_boar = Jabalí Tenaz
    .brief = Otra persona forja el jabalí; tú ganas cada vez que salga
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = jabalí, jabali, cerdo
diceforge-picture-feat-tenacious_boar = Jabalí
diceforge-feat-tenacious_boar-text = Elige a otra persona: debe forjar enseguida la cara de jabalí del color de esta carta y no podrá quitarla nunca. Cada vez que se aplique esa cara, ganas 1 fragmento solar, 1 fragmento lunar o 3 PG.
diceforge-feat-tenacious_boar-more = Esa persona elige el dado y la cara que sustituye, y gana 1 fragmento solar o 1 lunar con el jabalí. Tú ganas lo aplique quien lo aplique, también con un espejo, los Sátiros o el Minotauro. Si se triplica, eliges tres veces.

diceforge-feat-ferryman = El Barquero
    .brief = Sin efecto, muchos puntos
    .short = { diceforge-picture-feat-ferryman }
    .keywords = barquero, caronte
diceforge-picture-feat-ferryman = Barquero
diceforge-feat-ferryman-text = Sin efecto, solo puntos.

diceforge-feat-cerberus = Cerbero
    .brief = Una ficha que repite una de tus bendiciones
    .short = { diceforge-picture-feat-cerberus }
    .keywords = perro, can, repetir
diceforge-picture-feat-cerberus = Cerbero
diceforge-feat-cerberus-text = Toma una ficha de Cerbero. Después de cualquier bendición tuya puedes usarla: aplicas por segunda vez las caras que sacaste.
diceforge-feat-cerberus-more = También fuera de tu turno, y la segunda vez puedes elegir otra cosa. Una ficha por bendición. Los Sátiros y el Minotauro no son bendiciones.

diceforge-feat-helmet_of_invisibility = Casco de Invisibilidad
    .brief = Forja una cara ×3
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = casco, yelmo, triple, x3, por tres
diceforge-picture-feat-helmet_of_invisibility = Casco
diceforge-feat-helmet_of_invisibility-text = Toma una cara ×3 del Jardín y fórjala enseguida.
diceforge-feat-helmet_of_invisibility-more = La cara no da nada por sí misma; triplica lo que da tu otro dado.

diceforge-feat-cancer = Cáncer
    .brief = Dos bendiciones divinas seguidas
    .short = { diceforge-picture-feat-cancer }
    .keywords = cancer, cangrejo, pinza
diceforge-picture-feat-cancer = Cáncer
diceforge-feat-cancer-text = Recibes dos bendiciones divinas, una tras otra.
diceforge-feat-cancer-more = Aplicas la primera por completo antes de tirar para la segunda.

diceforge-feat-sentinel = Centinela
    .brief = Dos bendiciones divinas; cambia ☀️ y 🌙 por 2🏆 cada uno
    .short = { diceforge-picture-feat-sentinel }
    .keywords = guardia, vigía, vigia, cambio
diceforge-picture-feat-sentinel = Centinela
diceforge-feat-sentinel-text = Recibes dos bendiciones divinas, una tras otra. Cada vez que en ellas un dado te dé sol o luna, puedes cambiarlo todo por 2 PG cada uno.
diceforge-feat-sentinel-more = Todo o nada en cada cara. Lo que cambias sigue contando para un escudo en el otro dado.

diceforge-feat-hydra = Hidra
    .brief = Sin efecto, la que más puntos da
    .short = { diceforge-picture-feat-hydra }
    .keywords = cabezas, serpiente
diceforge-picture-feat-hydra = Hidra
diceforge-feat-hydra-text = Sin efecto, solo puntos: la hazaña que más da.

diceforge-feat-typhon = Tifón
    .brief = 1🏆 por cada cara que hayas forjado
    .short = { diceforge-picture-feat-typhon }
    .keywords = tifon, gigante, caras forjadas
diceforge-picture-feat-typhon = Tifón
diceforge-feat-typhon-text = Ganas 1 PG por cada cara que hayas forjado hasta ahora.
diceforge-feat-typhon-more = Cuentan todas: compradas, gratis y forzadas.

diceforge-feat-elder = El Anciano
    .brief = En cada uno de tus turnos siguientes: paga 3🪙 por 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = anciano, viejo
diceforge-picture-feat-elder = Anciano
diceforge-feat-elder-text = Puedes pagar 3 de oro para ganar 4 PG.
diceforge-feat-elder-more = Cada Anciano una vez por turno.

diceforge-feat-wild_spirits = Espíritus Salvajes
    .brief = 3🪙 y 3🌙 al momento
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = espíritus, espiritus, hierbas
diceforge-picture-feat-wild_spirits = Espíritus
diceforge-feat-wild_spirits-text = Ganas 3 de oro y 3 fragmentos lunares.
diceforge-feat-wild_spirits-more = El oro puede ir a tu martillo.

diceforge-feat-guardians_owl = El Búho del Guardián
    .brief = 1🪙, 1☀️ o 1🌙 en cada uno de tus turnos siguientes
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = búho, buho, lechuza, ave
diceforge-picture-feat-guardians_owl = Búho
diceforge-feat-guardians_owl-text = Ganas, a tu elección, 1 de oro, 1 fragmento solar o 1 lunar.
diceforge-feat-guardians_owl-more = Cada Búho una vez por turno. El oro puede ir a tu martillo.

diceforge-feat-celestial_ship = Nave Celestial
    .brief = Forja una cara de nave
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = nave, navío, navio, barco, argo
diceforge-picture-feat-celestial_ship = Nave
diceforge-feat-celestial_ship-text = Toma una cara de nave del Jardín y fórjala enseguida.
diceforge-feat-celestial_ship-more = Cuando sale, la nave te deja comprar una cara del Santuario por 2 de oro menos.

diceforge-feat-minotaur = Minotauro
    .brief = El resto tira y pierde lo que muestran sus caras
    .short = { diceforge-picture-feat-minotaur }
    .keywords = toro, pérdida, perder
diceforge-picture-feat-minotaur = Minotauro
diceforge-feat-minotaur-text = El resto tira sus dos dados y pierde lo que sus caras darían.
diceforge-feat-minotaur-more = Nadie baja de 0. Si hay que elegir, cada cual elige qué pierde, aunque tenga poco de eso. ×3 triplica la pérdida, un espejo copia la cara que se pierde, una nave no hace nada. Quien tiene la carta de un jabalí gana como siempre.

diceforge-feat-guardians_shield = El Escudo del Guardián
    .brief = Forja una cara de escudo a tu elección
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = escudo, égida, egida
diceforge-picture-feat-guardians_shield = Escudo
diceforge-feat-guardians_shield-text = Elige una de las caras de escudo que quedan en el Jardín y fórjala enseguida.
diceforge-feat-guardians_shield-more = Hay cuatro: oro, sol, luna y PG. Un escudo da su recurso, o 5 PG si tu otro dado ya da ese recurso.

diceforge-feat-gorgon = Gorgona
    .brief = Sin efecto, muchos puntos
    .short = { diceforge-picture-feat-gorgon }
    .keywords = medusa
diceforge-picture-feat-gorgon = Gorgona
diceforge-feat-gorgon-text = Sin efecto, solo puntos.

diceforge-feat-triton = Tritón
    .brief = Una ficha para usar por 6🪙, 2☀️ o 2🌙 en uno de tus turnos
    .short = { diceforge-picture-feat-triton }
    .keywords = triton, dios del mar
diceforge-picture-feat-triton = Tritón
diceforge-feat-triton-text = Toma una ficha de Tritón. En cualquier momento de tu turno puedes usarla por 6 de oro, 2 fragmentos solares o 2 lunares.
diceforge-feat-triton-more = El oro puede ir a tu martillo. Una ficha sin usar no vale nada al final.

diceforge-feat-mirror_of_the_abyss = Espejo del Abismo
    .brief = Forja una cara de espejo
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = espejo, copiar, abisal
diceforge-picture-feat-mirror_of_the_abyss = Espejo
diceforge-feat-mirror_of_the_abyss-text = Toma una cara de espejo del Jardín y fórjala enseguida.
diceforge-feat-mirror_of_the_abyss-more = Cuando sale, el espejo copia una cara a la vista en un dado rival.

diceforge-feat-sphinx = Esfinge
    .brief = Cuatro bendiciones menores con un dado
    .short = { diceforge-picture-feat-sphinx }
    .keywords = enigma, acertijo
diceforge-picture-feat-sphinx = Esfinge
diceforge-feat-sphinx-text = Elige un dado. Recibes con él cuatro bendiciones menores, una tras otra.
diceforge-feat-sphinx-more = Un dado tirado solo: ×3 no da nada, un escudo da su recurso.

diceforge-feat-cyclops = Cíclope
    .brief = Cuatro bendiciones menores con un dado; cambia 🪙 por 1🏆 cada uno
    .short = { diceforge-picture-feat-cyclops }
    .keywords = ciclope, un ojo, polifemo, cambio
diceforge-picture-feat-cyclops = Cíclope
diceforge-feat-cyclops-text = Elige un dado. Recibes con él cuatro bendiciones menores, una tras otra. Cada vez que te dé oro, puedes cambiarlo todo por 1 PG cada uno.
diceforge-feat-cyclops-more = Todo o nada en cada tirada. El oro que guardas puede ir a tu martillo.

diceforge-feat-twins = Los Gemelos
    .brief = Paga 3🪙 por relanzar un dado y gana 1🌙 o 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = gemelos, géminis, geminis, repetir, volver a tirar
diceforge-picture-feat-twins = Gemelos
diceforge-feat-twins-text = Después de tirar para una bendición tuya o de tirar el Dado Celestial, y antes de aplicar nada, puedes pagar 3 de oro para relanzar uno de esos dados. Después ganas además 1 fragmento lunar o 1 PG.
diceforge-feat-twins-more = Cada copia sirve una vez por tirada, y varias pueden relanzar el mismo dado; solo cuenta su última cara.

diceforge-feat-scepter = El Cetro del Herrero
    .brief = Guarda 6🪙 más; con 4 o más puede pagar como ☀️ o 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = cetro, bastón, baston
diceforge-picture-feat-scepter = Cetro
diceforge-feat-scepter-text = Pon el cetro en tu tablero. Desde ahora, cuando ganes oro, hasta 6 pueden ir al cetro. Puedes gastar ese oro como cualquier otro.
diceforge-feat-scepter-more = En tu turno puedes vaciar un cetro con 4 o 5 de oro para pagar 1 fragmento solar o lunar, o uno con 6 de oro para pagar 2 del mismo tipo. Tienes que gastar esos fragmentos en el acto. Los efectos que cuentan o quitan el oro de tu inventario no afectan al cetro.

diceforge-feat-companion = El Compañero
    .brief = Avanza cada turno; despídelo una vez por hasta 5☀️ y 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = compañero, companero, amigo
diceforge-picture-feat-companion = Compañero
diceforge-feat-companion-text = Pon al Compañero en la casilla 0. Como refuerzo avanza 1 casilla, hasta la 5. En cualquier momento de tu turno puedes despedirlo: ganas tanto sol y tantos PG como muestre su casilla.
diceforge-feat-companion-more = Después ya no hace nada más, pero los puntos de la carta cuentan al final.

diceforge-feat-celestial_die = El Dado Celestial
    .brief = Tira el Dado Celestial
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = celestial
diceforge-picture-feat-celestial_die = Dado Celestial
diceforge-feat-celestial_die-text = Tira el Dado Celestial y aplica su cara.
diceforge-feat-celestial_die-more = No es una bendición, así que Cerbero no puede repetir la tirada; los Gemelos sí pueden relanzar el dado. Sus caras están en `/rules`, en “El Dado Celestial”.

diceforge-feat-wind = El Viento
    .brief = Todo el mundo tira; ganas un tipo de todos los dados
    .short = { diceforge-picture-feat-wind }
    .keywords = viento, tormenta, brisa
diceforge-picture-feat-wind = Viento
diceforge-feat-wind-text = Todo el mundo, tú también, tira sus dos dados, pero no aplica nada. Elige un tipo: ganas todo lo de ese tipo que muestren las caras.
diceforge-feat-wind-more = Espejos, ×3, naves y gólems no cuentan; los escudos y las caras de caos solo cuentan lo que dan por sí solos. Una cara con elección cuenta para cada tipo que muestra.

diceforge-feat-ancestor = El Ancestro
    .brief = Una cara de 🏆 gratis y una bendición menor con su dado
    .short = { diceforge-picture-feat-ancestor }
    .keywords = ancestro, antepasado
diceforge-picture-feat-ancestor = Ancestro
diceforge-feat-ancestor-text = Puedes forjar gratis la cara más barata del Santuario que muestre PG. Después recibes una bendición menor con ese dado.
diceforge-feat-ancestor-more = Si no forjas nada, eliges igualmente un dado para la bendición.

diceforge-feat-mists = Las Brumas
    .brief = Quien tiene menos 🪙 pierde 5🏆 y los ganas tú
    .short = { diceforge-picture-feat-mists }
    .keywords = bruma, brumas, niebla
diceforge-picture-feat-mists = Brumas
diceforge-feat-mists-text = Quien tiene menos oro en su inventario pierde 5 PG, y tú ganas lo que pierda.
diceforge-feat-mists-more = Si varias personas empatan con lo mínimo, todas pierden. Si solo tú tienes lo mínimo, no pasa nada. El oro de un cetro no cuenta.

diceforge-feat-eternal_night = La Noche Eterna
    .brief = El resto pierde 1☀️ y 1🌙 y los ganas tú
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = noche, oscuridad
diceforge-picture-feat-eternal_night = Noche Eterna
diceforge-feat-eternal_night-text = Cada rival pierde 1 fragmento lunar y 1 solar, si los tiene. Tú ganas todo lo que pierdan.
diceforge-feat-eternal_night-more = Los fragmentos antiguos están a salvo.

diceforge-feat-right_hand = La Mano Derecha
    .brief = Cambia todo el 🪙 que quieras por 1🏆 cada uno
    .short = { diceforge-picture-feat-right_hand }
    .keywords = mano, derecha
diceforge-picture-feat-right_hand = Mano Derecha
diceforge-feat-right_hand-text = Puedes pagar el oro que quieras: ganas 1 PG por cada uno.
diceforge-feat-right_hand-more = También puedes pagar con el oro de un cetro.

diceforge-feat-tree = El Árbol
    .brief = En tus turnos siguientes: 3🪙 y 1🏆, o 2🏆 con 8🪙
    .short = { diceforge-picture-feat-tree }
    .keywords = árbol, arbol, hojas
diceforge-picture-feat-tree = Árbol
diceforge-feat-tree-text = Ganas 3 de oro y 1 PG; si tienes 8 de oro o más en tu inventario, ganas 2 PG en su lugar.
diceforge-feat-tree-more = El oro de un cetro no cuenta. No puedes elegir cuál recibes.

diceforge-feat-merchant = El Mercader
    .brief = En cada uno de tus turnos siguientes: 2🏆 o una cara mejor
    .short = { diceforge-picture-feat-merchant }
    .keywords = mercader, comerciante, mejora, nivel
diceforge-picture-feat-merchant = Mercader
diceforge-feat-merchant-text = Ganas 2 PG, o cambias gratis una de tus caras por otra del Santuario que sea un nivel más alta.
diceforge-feat-merchant-more = Los niveles son los precios 2, 3, 4, 5, 6, 8 y 12. Las caras iniciales y las del Jardín no tienen nivel: suben a las caras de 2 de oro. Si un nivel está vacío, cuenta el siguiente. Varios Mercaderes pueden subir juntos una cara tantos niveles como Mercaderes; solo puedes subir una cara por turno.

diceforge-feat-wood_nymph = La Ninfa del Bosque
    .brief = 4🪙 al momento, y puedes comprar una cara
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = ninfa, dríade, driade, bosque
diceforge-picture-feat-wood_nymph = Ninfa
diceforge-feat-wood_nymph-text = Ganas 4 de oro. Después puedes comprar una cara del Santuario a su precio y forjarla enseguida.
diceforge-feat-wood_nymph-more = El oro puede ir a un martillo o a un cetro.

diceforge-feat-light = La Luz
    .brief = En cada uno de tus turnos siguientes: 3🪙 por una cara a la vista
    .short = { diceforge-picture-feat-light }
    .keywords = luz, brillo, lámpara, lampara
diceforge-picture-feat-light = Luz
diceforge-feat-light-text = Puedes pagar 3 de oro para aplicar una cara a la vista, en un dado tuyo o ajeno.
diceforge-feat-light-more = La cara actúa por sí sola: ×3 no da nada, un escudo da su recurso. El Dado Celestial no vale. No es una bendición.

diceforge-feat-goldsmith = El Orfebre
    .brief = 2🏆 por cada hazaña distinta que tengas
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = orfebre, joyero
diceforge-picture-feat-goldsmith = Orfebre
diceforge-feat-goldsmith-text = Ganas 2 PG por cada hazaña distinta que tengas, contando esta.
diceforge-feat-goldsmith-more = Varias copias de una hazaña cuentan una vez, aunque sean de distinto color.

diceforge-feat-omniscient = El Omnisciente
    .brief = 2🏆 por cada cara de tus dados que muestre 🏆
    .short = { diceforge-picture-feat-omniscient }
    .keywords = omnisciente, ojo
diceforge-picture-feat-omniscient = Omnisciente
diceforge-feat-omniscient-text = Ganas 2 PG por cada cara de tus dos dados que muestre PG.
diceforge-feat-omniscient-more = Los escudos y las caras de caos muestran PG; los jabalíes y los infortunios, no.

diceforge-feat-trident = El Tridente Abisal
    .brief = Entrega todo tu 🪙 por una cara cualquiera del Templo
    .short = { diceforge-picture-feat-trident }
    .keywords = tridente, poseidón, poseidon
diceforge-picture-feat-trident = Tridente
diceforge-feat-trident-text = Entrega todo el oro de tu inventario, aunque no tengas nada. Después forja gratis una cara cualquiera del Santuario o del Jardín.
diceforge-feat-trident-more = Excepto las caras del Jardín que dé una hazaña de esta partida. El oro de un cetro lo conservas.

diceforge-feat-eternal_fire = El Fuego Eterno
    .brief = Un turno extra completo al momento
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = fuego, llama, turno extra
diceforge-picture-feat-eternal_fire = Fuego Eterno
diceforge-feat-eternal_fire-text = Juegas al momento un turno extra completo: una bendición solo para ti, refuerzos, una acción y una acción extra. Después continúa tu primer turno.
diceforge-feat-eternal_fire-more = En él puedes volver a usar cada refuerzo. Entre dos personas recibes la bendición dos veces.

diceforge-feat-left_hand = La Mano Izquierda
    .brief = Expulsa a todos los héroes; aplicas todos sus dados
    .short = { diceforge-picture-feat-left_hand }
    .keywords = mano, izquierda
diceforge-picture-feat-left_hand = Mano Izquierda
diceforge-feat-left_hand-text = Se expulsa a todos los héroes que están en islas, también al tuyo. Por cada uno se tiran los dos dados de quien lo lleva, pero los aplicas todos tú, un par tras otro, empezando por el tuyo.
diceforge-feat-left_hand-more = Una Osa Mayor te da 3 PG una vez si se expulsó a algún otro héroe; también da 3 PG a cualquier otra persona que la tenga y cuyo héroe saliera expulsado.

diceforge-feat-first_titan = El Primer Titán
    .brief = Una hazaña que cueste 1🌙 o 1☀️, gratis
    .short = { diceforge-picture-feat-first_titan }
    .keywords = titán, titan, carta gratis
diceforge-picture-feat-first_titan = Primer Titán
diceforge-feat-first_titan-text = Toma gratis una hazaña que cueste 1 fragmento lunar o 1 solar, sin mover a tu héroe, y aplícala.
diceforge-feat-first_titan-more = Cuenta como comprada.

diceforge-feat-goddess = La Diosa
    .brief = Gira ambos dados a las caras que quieras y aplícalas
    .short = { diceforge-picture-feat-goddess }
    .keywords = hera, diosa
diceforge-picture-feat-goddess = Diosa
diceforge-feat-goddess-text = Gira tus dos dados a las caras que quieras y aplícalas como una bendición divina.
diceforge-feat-goddess-more = Cerbero puede repetirla. Los Gemelos no tienen nada que relanzar.

diceforge-feat-moon_golem = El Gólem Lunar
    .brief = Forja un gólem lunar: un paso en el laberinto
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = gólem, golem
diceforge-picture-feat-moon_golem = Gólem Lunar
diceforge-feat-moon_golem-text = Toma un gólem lunar del Bosque y fórjalo enseguida.
diceforge-feat-moon_golem-more = Cuando sale, tu gólem avanza 1 casilla. Con un gólem solar en la misma bendición puedes tirar además el Dado Celestial.

diceforge-feat-great_golem = El Gran Gólem
    .brief = Tu gólem avanza 2 casillas
    .short = { diceforge-picture-feat-great_golem }
    .keywords = gólem, golem
diceforge-picture-feat-great_golem = Gran Gólem
diceforge-feat-great_golem-text = Tu gólem avanza 2 casillas en el laberinto.
diceforge-feat-great_golem-more = Aplica cada casilla antes del siguiente paso.

diceforge-feat-sun_golem = El Gólem Solar
    .brief = Forja un gólem solar: un paso en el laberinto
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = gólem, golem
diceforge-picture-feat-sun_golem = Gólem Solar
diceforge-feat-sun_golem-text = Toma un gólem solar del Bosque y fórjalo enseguida.
diceforge-feat-sun_golem-more = Cuando sale, tu gólem avanza 1 casilla. Con un gólem lunar en la misma bendición puedes tirar además el Dado Celestial.

diceforge-feat-time_golem = El Gólem del Tiempo
    .brief = Tu gólem retrocede 2 casillas
    .short = { diceforge-picture-feat-time_golem }
    .keywords = gólem, golem, retroceder, atrás, atras
diceforge-picture-feat-time_golem = Gólem Tiempo
diceforge-feat-time_golem-text = Tu gólem retrocede 2 casillas en el laberinto.
diceforge-feat-time_golem-more = Aplica cada casilla antes del siguiente paso. Donde se juntan caminos eliges uno; más tarde puedes tomar otra ruta desde allí. Un gólem en la casilla de la Diosa se queda allí.

diceforge-feat-memory = La Memoria
    .brief = Dos fichas en islas premian tus próximas hazañas allí
    .short = { diceforge-picture-feat-memory }
    .gender = f
    .keywords = memoria, recuerdo, recordar
diceforge-picture-feat-memory = Memoria
diceforge-feat-memory-text = Pon tus dos fichas de memoria en dos islas distintas, cada una con el lado que quieras: 2 fragmentos antiguos y 1 lunar, o 2 de lealtad y 1 fragmento solar. La próxima vez que tomes una hazaña de esa isla, ganas lo que muestra la ficha.
diceforge-feat-memory-more = Cada ficha te premia una vez. Las fichas ajenas no te afectan. Esta misma carta no recoge ninguna.

diceforge-feat-oracle = El Oráculo
    .brief = Bendiciones menores; con 💎 o 🛡️, el resto va a la izquierda
    .short = { diceforge-picture-feat-oracle }
    .keywords = oráculo, oraculo, pitia, delfos
diceforge-picture-feat-oracle = Oráculo
diceforge-feat-oracle-text = Recibes una bendición menor. Si te da lealtad o fragmentos antiguos, los marcadores de todo el resto se mueven 1 casilla a la izquierda.
diceforge-feat-oracle-more = El resto no gana ningún fragmento con esto.

diceforge-feat-chaos = El Caos
    .brief = Forja una cara de caos a tu elección
    .short = { diceforge-picture-feat-chaos }
    .keywords = caos, desorden
diceforge-picture-feat-chaos = Caos
diceforge-feat-chaos-text = Elige una de las caras de caos que quedan en el Bosque y fórjala enseguida.
diceforge-feat-chaos-more = Hay cuatro: dos dan fragmentos antiguos y dos dan lealtad. Cada una da 3 PG más si tu otro dado da el recurso correspondiente.

diceforge-feat-dogged = El Obstinado
    .brief = Forja 3🪙 1💎 o 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = obstinado, terco
diceforge-picture-feat-dogged = Obstinado
diceforge-feat-dogged-text = Elige una cara del Bosque y fórjala enseguida: 3 de oro y 1 fragmento antiguo, o 2 de oro, 1 PG y 1 de lealtad.
diceforge-feat-dogged-more = Hay dos de cada una.

diceforge-feat-guardian = El Guardián
    .brief = En cada uno de tus turnos siguientes: 1💎 o 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = guardián, guardian, vigilante
diceforge-picture-feat-guardian = Guardián
diceforge-feat-guardian-text = Ganas 1 de lealtad o 1 fragmento antiguo.
diceforge-feat-guardian-more = La lealtad mueve tu marcador 1 casilla a la derecha; un fragmento antiguo, 1 casilla a la izquierda.

diceforge-feat-mirror_of_misfortune = Espejo del Infortunio
    .brief = Otra persona lo forja; tú también aplicas sus dados
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = infortunio, desgracia, mala suerte, espejo
diceforge-picture-feat-mirror_of_misfortune = Infortunio
diceforge-feat-mirror_of_misfortune-text = Elige a otra persona: debe forjar enseguida la cara de infortunio del color de esta carta y no podrá quitarla nunca. Cada vez que se aplique, tú aplicas después los dos dados de esa persona como una bendición divina.
diceforge-feat-mirror_of_misfortune-more = El propio infortunio también cuenta para ti: 1 de lealtad o 1 fragmento antiguo. Las elecciones las haces tú. Tu zona en la senda no da nada por ello, porque los dados no son tuyos.
