# What runs here.

about-program = **Pantheon { $version }**, démarré { $started }.
    Un projet de fans non officiel, sans lien avec les auteurs et éditeurs des jeux : Hercules de Fábio Lima (MEBO Games), Dice Forge de Régis Bonnessée (Libellud).
    `/privacy export` montre ce que je stocke sur toi ; `/privacy erase` l’efface. Je ne lis pas tes messages et ne tiens pas de liste de membres.
about-policy = Politique de confidentialité

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = à-propos
command-about-about = La version, depuis quand elle tourne, qui a créé les jeux, et ce qui est stocké
