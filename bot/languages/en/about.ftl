# What runs here.

about-program = **Pantheon { $version }**, running since { $started }.
    An unofficial fan project, not affiliated with the authors and publishers of the games: Hercules by Fábio Lima (MEBO Games), Dice Forge by Régis Bonnessée (Libellud).
    What I keep about you: `/privacy export`; `/privacy erase` forgets it. Beyond that I read no messages and know no members.
about-policy = Privacy policy

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = about
command-about-about = Which version runs here and since when, whose games these are, and what is stored
