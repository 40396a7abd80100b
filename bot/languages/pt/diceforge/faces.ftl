# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 de ouro
    .short = 1🪙
diceforge-face-g1-text = Você ganha 1 de ouro.

diceforge-face-v2 = 2 PG
    .short = 2🏆
diceforge-face-v2-text = Você ganha 2 PG.

diceforge-face-s1 = 1 fragmento solar
    .short = 1☀️
diceforge-face-s1-text = Você ganha 1 fragmento solar.

diceforge-face-m1 = 1 fragmento lunar
    .short = 1🌙
diceforge-face-m1-text = Você ganha 1 fragmento lunar.

diceforge-face-g3 = 3 de ouro
    .short = 3🪙
diceforge-face-g3-text = Você ganha 3 de ouro.

diceforge-face-g4 = 4 de ouro
    .short = 4🪙
diceforge-face-g4-text = Você ganha 4 de ouro.

diceforge-face-g6 = 6 de ouro
    .short = 6🪙
diceforge-face-g6-text = Você ganha 6 de ouro.

diceforge-face-c_g1_s1_m1 = 1 de ouro, 1 de sol ou 1 de lua
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = Você ganha um destes: 1 de ouro, 1 fragmento solar ou 1 fragmento lunar.

diceforge-face-v1_s1 = 1 PG e 1 fragmento solar
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = Você ganha 1 PG e 1 fragmento solar.

diceforge-face-g2_m1 = 2 de ouro e 1 fragmento lunar
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = Você ganha 2 de ouro e 1 fragmento lunar.

diceforge-face-c_g3_v2 = 3 de ouro ou 2 PG
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = Você ganha um destes: 3 de ouro ou 2 PG.

diceforge-face-m2 = 2 fragmentos lunares
    .short = 2🌙
diceforge-face-m2-text = Você ganha 2 fragmentos lunares.

diceforge-face-s2 = 2 fragmentos solares
    .short = 2☀️
diceforge-face-s2-text = Você ganha 2 fragmentos solares.

diceforge-face-v3 = 3 PG
    .short = 3🏆
diceforge-face-v3-text = Você ganha 3 PG.

diceforge-face-v4 = 4 PG
    .short = 4🏆
diceforge-face-v4-text = Você ganha 4 PG.

diceforge-face-v2_m2 = 2 PG e 2 fragmentos lunares
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = Você ganha 2 PG e 2 fragmentos lunares.

diceforge-face-c_g2_s2_m2 = 2 de ouro, 2 de sol ou 2 de lua
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = Você ganha um destes: 2 de ouro, 2 fragmentos solares ou 2 fragmentos lunares.

diceforge-face-g1_v1_s1_m1 = 1 de ouro, 1 PG, 1 de sol e 1 de lua
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = Você ganha 1 de ouro, 1 PG, 1 fragmento solar e 1 fragmento lunar.

diceforge-face-mirror = espelho
    .short = espelho
    .keywords = copiar, abismo
diceforge-face-mirror-text = Copia uma face que aparece num dado de outra pessoa.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = vezes três, triplo, triplicar, multiplicador, x3, elmo
diceforge-face-x3-text = Sozinha não dá nada; triplica o que seu outro dado dá.

diceforge-face-ship = navio
    .short = navio
    .keywords = navio celestial, desconto, barco, nave
diceforge-face-ship-text = Você pode comprar uma face do Santuário por 2 de ouro a menos e forjá-la na hora.

diceforge-face-boar_red = javali vermelho
    .short = javali vermelho
    .keywords = javali tenaz
diceforge-face-boar_red-text = Você ganha 1 fragmento solar ou lunar. Depois, quem tem a carta do javali vermelho ganha 1 fragmento solar, 1 lunar ou 3 PG.

diceforge-face-boar_blue = javali azul
    .short = javali azul
    .keywords = javali tenaz
diceforge-face-boar_blue-text = Você ganha 1 fragmento solar ou lunar. Depois, quem tem a carta do javali azul ganha 1 fragmento solar, 1 lunar ou 3 PG.

diceforge-face-boar_yellow = javali amarelo
    .short = javali amarelo
    .keywords = javali tenaz
diceforge-face-boar_yellow-text = Você ganha 1 fragmento solar ou lunar. Depois, quem tem a carta do javali amarelo ganha 1 fragmento solar, 1 lunar ou 3 PG.

diceforge-face-boar_green = javali verde
    .short = javali verde
    .keywords = javali tenaz
diceforge-face-boar_green-text = Você ganha 1 fragmento solar ou lunar. Depois, quem tem a carta do javali verde ganha 1 fragmento solar, 1 lunar ou 3 PG.

diceforge-face-shield_red = escudo solar
    .short = escudo solar
    .keywords = escudo vermelho, escudo, guardião
diceforge-face-shield_red-text = Você ganha 2 fragmentos solares; se seu outro dado também dá sol, ganha 5 PG em vez disso.

diceforge-face-shield_blue = escudo lunar
    .short = escudo lunar
    .keywords = escudo azul, escudo, guardião
diceforge-face-shield_blue-text = Você ganha 2 fragmentos lunares; se seu outro dado também dá lua, ganha 5 PG em vez disso.

diceforge-face-shield_yellow = escudo de ouro
    .short = escudo de ouro
    .keywords = escudo amarelo, escudo, guardião
diceforge-face-shield_yellow-text = Você ganha 3 de ouro; se seu outro dado também dá ouro, ganha 5 PG em vez disso.

diceforge-face-shield_green = escudo de PG
    .short = escudo de PG
    .keywords = escudo verde, escudo, guardião
diceforge-face-shield_green-text = Você ganha 3 PG; se seu outro dado também dá PG, ganha 5 PG em vez disso.

