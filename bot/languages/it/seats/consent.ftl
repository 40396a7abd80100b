# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** vuole annullare { $taken }{ $others ->
    [0] .
    [one] , e con questo anche una scelta successiva di un’altra persona.
   *[other] , e con questo anche { $others } scelte successive di altre persone.
 } Siete d’accordo?
consent-more = { $count ->
    [one] un’altra scelta
   *[other] altre { $count } scelte
 }
consent-since = Da allora:
consent-lapses = { $rolled ->
    [true] Dadi e carte usciranno di nuovo uguali, quindi ciò che avete visto resta noto.{ " " }
   *[false] { "" }
 }Se qualcuno continua a giocare, la richiesta decade.
consent-agreed = ✅ { $name } è d’accordo
consent-yes = D’accordo
consent-no = Rifiuta
consent-withdraw = Ritira la mia richiesta
consent-withdrawn = Ritirata. Non si annulla nulla.
consent-waiting = Il tuo sì è arrivato. Aspettiamo { $names }.
consent-asked = L’ho chiesto al resto del tavolo: { $why ->
    [rolled] da allora sono stati tirati dei dadi, e ciò che avete visto resta noto.
    [revealed] da allora è stata scoperta una carta, e ciò che avete visto resta noto.
   *[chosen] da allora ha giocato un’altra persona.
 } Aspetto { $names }.

# What else is asked.

consent-unrated = **{ $name }** vorrebbe usare i consigli. Così questa partita diventa **non classificata**: il rating di nessuno cambia, chiunque vinca. Siete d’accordo?

consent-swap = **{ $name }** propone che **{ $one }** e **{ $other }** si scambino di posto. Siete d’accordo?

consent-bank = **{ $name }** propone un’altra riserva di tempo: { $has_bank ->
    [no] nessuna.
   *[yes] **{ $bank }** a testa, recuperi dopo ogni turno: { $increment }; nelle ore di silenzio: { $pauses }. Quello che hai usato resta usato.
 } Siete d’accordo?
