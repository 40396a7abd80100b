# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HÉRCULES
hercules-picture-round = RODADA { $number }
hercules-picture-last-round = ÚLTIMA RODADA
hercules-picture-no-labour = nenhum trabalho
hercules-picture-now = pontos agora
hercules-picture-hades-moves = vai à
hercules-picture-hades-takes = pega
hercules-picture-hades-done = já jogou
hercules-picture-simplified = Simplificada
hercules-picture-level-book = Hades pelo manual
hercules-picture-level-mild = Hades: fácil
hercules-picture-level-medium = Hades: médio
hercules-picture-level-standard = Hades: difícil
hercules-picture-level-hard = Hades: especialista

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = O que você recupera?
hercules-picture-do-labour = trabalho
hercules-picture-do-ability = habilidade
hercules-picture-do-rest = descanso
hercules-picture-do-end = encerrar o turno
hercules-picture-do-pass = passar

# Close-up and score sheet.

hercules-picture-no-cards = ainda sem cartas
hercules-picture-markers = Cubos
hercules-picture-demigods = Semideuses
hercules-picture-gods = Deuses
hercules-picture-vases = Vasos
hercules-picture-vase = Vaso
hercules-picture-pantheon = Panteão
hercules-picture-majorities = Maiorias
hercules-picture-sets = Conjuntos
hercules-picture-tie-column = No empate: coluna alcançada
hercules-picture-tie-majorities = depois maiorias
hercules-picture-tie-supply = depois cubos na reserva
hercules-picture-final = Pontuação final
hercules-picture-so-far = Se a partida acabasse agora (rodada { $number })

# Cards.

hercules-picture-torches-3 = Em jogo com 3 ou 4 pessoas
hercules-picture-torches-4 = Em jogo com 4 pessoas
hercules-picture-counts-as = Conta como: { $symbols }
hercules-picture-worth = { $number ->
    [1] Vale 1 ponto
   *[other] Vale { $number } pontos
}

# The board explained.

hercules-picture-legend = HÉRCULES: O TABULEIRO EXPLICADO
hercules-picture-legend-pegasus-name = Pégaso
hercules-picture-legend-pegasus = Quem tem Pégaso começou esta rodada. A cada rodada ele voa para a próxima pessoa.
hercules-picture-legend-points-name = Pontos agora
hercules-picture-legend-points = Como se a partida acabasse agora, com maiorias e conjuntos. A linha de cada turno diz o que mudou.
hercules-picture-legend-apprentice-name = Aprendiz
hercules-picture-legend-apprentice = Anda para a direita até seu próximo cubo. Apagado: onde estava no último tabuleiro.
hercules-picture-legend-marker-name = Trabalho a fazer
hercules-picture-legend-marker = Seu cubo numa coluna. Dourado: seus dados dão este número agora. Vazado: feito desde o último tabuleiro.
hercules-picture-legend-taken-name = Sinal num anel azul-claro
hercules-picture-legend-taken = Essa pessoa pegou uma carta daqui desde o último tabuleiro.
hercules-picture-legend-god-name = Deus
hercules-picture-legend-god = Se o aprendiz parar embaixo, a carta é sua: pontos no louro, habilidade à direita.
hercules-picture-legend-demigod-name = Semideuses
hercules-picture-legend-demigod = O sinal à esquerda mostra o que rende a carta do topo: uma operação ou um número no dado. ×n: cartas que restam.
hercules-picture-legend-vase-name = Vaso
hercules-picture-legend-vase = Por andar tantas colunas de uma vez; os pontos estão no louro.
hercules-picture-legend-chip-name = Pode dar
hercules-picture-legend-chip = O que dois destes dados dão. Dourado: um trabalho possível agora. Riscado: você não tem mais nenhum com esse número.
hercules-picture-legend-stock-name = Cubos e cartas
hercules-picture-legend-stock = Cubos na reserva, que pagam as habilidades dos semideuses, e cartas ganhas.
hercules-picture-legend-symbol-name = Símbolos
hercules-picture-legend-symbol = Quantos de cada a pessoa tem. Louro: ninguém tem mais.
hercules-picture-legend-ready-name = Habilidades
hercules-picture-legend-ready = Acesa: você tem uma carta pronta com ela (o número diz quantas). Apagada: não tem. Sofá: descanso. Duas barras: passar ou encerrar o turno.

# The lobby.

hercules-picture-invitation = Doze trabalhos, dois dados e o favor dos deuses
