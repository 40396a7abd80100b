# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = dado claro
    .short = claro
diceforge-die-dark = dado escuro
    .short = escuro
diceforge-die-celestial = Dado Celestial
    .short = celestial
diceforge-dice-light = dado claro
diceforge-dice-dark = dado escuro
diceforge-dice-celestial = Dado Celestial
diceforge-side-ancient = 2 fragmentos ancestrais e 1 lunar
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 de lealdade e 1 fragmento solar
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Santuário
diceforge-area-garden = Jardim
diceforge-area-forest = Floresta
diceforge-pool-1 = Santuário: 3 de ouro
diceforge-pool-2 = Santuário: 1 fragmento lunar
diceforge-pool-3 = Santuário: 4 de ouro
diceforge-pool-4 = Santuário: 1 fragmento solar
diceforge-pool-5 = Santuário: quatro faces diferentes por 4 de ouro cada
diceforge-pool-6 = Santuário: 3 de ouro ou 2 PG
diceforge-pool-7 = Santuário: 2 fragmentos lunares
diceforge-pool-8 = Santuário: 2 fragmentos solares
diceforge-pool-9 = Santuário: 3 PG
diceforge-pool-10 = Santuário: quatro faces diferentes por 12 de ouro cada
diceforge-pool-11 = Jardim: espelhos
diceforge-pool-12 = Jardim: escudos
diceforge-pool-13 = Jardim: navios
diceforge-pool-14 = Jardim: javalis
diceforge-pool-15 = Jardim: ×3
diceforge-pool-16 = Floresta: infortúnios
diceforge-pool-17 = Floresta: golens solares
diceforge-pool-18 = Floresta: 3 de ouro e 1 fragmento ancestral, ou 2 de ouro, 1 PG e 1 de lealdade
diceforge-pool-19 = Floresta: golens lunares
diceforge-pool-20 = Floresta: faces de caos

# Islands.

diceforge-island = { $island ->
    [0] portal inicial
   *[other] ilha { $island }
 }
diceforge-slot-m1 = Ilha 1, 1 fragmento lunar (esquerda)
diceforge-slot-m2 = Ilha 1, 1 fragmento lunar (direita)
diceforge-slot-m3 = Ilha 2, 2 fragmentos lunares
diceforge-slot-m4 = Ilha 2, 3 fragmentos lunares
diceforge-slot-m5 = Ilha 3, 4 fragmentos lunares
diceforge-slot-m6 = Ilha 3, 5 fragmentos lunares
diceforge-slot-m7 = Ilha 4, 6 fragmentos lunares
diceforge-slot-m8 = Ilha 4, 5 de lua e 5 de sol
diceforge-slot-f1 = Ilha 7, 1 fragmento solar (esquerda)
diceforge-slot-f2 = Ilha 7, 1 fragmento solar (direita)
diceforge-slot-f3 = Ilha 6, 2 fragmentos solares
diceforge-slot-f4 = Ilha 6, 3 fragmentos solares
diceforge-slot-f5 = Ilha 5, 4 fragmentos solares
diceforge-slot-f6 = Ilha 5, 5 fragmentos solares
diceforge-slot-f7 = Ilha 4, 6 fragmentos solares

# Sources.

diceforge-source-blessing = os dois dados
diceforge-source-triton = Ficha de Tritão
diceforge-source-extra = Ação extra
diceforge-source-golems = Os dois golens
