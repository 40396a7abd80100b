# Titel: ein Name, und wofür es jeden gibt.

records-titles = 🏅 **Titel** ({ $count } von { $of })
records-title-line = **{ $title }** · { $about }
records-title-next = Als Nächstes: **{ $title }**, noch { $counts ->
    [wins] { $missing ->
        [one] 1 Sieg mit anderen
       *[other] { $missing } Siege mit anderen
     }
    [alone] { $missing ->
        [one] 1 Sieg allein
       *[other] { $missing } Siege allein
     }
   *[matches] { $missing ->
        [one] 1 Partie
       *[other] { $missing } Partien
     }
 }.
records-title-victor = Erster Sieg
records-title-victor-about = hat eine Partie mit anderen gewonnen
records-title-champion = Zehn Siege
records-title-champion-about = hat zehn Partien mit anderen gewonnen
records-title-veteran = Alter Hase
records-title-veteran-about = hat hundert Partien zu Ende gespielt
records-title-crowd = Zu viert vorn
records-title-crowd-about = hat eine Partie zu viert gewonnen
records-title-alone = Auf sich gestellt
records-title-alone-about = hat zehn Partien allein gewonnen
records-title-versatile = Vielseitig
records-title-versatile-about = hat jedes Spiel gewonnen, das es hier gibt
records-title-fortune = Glückskind
records-title-fortune-about = hat mindestens dreihundert Würfel geworfen, mit mehr Glück als neun von zehn
records-title-odds = Allen Würfeln zum Trotz
records-title-odds-about = hat eine Partie gewonnen, obwohl neun von zehn besser gewürfelt hätten
records-title-swift = Schnell wie Hermes
records-title-swift-about = hat eine Partie gewonnen und mindestens jede zweite Entscheidung in zehn Sekunden getroffen
records-title-patient = Gut Ding will Weile
records-title-patient-about = hat eine Partie gewonnen und bei mindestens jeder zweiten Entscheidung eine Stunde überlegt
records-title-steady = Tag für Tag
records-title-steady-about = hat an sieben Tagen in Folge eine Tagespartie zu Ende gespielt
records-title-laurel = Lorbeerkranz
records-title-laurel-about = hatte in einer Tagespartie mit mindestens drei Fertigen die meisten Punkte
