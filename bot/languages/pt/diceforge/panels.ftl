# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Labirinto explicado
diceforge-press-titans = Titãs explicados
diceforge-press-temple = Templo
diceforge-press-feats = Façanhas
diceforge-press-feats_more = Mais façanhas
diceforge-press-mine = Dados e façanhas
diceforge-press-beside = Tabuleiro de Rebellion

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] grátis
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } em outro lugar…
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] { $gold ->
        [one] Sobra { $gold }🪙 ·{ " " }
       *[other] Sobram { $gold }🪙 ·{ " " }
     }
 }{ $left ->
    [0] a última no Templo
   *[other] depois, { $left } no Templo
 }
diceforge-place-forge = { $die_id ->
    [light] Claro
   *[dark] Escuro
 }{ $origin_id ->
    [none] { "" }
    [start] , inicial
   *[forged] , comprada
 }
diceforge-place-forge-first = { $die_id ->
    [light] Claro
   *[dark] Escuro
 }: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , inicial
   *[forged] , comprada
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , inicial
   *[forged] , comprada
 }
diceforge-step-pay = { $scepters_count ->
    [0] Sem o cetro
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Só fragmentos solares, lunares e ancestrais.
   *[other] Isto esvazia o cetro; o resto sai do seu inventário.
 }
diceforge-group-forge-then = Qual face antiga ela substitui?
diceforge-group-pay = Como você paga?

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: sempre ouro
diceforge-standing-choose-sun = { $source }: sempre sol
diceforge-standing-choose-moon = { $source }: sempre lua
diceforge-standing-choose-vp = { $source }: sempre PG
diceforge-standing-boar-sun = Javali: sempre sol
diceforge-standing-boar-moon = Javali: sempre lua
diceforge-standing-boar-vp = Javali: sempre PG
diceforge-standing-hammer-all = Martelo: sempre todo o ouro
diceforge-standing-hammer-none = Martelo: só o que não cabe no inventário
diceforge-standing-exchange-yes = { $source }: sempre trocar
diceforge-standing-exchange-no = { $source }: nunca trocar
diceforge-standing-cerberus-use = Cérbero: usar na próxima chance
diceforge-standing-cerberus-keep = Cérbero: guardar a ficha por enquanto
diceforge-standing-choose-ancient = { $source }: sempre fragmentos ancestrais
diceforge-standing-choose-loyalty = { $source }: sempre lealdade
diceforge-standing-twins-keep = Os Gêmeos: nunca rerrolar
diceforge-standing-scepter-all = Cetro: sempre o máximo que couber
diceforge-standing-scepter-none = Cetro: só o que não cabe no inventário
diceforge-standing-purse-scepter = Pagar ouro: primeiro do cetro
diceforge-standing-purse-store = Pagar ouro: primeiro do inventário
diceforge-standing-pay-own = Pagar fragmentos: primeiro seus de sol e lua
diceforge-standing-companion-farthest = Companheiros: sempre o mais avançado
diceforge-standing-merchant-vp = O Mercador: sempre PG
diceforge-standing-celestial-roll = Os dois golens: sempre rolar o Dado Celestial
diceforge-standing-celestial-skip = Os dois golens: nunca rolar o Dado Celestial
diceforge-always-hammer-all = Sempre tudo
diceforge-always-scepter-all = Sempre o máximo que couber
