# Titles: a name, and what each is for.

records-titles = 🏅 **Titles** ({ $count } of { $of })
records-title-line = **{ $title }** · { $about }
records-title-next = Next: **{ $title }**, { $counts ->
    [wins] { $missing ->
        [one] 1 more win with others
       *[other] { $missing } more wins with others
     }
    [alone] { $missing ->
        [one] 1 more win alone
       *[other] { $missing } more wins alone
     }
   *[matches] { $missing ->
        [one] 1 more match
       *[other] { $missing } more matches
     }
 }.
records-title-victor = Victor
records-title-victor-about = won a match with others
records-title-champion = Champion
records-title-champion-about = won ten matches with others
records-title-veteran = Veteran
records-title-veteran-about = finished a hundred matches
records-title-crowd = First of Four
records-title-crowd-about = won a four-player match
records-title-alone = Lone Hero
records-title-alone-about = won ten matches alone
records-title-versatile = All-Rounder
records-title-versatile-about = won at every game here
records-title-fortune = Fortune’s Favourite
records-title-fortune-about = rolled 300 dice or more, luckier than nine players in ten
records-title-odds = Against the Odds
records-title-odds-about = won a match with worse dice than nine players in ten
records-title-swift = Swift as Hermes
records-title-swift-about = won a match with half the choices made within ten seconds
records-title-patient = Slow and Sure
records-title-patient-about = won a match with half the choices made after an hour or more
records-title-steady = Day after Day
records-title-steady-about = finished a challenge of the day seven days in a row
records-title-laurel = Laurel Wreath
records-title-laurel-about = came first in a challenge of the day that three or more finished
