# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Hestia
hercules-stack-hestia-about = Semidiosa de la suma: diosa del hogar, se gana sumando
hercules-picture-earned-hestia = Semidiosa de la suma
hercules-stack-pan = Pan
hercules-stack-pan-about = Semidiós de la multiplicación: dios de lo salvaje, se gana multiplicando
hercules-picture-earned-pan = Semidiós de la multiplicación
hercules-stack-aeolus = Eolo
hercules-stack-aeolus-about = Semidiós de la división: dios de los vientos, se gana dividiendo
hercules-picture-earned-aeolus = Semidiós de la división
hercules-stack-hecate = Hécate
hercules-stack-hecate-about = Semidiosa de la resta: diosa de la magia, se gana restando
hercules-picture-earned-hecate = Semidiosa de la resta
hercules-stack-tyche = Tique
hercules-stack-tyche-about = Semidiosa del dado: diosa del azar, se gana con un dado que muestre su número (1 a 3)
hercules-picture-earned-tyche = Semidiosa del dado, se gana con un { $number }
hercules-stack-morpheus = Morfeo
hercules-stack-morpheus-about = Semidiós del dado: dios de los sueños, se gana con un dado que muestre su número (4 a 6)
hercules-picture-earned-morpheus = Semidiós del dado, se gana con un { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Dioses
hercules-stack-vase = Vasijas
hercules-stack-pantheon = Panteón
hercules-picture-earned-god = Divinidad, espera sobre una columna
hercules-picture-earned-zeus = Dios, espera sobre la columna 12
hercules-picture-earned-vase = Vasija, por { $number } columnas de una vez
hercules-picture-earned-pantheon = Espera sobre la columna 12, bajo Zeus

hercules-god-god_aphrodite = Afrodita
hercules-god-god_apollo = Apolo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Artemisa
hercules-god-god_athena = Atenea
hercules-god-god_demeter = Deméter
hercules-god-god_dionysus = Dioniso
hercules-god-god_hephaestus = Hefesto
hercules-god-god_hera = Hera
hercules-god-god_hermes = Hermes
hercules-god-god_poseidon = Poseidón
hercules-god-god_zeus = Zeus

# Names of cards, filled in from their data.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vasija ({ $vp } PV)
hercules-named-pantheon = Carta del Panteón
    .a = una carta del Panteón
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = el Panteón
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = semidiós, semidios, semidiosa, demigod{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } PV
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = dios, diosa, { $name } { $vp } PV
hercules-listed-vase = Vasija por { $number } columnas: { $vp } PV
    .keywords = vasija, jarrón, ánfora, { $number } columnas, vasija { $number }
hercules-listed-pantheon = Carta del Panteón: { $vp } PV
    .keywords = panteón, panteon, pantheon

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = dado blanco
hercules-ability-white-text = Tira el dado blanco: en este turno puedes usar dos cualesquiera de tus tres dados.
hercules-ability-white-more = Tu operación sigue usando exactamente dos dados. Una segunda carta de dado blanco lo vuelve a tirar. Lo devuelves al final de tu turno.
hercules-ability-reroll = relanzar
hercules-ability-reroll-text = Vuelve a tirar uno o más de tus dados, también el blanco si lo tienes.
hercules-ability-reroll-more = Tú eliges cuáles. Cuenta la nueva tirada.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Súmale 1 a uno de tus dados; un 6 no se puede subir.
hercules-ability-plus1-more = También sirve con el dado blanco mientras lo tengas. El nuevo número cuenta también para Tique y Morfeo.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Réstale 1 a uno de tus dados; un 1 no se puede bajar.
hercules-ability-minus1-more = También sirve con el dado blanco mientras lo tengas. El nuevo número cuenta también para Tique y Morfeo.
hercules-ability-copy = copiar
hercules-ability-copy-text = Pon tus dos dados de color en las caras que muestran los dados de otra persona.
hercules-ability-copy-more = Copia lo que muestran en ese momento, aunque esa persona ya haya jugado su turno. Contra Hades: su dado de color y el dado blanco.
hercules-ability-flip = voltear
hercules-ability-flip-text = Gira uno de tus dados a la cara opuesta: 1 y 6, 2 y 5, 3 y 4.
hercules-ability-flip-more = También sirve con el dado blanco mientras lo tengas. El nuevo número cuenta también para Tique y Morfeo.
hercules-ability-bonus = extra
hercules-ability-bonus-text = Símbolos extra para el recuento final. Esta carta no se usa nunca ni lleva cubo.
hercules-ability-vp2 = 2 PV
hercules-ability-vp2-text = Vale 2 puntos al final. Esta carta no se usa nunca ni lleva cubo.
hercules-ability-none = sin habilidad
hercules-ability-none-text = Sin habilidad; esta carta solo vale sus puntos.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Coste:** 1 cubo de tu reserva; se queda aquí hasta que descanses. Una vez por turno.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Símbolo
       *[other] Símbolos
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }con el número { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Puntos:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Espera sobre la columna 12 al primer aprendiz que llegue
       *[other] Divinidad del Olimpo; espera sobre una de las columnas 1 a 11, sorteada en cada partida
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Coste:** ningún cubo; pon la carta boca abajo hasta que descanses. Una vez por turno.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Símbolos:** { $symbols }
    }
    .points = **Puntos:** { $vp }, se use o no
hercules-look-vase =
    .about = Se gana cuando tu aprendiz avanza { $number ->
        [7] 7 columnas o más
       *[other] { $number } columnas
    } de una vez
    .ability = También la consigues con un recorrido más largo si su propia pila está vacía.
    .points = **Puntos:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Se gana cuando tu aprendiz llega a la columna 12 y Zeus ya no está
    .points = **Puntos:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **En juego:** { $with_two ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $with_two } cartas
 } con 2 personas (y contra Hades), { $with_three } con 3, { $with_four } con 4
