# The proof that the dice were fair.

verify-sealed = 🔒 Die Würfel der Partie in diesem Kanal sind versiegelt als `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([so gepostet]({ $link }))
 }. Wenn sie vorbei ist, prüft `/verify` sie.
verify-own = **Deine eigene Partie { $match }** ({ $game }), die nur du siehst:
verify-here = **Die letzte Partie dieses Kanals:**
verify-true = ✅ **Die Würfel waren fair.** Der Startwert passt zum Siegel vom Anfang, und beim Nachspielen { $moves ->
    [one] kommen die eine Entscheidung und jeder Wurf
   *[other] kommen alle { $moves } Entscheidungen und jeder Wurf
 } genauso heraus.
verify-seal = Das Siegel: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([so vor der Partie gepostet]({ $link }))
 }
verify-compare = Das Siegel in dieser Datei: `{ $seal }`. Vergleich es mit dem, das vor der Partie gepostet wurde: Nur wenn beide gleich sind, beweist es etwas.
verify-same-rules = Gespielt wurde nach Fassung { $before } der Regeln. Mit Fassung { $now }, die ich jetzt benutze, wäre es dieselbe Partie.
verify-other-rules = ⚖️ **Die Würfel passen zu ihrem Siegel, aber die Entscheidungen kann ich nicht beurteilen.** Gespielt wurde nach Fassung { $before } der Regeln; Fassung { $now }, die ich jetzt benutze, ergibt eine andere Partie. Ein Bot mit der alten Fassung kann alles prüfen.
verify-broken-seal = ❌ **Die Würfel dieser Partie passen nicht zu ihrem Siegel.** Startwert und Salz sind nicht die, die vor der Partie versiegelt wurden: Jemand hat sie ausgetauscht.
verify-false = ❌ **Diese Partie passt nicht zu ihren Würfeln.** { $part ->
    [move] Die { $number }. Entscheidung erlauben die Regeln nicht.
    [event] { $number ->
        [0] Was laut Datei am Anfang passiert ist, kommt beim Nachspielen anders heraus.
       *[other] Was laut Datei nach der { $number }. Entscheidung passiert ist, kommt beim Nachspielen anders heraus.
    }
    [end] Ihre Entscheidungen führen zu einem anderen Ende.
    [scores] Ihre Entscheidungen führen zu anderen Punkten.
    [draws] Manche Würfe sind nicht die, die der Startwert ergibt.
   *[other] Etwas darin wurde verändert.
 }
verify-unreadable = ❌ **Ich kann diese Datei nicht zu Ende lesen.** Sie sieht nach einer Partiedatei aus, ist aber beschädigt oder verändert. Häng sie genau so an, wie du sie von `/verify` bekommen hast.
verify-file = In der Datei steht die ganze Partie. `pantheon verify DATEI` prüft sie ohne Discord.
refusal-bad_file = { $file ->
    [table] Mit dieser Datei wird eine Partie an einen anderen Bot übergeben. Wer mich betreibt, prüft sie mit `pantheon verify DATEI`.
    [person] In dieser Datei steht, was ich über dich gespeichert habe (`/privacy export`). Würfel zum Prüfen sind keine darin.
    [tournament] In dieser Datei stehen die Ergebnisse eines Turniers. Würfel zum Prüfen sind keine darin.
    [large] Diese Datei ist zu groß für eine einzelne Partie.
    [unreadable] Diese Datei kann ich nicht lesen: Sie ist kein JSON oder beschädigt.
   *[other] Das ist keine Partiedatei von mir.
 } Häng die Datei an, die dir `/verify` nach einer Partie gegeben hat, etwa `hercules.json`: In ihren ersten Zeilen steht `pantheon-match`.
command-verify = prüfen
command-verify-about = Prüfen, ob die Würfel einer beendeten Partie fair waren
command-verify-file = datei
command-verify-file-about = Eine gespeicherte Partie; ohne sie die letzte beendete dieses Kanals
