# Titles: a name, and what each is for.

titles-heading = 🏅 **Titles** ({ $count } of { $of })
titles-line = **{ $title }** · { $about }
titles-next = Next: **{ $title }**, { $counts ->
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
titles-victor = Victor
titles-victor-about = won a match with others
titles-champion = Champion
titles-champion-about = won ten matches with others
titles-veteran = Veteran
titles-veteran-about = finished a hundred matches
titles-crowd = First of Four
titles-crowd-about = won a four-player match
titles-alone = Lone Hero
titles-alone-about = won ten matches alone
titles-versatile = All-Rounder
titles-versatile-about = won at every game here
titles-fortune = Fortune’s Favourite
titles-fortune-about = rolled 300 dice or more, luckier than nine players in ten
titles-odds = Against the Odds
titles-odds-about = won a match with worse dice than nine players in ten
titles-swift = Swift as Hermes
titles-swift-about = won a match with half the choices made within ten seconds
titles-patient = Slow and Sure
titles-patient-about = won a match with half the choices made after an hour or more
titles-steady = Day after Day
titles-steady-about = finished a challenge of the day seven days in a row
titles-laurel = Laurel Wreath
titles-laurel-about = came first in a challenge of the day that three or more finished
