# Personal preferences.

# The languages.

preferences-language-name = Italiano
preferences-language-automatic = come Discord
preferences-language-set = Da ora ti parlo in { $language }. I tabelloni delle partite in corso mantengono la loro lingua; `/settings` la imposta per tutto il server.
refusal-no_such_language = Questa lingua non la parlo ancora. Scegline una dalla lista.

# The panel.

preferences-title = **Le tue preferenze**
    Valgono su ogni server, e le vedi solo tu.
preferences-language = **Lingua:** { $language }
preferences-reminders = **Promemoria:** { $reminders }
preferences-reminders-channel = nel canale della partita
preferences-reminders-message = con un messaggio privato
preferences-reminders-none = nessuno
preferences-refused = Il mio ultimo messaggio privato non ti è arrivato, quindi uso il canale. Quando i messaggi privati sono consentiti, sceglili di nuovo qui.
preferences-turns = **I tuoi turni:** { $turns }
preferences-turns-channel = solo nel canale della partita
preferences-turns-message = anche con un messaggio privato, con tutte le tue scelte
preferences-rolls-yes = **Tiri:** i tuoi turni nei messaggi privati mostrano ogni tiro mentre cade
preferences-streaks-yes = **Serie:** un messaggio privato prima che finisca la tua serie in `/daily`
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = Poi un altro { $interval }
preferences-interval-h6 = ogni 6 ore
preferences-interval-h12 = ogni 12 ore
preferences-interval-h24 = ogni giorno
preferences-interval-h48 = ogni 2 giorni
preferences-always-yes = anche nelle partite senza limite di tempo
preferences-always-no = solo nelle partite con limite di tempo
preferences-quiet = **Ore di silenzio:** dalle { $from } alle { $until } ({ $zone }, lì ora sono le { $now })
preferences-quiet-none = **Ore di silenzio:** nessuna
preferences-vacation-yes = **Vacanza:** dal { $since }, fino alla tua prossima mossa, al più tardi fino al { $until }; un host può scegliere di non aspettarti
preferences-vacation-no = **Vacanza:** no · { $days ->
    [one] quest’anno resta un giorno
   *[other] quest’anno restano { $days } giorni
 }
preferences-symbols = **Immagini che vedi solo tu:** { $symbols }
preferences-symbols-usual = colori standard
preferences-symbols-strong = contrasto alto (adatto al daltonismo)
preferences-pictures = **Tabelloni e carte che vedi solo tu:** { $pictures }
preferences-pictures-table = come al tavolo
preferences-pictures-full = completi
preferences-pictures-compact = compatti, per schermi piccoli
preferences-rated-yes = **Statistiche:** compari in `/stats` e `/leaderboard`
preferences-rated-no = **Statistiche:** non compari in `/stats` e `/leaderboard`
preferences-choose-language = Lingua
preferences-choose-reminders = Promemoria
preferences-choose-interval = Altri promemoria
preferences-choose-zone = Quale?
preferences-press-change = Cambia…
preferences-form-title = Le tue preferenze
preferences-choose-pictures = Tabelloni e carte che vedi solo tu
preferences-choose-boxes = Attivo o no
preferences-box-turns = Mandami i miei turni anche in privato, con tutte le mie scelte
preferences-box-rolls = Mostrami ogni tiro mentre cade, nei miei turni in privato
preferences-box-always = Ricordamelo anche nelle partite senza limite di tempo
preferences-box-strong = Contrasto alto (adatto al daltonismo) nelle immagini che vedo solo io
preferences-box-streaks = Scrivimi in privato prima che finisca la mia serie in /daily
preferences-box-rated = Fammi comparire nelle statistiche e in classifica
preferences-press-hours = Ore di silenzio…
preferences-press-loud = Niente ore di silenzio
preferences-press-away = Vai in vacanza
preferences-press-back = Finita la vacanza
preferences-press-standing = Risposte automatiche
preferences-hours-title = Ore di silenzio
preferences-hours-zone = La tua città o il tuo fuso orario
preferences-hours-zone-about = Roma, New York, Europe/Berlin, UTC+2…
preferences-hours-from = Silenzio dalle
preferences-hours-from-about = Per esempio 22:00. Lascia vuoti entrambi per nessuna ora di silenzio.
preferences-hours-until = Silenzio fino alle
preferences-hours-until-about = Per esempio 8:00
preferences-which-zone = **Quale fuso orario intendi?** Ne conosco diversi che corrispondono a “{ $typed }”.
preferences-zone-now = { $zone } · ora { $now }
preferences-standing-which = **Risposte automatiche:** per quale partita?

# Refusals.

refusal-no_such_zone = Non conosco questo fuso orario. Prova una grande città vicina, o una differenza come UTC+2.
refusal-bad_hours = Non riesco a leggere queste ore. Scrivile come 22:00 e 8:00; devono essere diverse.
refusal-zone_needed = Aggiungi anche la tua città o il tuo fuso orario, così so quando da te è notte.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = preferenze
command-preferences-about = Lingua, promemoria, ore di silenzio, vacanza, immagini, statistiche
command-preferences-choose = lingua
command-preferences-choose-about = La tua lingua; tutto il resto è nel pannello
