# Playing on from a place in a match that is over, from a puzzle, or from a trial.

playing-on-button = Jogar a partir daqui
playing-on-press = Seguir jogando
playing-on-where = **Seguir jogando.** A partir de que rodada você quer jogar esta partida de novo? (Escolhas avulsas: veja o replay.)
playing-on-choose-round = Rodadas { $first } a { $last }
playing-on-round = Rodada { $round }
playing-on-about = **Jogar a partir daqui.** Você ganha uma partida só sua, exatamente desta posição, { $dice }. Ela não conta para nada: nem ranking, nem estatísticas. { $others ->
    [0] Você joga solo, como antes.
    [one] Em que nível deve jogar o computador do outro lado?
   *[other] Em que nível devem jogar os computadores dos outros lugares?
 }
playing-on-start = Começar
playing-on-dice-other = com outros dados
playing-on-dice-same = com os mesmos dados daquela vez
playing-on-dice-everyone = com os dados que saem para quem pega aqui os mesmos dados
playing-on-dice-trial = com dados próprios, nunca os da sua partida em andamento; o que você não vê nela também é inventado aqui
playing-on-take-other = Outros dados
playing-on-take-same = Os mesmos dados
playing-on-begun-other = 🔀 Pronto: a mesma posição, outros dados.
playing-on-begun-same = 🔀 Pronto: a mesma posição, e cada rolagem sai como saiu daquela vez.
playing-on-begun-everyone = 🔀 Pronto: a mesma posição, e os dados que saem aqui para todo mundo.
playing-on-begun-trial = 🔀 Pronto: a posição do seu ensaio, com dados próprios.
playing-on-mark = 🔀 { $of ->
    [puzzle] Jogada a partir da rodada { $round } do problema { $match }
    [trial] Jogada a partir de um ensaio na rodada { $round } da partida { $match }
   *[match] Jogada a partir da rodada { $round } da partida { $match }
 } · não conta para nada
refusal-trial_no_help = Aqui você seguiu jogando um ensaio, e a partida desse ensaio ainda está em andamento. Dicas e análise vêm quando ela acabar.
refusal-played_on_too_often = Esta partida continuou uma que continuou outra, e assim por diante, vezes demais. Siga a partir de uma anterior.
