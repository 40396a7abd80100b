# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Labirynt: objaśnienie
diceforge-press-titans = Tytani: objaśnienie
diceforge-press-temple = Świątynia
diceforge-press-feats = Wyczyny
diceforge-press-feats_more = Więcej wyczynów
diceforge-press-mine = Moje kości i wyczyny
diceforge-press-beside = Plansza Rebellion

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] za darmo
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } w innym miejscu…
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Zostaje ci { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] ostatnia w Świątyni
   *[other] potem w Świątyni: { $left }
 }
diceforge-place-forge = { $die_id ->
    [light] Jasna
   *[dark] Ciemna
 }{ $origin_id ->
    [none] { "" }
    [start] , startowa
   *[forged] , kupiona
 }
diceforge-place-forge-first = { $die_id ->
    [light] Jasna
   *[dark] Ciemna
 }: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , startowa
   *[forged] , kupiona
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , startowa
   *[forged] , kupiona
 }
diceforge-step-pay = { $scepters_count ->
    [0] Bez berła
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Tylko odłamki słońca, księżyca i pradawne.
   *[other] Opróżnia berło; reszta pochodzi z twojego skarbca.
 }
diceforge-group-forge-then = Którą starą ściankę zastępuje?
diceforge-group-pay = Jak płacisz?

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: zawsze złoto
diceforge-standing-choose-sun = { $source }: zawsze słońce
diceforge-standing-choose-moon = { $source }: zawsze księżyc
diceforge-standing-choose-vp = { $source }: zawsze PCh
diceforge-standing-boar-sun = Dzik: zawsze słońce
diceforge-standing-boar-moon = Dzik: zawsze księżyc
diceforge-standing-boar-vp = Dzik: zawsze PCh
diceforge-standing-hammer-all = Młot: zawsze całe złoto
diceforge-standing-hammer-none = Młot: tylko to, co nie mieści się w skarbcu
diceforge-standing-exchange-yes = { $source }: zawsze wymieniaj
diceforge-standing-exchange-no = { $source }: nigdy nie wymieniaj
diceforge-standing-cerberus-use = Cerber: użyj przy najbliższej okazji
diceforge-standing-cerberus-keep = Cerber: na razie zachowaj żeton
diceforge-standing-choose-ancient = { $source }: zawsze pradawne odłamki
diceforge-standing-choose-loyalty = { $source }: zawsze lojalność
diceforge-standing-twins-keep = Bliźnięta: nigdy nie przerzucaj
diceforge-standing-scepter-all = Berło: zawsze ile się zmieści
diceforge-standing-scepter-none = Berło: tylko to, co nie mieści się w skarbcu
diceforge-standing-purse-scepter = Płacenie złotem: najpierw z berła
diceforge-standing-purse-store = Płacenie złotem: najpierw ze skarbca
diceforge-standing-pay-own = Płacenie odłamkami: najpierw własne słońce i księżyc
diceforge-standing-companion-farthest = Towarzysze: zawsze ten, który zaszedł najdalej
diceforge-standing-merchant-vp = Kupiec: zawsze PCh
diceforge-standing-celestial-roll = Oba golemy: zawsze rzuć Niebiańską Kością
diceforge-standing-celestial-skip = Oba golemy: nigdy nie rzucaj Niebiańską Kością
diceforge-always-hammer-all = Zawsze całość
diceforge-always-scepter-all = Zawsze ile się zmieści
