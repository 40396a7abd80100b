# What runs here.

about-program = **Pantheon { $version }**, started { $started }.
    An unofficial fan project, not affiliated with the games’ authors and publishers: Hercules by Fábio Lima (MEBO Games), Dice Forge by Régis Bonnessée (Libellud).
    `/privacy export` shows what I store about you; `/privacy erase` deletes it. I don’t read your messages or keep lists of members.
about-policy = Privacy policy

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = about
command-about-about = The version, how long it has been running, who made the games, and what is stored
