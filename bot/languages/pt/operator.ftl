# What the operator of the bot says and decides.

operator-notice = 📢 **De quem opera este bot:** { $text }
operator-maintenance = Estou em manutenção e volto { $until }. Nada se perdeu, e enquanto isso o tempo de ninguém corre.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = Quem opera este bot bloqueou você. Suas informações continuam suas: /privacy.
operator-blocked-server = Quem opera este bot bloqueou este servidor.
