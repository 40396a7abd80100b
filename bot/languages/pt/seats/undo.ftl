# Undo.

undo-press = ↩ Desfazer
undo-press-ask = ↩ Pedir para desfazer
undo-press-turn = ↩ Recomeçar meu turno
undo-done = Desfeito. O tabuleiro mostra sua escolha de novo.

# In the log.

common-event-undone = ↩️ **{ $seat }** desfaz { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }e uma escolha posterior de outra pessoa
       *[other] { " " }e { $others } escolhas posteriores de outras pessoas
    }
   *[none] { $choices ->
        [0] uma escolha do computador
        [one] uma escolha
       *[other] { $choices } escolhas
    }
 }{ $agreed ->
    [1] ; todo mundo concordou
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
    .brief = ↩️ **{ $seat }** desfaz { $choices ->
        [0] uma escolha do computador
        [one] uma escolha
       *[other] { $choices } escolhas
    }{ $agreed ->
        [1] ; todo mundo concordou
       *[other] { "" }
    }.
common-event-known_again = 🎲 Estas rolagens já são conhecidas e vão sair iguais: { $rolls }
    .brief = 🎲 Rolagens já conhecidas vão sair iguais.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] prefere deixar os lugares como estão.
    [bank] prefere deixar o banco de tempo como está.
    [unrated] prefere que a partida siga valendo ranking.
   *[other] prefere seguir jogando, então nada é desfeito.
 }

# Refusals.

refusal-nothing_to_undo = Não há o que desfazer: você ainda não fez nenhuma escolha.
refusal-already_proposed = As outras pessoas já foram consultadas. Acontece assim que todo mundo concordar.
refusal-declined_before = As outras pessoas foram consultadas, e alguém disse não. Você pode perguntar de novo depois da próxima jogada.
refusal-undo_by_command = Sua última escolha foi num turno anterior. `/undo` pergunta à mesa se você pode desfazê-la.
refusal-turn_stands = Seu turno não pode recomeçar sem consultar a mesa: desde sua última escolha rolaram dados, uma carta foi revelada ou outra pessoa escolheu. `/undo` pergunta.
refusal-too_many_undos = Você desfez { $limit } escolhas em uma hora, que é meu limite. Dá para desfazer de novo em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
 }; jogar, você pode já.
refusal-proposal_over = Isto já foi resolvido. O tabuleiro mostra como está a partida.
refusal-not_asked_of_you = Esta pergunta é para as outras pessoas. Se foi você quem fez, *Recusar* a retira.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = desfazer
command-undo-about = Desfazer sua última escolha; depois de rolagem ou jogada de outra pessoa, com o acordo de todo mundo
command-undo-choices = escolhas
command-undo-choices-about = Quantas das suas escolhas (uma, se vazio)
