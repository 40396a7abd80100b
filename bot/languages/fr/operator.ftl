# What the operator of the bot says and decides.

operator-notice = 📢 **De l’admin de ce bot :** { $text }
operator-maintenance = Je suis en maintenance, de retour { $until }. Rien n’est perdu, et le temps de personne ne court d’ici là.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
operator-blocked = L’admin de ce bot t’a bloqué l’accès. Tes données restent à toi : /privacy.
operator-blocked-server = L’admin de ce bot a bloqué ce serveur.
