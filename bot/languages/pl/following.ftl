# Following a match in which one does not play.

following-press = Obserwuj
following-question = 👁️ { $now ->
    [none] **Obserwować tę partię { $game }?**
   *[other] **Obserwujesz tę partię { $game }.**
} { $now ->
    [end] Napiszę do ciebie prywatnie, kiedy się skończy.
    [turn] Piszę do ciebie prywatnie na koniec każdej tury.
   *[none] Napiszę do ciebie prywatnie, kiedy się skończy, albo na koniec każdej tury, nigdy w porze ciszy.
}
following-press-end = Tylko koniec
following-press-turn = Każda tura
following-press-stop = Przestań obserwować
following-begun-end = 👁️ Obserwujesz tę partię { $game }: dostaniesz jedną prywatną wiadomość, kiedy się skończy. `/games` pokazuje, co obserwujesz.
following-begun-turn = 👁️ Obserwujesz tę partię { $game }: dostaniesz prywatną wiadomość na koniec każdej tury, najwyżej co dziesięć minut. `/games` pokazuje, co obserwujesz.
following-stopped = Nie obserwujesz już tej partii.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] Zaczyna się następna tura.
        [one] Tura: { $turn }.
       *[other] Czekamy na wybór: { $turn }.
    }
following-over = 🏁 **{ $game }** · { $names }
    Obserwowana partia się skończyła.
following-given-up = 🏁 **{ $game }** · { $names }
    Obserwowana partia zakończyła się przed czasem.
following-list = 👁️ **Obserwujesz:**
following-line = • { $game } · { $names ->
        [none] teraz nie widzisz jej kanału
       *[other] { $names }
    } · { $way ->
        [end] koniec
       *[turn] każda tura
    } · [do partii]({ $link })
following-more = … i jeszcze { $count }
following-choose = Przestań obserwować partię…
following-option = { $game }: { $names }
following-option-unseen = { $game }
refusal-follow_own = Grasz w tej partii, więc i tak wszystko widzisz. `/preferences` ustawia, jak daję ci znać o twojej turze.
refusal-follow_refused = Moja ostatnia prywatna wiadomość do ciebie nie dotarła, więc o tej partii nic ci nie napiszę. Kliknij prawym przyciskiem wspólny serwer, otwórz *Ustawienia prywatności*, zezwól na *Prywatne wiadomości*, a potem wyślij mi tam dowolną komendę.
refusal-too_many_follows = Obserwujesz już tyle partii, ile można: { $limit }. Pokazuje je `/games`; najpierw przestań obserwować jedną.
refusal-too_many_followers = Tę partię obserwuje już { $limit } osób; więcej się nie da.
