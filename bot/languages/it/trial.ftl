# Trials: a turn that is tried out on a copy of the match.

trial-title = ### 🧪 { $own ->
    [yes] Prova del tuo turno · { $game }
   *[no] Come se ora toccasse a te · { $game }
 }
trial-about = I dadi tirati da qui in poi, e le carte scoperte, sono inventati.
trial-mark = PROVA · qui nulla conta, e la vedi solo tu
trial-dropped = { $count ->
    [one] La partita è andata avanti, quindi la tua ultima scelta non va più bene.
   *[other] La partita è andata avanti, quindi le tue ultime { $count } scelte non vanno più bene.
 }
trial-over = 🏁 **Il turno sarebbe finito.** Avresti { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
trial-ends = 💭 { $solo ->
    [yes] La prova finisce qui. Che cosa fa il tuo rivale e come cadono i prossimi dadi lo dirà solo la tua partita.
   *[no] La prova finisce qui. Le scelte altrui sono inventate, e che cosa viene dopo il tuo turno lo dirà solo la tua partita.
 }
trial-back = ◀ Una scelta indietro
trial-again = ↺ Ricomincia
trial-planned = 📌 { $same ->
    [yes] È il tuo piano. Lo gioco quando tocca a te, finché ogni scelta c’è e porta lo stesso o di più; altrimenti te lo chiedo.
    [other] È un’alternativa nel tuo piano.
   *[no] Per il tuo prossimo turno hai un altro piano ({ $count ->
        [one] 1 scelta
       *[other] { $count } scelte
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] È il tuo piano.
   *[other] È un’alternativa nel tuo piano.
 }
trial-plan-stopped = ⚠️ Per come stanno le cose, il tuo piano non può iniziare. **📌 Il mio piano** mostra perché.
trial-adding = ➕ **Un’alternativa per il tuo piano:** mostrami che cosa giocare se il tuo piano così com’è non è possibile. La prima scelta deve essere diversa.
trial-keep = 📌 Tieni come piano
trial-keep-alternative = 📌 Tieni come alternativa
trial-count = 🎲 Supponi un tiro…
trial-count-die = Dado { $number }
trial-count-about = Come deve cadere prima del tuo turno? Se fissi un solo dado, l’altro cade a caso.
trial-count-none = Come ora
trial-counting = 🎲 Ipotesi: { $faces }. I tuoi dadi veri possono cadere diversamente; se il tuo piano allora non va, te lo chiedo.
trial-press = Prova il mio turno

refusal-no_trial = { $count ->
    [0] Ora non hai un turno da provare.
    [one] Non hai un turno da provare finché { $names } non ha scelto.
   *[other] Non hai un turno da provare finché { $names } non hanno scelto.
 }
refusal-daily_no_trial = Il tuo primo tentativo alla sfida del giorno conta così come lo giochi, quindi niente prove. I tentativi di allenamento le hanno.

# Said after a turn that was planned ahead.

common-event-by_plan =
    .on = 📌 pianificato
    .brief = { common-event-by_plan.on }

command-plan = piano
command-plan-about = Prova il tuo turno su una copia che vedi solo tu, anche mentre scelgono altri
