# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option }: **{ $value }**
table-options-title = **Como roda esta partida**
table-options-news = ⚙️ **{ $name }** mudou uma opção. { $option }: { $value }.{ $part ->
    [limit] { " " }Se você está pensando agora, não perde tempo nenhum.
    [after_time] { " " }Vale a partir da próxima escolha.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Prazo por escolha: { $value ->
        [none] sem prazo
        [m5] 5 minutos
        [m15] 15 minutos
        [m60] 1 hora
        [h12] 12 horas
        [h24] 1 dia
        [h48] 2 dias
        [h72] 3 dias
       *[h168] 7 dias
    }
    [after_time] Quando o tempo acaba: { $value ->
        [ask] a mesa decide
       *[computer] um computador assume
    }
    [posting] Tabuleiros: { $value ->
        [repost] mensagem nova a cada turno
        [replace] só fica a mensagem mais nova
       *[edit] uma mensagem, atualizada
    }
    [pictures] Imagens: { $value ->
        [full] completas
       *[compact] compactas, para telas pequenas
    }
    [rolls] { $value ->
        [no] As rolagens não aparecem mais ao vivo
       *[yes] De agora em diante as rolagens aparecem ao vivo
    }
    [bank] Banco de tempo: { $value ->
        [none] nenhum
        [h24] 1 dia
        [h48] 2 dias
        [h72] 3 dias
        [h168] 7 dias
       *[h336] 14 dias
    }
    [increment] De volta ao banco a cada turno: { $value ->
        [none] nada
        [m60] 1 hora
        [h6] 6 horas
        [h12] 12 horas
       *[h24] 1 dia
    }
    [pauses] Nas horas de silêncio, os bancos de tempo { $value ->
        [no] continuam correndo
       *[yes] param
    }
   *[hints] { $value ->
        [no] As dicas não aparecem mais no histórico
       *[yes] De agora em diante as dicas aparecem no histórico
    }
 }
table-options-bank-press = Banco de tempo…
table-options-bank-title = Outro banco de tempo
table-options-bank-asked = Perguntei às outras pessoas sobre o banco de tempo. Falta responder: { $names }.
table-options-bank-same = Esse já é o banco de tempo desta partida.
refusal-no_one_to_ask = Não há mais ninguém nesta mesa para consultar.
refusal-too_late = Isto não pode mudar depois que a partida começou. O host pode escolher na próxima sala.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = prazo
command-table-limit-about = Host: quanto tempo cada escolha pode levar
command-table-after_time = depois-do-prazo
command-table-after_time-about = Host: o que acontece quando o tempo de alguém acaba
command-table-posting = tabuleiros
command-table-posting-about = Host: como os novos tabuleiros são publicados
command-table-hints = dicas
command-table-hints-about = Host: se o histórico mostra quem pediu uma dica
command-table-pictures = imagens
command-table-pictures-about = Host: tabuleiros completos, ou compactos para telas pequenas
command-table-rolls = rolagens
command-table-rolls-about = Host: se as rolagens aparecem ao vivo no tabuleiro
