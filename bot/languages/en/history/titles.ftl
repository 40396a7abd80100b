# Titles: a name, and what each is for.

records-titles = 🏅 **Titles** ({ $count } of { $of })
records-title-line = **{ $title }** · { $about }
records-title-victor = Victor
records-title-victor-about = has won a match with others
records-title-champion = Champion
records-title-champion-about = has won ten matches with others
records-title-veteran = Veteran
records-title-veteran-about = has played a hundred matches to their end
records-title-crowd = First of Four
records-title-crowd-about = has won a match of four
records-title-alone = Lone Hero
records-title-alone-about = has won ten matches alone
records-title-versatile = All-Rounder
records-title-versatile-about = has won at every game there is here
records-title-fortune = Fortune’s Favourite
records-title-fortune-about = has rolled three hundred dice or more, luckier than nine players in ten
records-title-odds = Against the Odds
records-title-odds-about = has won a match with dice worse than nine players in ten have
records-title-swift = Swift as Hermes
records-title-swift-about = has won a match with half the decisions within ten seconds
records-title-patient = Slow and Sure
records-title-patient-about = has won a match with half the decisions after an hour or more
records-title-steady = Day after Day
records-title-steady-about = has finished a challenge of the day on seven days in a row
records-title-laurel = Laurel Wreath
records-title-laurel-about = was the best of a challenge of the day that three or more have finished
