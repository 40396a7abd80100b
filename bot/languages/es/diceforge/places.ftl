# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = dado claro
    .short = claro
diceforge-die-dark = dado oscuro
    .short = oscuro
diceforge-die-celestial = Dado Celestial
    .short = celestial
diceforge-dice-light = dado claro
diceforge-dice-dark = dado oscuro
diceforge-dice-celestial = Dado Celestial
diceforge-side-ancient = 2 fragmentos antiguos y 1 fragmento lunar
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 de lealtad y 1 fragmento solar
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Santuario
diceforge-area-garden = Jardín
diceforge-area-forest = Bosque
diceforge-pool-1 = Santuario: 3 de oro
diceforge-pool-2 = Santuario: 1 fragmento lunar
diceforge-pool-3 = Santuario: 4 de oro
diceforge-pool-4 = Santuario: 1 fragmento solar
diceforge-pool-5 = Santuario: cuatro caras distintas por 4 de oro cada una
diceforge-pool-6 = Santuario: 3 de oro o 2 PG
diceforge-pool-7 = Santuario: 2 fragmentos lunares
diceforge-pool-8 = Santuario: 2 fragmentos solares
diceforge-pool-9 = Santuario: 3 PG
diceforge-pool-10 = Santuario: cuatro caras distintas por 12 de oro cada una
diceforge-pool-11 = Jardín: espejos
diceforge-pool-12 = Jardín: escudos
diceforge-pool-13 = Jardín: naves
diceforge-pool-14 = Jardín: jabalíes
diceforge-pool-15 = Jardín: ×3
diceforge-pool-16 = Bosque: infortunios
diceforge-pool-17 = Bosque: gólems solares
diceforge-pool-18 = Bosque: 3 de oro y 1 fragmento antiguo, o 2 de oro, 1 PG y 1 de lealtad
diceforge-pool-19 = Bosque: gólems lunares
diceforge-pool-20 = Bosque: caras de caos

# Islands.

diceforge-island = { $island ->
    [0] portal inicial
   *[other] isla { $island }
 }
diceforge-slot-m1 = Isla 1, 1 fragmento lunar (izquierda)
diceforge-slot-m2 = Isla 1, 1 fragmento lunar (derecha)
diceforge-slot-m3 = Isla 2, 2 fragmentos lunares
diceforge-slot-m4 = Isla 2, 3 fragmentos lunares
diceforge-slot-m5 = Isla 3, 4 fragmentos lunares
diceforge-slot-m6 = Isla 3, 5 fragmentos lunares
diceforge-slot-m7 = Isla 4, 6 fragmentos lunares
diceforge-slot-m8 = Isla 4, 5 fragmentos lunares y 5 solares
diceforge-slot-f1 = Isla 7, 1 fragmento solar (izquierda)
diceforge-slot-f2 = Isla 7, 1 fragmento solar (derecha)
diceforge-slot-f3 = Isla 6, 2 fragmentos solares
diceforge-slot-f4 = Isla 6, 3 fragmentos solares
diceforge-slot-f5 = Isla 5, 4 fragmentos solares
diceforge-slot-f6 = Isla 5, 5 fragmentos solares
diceforge-slot-f7 = Isla 4, 6 fragmentos solares

# Sources.

diceforge-source-blessing = ambos dados
diceforge-source-triton = Ficha de Tritón
diceforge-source-extra = Acción extra
diceforge-source-golems = Ambos gólems
