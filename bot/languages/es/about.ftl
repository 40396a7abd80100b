# What runs here.

about-program = **Pantheon { $version }**, en marcha desde { $started }.
    Un proyecto de fans no oficial, sin relación con los autores y editoriales de los juegos: Hercules de Fábio Lima (MEBO Games), Dice Forge de Régis Bonnessée (Libellud).
    `/privacy export` muestra lo que guardo sobre ti; `/privacy erase` lo borra. No leo tus mensajes ni guardo listas de miembros.
about-policy = Política de privacidad

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = acerca-de
command-about-about = La versión, cuánto lleva en marcha, quién creó los juegos y qué se guarda
