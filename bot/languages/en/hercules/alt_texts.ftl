# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hercules, round { $round }. { $name } to play, dice { $dice }.
hercules-alt-between = Hercules. Round { $round } is over.
hercules-alt-over = Hercules, ended after round { $round }. Won by { $names } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hercules-alt-last-round = This is the last round.
hercules-alt-doable = Possible labours: { $labours }.
hercules-alt-none-doable = No labour possible now.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, column { $column }, dice { $dice }, labours left { $labours }, supply { $supply }, cards { $cards }.
hercules-alt-stacks = Demigods: { $stacks }.
hercules-alt-gods = Gods above the columns: { $gods }.
hercules-alt-gods-hidden = Gods face down above columns { $columns }.
hercules-alt-peak = Over column 12: { $name }, { $left } left.
hercules-alt-vases = Vases, by length of walk: { $vases }.
hercules-alt-white = White die: { $face }.
hercules-alt-white-used = White die in use: { $face }.
hercules-alt-ready = Abilities ready for { $name }: { $abilities }.
hercules-alt-symbols = Symbols: { $symbols }; majorities { $majorities }, sets { $sets }.
hercules-alt-sources = Points from: { $sources }.
hercules-alt-cards = Cards: { $cards }.
hercules-alt-used = used
hercules-alt-final = Hercules, final score after round { $round }.
hercules-alt-so-far = Hercules, score if it ended now, round { $round }.
hercules-alt-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }: { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hercules is looking for players. At the table: { $names }. Free seats: { $free }.
