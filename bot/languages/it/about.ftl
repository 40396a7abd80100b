# What runs here.

about-program = **Pantheon { $version }**, avviato { $started }.
    Un progetto amatoriale non ufficiale, senza legami con autori ed editori dei giochi: Hercules di Fábio Lima (MEBO Games), Dice Forge di Régis Bonnessée (Libellud).
    `/privacy export` mostra che cosa conservo su di te; `/privacy erase` lo elimina. Non leggo i tuoi messaggi e non tengo elenchi di membri.
about-policy = Informativa sulla privacy

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = info
command-about-about = La versione, da quanto è in funzione, chi ha fatto i giochi e che cosa si conserva
