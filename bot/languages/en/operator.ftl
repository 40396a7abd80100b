# What the operator of the bot says and decides.

operator-notice = 📢 **From the operator of this bot:** { $text }
operator-maintenance = I’m closed for maintenance and will be back { $until }. Nothing is lost, and no one’s time runs meanwhile.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = The operator of this bot has blocked you. Your data are yours all the same: /privacy.
operator-blocked-server = The operator of this bot has blocked this server.
