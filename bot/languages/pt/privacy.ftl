# Export and erasure of personal data.

privacy-exported = Tudo o que guardo sobre você, em arquivo JSON; qualquer editor de texto abre:
privacy-packed = Tudo o que guardo sobre você. É bastante, então o JSON vai compactado em ZIP; descompacte, e qualquer editor de texto abre:
privacy-ask = **Apagar tudo sobre você?**
    Seu id, seu nome e suas preferências são apagados de vez. Você sai das suas salas. Nas partidas em andamento um computador fica com seu lugar; partidas terminadas ficam, sem o seu nome.
    Isto não pode ser desfeito.
privacy-erase = Apagar tudo
privacy-keep = Manter minhas informações
privacy-erased = Tudo sobre você foi apagado. Que os deuses guiem seu caminho!
privacy-kept = Nada foi apagado.
refusal-erased_lately = Apaguei suas informações há menos de uma hora. O que foi guardado desde então pode ser apagado { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = privacidade
command-privacy-about = O que guardo sobre você
command-privacy-export = exportar
command-privacy-export-about = Tudo o que guardo sobre você, em arquivo
command-privacy-erase = apagar
command-privacy-erase-about = Apagar tudo o que guardo sobre você
