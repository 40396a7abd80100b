# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, około 7 minut: łaska, wykucie ścianki, bohaterski wyczyn, dodatkowa akcja i dobra tura.

diceforge-tutorial-board =
    Twoje kości są na dole, wszystkie sześć ścianek każdej. Dają ci 🪙 złoto, ☀️ słońce, 🌙 księżyc i 🏆 **Punkty Chwały**. Po prawej jest **Świątynia**: nowe ścianki za złoto. Pośrodku są wyspy z **wyczynami**: kartami, które kupujesz za słońce i księżyc.
    Po 9 rundach wygrywa najwięcej Punktów Chwały. Złote ramki pokazują, na co cię teraz stać.
    .title = Plansza

diceforge-tutorial-blessing =
    Każda tura zaczyna się od **łaski**: wszyscy rzucają obiema kośćmi i biorą to, co pokazują. Przy dwóch osobach dzieje się to dwa razy, także w turach przeciwnika. Dwa razy wypadło ci 1🪙 i 1🌙.
    Ścianki z niebieską ramką leżą na górze. Po lewej jest twój skarbiec: mieści do 12🪙, 6☀️ i 6🌙.
    .title = Łaska

diceforge-tutorial-forge =
    Teraz twoja **akcja**: wykuj ścianki albo dokonaj jednego wyczynu. Masz 5🪙 i 2🌙. Każda ścianka w Świątyni leży obok swojej ceny; nowa na stałe zastępuje jedną z twoich.
    .title = Wykuwanie
    .aim = Wykuj „1 PCh i 1 odłamek słońca” (4🪙) w miejsce 1 złota na jasnej kości: najpierw wybierz ściankę, potem kość.
    .why = Ścianka pomaga ci odtąd w każdej łasce, więc kuj wcześnie. Złoto twoje kości już dają; brakuje im słońca.

diceforge-tutorial-feat =
    Przeciwnik ma turę za sobą: więcej księżyca na jego kościach. Twoja nowa ścianka wypadła w tych czterech łaskach dwa razy, więc masz 2☀️.
    Niebieskie wyczyny kosztują księżyc, czerwone słońce. Zielony wieniec pokazuje Punkty Chwały wyczynu.
    .title = Bohaterski wyczyn
    .aim = Dokonaj wyczynu Sowa Strażnika (2☀️).
    .why = Jest wart 4🏆 i jest **wsparciem** (⟳): daje ci coś w każdej kolejnej turze. Dlatego takie karty bierz wcześnie.

diceforge-tutorial-reinforcement =
    Twój bohater stoi teraz na wyspie Sowy. Jeśli przybędzie tam inny, **wyprze** twojego, a ty dostaniesz w zamian łaskę.
    Zaczyna się runda 3: masz 12🪙, 2☀️ i 3🌙. Wsparcia są **przed** akcją.
    .title = Wsparcie
    .aim = Użyj karty Sowa Strażnika.
    .why = Nic nie kosztuje. Po wykuciu ścianki albo wyczynie jest w tej turze za późno.

diceforge-tutorial-full =
    Sowa daje ci 1🪙, 1☀️ lub 1🌙. Więcej złota jednak nie zmieścisz: masz 12 z 12.
    .title = Pełny skarbiec
    .aim = Weź 1☀️.
    .why = Więcej złota by przepadło. A z 3☀️ możesz za chwilę zrobić coś wyjątkowego.

diceforge-tutorial-choice =
    Teraz wydaj to złoto. W **jednej** akcji możesz wykuć kilka ścianek, byle każda była inna.
    .title = Dwie ścianki naraz
    .aim = Wykuj „3 złota lub 2 PCh” (5🪙) w miejsce 1 złota na jasnej kości.
    .why = Za każdym razem, gdy wypadnie, wybierasz: złoto, póki kujesz, punkty pod koniec.

diceforge-tutorial-second =
    Zostaje ci 7🪙, a akcja trwa. Tej samej ścianki nie kupisz dwa razy.
    .title = Druga ścianka
    .aim = Wykuj „1 odłamek księżyca” (2🪙) w miejsce 1 złota na jasnej kości.
    .why = Jest tania, a księżyc opłaca niebieskie wyczyny. Twoja jasna kość daje teraz wszystkie cztery rodzaje.

diceforge-tutorial-extra =
    Za 2☀️ możesz raz na turę wziąć **dodatkową akcję**.
    .title = Dodatkowa akcja
    .aim = Zapłać 2☀️ za dodatkową akcję.
    .why = Opłaca się zawsze, gdy stać cię jeszcze na coś dobrego. Zostaje ci 1☀️, a tyle kosztuje Starzec.

diceforge-tutorial-elder =
    Dodatkowa akcja działa jak pierwsza: wykuj ścianki albo dokonaj wyczynu.
    .title = Drugi wyczyn
    .aim = Dokonaj wyczynu Starzec (1☀️).
    .why = W każdej z sześciu pozostałych tur zamienia 3🪙 w 4🏆, a kości dają ci na to dość złota.

diceforge-tutorial-turn =
    To była **dobra tura**: najpierw Sowa, potem dwie ścianki za złoto, potem 2☀️ na dodatkową akcję i jeszcze jeden wyczyn. W skarbcu niewiele zostało.
    To twoja własna plansza, tak jak pokazuje ją `/mine`: kości ze wszystkimi ściankami, wyczyny, punkty i skąd się biorą.
    .title = Jak wygląda dobra tura

diceforge-tutorial-face =
    Runda 4, na górze leży wykuta ścianka: **3 złota lub 2 PCh**. Gdy ścianka daje wybór, najpierw pytam ciebie. Potem przychodzi druga łaska.
    .title = Ścianka z wyborem
    .aim = Weź 2🏆.
    .why = Twoje 8🪙 wystarczy na Starca i nową ściankę, a punkty zostają z tobą.

diceforge-tutorial-own =
    Masz Sowę, Starca i coś do wydania w skarbcu. Pamiętaj o kolejności: wsparcia, akcja, może dodatkowa akcja.
    .title = Twoja tura
    .aim = Zagraj tę turę, jak chcesz.

diceforge-tutorial-points =
    Partia trwa 9 rund. Resztki złota, słońca i księżyca nic na koniec nie dają: liczą się tylko zdobyte Punkty Chwały i te wydrukowane na wyczynach.
    W pierwszych rundach kuj, potem dokonuj wyczynów, najdroższych na końcu. Sama Hydra jest warta 26🏆.
    .title = Jak to się kończy
