# What runs here.

about-program = **Pantheon { $version }**, start { $started }.
    Nieoficjalny projekt fanowski, niezwiązany z autorami i wydawcami gier: Hercules, Fábio Lima (MEBO Games), Dice Forge, Régis Bonnessée (Libellud).
    `/privacy export` pokazuje, co o tobie przechowuję; `/privacy erase` to usuwa. Nie czytam waszych wiadomości i nie prowadzę list członków.
about-policy = Polityka prywatności

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = informacje
command-about-about = Wersja, od kiedy działam, kto zrobił gry i co jest przechowywane
