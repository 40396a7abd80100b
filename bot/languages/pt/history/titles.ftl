# Titles: a name, and what each is for.

titles-heading = 🏅 **Títulos** ({ $count } de { $of })
titles-line = **{ $title }** · { $about }
titles-next = Próximo: **{ $title }**, { $counts ->
    [wins] { $missing ->
        [1] falta 1 vitória com outras pessoas
       *[other] faltam { $missing } vitórias com outras pessoas
     }
    [alone] { $missing ->
        [1] falta 1 vitória solo
       *[other] faltam { $missing } vitórias solo
     }
   *[matches] { $missing ->
        [1] falta 1 partida
       *[other] faltam { $missing } partidas
     }
 }.
titles-victor = Vitória
titles-victor-about = venceu uma partida com outras pessoas
titles-champion = Glória do Olimpo
titles-champion-about = venceu dez partidas com outras pessoas
titles-veteran = Lenda Viva
titles-veteran-about = terminou cem partidas
titles-crowd = No Topo de Quatro
titles-crowd-about = venceu uma partida de quatro pessoas
titles-alone = Glória Solitária
titles-alone-about = venceu dez partidas solo
titles-versatile = Mil Talentos
titles-versatile-about = venceu em todos os jogos daqui
titles-fortune = Nas Graças da Fortuna
titles-fortune-about = rolou 300 dados ou mais, com mais sorte que nove em cada dez
titles-odds = Contra Todas as Chances
titles-odds-about = venceu uma partida com dados piores que os de nove em cada dez
titles-swift = Veloz como Hermes
titles-swift-about = venceu uma partida com metade das escolhas feitas em até dez segundos
titles-patient = Devagar e Sempre
titles-patient-about = venceu uma partida com metade das escolhas feitas depois de uma hora ou mais
titles-steady = Dia após Dia
titles-steady-about = terminou um desafio do dia sete dias seguidos
titles-laurel = Coroa de Louros
titles-laurel-about = ficou em primeiro num desafio do dia que três ou mais terminaram
