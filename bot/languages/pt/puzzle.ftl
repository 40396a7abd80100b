# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Problema · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ fácil
    [2] ★★☆ médio
   *[other] ★★★ difícil
 }
puzzle-task =
    Você é { $sign }. **{ $asked }**
    -# Uma opção é claramente a melhor{ $missed ->
        [yes] , e um computador médio não a viu
       *[no] {""}
    }. Vale sua primeira resposta.
puzzle-rival = Pessoa { $number }
puzzle-right = ✅ Isso! **{ $chosen }**
puzzle-alike = ✅ Isso! **{ $chosen }** é tão boa quanto **{ $best }**.
puzzle-wrong = ❌ Quase. Você escolheu **{ $chosen }**; **{ $best }** é melhor.
puzzle-why = 💡 { $why }
puzzle-best = Daqui ela vence { $win } de 100 partidas, se todo mundo jogar com juízo.
puzzle-greedy = O computador errou esta. Ele escolheu **{ $greedy }**, que vence { $others } de 100, com { $more } pontos { $sign ->
        [more] a menos
       *[fewer] a mais
    } em média.
puzzle-next-best = A segunda melhor opção vence { $next } de 100.
puzzle-record = 🧩 Acertos: { $solved } de { $count } · { $streak ->
        [0] sem sequência
        [one] 1 seguido
       *[other] { $streak } seguidos
    }
puzzle-answered-before = Você já respondeu este; só vale sua primeira resposta.
puzzle-all-answered = { $of ->
    [all] Você respondeu todos os { $count } problemas!
   *[kind] Você respondeu todos os { $count } problemas deste tipo!
 } Aqui vai um antigo para treinar; não conta.
puzzle-rating = Seu rating em problemas: { $rating } ({ $change }). Só você vê.
puzzle-next = Próximo problema
puzzle-next-of-theme = Mais deste tipo
puzzle-vote-up = Bom problema
puzzle-vote-down = Não é bom
puzzle-voted-up = Valeu! Que bom que você gostou.
puzzle-voted-down = Valeu! Problemas de que pouca gente gosta aparecem menos.
puzzle-of-the-day = ### 🧩 Problema do dia · { $game }
puzzle-of-the-day-task =
    Pergunta a { $sign }: **{ $asked }**
puzzle-of-the-day-about = Cada pessoa resolve em particular. Não publiquem a resposta.
puzzle-press-solve = Resolver

# A puzzle of one's own match.

puzzle-press-make = Como problema
puzzle-press-share = Compartilhar este problema
puzzle-checking = 🧩 Estou conferindo se aqui uma opção é mesmo a melhor: { $percent }%
puzzle-dice-decide = 🎲 Aqui os dados decidem mais que a escolha: em futuros novos, nenhuma opção é com certeza melhor que todas as outras, então isto não dá um problema.
puzzle-own-about = De uma partida que já acabou. Não conta para nada.
puzzle-shared = ### 🧩 Um problema de uma partida · { $game } · nº { $number }
puzzle-shared-done = Publicado. Mostra a posição, sem a resposta e sem nomes.

refusal-no_puzzle_of_game = Esse tema é do outro jogo. Escolha um dos dois.
refusal-no_puzzle = Este problema não existe mais. `/puzzle` tem outro.

command-puzzle = problema
command-puzzle-about = Achar a melhor jogada numa posição; só você vê
command-puzzle-game = jogo
command-puzzle-game-about = Só problemas deste jogo
command-puzzle-theme = tema
command-puzzle-theme-about = Só problemas sobre isto
