# Following a match in which one does not play.

following-press = Segui
following-question = 👁️ { $now ->
    [none] **Vuoi seguire questa partita di { $game }?**
   *[other] **Segui questa partita di { $game }.**
} { $now ->
    [end] Ti scriverò in privato quando sarà finita.
    [turn] Ti scrivo in privato alla fine di ogni turno.
   *[none] Ti scriverò in privato quando sarà finita, o alla fine di ogni turno, mai nelle tue ore di silenzio.
}
following-press-end = Solo la fine
following-press-turn = Ogni turno
following-press-stop = Smetti di seguire
following-begun-end = 👁️ Segui questa partita di { $game }: riceverai un solo messaggio privato quando sarà finita. `/games` elenca ciò che segui.
following-begun-turn = 👁️ Segui questa partita di { $game }: riceverai un messaggio privato alla fine di ogni turno, al massimo ogni dieci minuti. `/games` elenca ciò che segui.
following-stopped = Non segui più questa partita.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] Comincia il turno successivo.
        [one] Tocca a { $turn }.
       *[other] Si aspetta: { $turn }.
    }
following-over = 🏁 **{ $game }** · { $names }
    La partita che seguivi è finita.
following-given-up = 🏁 **{ $game }** · { $names }
    La partita che seguivi è stata chiusa prima della fine.
following-list = 👁️ **Segui:**
following-line = • { $game } · { $names ->
        [none] ora non puoi vedere il suo canale
       *[other] { $names }
    } · { $way ->
        [end] la fine
       *[turn] ogni turno
    } · [alla partita]({ $link })
following-more = … e altre { $count }
following-choose = Smetti di seguire una partita…
following-option = { $game }: { $names }
following-option-unseen = { $game }
refusal-follow_own = Giochi in questa partita, quindi vedi già tutto. `/preferences` regola come ti avviso quando tocca a te.
refusal-follow_refused = Il mio ultimo messaggio privato non ti è arrivato, quindi non potrei dirti nulla di questa partita. Fai clic destro su un server che abbiamo in comune, apri *Impostazioni della privacy*, consenti i *Messaggi privati*, poi mandami lì un comando qualsiasi.
refusal-too_many_follows = Segui già { $limit } partite. `/games` le elenca; smetti prima di seguirne una.
refusal-too_many_followers = { $limit } persone seguono già questa partita; non c’è più posto.
