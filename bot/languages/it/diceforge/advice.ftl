# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = { $feat } è il set rimasto più adatto a te.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] circa { $points } PG
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Mettila al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [misfortune_yellow] Mettila al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [misfortune_green] Mettila al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [misfortune_blue] Mettila al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [boar_red] Metti il cinghiale al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [boar_yellow] Metti il cinghiale al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [boar_green] Metti il cinghiale al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
    [boar_blue] Metti il cinghiale al posto di { $old } sul tuo { $die }: è la faccia che ti serve meno.
   *[other] Forgia { $face } al posto di { $old } sul tuo { $die }: { $points ->
        [0] è la faccia che ti serve meno
       *[other] dovrebbe uscire { $times ->
            [one] una volta
           *[other] circa { $times } volte
         } e portare circa { $points } PG in più
     }.
 }
diceforge-advice-feat = { $card } porta { $vp } PG{ $effect ->
    [0] { "" }
   *[other] , e con il suo effetto circa altri { $effect } entro la fine
 }{ $titans ->
    [0] { "" }
   *[other] , più { $titans } dalla ribellione
 }.
diceforge-advice-use = Usa prima { $card }: i rinforzi vengono prima dell’azione.
diceforge-advice-triton = Con { diceforge-yield } dal tuo Tritone ora puoi fare un’azione migliore.
diceforge-advice-extra = Una seconda azione { $points ->
    [0] ora conviene
   *[other] ora porta circa { $points } PG
 }. I 2 frammenti solari valgono meno.
diceforge-advice-pass = Ora nulla di ciò che puoi comprare vale il suo prezzo. Risparmia.
diceforge-advice-end = Nient’altro di ciò che puoi comprare vale il suo prezzo.
diceforge-advice-gain = Prendi { diceforge-yield }: { $next_id ->
    [none] ora è la cosa più utile
   *[other] poi puoi pagare { $next }
 }.
diceforge-advice-lose = È ciò che ti serve meno.
diceforge-advice-hammer = { $worked ->
    [0] Tieni l’oro: lo usi meglio che sul martello.
   *[other] { $worked } oro sul martello: { $vp ->
        [0] così si avvicinano i punti del giro
       *[other] così il giro è finito, { $vp } PG
     }.
 }
diceforge-advice-exchange-yes = Meglio { $gain } PG di ciò che dai in cambio.
diceforge-advice-exchange-no = Più dei punti ti serve questo: { $amounts }.
diceforge-advice-copy = Prendi { $face }: è la migliore faccia visibile.
diceforge-advice-first = Comincia con { $face }: così sprechi il meno possibile.
diceforge-advice-ship-none = Nessuna faccia in vendita vale per te il suo prezzo.
diceforge-advice-cerberus-use = È difficile che il tuo gettone trovi un tiro migliore.
diceforge-advice-cerberus-keep = Tieni il gettone per un tiro migliore.
diceforge-advice-die = Il { $die } ha le facce migliori.
diceforge-advice-pair = Prendi { $faces }: ti danno di più.
diceforge-advice-seat = Scegli { $other }: ha più punti di tutti.
diceforge-advice-companion = Il tuo Compagno è arrivato abbastanza lontano: prendi { $sun } sole e { $gain } PG.
diceforge-advice-twins = Ora ottieni poco con { $face }. In media il { $die } mostra qualcosa di meglio.
diceforge-advice-twins-keep = Cambiare questo tiro non vale 3 oro.
diceforge-advice-first-token = Raccogli prima questo: ora il suo movimento vale di più.
diceforge-advice-scepter = { $stored ->
    [0] Quest’oro ti serve nell’inventario.
   *[other] { $stored } oro sullo scettro: lì è al sicuro e può diventare frammenti.
 }
diceforge-advice-purse = { $scepter ->
    [0] Paga dall’inventario, così lo scettro resta pieno.
   *[other] Paga { $scepter } oro dallo scettro: l’oro nell’inventario è più utile.
 }
diceforge-advice-pay = Paga così: ciò che tieni vale di più.
diceforge-advice-step = Fai avanzare il Compagno che è sulla casella { $space }.
diceforge-advice-merchant-vp = Nessun miglioramento ora vale più di 2 PG.
diceforge-advice-merchant = Una faccia migliore ti dà più dei punti.
diceforge-advice-forge-none = Nessuna faccia che potresti forgiare batte le tue.
diceforge-advice-side = Gira il { $die } su { $face }: ora ti dà di più.
diceforge-advice-trade = { $gold ->
    [0] Tieni il tuo oro: le facce portano più dei punti.
   *[other] Meglio { $gain } PG di ciò che compreresti con { $gold } oro.
 }
diceforge-advice-take = { $card } è la migliore delle imprese gratis{ $points ->
    [0] { "" }
   *[other] : circa { $points } PG in tutto
 }.
diceforge-advice-path = Vai alla casella { $space }: questa strada ti dà di più.
diceforge-advice-treasure = Prendi { $amounts }: { $next_id ->
    [none] ora è la cosa più utile
   *[other] poi puoi pagare { $next }
 }.
diceforge-advice-deal-yes = I punti valgono il prezzo.
diceforge-advice-deal-no = Ciò che costa ti serve più dei punti.
diceforge-advice-celestial-roll = Ogni lato del Dado Celestiale ti dà qualcosa.
diceforge-advice-celestial-skip = Non può darti più nulla.
diceforge-advice-memory = Presto prenderai un’impresa sull’isola { $island }.

# What a puzzle is about: the kinds of options to be weighed.

diceforge-theme-ousting = Scacciare
diceforge-theme-reinforcement = Prima un rinforzo?
diceforge-theme-extra = Fermarsi o continuare?
diceforge-theme-feat_forge = Impresa o nuova faccia?
diceforge-theme-feat = Quale impresa?
diceforge-theme-face = Quale faccia forgiare?
diceforge-theme-place = In quale posto la faccia?
diceforge-theme-gold = Dove va l’oro?
diceforge-theme-memory = Dove mettere il gettone?
diceforge-theme-dice = Che cosa portano i dadi
diceforge-theme-other = Una scelta in bilico
