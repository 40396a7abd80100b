# What the operator of the bot says and decides.

operator-notice = 📢 **De quien gestiona este bot:** { $text }
operator-maintenance = Estoy en mantenimiento y vuelvo { $until }. No se pierde nada, y mientras tanto no corre el tiempo de nadie.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = Quien gestiona este bot te ha bloqueado. Tus datos siguen siendo tuyos: /privacy.
operator-blocked-server = Quien gestiona este bot ha bloqueado este servidor.
