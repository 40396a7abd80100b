# The proof that the dice were fair.

verify-sealed = 🔒 Kości partii na tym kanale są zapieczętowane jako `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([tak jak wysłano]({ $link }))
 }. Gdy się skończy, sprawdzi je `/verify`.
verify-own = **Twoja własna partia { $match }** ({ $game }), którą widzisz tylko ty:
verify-here = **Ostatnia partia na tym kanale:**
verify-true = ✅ **Kości były uczciwe.** Ziarno pasuje do pieczęci sprzed partii, a { $moves ->
    [one] jedyny wybór i każdy rzut wychodzą
    [few] wszystkie { $moves } wybory i każdy rzut wychodzą
   *[other] wszystkie wybory ({ $moves }) i każdy rzut wychodzą
 } przy odtworzeniu tak samo.
verify-seal = Pieczęć: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([tak jak wysłano przed partią]({ $link }))
 }
verify-compare = Pieczęć w tym pliku to `{ $seal }`. Porównaj ją z tą wysłaną przed partią: tylko jeśli są zgodne, to czegoś dowodzi.
verify-same-rules = Tę partię rozegrano na zasadach w wersji { $before }. Wersja { $now }, według której gram teraz, daje ten sam wynik.
verify-other-rules = ⚖️ **Kości pasują do pieczęci, ale nie mogę sprawdzić wyborów.** Tę partię rozegrano na zasadach w wersji { $before }; wersja { $now }, według której gram teraz, daje inny przebieg. Całość sprawdzi bot ze starszą wersją.
verify-broken-seal = ❌ **Te kości nie pasują do swojej pieczęci.** Ziarno i sól nie są tymi, które zapieczętowano przed partią: ktoś je podmienił.
verify-false = ❌ **Ta partia nie pasuje do swoich kości.** { $part ->
    [move] Zasady nie pozwalają na wybór nr { $number }.
    [event] { $number ->
        [0] To, co według pliku stało się na początku, przy odtworzeniu wychodzi inaczej.
       *[other] To, co według pliku stało się po wyborze nr { $number }, przy odtworzeniu wychodzi inaczej.
    }
    [end] Jej wybory prowadzą do innego końca.
    [scores] Jej wybory prowadzą do innych wyników.
    [draws] Niektóre rzuty nie są tymi, które daje ziarno.
   *[other] Coś w niej zmieniono.
 }
verify-unreadable = ❌ **Nie mogę odczytać tego pliku do końca.** Wygląda na plik partii, ale jest uszkodzony albo zmieniony. Załącz go dokładnie takiego, jaki dało `/verify`.
verify-file = W tym pliku jest cała partia. `pantheon verify FILE` sprawdzi ją bez Discorda.
refusal-bad_file = { $file ->
    [table] Ten plik służy do przekazania partii innemu botowi. Kto mnie prowadzi, sprawdzi ją poleceniem `pantheon verify FILE`.
    [person] W tym pliku jest to, co o tobie zapisałem (`/privacy export`). Nie ma w nim kości do sprawdzenia.
    [tournament] W tym pliku są wyniki turnieju. Nie ma w nim kości do sprawdzenia.
    [large] Ten plik jest za duży jak na jedną partię.
    [unreadable] Nie mogę odczytać tego pliku: to nie JSON albo jest uszkodzony.
   *[other] To nie jest mój plik partii.
 } Załącz ten, który po partii daje `/verify`, na przykład `hercules.json`: w jego pierwszych wierszach jest napis `pantheon-match`.
command-verify = sprawdź
command-verify-about = Sprawdź kości skończonej partii, każdy rzut i każdy ruch
command-verify-file = plik
command-verify-file-about = Zapisana partia (bez pliku: ostatnia skończona na tym kanale)
