# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = Dos conjuntos que restam, { $feat } é o que mais combina com você.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] cerca de { $points } PG
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Ponha sobre { $old } no seu { $die }: é a face que menos faz falta.
    [misfortune_yellow] Ponha sobre { $old } no seu { $die }: é a face que menos faz falta.
    [misfortune_green] Ponha sobre { $old } no seu { $die }: é a face que menos faz falta.
    [misfortune_blue] Ponha sobre { $old } no seu { $die }: é a face que menos faz falta.
    [boar_red] Ponha o javali sobre { $old } no seu { $die }: é a face que menos faz falta.
    [boar_yellow] Ponha o javali sobre { $old } no seu { $die }: é a face que menos faz falta.
    [boar_green] Ponha o javali sobre { $old } no seu { $die }: é a face que menos faz falta.
    [boar_blue] Ponha o javali sobre { $old } no seu { $die }: é a face que menos faz falta.
   *[other] Forje { $face } sobre { $old } no seu { $die }: { $points ->
        [0] é a face que menos faz falta
       *[other] deve sair { $times ->
            [1] uma vez
           *[other] umas { $times } vezes
         } e render cerca de { $points } PG a mais
     }.
 }
diceforge-advice-feat = { $card } rende { $vp } PG{ $effect ->
    [0] { "" }
   *[other] , e o efeito, cerca de { $effect } a mais até o fim
 }{ $titans ->
    [0] { "" }
   *[other] , mais { $titans } da rebelião
 }.
diceforge-advice-use = Use { $card } primeiro: reforços vêm antes da ação.
diceforge-advice-triton = Com { diceforge-yield } do seu Tritão, uma ação melhor fica possível agora.
diceforge-advice-extra = Uma segunda ação { $points ->
    [0] compensa
   *[other] rende cerca de { $points } PG
 } agora. Os 2 fragmentos solares valem menos.
diceforge-advice-pass = Nada do que você pode comprar vale o preço agora. Economize.
diceforge-advice-end = Nada mais do que você pode comprar vale o preço.
diceforge-advice-gain = Pegue { diceforge-yield }: { $next_id ->
    [none] é o mais útil agora
   *[other] aí dá para pagar { $next }
 }.
diceforge-advice-lose = É o que menos faz falta.
diceforge-advice-hammer = { $worked ->
    [0] Guarde o ouro: você tem uso melhor para ele que o martelo.
   *[other] { $worked } de ouro no martelo { $vp ->
        [0] deixam você mais perto dos pontos da volta
       *[other] fecham uma volta: { $vp } PG
     }.
 }
diceforge-advice-exchange-yes = { $gain } PG valem mais do que aquilo que você troca por eles.
diceforge-advice-exchange-no = { $amounts } fazem mais falta que os pontos.
diceforge-advice-copy = Pegue { $face }: é a melhor face à vista.
diceforge-advice-first = Comece por { $face }: assim você desperdiça menos.
diceforge-advice-ship-none = Nenhuma face à venda vale o preço para você.
diceforge-advice-cerberus-use = Dificilmente vem rolagem melhor para sua ficha.
diceforge-advice-cerberus-keep = Guarde a ficha para uma rolagem melhor.
diceforge-advice-die = O { $die } tem as melhores faces.
diceforge-advice-pair = Pegue { $faces }: rendem mais.
diceforge-advice-seat = { $other } tem mais pontos, então é quem deve ficar com ela.
diceforge-advice-companion = Seu Companheiro já foi longe o bastante: pegue { $sun } de sol e { $gain } PG.
diceforge-advice-twins = Agora você ganha pouco com { $face }. Em média, o { $die } mostra coisa melhor.
diceforge-advice-twins-keep = Não vale 3 de ouro mudar esta rolagem.
diceforge-advice-first-token = Recolha esta primeiro: o movimento dela vale mais agora.
diceforge-advice-scepter = { $stored ->
    [0] Você precisa desse ouro no inventário.
   *[other] { $stored } de ouro no cetro: lá fica a salvo e pode virar fragmentos.
 }
diceforge-advice-purse = { $scepter ->
    [0] Pague do inventário, assim o cetro continua cheio.
   *[other] Pague { $scepter } de ouro do cetro: o ouro do inventário é mais útil.
 }
diceforge-advice-pay = Pague assim: o que você guarda vale mais.
diceforge-advice-step = Mova o Companheiro do espaço { $space }.
diceforge-advice-merchant-vp = Nenhuma melhoria vale mais que 2 PG agora.
diceforge-advice-merchant = Uma face melhor rende mais que os pontos.
diceforge-advice-forge-none = Nenhuma face ao alcance é melhor que as suas.
diceforge-advice-side = Vire o { $die } para { $face }: é o que mais rende agora.
diceforge-advice-trade = { $gold ->
    [0] Guarde seu ouro: faces rendem mais que os pontos.
   *[other] { $gain } PG valem mais do que { $gold } de ouro poderiam comprar.
 }
diceforge-advice-take = { $card } é a melhor das façanhas grátis{ $points ->
    [0] { "" }
   *[other] : cerca de { $points } PG ao todo
 }.
diceforge-advice-path = Vá até o espaço { $space }: esse caminho rende mais.
diceforge-advice-treasure = Pegue { $amounts }: { $next_id ->
    [none] é o mais útil agora
   *[other] aí dá para pagar { $next }
 }.
diceforge-advice-deal-yes = Os pontos valem o preço.
diceforge-advice-deal-no = O que isso custa faz mais falta que os pontos.
diceforge-advice-celestial-roll = Todo lado do Dado Celestial dá alguma coisa.
diceforge-advice-celestial-skip = Ele não pode dar mais nada a você.
diceforge-advice-memory = Logo você pega uma façanha na ilha { $island }.

# What a puzzle is about: the kinds of options to be weighed.

diceforge-theme-ousting = Expulsar
diceforge-theme-reinforcement = Um reforço antes?
diceforge-theme-extra = Parar ou continuar?
diceforge-theme-feat_forge = Façanha ou face nova?
diceforge-theme-feat = Qual façanha?
diceforge-theme-face = Qual face forjar?
diceforge-theme-place = Qual lugar para a face?
diceforge-theme-gold = Para onde vai o ouro?
diceforge-theme-memory = Onde pôr a ficha?
diceforge-theme-dice = O que os dados rendem
diceforge-theme-other = Escolha apertada
