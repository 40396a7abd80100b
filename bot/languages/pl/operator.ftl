# What the operator of the bot says and decides.

operator-notice = 📢 **Od osoby prowadzącej tego bota:** { $text }
operator-maintenance = Trwa konserwacja, wracam { $until }. Nic nie ginie i nikomu nie biegnie czas.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = Osoba prowadząca tego bota cię zablokowała. Twoje dane nadal należą do ciebie: /privacy.
operator-blocked-server = Osoba prowadząca tego bota zablokowała ten serwer.
