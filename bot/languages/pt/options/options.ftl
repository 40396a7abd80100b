# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Opções da partida.** Mudanças valem na hora, e todo mundo as vê na sala.
options-form-open = { $page ->
    [1] Mudar opções…
   *[other] Mais opções ({ $page }/{ $of })…
 }
options-form-title = { $of ->
    [1] Opções da partida
   *[other] Opções da partida ({ $page }/{ $of })
 }
options-boxes = Ligar ou desligar
options-chosen = { $option }: { $value }

options-more-open = Banco de tempo, confirmação…
options-more-title = Banco de tempo, confirmar antes do começo
options-pace = Ritmo…
options-pace-evening = Numa noite
    .note = 15 minutos por escolha
options-pace-daily = Um turno por dia
    .note = 1 dia por escolha
options-pace-slow = Devagar
    .note = 12 horas por escolha; banco: 3 dias, 6 horas de volta por turno, pausa nas horas de silêncio
    .brief = Devagar: 12 horas, banco de 3 dias
options-pace-leisurely = Sem pressa
    .note = Banco de tempo: 7 dias, 1 dia de volta por turno, pausa nas horas de silêncio
    .brief = Sem pressa: banco de 7 dias
options-pace-limit = { $limit } por escolha
options-pace-none = Sem relógio
    .note = Cada pessoa leva o tempo que precisar

# The options and their values.

options-limit = Prazo por escolha
    .note = Sem prazo, a partida fica em pausa depois de duas semanas sem jogada.
options-limit-none = sem prazo
options-limit-m5 = 5 minutos
options-limit-m15 = 15 minutos
options-limit-m60 = 1 hora
options-limit-h12 = 12 horas
options-limit-h24 = 1 dia
options-limit-h48 = 2 dias
options-limit-h72 = 3 dias
options-limit-h168 = 7 dias
options-after_time = Quando o tempo acaba
    .note = Só com prazo. Quem volta retoma seu lugar.
options-after_time-ask = a mesa decide
options-after_time-computer = um computador assume
options-posting = Tabuleiros
    .note = Atualizar não avisa ninguém no Discord, então menciono quem está na vez em mensagem própria.
options-posting-repost = mensagem nova a cada turno
options-posting-replace = só fica a mensagem mais nova
options-posting-edit = uma mensagem, atualizada
options-bank = Banco de tempo
    .note = Tempo para a partida toda; só corre quando acaba o prazo de uma escolha (sem prazo, corre logo).
options-bank-none = nenhum
options-bank-h24 = 1 dia
options-bank-h48 = 2 dias
options-bank-h72 = 3 dias
options-bank-h168 = 7 dias
options-bank-h336 = 14 dias
options-increment = De volta ao banco a cada turno
    .note = Um banco nunca tem mais que no começo.
options-increment-none = nada
options-increment-m60 = 1 hora
options-increment-h6 = 6 horas
options-increment-h12 = 12 horas
options-increment-h24 = 1 dia
options-pauses = Banco de tempo nas horas de silêncio
options-pauses-no = corre
options-pauses-yes = para
options-thread = Tópico para a partida
options-thread-no = não
options-thread-yes = sim
options-hints = Mostrar dicas no histórico
options-hints-no = não
options-hints-yes = sim
options-pictures = Imagens
options-pictures-full = completas
options-pictures-compact = compactas, para telas pequenas
options-rolls = Mostrar cada rolagem ao vivo
options-rolls-no = não
options-rolls-yes = sim
options-stand_in = Nível do substituto
options-stand_in-random = aleatório
options-stand_in-novice = fácil
options-stand_in-greedy = médio
options-stand_in-skilled = difícil
options-stand_in-master = especialista

options-muster = Confirmar antes do começo
    .note = Gente nova: nunca terminou partida com o host. Quem acabou de entrar não precisa confirmar.
options-muster-strangers = gente nova
options-muster-all = todo mundo
options-muster-none = ninguém

# Options of commands: small letters, at most 32 characters.

command-option-limit = prazo
command-option-after_time = depois-do-prazo
command-option-posting = tabuleiros
command-option-thread = tópico
command-option-hints = dicas
command-option-pictures = imagens
command-option-rolls = rolagens
command-option-muster = confirmar
command-option-stand_in = substituto

# How long a match takes.

options-span-limit = Cada escolha pode levar até { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Cada escolha pode levar até { $limit }.{ " " }
 }Cada pessoa tem { $bank } no banco de tempo{ $increment ->
    [none] .
   *[other] , e recebe { $increment } de volta a cada turno.
 }
options-span-none = { $duration ->
    [none] Não há prazo.
   *[other] Leva { $duration } se todo mundo jogar junto; não há prazo.
 }
