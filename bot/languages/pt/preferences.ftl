# Personal preferences.

# The languages.

preferences-language-name = Português (Brasil)
preferences-language-automatic = como no Discord
preferences-language-set = De agora em diante falo { $language } com você. Os tabuleiros das partidas em andamento mantêm o idioma; em `/settings` ele é definido para o servidor inteiro.
refusal-no_such_language = Ainda não falo esse idioma. Escolha um da lista.

# The panel.

preferences-title = **Suas preferências**
    Valem em todos os servidores, e só você as vê.
preferences-language = **Idioma:** { $language }
preferences-reminders = **Lembretes:** { $reminders }
preferences-reminders-channel = no canal da partida
preferences-reminders-message = por mensagem direta
preferences-reminders-none = nenhum
preferences-refused = Minha última mensagem direta não chegou a você, então uso o canal. Quando mensagens diretas estiverem permitidas, escolha-as aqui de novo.
preferences-turns = **Seus turnos:** { $turns }
preferences-turns-channel = só no canal da partida
preferences-turns-message = também por mensagem direta, com todas as suas opções
preferences-rolls-yes = **Rolagens:** seus turnos por mensagem direta mostram cada rolagem ao vivo
preferences-streaks-yes = **Sequência:** uma mensagem direta antes que sua sequência em `/daily` acabe
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = Depois, mais um { $interval }
preferences-interval-h6 = a cada 6 horas
preferences-interval-h12 = a cada 12 horas
preferences-interval-h24 = a cada dia
preferences-interval-h48 = a cada 2 dias
preferences-always-yes = também em partidas sem prazo
preferences-always-no = só em partidas com prazo
preferences-quiet = **Horas de silêncio:** { $from } a { $until } ({ $zone }, lá são { $now })
preferences-quiet-none = **Horas de silêncio:** nenhuma
preferences-vacation-yes = **Férias:** desde { $since }, até sua próxima jogada, ou até { $until }, no máximo; um host pode decidir não esperar por você
preferences-vacation-no = **Férias:** não · { $days ->
    [1] resta um dia este ano
   *[other] restam { $days } dias este ano
 }
preferences-symbols = **Imagens que só você vê:** { $symbols }
preferences-symbols-usual = cores normais
preferences-symbols-strong = alto contraste (bom para daltonismo)
preferences-pictures = **Tabuleiros e cartas que só você vê:** { $pictures }
preferences-pictures-table = como na mesa
preferences-pictures-full = completos
preferences-pictures-compact = compactos, para telas pequenas
preferences-rated-yes = **Estatísticas:** você aparece em `/stats` e `/leaderboard`
preferences-rated-no = **Estatísticas:** você não aparece em `/stats` e `/leaderboard`
preferences-choose-language = Idioma
preferences-choose-reminders = Lembretes
preferences-choose-interval = Outros lembretes
preferences-choose-zone = Qual deles?
preferences-press-change = Mudar…
preferences-form-title = Suas preferências
preferences-choose-pictures = Tabuleiros e cartas que só você vê
preferences-choose-boxes = Ligar ou desligar
preferences-box-turns = Enviar meus turnos também por mensagem direta, com todas as opções
preferences-box-rolls = Mostrar cada rolagem ao vivo, nos meus turnos por mensagem direta
preferences-box-always = Lembrar também em partidas sem prazo
preferences-box-strong = Alto contraste (bom para daltonismo) nas imagens que só eu vejo
preferences-box-streaks = Enviar mensagem direta antes que minha sequência em /daily acabe
preferences-box-rated = Aparecer nas estatísticas e no ranking
preferences-press-hours = Horas de silêncio…
preferences-press-loud = Sem horas de silêncio
preferences-press-away = Sair de férias
preferences-press-back = Voltar das férias
preferences-press-standing = Respostas automáticas
preferences-hours-title = Horas de silêncio
preferences-hours-zone = Sua cidade ou fuso horário
preferences-hours-zone-about = São Paulo, Nova York, Europe/Berlin, UTC-3…
preferences-hours-from = Silêncio a partir de
preferences-hours-from-about = Por exemplo, 22:00. Deixe os dois vazios para não ter horas de silêncio.
preferences-hours-until = Silêncio até
preferences-hours-until-about = Por exemplo, 8:00
preferences-which-zone = **Qual fuso horário você quer dizer?** Conheço vários que combinam com “{ $typed }”.
preferences-zone-now = { $zone } · agora { $now }
preferences-standing-which = **Respostas automáticas:** para qual partida?

# Refusals.

refusal-no_such_zone = Não conheço esse fuso horário. Tente uma cidade grande por perto, ou uma diferença como UTC-3.
refusal-bad_hours = Não consigo ler essas horas. Escreva como 22:00 e 8:00; as duas precisam ser diferentes.
refusal-zone_needed = Diga também sua cidade ou fuso horário, para eu saber quando é noite aí.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = preferências
command-preferences-about = Idioma, lembretes, horas de silêncio, férias, imagens, estatísticas
command-preferences-choose = idioma
command-preferences-choose-about = Seu idioma; todo o resto está no painel
