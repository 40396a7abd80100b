# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge para 2 a 4: abra uma sala para outras pessoas entrarem
command-setting-line_up = façanhas
command-setting-slot_m1 = ilha-1-lua-1-esquerda
command-setting-slot_m2 = ilha-1-lua-1-direita
command-setting-slot_m3 = ilha-2-lua-2
command-setting-slot_m4 = ilha-2-lua-3
command-setting-slot_m5 = ilha-3-lua-4
command-setting-slot_m7 = ilha-4-lua-6
command-setting-slot_m8 = ilha-4-ambos-5
command-setting-slot_f1 = ilha-7-sol-1-esquerda
command-setting-slot_f2 = ilha-7-sol-1-direita
command-setting-slot_f3 = ilha-6-sol-2
command-setting-slot_f4 = ilha-6-sol-3
command-setting-slot_f5 = ilha-5-sol-4
command-setting-slot_f6 = ilha-5-sol-5
command-setting-slot_f7 = ilha-4-sol-6
command-setting-module = módulo
command-setting-sets = caixas
command-setting-action = ação
command-setting-tie_break = empates

# Settings and their values.

diceforge-duration = uns 45 minutos
diceforge-setting-module = Módulo
diceforge-setting-module-none = Nenhum (jogo base)
diceforge-setting-module-goddess = Deusa (Rebellion) – seu golem percorre um labirinto cheio de recompensas
diceforge-setting-module-titans = Titãs (Rebellion) – fique do lado dos deuses ou da rebelião
diceforge-setting-line_up = Façanhas em jogo
diceforge-setting-line_up-beginner = Seleção para iniciantes – a melhor para uma primeira partida
diceforge-setting-line_up-advanced = Seleção avançada – com javali, escudos, navio e fichas
diceforge-setting-line_up-goddess_recommended = Com o labirinto (Rebellion) – onze conjuntos novos para o módulo da Deusa
diceforge-setting-line_up-titans_recommended = Com os Titãs (Rebellion) – nove conjuntos novos, feitos para o módulo dos Titãs
diceforge-setting-line_up-perfect_for_two = Perfeita para dois (Rebellion) – uma mistura para duas pessoas
diceforge-setting-line_up-again_and_again = De novo e de novo (Rebellion) – bênçãos e turnos que se repetem
diceforge-setting-line_up-may_the_forge = Que a forja esteja com você (Rebellion) – tudo gira em torno das faces
diceforge-setting-line_up-versatility = Versatilidade (Rebellion) – um pouco de tudo, para experientes
diceforge-setting-line_up-tournament_2020 = Torneio 2020 (Rebellion) – testada e equilibrada
diceforge-setting-line_up-challenge_2021 = Desafio dos deuses 2021 (Rebellion) – melhor com duas pessoas
diceforge-setting-line_up-challenge_2021_final = Desafio dos deuses 2021, a final (Rebellion) – melhor com duas pessoas
diceforge-setting-line_up-random = Sorteio – cada espaço recebe um dos seus conjuntos ao acaso
diceforge-setting-line_up-draft = Draft – cada pessoa escolhe conjuntos, uma de cada vez
diceforge-setting-line_up-custom = A minha – escolha um conjunto para cada espaço (o resto como para iniciantes)
diceforge-setting-slot-default = Igual à de iniciantes
diceforge-setting-sets = Conjuntos disponíveis
diceforge-setting-sets-base = Jogo base
diceforge-setting-sets-rebellion = Jogo base e 20 conjuntos de Rebellion
diceforge-setting-first = Quem começa
diceforge-setting-first-random = Sorteio
diceforge-setting-first-host = O host (uma vantagem, então sem ranking)
diceforge-setting-action = Passar
diceforge-setting-action-may = Sempre permitido
diceforge-setting-action-must = Só se não der para forjar nem realizar nada
diceforge-setting-tie_break = Empates
diceforge-setting-tie_break-shared = Dividir a colocação
diceforge-setting-tie_break-bga = Mais faces forjadas, depois façanhas, depois recursos, depois quem jogou antes
