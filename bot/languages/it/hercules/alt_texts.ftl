# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hercules, round { $round }. Tocca a { $name }, dadi { $dice }.
hercules-alt-between = Hercules. Il round { $round } è finito.
hercules-alt-over = Hercules, partita chiusa dopo il round { $round }. Vittoria di { $names } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
hercules-alt-last-round = È l’ultimo round.
hercules-alt-doable = Fatiche possibili: { $labours }.
hercules-alt-none-doable = Nessuna fatica possibile ora.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, colonna { $column }, dadi { $dice }, fatiche da compiere { $labours }, riserva { $supply }, carte { $cards }.
hercules-alt-stacks = Semidei: { $stacks }.
hercules-alt-gods = Dèi sopra le colonne: { $gods }.
hercules-alt-gods-hidden = Dèi a faccia in giù sopra le colonne { $columns }.
hercules-alt-peak = Sopra la colonna 12: { $name }, ancora { $left }.
hercules-alt-vases = Vasi, per lunghezza del cammino: { $vases }.
hercules-alt-white = Dado bianco: { $face }.
hercules-alt-white-used = Dado bianco in uso: { $face }.
hercules-alt-ready = Abilità pronte per { $name }: { $abilities }.
hercules-alt-symbols = Simboli: { $symbols }; maggioranze { $majorities }, set { $sets }.
hercules-alt-sources = Punti da: { $sources }.
hercules-alt-cards = Carte: { $cards }.
hercules-alt-used = usata
hercules-alt-final = Hercules, punteggio finale dopo il round { $round }.
hercules-alt-so-far = Hercules, punteggio se finisse ora, round { $round }.
hercules-alt-place =
    { $place }º posto: { $name }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Per Hercules cerchiamo ancora gente. Al tavolo: { $names }. Posti liberi: { $free }.
