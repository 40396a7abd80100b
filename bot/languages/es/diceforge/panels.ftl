# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = El laberinto, explicado
diceforge-press-titans = Los Titanes, explicados
diceforge-press-temple = Templo
diceforge-press-feats = Hazañas
diceforge-press-feats_more = Más hazañas
diceforge-press-mine = Mis dados y hazañas
diceforge-press-beside = Tablero de Rebellion

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] gratis
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } en otro sitio…
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Te deja { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] la última del Templo
   [one] luego queda 1 en el Templo
   *[other] luego quedan { $left } en el Templo
 }
diceforge-place-forge = { $die_id ->
    [light] Claro
   *[dark] Oscuro
 }{ $origin_id ->
    [none] { "" }
    [start] , inicial
   *[forged] , comprada
 }
diceforge-place-forge-first = { $die_id ->
    [light] Claro
   *[dark] Oscuro
 }: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , inicial
   *[forged] , comprada
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , inicial
   *[forged] , comprada
 }
diceforge-step-pay = { $scepters_count ->
    [0] Sin el cetro
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Solo fragmentos solares, lunares y antiguos.
   *[other] Esto vacía el cetro; el resto sale de tu inventario.
 }
diceforge-group-forge-then = ¿Qué cara vieja sustituye?
diceforge-group-pay = ¿Cómo pagas?

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: siempre oro
diceforge-standing-choose-sun = { $source }: siempre sol
diceforge-standing-choose-moon = { $source }: siempre luna
diceforge-standing-choose-vp = { $source }: siempre PG
diceforge-standing-boar-sun = Jabalí: siempre sol
diceforge-standing-boar-moon = Jabalí: siempre luna
diceforge-standing-boar-vp = Jabalí: siempre PG
diceforge-standing-hammer-all = Martillo: siempre todo el oro
diceforge-standing-hammer-none = Martillo: solo lo que no quepa en tu inventario
diceforge-standing-exchange-yes = { $source }: cambiar siempre
diceforge-standing-exchange-no = { $source }: no cambiar nunca
diceforge-standing-cerberus-use = Cerbero: usar en la próxima ocasión
diceforge-standing-cerberus-keep = Cerbero: guardar la ficha de momento
diceforge-standing-choose-ancient = { $source }: siempre fragmentos antiguos
diceforge-standing-choose-loyalty = { $source }: siempre lealtad
diceforge-standing-twins-keep = Los Gemelos: no relanzar nunca
diceforge-standing-scepter-all = Cetro: siempre todo lo que quepa
diceforge-standing-scepter-none = Cetro: solo lo que no quepa en tu inventario
diceforge-standing-purse-scepter = Pagar oro: primero del cetro
diceforge-standing-purse-store = Pagar oro: primero del inventario
diceforge-standing-pay-own = Pagar fragmentos: primero tu sol y tu luna
diceforge-standing-companion-farthest = Compañeros: siempre el más avanzado
diceforge-standing-merchant-vp = El Mercader: siempre PG
diceforge-standing-celestial-roll = Ambos gólems: tirar siempre el Dado Celestial
diceforge-standing-celestial-skip = Ambos gólems: no tirar nunca el Dado Celestial
diceforge-always-hammer-all = Siempre todo
diceforge-always-scepter-all = Siempre todo lo que quepa
