# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Regras
hercules-setting-variant-full = Jogo completo
hercules-setting-variant-simplified = Simplificada – deuses só valem pontos, sem habilidades
hercules-setting-level = Nível de Hades
hercules-setting-level-book = Pelo manual – regras impressas; Hades não ganha nada extra
hercules-setting-level-mild = Fácil – regra da casa, Hades conta 1 símbolo extra de cada tipo
hercules-setting-level-medium = Médio – regra da casa, Hades conta 2 símbolos extras de cada tipo
hercules-setting-level-standard = Difícil – regra da casa, 2 símbolos extras de cada tipo, 5 pontos (jogo parelho)
hercules-setting-level-hard = Especialista – regra da casa, Hades conta 3 símbolos extras de cada tipo
hercules-setting-first = Quem começa
hercules-setting-first-random = Sorteio
hercules-setting-first-host = O host (uma vantagem, então sem ranking)
hercules-duration = uns 30 minutos
hercules-solo = Hércules contra Hades

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hércules para 2 a 4: abra uma sala para outras pessoas entrarem
command-play-solo-about = Jogue já, sem esperar ninguém: Hércules contra Hades ou qualquer jogo contra o computador
command-setting-variant = variante
command-setting-level = nível
