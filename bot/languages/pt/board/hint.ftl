# A hint: what a computer player would choose, and why.

hint-choice = 💡 Eu jogaria: **{ $choice }**
hint-tried = { $other } parece melhor à primeira vista, mas { $choice } se saiu melhor quando joguei as duas até o fim.
hint-other = { $other } rende { $gains }.
hint-sure = Tenho { $sure ->
    [very] muita
   *[fairly] bastante
 } certeza de que supera { $other }.
hint-sure-named = Tenho { $sure ->
    [very] muita
   *[fairly] bastante
 } certeza de que a minha é melhor.
hint-lead = Jogada até o fim, ela fica em média { $points } pontos em relação a { $other }{ $has_win ->
    [no] { "" }
   *[yes] , com { $win }% de chance de vitória
 }.
hint-even = { $named ->
    [yes] É praticamente tão boa quanto.
   *[no] { $other } é praticamente tão boa quanto.
 }
hint-behind = { $named ->
    [yes] Quando joguei as duas mais uma vez, essa se saiu melhor: também vale considerar.
   *[no] Quando joguei as duas mais uma vez, { $other } se saiu melhor: também vale considerar.
 }
hint-lead-even = Jogadas até o fim, as duas ficam perto demais para distinguir: em média, { $points } pontos em relação a { $other }{ $has_win ->
    [no] { "" }
   *[yes] , com { $win }% de chance de vitória
 }.
hint-method = Rejoguei as duas muitas vezes com os mesmos dados, sem olhar cartas escondidas.
hint-play = Jogar assim
hint-why = Por quê?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ Esta partida vale ranking, então não há dicas. Você pode propor que ela fique **sem ranking para todo mundo**; aí há dicas. Só acontece se todo mundo concordar.
hint-unrated-press = Propor sem ranking
hint-asked = Perguntei à mesa. Falta a resposta de { $names }. Até todo mundo concordar, a partida vale ranking e não há dicas.
common-event-made_unrated = 💡 **{ $seat }** pediu dicas e todo mundo concordou: esta partida agora é sem ranking, e há dicas.
refusal-nobody_to_agree = Esta partida vale ranking, então dicas precisam do acordo de todo mundo, e não há mais ninguém aqui a quem perguntar. Quando acabar, `/analysis` mostra suas melhores escolhas.

hint-noted = Esta mesa registra dicas, então dá para ver que você pediu uma.
refusal-no_hint = Não consegui achar uma dica: o que eu jogaria já não está entre suas opções. `/hint` tenta de novo.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 pediu uma dica
    .brief = { common-event-hinted.on }

command-hint = dica
command-hint-about = O que um computador forte faria no seu lugar, e por quê; só você vê
