# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hércules, ronda { $round }. Juega { $name }, dados { $dice }.
hercules-alt-between = Hércules. La ronda { $round } ha terminado.
hercules-alt-over = Hércules, terminó tras la ronda { $round }. Victoria de { $names } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
hercules-alt-last-round = Esta es la última ronda.
hercules-alt-doable = Trabajos posibles: { $labours }.
hercules-alt-none-doable = Ningún trabajo posible ahora.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, columna { $column }, dados { $dice }, trabajos pendientes { $labours }, reserva { $supply }, cartas { $cards }.
hercules-alt-stacks = Semidioses: { $stacks }.
hercules-alt-gods = Dioses sobre las columnas: { $gods }.
hercules-alt-gods-hidden = Dioses boca abajo sobre las columnas { $columns }.
hercules-alt-peak = Sobre la columna 12: { $name }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
 }.
hercules-alt-vases = Vasijas, según la distancia recorrida: { $vases }.
hercules-alt-white = Dado blanco: { $face }.
hercules-alt-white-used = Dado blanco en uso: { $face }.
hercules-alt-ready = Habilidades listas de { $name }: { $abilities }.
hercules-alt-symbols = Símbolos: { $symbols }; mayorías { $majorities }, series { $sets }.
hercules-alt-sources = Puntos por: { $sources }.
hercules-alt-cards = Cartas: { $cards }.
hercules-alt-used = usada
hercules-alt-final = Hércules, recuento final tras la ronda { $round }.
hercules-alt-so-far = Hércules, recuento si terminara ahora, ronda { $round }.
hercules-alt-place =
    { $place }.º: { $name }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hércules busca gente para jugar. En la mesa: { $names }. Asientos libres: { $free }.
