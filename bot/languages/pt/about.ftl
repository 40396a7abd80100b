# What runs here.

about-program = **Pantheon { $version }**, no ar desde { $started }.
    Um projeto de fãs, não oficial, sem ligação com autores e editoras dos jogos: Hércules de Fábio Lima (MEBO Games), Dice Forge de Régis Bonnessée (Libellud).
    `/privacy export` mostra o que guardo sobre você; `/privacy erase` apaga. Não leio suas mensagens nem mantenho listas de membros.
about-policy = Política de privacidade

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-about = sobre
command-about-about = A versão, há quanto tempo está no ar, quem fez os jogos e o que é guardado
