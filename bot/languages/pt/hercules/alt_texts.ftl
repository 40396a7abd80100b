# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hércules, rodada { $round }. Vez de { $name }, dados { $dice }.
hercules-alt-between = Hércules. A rodada { $round } terminou.
hercules-alt-over = Hércules, fim após a rodada { $round }. Vitória de { $names } com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
hercules-alt-last-round = Esta é a última rodada.
hercules-alt-doable = Trabalhos possíveis: { $labours }.
hercules-alt-none-doable = Nenhum trabalho possível agora.
hercules-alt-side =
    { $name }: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }, coluna { $column }, dados { $dice }, trabalhos que faltam { $labours }, reserva { $supply }, cartas { $cards }.
hercules-alt-stacks = Semideuses: { $stacks }.
hercules-alt-gods = Deuses acima das colunas: { $gods }.
hercules-alt-gods-hidden = Deuses virados para baixo acima das colunas { $columns }.
hercules-alt-peak = Acima da coluna 12: { $name }, { $left ->
        [1] resta 1
       *[other] restam { $left }
    }.
hercules-alt-vases = Vasos, por colunas andadas: { $vases }.
hercules-alt-white = Dado branco: { $face }.
hercules-alt-white-used = Dado branco em uso: { $face }.
hercules-alt-ready = Habilidades prontas de { $name }: { $abilities }.
hercules-alt-symbols = Símbolos: { $symbols }; maiorias { $majorities }, conjuntos { $sets }.
hercules-alt-sources = De onde vêm os pontos: { $sources }.
hercules-alt-cards = Cartas: { $cards }.
hercules-alt-used = usada
hercules-alt-final = Hércules, pontuação final após a rodada { $round }.
hercules-alt-so-far = Hércules, pontuação se acabasse agora, rodada { $round }.
hercules-alt-place =
    { $place }º lugar: { $name }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hércules procura participantes. Na mesa: { $names }. Lugares livres: { $free }.
