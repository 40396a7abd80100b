# Pairs of people who stand out, for organisers alone.

pairs-title = ### 🔎 Pary, które się wyróżniają
pairs-about = { $over ->
        [one] 1 skończona partia
        [few] { $over } skończone partie
       *[other] { $over } skończonych partii
    }, w tym z ocenionymi wyborami: { $judged }. { $pairs ->
        [0] Żadne dwie osoby nie spotkały się jeszcze dwa razy.
        [one] Jedna para ma za sobą co najmniej dwa spotkania.
        [few] { $pairs } pary mają za sobą co najmniej dwa spotkania.
       *[other] { $pairs } par ma za sobą co najmniej dwa spotkania.
    }
pairs-none = Żadna para się nie wyróżnia.
pairs-more = … i jeszcze { $count }.
pairs-pair = **{ $one }** i **{ $other }**
pairs-favours = W { $matches ->
        [one] 1 partii z innymi
       *[other] { $matches } partiach z innymi
    } wybory tych osób ({ $count }) kosztowały je w sumie { $cost }% szansy na wygraną, a drugiej osobie z pary dały { $gain }% (według stanu przy stole: { $usual }%).
pairs-losses = { $giver } przez własne wybory traci w sumie { $cost }% szansy na wygraną, gdy przeciw gra { $receiver } (partie: { $matches }; w tylu samo partiach przeciw innym: { $usual }%).
pairs-ahead = { $receiver } jest wyżej niż { $giver } w { $count } z { $matches } partii (według pozostałych wyników: { $usual }).
pairs-given_up = { $giver } wcześnie poddaje grę w { $count } z { $matches } wspólnych partii, a prowadzi wtedy { $receiver } (gdyby było tak jak gdzie indziej: { $usual }).
pairs-timed_out = { $giver } przekracza czas i traci miejsce w { $count } z { $matches } partii, w których gra też { $receiver } (gdyby było tak jak gdzie indziej: { $usual }).
pairs-met = { $giver } i { $receiver } spotykają się w { $count } z { $matches } partii (przez przypadek byłoby: { $usual }).
pairs-chance = { $rare ->
        [1000000] Przez przypadek: rzadziej niż raz na milion.
       *[other] Przez przypadek: raz na { $rare }.
    }
pairs-reading = To rachunki, nie wyrok, i nic z nimi nie robię. { $figures ->
        [one] Porównana jest jedna liczba
        [few] Porównane są { $figures } liczby
       *[other] Porównanych jest { $figures } liczb
    }; to, co tu widać, wśród uczciwych ludzi wyszłoby przez przypadek raz na { $events } takich rozgrywek. Wyróżniać się mogą też znajomi, którzy myślą podobnie, albo osoby, które grają o bardzo różnych porach. Porozmawiaj z ludźmi, zanim coś postanowisz. Widzą to tylko osoby, które organizują.
pairs-judging = Dopiero ocenione wybory pokazują, kto komu pomaga. Przycisk oceni jeszcze tyle partii: { $count }; potrwa to kilka minut, potem zajrzyj znowu.
pairs-judged = Wybory są ocenione w każdej partii, w której się da.

pairs-press = Pary…
pairs-press-judge = Oceń więcej partii
pairs-press-again = Zajrzyj znowu
pairs-press-back = Wstecz
