# Titel: ein Name, und wofür es jeden gibt.

titles-heading = 🏅 **Titel** ({ $count } von { $of })
titles-line = **{ $title }** · { $about }
titles-next = Als Nächstes: **{ $title }**, noch { $counts ->
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
titles-victor = Erster Sieg
titles-victor-about = hat eine Partie mit anderen gewonnen
titles-champion = Zehn Siege
titles-champion-about = hat zehn Partien mit anderen gewonnen
titles-veteran = Alter Hase
titles-veteran-about = hat hundert Partien zu Ende gespielt
titles-crowd = Zu viert vorn
titles-crowd-about = hat eine Partie zu viert gewonnen
titles-alone = Auf sich gestellt
titles-alone-about = hat zehn Partien allein gewonnen
titles-versatile = Vielseitig
titles-versatile-about = hat jedes Spiel gewonnen, das es hier gibt
titles-fortune = Glückskind
titles-fortune-about = hat mindestens dreihundert Würfel geworfen, mit mehr Glück als neun von zehn
titles-odds = Allen Würfeln zum Trotz
titles-odds-about = hat eine Partie gewonnen, obwohl neun von zehn besser gewürfelt hätten
titles-swift = Schnell wie Hermes
titles-swift-about = hat eine Partie gewonnen und mindestens jede zweite Entscheidung in zehn Sekunden getroffen
titles-patient = Gut Ding will Weile
titles-patient-about = hat eine Partie gewonnen und bei mindestens jeder zweiten Entscheidung eine Stunde überlegt
titles-steady = Tag für Tag
titles-steady-about = hat an sieben Tagen in Folge eine Tagespartie zu Ende gespielt
titles-laurel = Lorbeerkranz
titles-laurel-about = hatte in einer Tagespartie mit mindestens drei Fertigen die meisten Punkte