diceforge-face-a1 = 1 fragmento ancestral
    .short = 1💎
    .keywords = titãs
diceforge-face-a1-text = Você ganha 1 fragmento ancestral, e seu marcador anda 1 espaço para a esquerda.

diceforge-face-l1_v1 = 1 de lealdade e 1 PG
    .short = 1🛡️ 1🏆
    .keywords = titãs, aliança
diceforge-face-l1_v1-text = Você ganha 1 PG e 1 de lealdade: seu marcador anda 1 espaço para a direita.

diceforge-face-g3_a1 = 3 de ouro e 1 fragmento ancestral
    .short = 3🪙 1💎
    .keywords = obstinado, titãs
diceforge-face-g3_a1-text = Você ganha 3 de ouro e 1 fragmento ancestral, e seu marcador anda 1 espaço para a esquerda.

diceforge-face-l1_v1_g2 = 2 de ouro, 1 PG e 1 de lealdade
    .short = 2🪙 1🏆 1🛡️
    .keywords = obstinado, titãs, aliança
diceforge-face-l1_v1_g2-text = Você ganha 2 de ouro, 1 PG e 1 de lealdade: seu marcador anda 1 espaço para a direita.

diceforge-face-chaos_blue = caos lunar
    .short = caos lunar
    .keywords = caos azul, caos, titãs
diceforge-face-chaos_blue-text = Você ganha 2 fragmentos ancestrais, e seu marcador anda 2 espaços para a esquerda. Se seu outro dado dá lua, ganha também 3 PG.

diceforge-face-chaos_red = caos solar
    .short = caos solar
    .keywords = caos vermelho, caos, titãs
diceforge-face-chaos_red-text = Você ganha 2 fragmentos ancestrais, e seu marcador anda 2 espaços para a esquerda. Se seu outro dado dá sol, ganha também 3 PG.

diceforge-face-chaos_yellow = caos de ouro
    .short = caos de ouro
    .keywords = caos amarelo, caos, titãs
diceforge-face-chaos_yellow-text = Você ganha 2 de lealdade, e seu marcador anda 2 espaços para a direita. Se seu outro dado dá ouro, ganha também 3 PG.

diceforge-face-chaos_green = caos de PG
    .short = caos de PG
    .keywords = caos verde, caos, titãs
diceforge-face-chaos_green-text = Você ganha 2 de lealdade, e seu marcador anda 2 espaços para a direita. Se seu outro dado dá PG, ganha também 3 PG.

diceforge-face-misfortune_red = infortúnio vermelho
    .short = infortúnio vermelho
    .keywords = espelho do infortúnio, azar, titãs
diceforge-face-misfortune_red-text = Você ganha 1 de lealdade ou 1 fragmento ancestral. Depois, seus dois dados valem também para quem tem o Espelho do Infortúnio vermelho.

diceforge-face-misfortune_blue = infortúnio azul
    .short = infortúnio azul
    .keywords = espelho do infortúnio, azar, titãs
diceforge-face-misfortune_blue-text = Você ganha 1 de lealdade ou 1 fragmento ancestral. Depois, seus dois dados valem também para quem tem o Espelho do Infortúnio azul.

diceforge-face-misfortune_yellow = infortúnio amarelo
    .short = infortúnio amarelo
    .keywords = espelho do infortúnio, azar, titãs
diceforge-face-misfortune_yellow-text = Você ganha 1 de lealdade ou 1 fragmento ancestral. Depois, seus dois dados valem também para quem tem o Espelho do Infortúnio amarelo.

diceforge-face-misfortune_green = infortúnio verde
    .short = infortúnio verde
    .keywords = espelho do infortúnio, azar, titãs
diceforge-face-misfortune_green-text = Você ganha 1 de lealdade ou 1 fragmento ancestral. Depois, seus dois dados valem também para quem tem o Espelho do Infortúnio verde.

diceforge-face-golem_moon = golem lunar
    .short = golem lunar
    .keywords = golem, labirinto, passo
diceforge-face-golem_moon-text = Seu golem anda 1 espaço para a frente no labirinto, e você ganha o que esse espaço dá.

diceforge-face-golem_sun = golem solar
    .short = golem solar
    .keywords = golem, labirinto, passo
diceforge-face-golem_sun-text = Seu golem anda 1 espaço para a frente no labirinto, e você ganha o que esse espaço dá.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 de ouro
    .short = 12🪙
    .keywords = dado celestial
diceforge-face-cel_g12-text = Você ganha 12 de ouro.

diceforge-face-cel_v5 = 5 PG
    .short = 5🏆
    .keywords = dado celestial
diceforge-face-cel_v5-text = Você ganha 5 PG.

diceforge-face-cel_v3_choice = 3 PG, e 3 de ouro, 1 de sol ou 1 de lua
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = dado celestial
diceforge-face-cel_v3_choice-text = Você ganha 3 PG e um destes: 3 de ouro, 1 fragmento solar ou 1 fragmento lunar.

diceforge-face-cel_mirror = espelho celestial
    .short = espelho celestial
    .keywords = dado celestial, copiar qualquer face
diceforge-face-cel_mirror-text = Você aplica uma face que aparece em qualquer dado, inclusive nos seus.

diceforge-face-cel_choose_side = virar um dado
    .short = virar um dado
    .keywords = dado celestial, escolher uma face
diceforge-face-cel_choose_side-text = Você vira um dos seus dados para qualquer face e aplica essa face.

diceforge-face-cel_upgrade2 = dois níveis acima
    .short = dois níveis acima
    .keywords = dado celestial, melhoria
diceforge-face-cel_upgrade2-text = Você pode trocar de graça uma das suas faces por uma do Santuário dois níveis acima.

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
   *[other] { $face }
 }
