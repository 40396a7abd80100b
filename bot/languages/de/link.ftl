# The link that shows a match outside of Discord.

link-press = Link …
link-press-make = Link erstellen
link-press-open = Seite öffnen
link-press-withdraw = Link zurückziehen
link-none = { $state ->
        [withdrawn] 🔗 **Der Link ist zurückgezogen.** Er führt ab jetzt ins Leere, auch für alle, die die Seite gerade offen haben.
       *[none] 🔗 **Ein Link zu dieser Partie**
    }
    Wer den Link hat, sieht auf einer Webseite das Spielbrett, wer dran ist, was geschehen ist und die Namen am Tisch; nie das, was nur dich angeht, etwa deine Pläne oder Tipps. Du kannst ihn jederzeit zurückziehen.
link-shown = 🔗 **Wer diesen Link hat, kann der Partie zusehen:** <{ $address }>
    Zu sehen ist, was alle am Tisch sehen, auch die Namen. Alle am Tisch können den Link hier ansehen und zurückziehen.
link-news = 🔗 **{ $name }** hat einen Link erstellt, der diese Partie außerhalb von Discord zeigt. Alle am Tisch können ihn ansehen und zurückziehen: `/table link`.
command-table-link = link
command-table-link-about = Der Link, der diese Partie außerhalb von Discord zeigt: erstellen, ansehen, zurückziehen
refusal-links_off = Webseiten zu Partien gibt es hier nicht: Sie sind nicht eingeschaltet.
