# Titles: a name, and what each is for.

titles-heading = 🏅 **Tytuły** ({ $count } z { $of })
titles-line = **{ $title }** · { $about }
titles-next = Następny: **{ $title }**, { $counts ->
    [wins] { $missing ->
        [one] jeszcze 1 wygrana z innymi
        [few] jeszcze { $missing } wygrane z innymi
       *[other] jeszcze { $missing } wygranych z innymi
     }
    [alone] { $missing ->
        [one] jeszcze 1 wygrana w pojedynkę
        [few] jeszcze { $missing } wygrane w pojedynkę
       *[other] jeszcze { $missing } wygranych w pojedynkę
     }
   *[matches] { $missing ->
        [one] jeszcze 1 partia
        [few] jeszcze { $missing } partie
       *[other] jeszcze { $missing } partii
     }
 }.
titles-victor = Zwycięstwo
titles-victor-about = wygrana partia z innymi
titles-champion = Mistrzostwo
titles-champion-about = dziesięć wygranych partii z innymi
titles-veteran = Stara gwardia
titles-veteran-about = sto skończonych partii
titles-crowd = Najlepiej z czworga
titles-crowd-about = wygrana partia w cztery osoby
titles-alone = Solo na Olimp
titles-alone-about = dziesięć partii wygranych w pojedynkę
titles-versatile = Wszechstronność
titles-versatile-about = wygrana w każdą z tutejszych gier
titles-fortune = Względy Fortuny
titles-fortune-about = co najmniej 300 rzutów ze szczęściem większym niż u dziewięciu osób na dziesięć
titles-odds = Na przekór losowi
titles-odds-about = wygrana z kośćmi gorszymi niż u dziewięciu osób na dziesięć
titles-swift = Szybkość Hermesa
titles-swift-about = wygrana, w której połowa wyborów padła w dziesięć sekund
titles-patient = Powoli, ale pewnie
titles-patient-about = wygrana, w której połowa wyborów padła po godzinie lub później
titles-steady = Dzień w dzień
titles-steady-about = wyzwanie dnia skończone siedem dni z rzędu
titles-laurel = Wieniec laurowy
titles-laurel-about = pierwsze miejsce w wyzwaniu dnia, które skończyły co najmniej trzy osoby
