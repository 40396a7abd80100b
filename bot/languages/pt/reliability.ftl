# How far strangers can rely on a person.

reliability-tier = { $tier ->
    [reliable] 🤝 **De confiança**
    [unreliable] ⏳ **Deixa o tempo acabar com frequência**
   *[new] 🌱 **Começando com gente nova**
 }
reliability-people = { $tier ->
    [reliable] 🤝 De confiança:
    [unreliable] ⏳ Estouram o tempo com frequência:
   *[new] 🌱 Começando com gente nova:
 } { $names }
reliability-why = { $matches ->
    [1] Sua última partida com outras pessoas:
   *[other] Suas últimas { $matches } partidas com outras pessoas:
 } { $share }% das escolhas a tempo, { $timeouts ->
    [0] nunca estourou o tempo
    [one] estourou o tempo uma vez
   *[other] estourou o tempo { $timeouts } vezes
 }{ $lost ->
    [0] {""}
    [one] , um lugar perdido assim
   *[other] , { $lost } lugares perdidos assim
 }. Só o relógio conta, nunca um voto; férias em `/preferences` o param.
reliability-none = Conto se você joga partidas com outras pessoas até o fim, e a tempo. Ainda não há nada contado.
reliability-way = { $count ->
    [1] Jogue mais uma partida até o fim e a tempo
   *[other] Jogue mais { $count } partidas até o fim e a tempo
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [1] , com uma pessoa nova
       *[other] , pelo menos uma delas com uma pessoa nova
    }
   *[other] , com pelo menos { $people } pessoas novas
 }, e você será de confiança.
reliability-counts = Partidas sem prazo não contam aqui: nenhum relógio corre para dizer quem fez alguém esperar. E é preciso jogar com pelo menos { $people } pessoas diferentes, para que duas contas não garantam uma à outra.
