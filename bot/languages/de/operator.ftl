# What the operator of the bot says and decides.

operator-notice = 📢 **Vom Betreiber dieses Bots:** { $text }
operator-maintenance = Ich werde gerade gewartet und bin { $until } wieder da. Nichts geht verloren, und solange läuft niemandes Zeit.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = Der Betreiber dieses Bots hat dich gesperrt. Deine Daten gehören trotzdem dir: /privacy.
operator-blocked-server = Der Betreiber dieses Bots hat diesen Server gesperrt.
