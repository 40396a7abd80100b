# What the operator of the bot says and decides.

operator-notice = 📢 **Da chi gestisce questo bot:** { $text }
operator-maintenance = Sono in manutenzione e torno { $until }. Non si perde nulla, e intanto il tempo non scorre per nessuno.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = Chi gestisce questo bot ti ha bloccato l’accesso. I tuoi dati restano comunque tuoi: /privacy.
operator-blocked-server = Chi gestisce questo bot ha bloccato questo server.
