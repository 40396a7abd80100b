# Titel: ein Name, und wofür es jeden gibt.

records-titles = 🏅 **Titel** ({ $count } von { $of })
records-title-line = **{ $title }** · { $about }
records-title-victor = Siegreich
records-title-victor-about = hat eine Partie mit anderen gewonnen
records-title-champion = Seriensieg
records-title-champion-about = hat zehn Partien mit anderen gewonnen
records-title-veteran = Alter Hase
records-title-veteran-about = hat hundert Partien zu Ende gespielt
records-title-crowd = Erster Platz zu viert
records-title-crowd-about = hat eine Partie zu viert gewonnen
records-title-alone = Auf sich gestellt
records-title-alone-about = hat zehn Partien allein gewonnen
records-title-versatile = Vielseitig
records-title-versatile-about = hat jedes Spiel gewonnen, das es hier gibt
records-title-fortune = Glückskind
records-title-fortune-about = hat dreihundert Würfel oder mehr geworfen, mit mehr Glück als neun von zehn
records-title-odds = Allen Würfeln zum Trotz
records-title-odds-about = hat eine Partie gewonnen, mit schlechteren Würfeln als neun von zehn
records-title-swift = Schnell wie Hermes
records-title-swift-about = hat eine Partie gewonnen und die Hälfte der Entscheidungen in zehn Sekunden getroffen
records-title-patient = Gut Ding will Weile
records-title-patient-about = hat eine Partie gewonnen und für die Hälfte der Entscheidungen eine Stunde oder länger überlegt
records-title-steady = Tag für Tag
records-title-steady-about = hat an sieben Tagen in Folge eine Aufgabe des Tages zu Ende gespielt
records-title-laurel = Lorbeerkranz
records-title-laurel-about = hatte bei einer Aufgabe des Tages, die drei oder mehr zu Ende gespielt haben, die meisten Punkte
