# Titles: a name, and what each is for.

titles-heading = 🏅 **Titoli** ({ $count } su { $of })
titles-line = **{ $title }** · { $about }
titles-next = Prossimo: **{ $title }**, { $counts ->
    [wins] { $missing ->
        [one] ancora 1 vittoria con altre persone
       *[other] ancora { $missing } vittorie con altre persone
     }
    [alone] { $missing ->
        [one] ancora 1 vittoria in solitario
       *[other] ancora { $missing } vittorie in solitario
     }
   *[matches] { $missing ->
        [one] ancora 1 partita
       *[other] ancora { $missing } partite
     }
 }.
titles-victor = Prima vittoria
titles-victor-about = ha vinto una partita con altre persone
titles-champion = Stoffa da campioni
titles-champion-about = ha vinto dieci partite con altre persone
titles-veteran = Cento battaglie
titles-veteran-about = ha finito cento partite
titles-crowd = Davanti a tre
titles-crowd-about = ha vinto una partita in quattro
titles-alone = Impresa solitaria
titles-alone-about = ha vinto dieci partite in solitario
titles-versatile = A tutto campo
titles-versatile-about = ha vinto in ogni gioco che c’è qui
titles-fortune = Favore della Fortuna
titles-fortune-about = ha tirato almeno 300 dadi, con più fortuna di nove persone su dieci
titles-odds = Contro ogni pronostico
titles-odds-about = ha vinto una partita con dadi peggiori di nove persone su dieci
titles-swift = Piedi alati di Ermes
titles-swift-about = ha vinto una partita con metà delle scelte fatte entro dieci secondi
titles-patient = Chi va piano…
titles-patient-about = ha vinto una partita con metà delle scelte fatte dopo un’ora o più
titles-steady = Giorno dopo giorno
titles-steady-about = ha finito la sfida del giorno per sette giorni di fila
titles-laurel = Corona d’alloro
titles-laurel-about = ha avuto il primo posto in una sfida del giorno finita da almeno tre persone
