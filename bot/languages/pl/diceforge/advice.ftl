# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = { $feat } pasuje ci najlepiej z pozostałych zestawów.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] około { $points } PCh
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Daj ją w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [misfortune_yellow] Daj ją w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [misfortune_green] Daj ją w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [misfortune_blue] Daj ją w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [boar_red] Daj dzika w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [boar_yellow] Daj dzika w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [boar_green] Daj dzika w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
    [boar_blue] Daj dzika w miejsce: { $old } ({ $die }). Tej ścianki potrzebujesz najmniej.
   *[other] Wykuj { $face } w miejsce: { $old } ({ $die }). { $points ->
        [0] Tej ścianki potrzebujesz najmniej
       *[other] Powinna wypaść { $times ->
            [one] raz
           *[other] mniej więcej { $times } razy
         } i dać około { $points } PCh więcej
     }.
 }
diceforge-advice-feat = { $card } daje { $vp } PCh{ $effect ->
    [0] { "" }
   *[other] , a efekt do końca partii jeszcze około { $effect }
 }{ $titans ->
    [0] { "" }
   *[other] , plus { $titans } za bunt
 }.
diceforge-advice-use = Najpierw użyj karty { $card }: wsparcia są przed akcją.
diceforge-advice-triton = Żeton Trytona ({ diceforge-yield }) umożliwia teraz lepszą akcję.
diceforge-advice-extra = Dodatkowa akcja { $points ->
    [0] teraz się opłaca
   *[other] daje teraz około { $points } PCh
 }. 2 odłamki słońca są warte mniej.
diceforge-advice-pass = Nic z tego, co możesz kupić, nie jest teraz warte ceny. Oszczędzaj.
diceforge-advice-end = Nic więcej, co możesz kupić, nie jest warte ceny.
diceforge-advice-gain = Weź { diceforge-yield }: { $next_id ->
    [none] teraz przyda się najbardziej
   *[other] wtedy stać cię na: { $next }
 }.
diceforge-advice-lose = Tego potrzebujesz najmniej.
diceforge-advice-hammer = { $worked ->
    [0] Zachowaj złoto: przyda się bardziej niż na młocie.
   *[other] { $worked }🪙 na młocie { $vp ->
        [0] przybliża punkty za okrążenie
       *[other] kończy okrążenie: { $vp } PCh
     }.
 }
diceforge-advice-exchange-yes = { $gain } PCh jest warte więcej niż to, co za nie oddajesz.
diceforge-advice-exchange-no = Bardziej niż punktów potrzebujesz tego: { $amounts }.
diceforge-advice-copy = Weź: { $face }. To najlepsza widoczna ścianka.
diceforge-advice-first = Zacznij od tej: { $face }. Tak marnuje się najmniej.
diceforge-advice-ship-none = Żadna dostępna ścianka nie jest dla ciebie warta ceny.
diceforge-advice-cerberus-use = Lepszy rzut na ten żeton raczej się nie trafi.
diceforge-advice-cerberus-keep = Zachowaj żeton na lepszy rzut.
diceforge-advice-die = Lepsze ścianki ma { $die }.
diceforge-advice-pair = Weź: { $faces }. Dają ci najwięcej.
diceforge-advice-seat = Najwięcej punktów ma { $other }, więc niech to będzie ta osoba.
diceforge-advice-companion = Twój Towarzysz zaszedł dość daleko: weź { $sun }☀️ i { $gain } PCh.
diceforge-advice-twins = Niewiele teraz zyskujesz: { $face }. Przeciętnie { $die } pokazuje coś lepszego.
diceforge-advice-twins-keep = Zmiana tego rzutu nie jest warta 3 złota.
diceforge-advice-first-token = Ten zbierz najpierw: jego ruch jest teraz wart więcej.
diceforge-advice-scepter = { $stored ->
    [0] Tego złota potrzebujesz w skarbcu.
   *[other] { $stored }🪙 na berło: tam jest bezpieczne i może zmienić się w odłamki.
 }
diceforge-advice-purse = { $scepter ->
    [0] Zapłać ze skarbca, wtedy berło zostaje pełne.
   *[other] Zapłać { $scepter }🪙 z berła: złoto w skarbcu bardziej się przyda.
 }
diceforge-advice-pay = Zapłać w ten sposób: to, co ci zostaje, jest warte najwięcej.
diceforge-advice-step = Przesuń Towarzysza z pola { $space }.
diceforge-advice-merchant-vp = Żadne ulepszenie nie jest teraz warte więcej niż 2 PCh.
diceforge-advice-merchant = Lepsza ścianka da ci więcej niż punkty.
diceforge-advice-forge-none = Żadna ścianka do wykucia nie jest lepsza od twoich.
diceforge-advice-side = Obróć na: { $face } ({ $die }). To daje teraz najwięcej.
diceforge-advice-trade = { $gold ->
    [0] Zachowaj złoto: ścianki dadzą więcej niż punkty.
   *[other] { $gain } PCh jest warte więcej niż to, co kupisz za { $gold }🪙.
 }
diceforge-advice-take = { $card } to najlepszy z darmowych wyczynów{ $points ->
    [0] { "" }
   *[other] : w sumie około { $points } PCh
 }.
diceforge-advice-path = Idź na pole { $space }: ta droga daje ci najwięcej.
diceforge-advice-treasure = Weź { $amounts }: { $next_id ->
    [none] teraz przyda się najbardziej
   *[other] wtedy stać cię na: { $next }
 }.
diceforge-advice-deal-yes = Punkty są warte tej ceny.
diceforge-advice-deal-no = To, co trzeba zapłacić, przyda ci się bardziej niż punkty.
diceforge-advice-celestial-roll = Każda ścianka Niebiańskiej Kości coś ci daje.
diceforge-advice-celestial-skip = Nic więcej ci już nie da.
diceforge-advice-memory = Wkrótce weźmiesz wyczyn z wyspy { $island }.

# What a puzzle is about: the kinds of options to be weighed.

diceforge-theme-ousting = Wypieranie
diceforge-theme-reinforcement = Najpierw wsparcie?
diceforge-theme-extra = Kończyć czy grać dalej?
diceforge-theme-feat_forge = Wyczyn czy nowa ścianka?
diceforge-theme-feat = Który wyczyn?
diceforge-theme-face = Którą ściankę wykuć?
diceforge-theme-place = Gdzie dać tę ściankę?
diceforge-theme-gold = Na co pójdzie złoto?
diceforge-theme-memory = Gdzie położyć żeton?
diceforge-theme-dice = Co przyniosą kości
diceforge-theme-other = Wyrównany wybór
