# The proof that the dice were fair.

bot-verify-sealed = 🔒 Die Würfel der Partie in diesem Kanal sind versiegelt als `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([so gepostet]({ $link }))
 }. Wenn sie vorbei ist, prüft `/verify` sie.
bot-verify-true = ✅ **Die Würfel waren fair.** Der Startwert passt zum Siegel von vor der Partie, und beim Nachspielen { $moves ->
    [one] kommen der eine Zug und jeder Wurf
   *[other] kommen alle { $moves } Züge und jeder Wurf
 } genauso heraus.
bot-verify-seal = Das Siegel: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([so vor der Partie gepostet]({ $link }))
 }
bot-verify-compare = Das Siegel in dieser Datei: `{ $seal }`. Ist es das, das vor der Partie gepostet wurde? Nur dann beweist es etwas.
bot-verify-same-rules = Gespielt wurde nach Fassung { $before } der Regeln. Fassung { $now }, nach der ich jetzt spiele, ergibt dieselbe Partie.
bot-verify-other-rules = ⚖️ **Die Würfel passen zu ihrem Siegel, aber die Züge kann ich nicht beurteilen.** Gespielt wurde nach Fassung { $before } der Regeln; Fassung { $now }, nach der ich jetzt spiele, führt woandershin. Ein Bot von damals kann alles prüfen.
bot-verify-broken-seal = ❌ **Die Würfel dieser Partie passen nicht zu ihrem Siegel.** Startwert und Salz sind nicht die, die vor der Partie versiegelt wurden: Jemand hat sie ausgetauscht.
bot-verify-false = ❌ **Diese Partie passt nicht zu ihren Würfeln.** { $difference }
bot-verify-file = In der Datei steht die ganze Partie. `pantheon verify DATEI` prüft sie ohne Discord.
bot-refusal-bad_file = Das ist keine Partiedatei dieses Bots.
command-verify = prüfen
command-verify-about = Die Würfel einer beendeten Partie beweisen: jeder Wurf, jeder Zug noch einmal
command-verify-file = datei
command-verify-file-about = Eine gespeicherte Partie; ohne sie die letzte beendete dieses Kanals
