# The message at the end of a match.

final-title = { $game }: koniec partii
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
final-proof = 🔒 `/verify` sprawdza kości i daje ci partię jako plik.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , do miejsca jeszcze 1 partia
    [few] , do miejsca jeszcze { $left } partie
   *[other] , do miejsca jeszcze { $left } partii
 }{ $place ->
    [1] , do złota brakuje { $points }
    [2] , do srebra brakuje { $points }
    [3] , do brązu brakuje { $points }
   *[0] { "" }
 })
final-undone = ↩️ W tej partii cofnięto { $count ->
    [one] jeden wybór
    [few] { $count } wybory
   *[other] { $count } wyborów
 }.
