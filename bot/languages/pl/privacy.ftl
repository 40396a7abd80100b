# Export and erasure of personal data.

privacy-exported = Wszystko, co o tobie przechowuję, jako plik JSON; otworzy go każdy edytor tekstu:
privacy-packed = Wszystko, co o tobie przechowuję. Jest tego dużo, więc JSON jest spakowany jako ZIP; rozpakuj go, a otworzy go każdy edytor tekstu:
privacy-ask = **Usunąć wszystko o tobie?**
    Twój identyfikator, nick i preferencje zostaną usunięte na dobre. Znikasz ze swoich lobby. W trwających partiach twoje miejsce zajmuje komputer; skończone zostają, bez twojego nicku.
    Tego nie da się cofnąć.
privacy-erase = Usuń wszystko
privacy-keep = Zachowaj moje dane
privacy-erased = Wszystko o tobie jest usunięte. Żegnaj i niech bogowie ci sprzyjają!
privacy-kept = Nic nie zostało usunięte.
refusal-erased_lately = Od usunięcia twoich danych nie minęła godzina. To, co doszło od tego czasu, można usunąć { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = prywatność
command-privacy-about = Co o tobie przechowuję
command-privacy-export = eksport
command-privacy-export-about = Wszystko, co o tobie przechowuję, jako plik
command-privacy-erase = usuń
command-privacy-erase-about = Usuń wszystko, co o tobie przechowuję
