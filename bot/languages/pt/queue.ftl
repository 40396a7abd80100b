# The queue over servers.

queue-title = ## 🔎 A fila
queue-about = Ache uma partida com gente de qualquer servidor, por conta própria ou com a turma. Procuro quem tem mais ou menos a sua força; quanto mais você espera, menos isso importa.
    Você joga em **mensagens diretas**, ou num tópico do seu servidor, se ele oferece um e todo mundo pode vê-lo.
queue-rating = Seu rating em { $game }: **{ $rating }** ({ $count ->
        [1] uma partida valendo ranking
       *[other] { $count } partidas valendo ranking
    })
queue-reliance = { $missed ->
        [0] Há gente contando com você: se duas vezes seu tempo acabar ou você não confirmar uma partida, a fila fecha para você por { $span }.
       *[other] Há pouco seu tempo acabou numa partida, ou você não confirmou uma. Se acontecer de novo, a fila fecha para você por { $span }; `/preferences` tem férias e horas de silêncio.
    }
queue-pause-span = { $pause ->
        [0] uma hora
        [1] um dia
       *[other] uma semana
    }
queue-paused = ⏸️ Duas vezes esperaram por você em vão, então a fila faz uma pausa para você. Dá para entrar de novo { $until }.
queue-people = { $count ->
        [0] Ninguém está esperando agora.
        [one] Uma pessoa está esperando agora.
       *[other] { $count } pessoas estão esperando agora.
    }
queue-meets = Você não evita ninguém.
queue-avoided = Você evita { $people }.
queue-avoids-no-stranger = { $count ->
    [1] Uma dessas pessoas nunca me usou, então não guardo nada sobre ela: você pode evitá-la quando tiver usado.
   *[other] { $count } dessas pessoas nunca me usaram, então não guardo nada sobre elas: você pode evitá-las quando tiverem usado.
 }
queue-waiting-title = ## 🔎 Você está na fila
queue-waiting = **{ $wish }** · entrou { $since }; seu lugar expira { $until }
queue-wish = { $game }, { $players } pessoas, { $pace }
queue-party = { $count ->
        [1] Você espera por conta própria.
       *[other] Seu grupo: { $names }
    }
queue-usual = { $unit ->
        [hours] { $count ->
            [1] Uma partida assim costuma aparecer depois de 1 hora.
           *[other] Uma partida assim costuma aparecer depois de { $count } horas.
        }
       *[minutes] { $count ->
            [0] Uma partida assim costuma aparecer em menos de um minuto.
            [one] Uma partida assim costuma aparecer depois de 1 minuto.
           *[other] Uma partida assim costuma aparecer depois de { $count } minutos.
        }
    }
queue-usual-unknown = Ainda não sei dizer quanto isso costuma demorar: houve poucas partidas assim ultimamente.
queue-code = A turma pode entrar com você usando `/queue` e este código: **`{ $code }`**

queue-press-find = Achar uma partida…
queue-press-friends = Entrar com a turma…
queue-press-avoid = Evitar pessoas…
queue-press-leave = Sair da fila
queue-press-look = Atualizar

queue-form-find = Achar uma partida
queue-form-game = Jogo
queue-form-players = Pessoas
queue-form-players-about = No total, contando você e sua turma.
queue-players = { $count } pessoas
queue-form-pace = Prazo por escolha
queue-form-pace-about = Quando acaba, um computador assume até a pessoa voltar.
queue-form-friends = Entrar com a turma
queue-form-code = O código do grupo
queue-form-code-about = Está na /queue de quem chamou você.
queue-form-avoid = Pessoas a evitar
queue-form-people = Evitar
queue-form-people-about = A fila nunca põe vocês na mesma mesa. Ninguém fica sabendo.

queue-found-title = ### 🔎 Partida encontrada: { $game }
queue-found = { $names }
    { $pace }. Quando seu tempo acaba, um computador assume até você voltar. Seus turnos chegam aqui.
queue-off = **{ $game }:** esta partida não aconteceu.
queue-again = `/queue` acha a próxima partida.

refusal-not_reliable_yet = Enquanto você não for de confiança, só dá para jogar { $limit ->
    [1] uma partida
   *[other] { $limit } partidas
 } por vez com gente nova. Termine uma delas antes; `/stats` mostra quanto falta.
refusal-queue_paused = Duas vezes esperaram por você em vão, então a fila faz uma pausa para você. Dá para entrar de novo { $until }. Até lá: `/play`, `/solo`, `/daily`.
refusal-no_such_id = Não acho no Discord uma dessas pessoas, então sua lista ficou como estava. Escolha na lista do formulário, 25 no máximo.
refusal-queue_closed = Não há fila aqui: quem opera o bot não abriu uma. `/play` começa uma partida neste servidor.
refusal-already_queued = Você já está na fila. `/queue` mostra o que você está esperando.
refusal-no_party = Nenhum grupo com este código está esperando. A partida dele pode ter começado, ou há um erro de digitação: confira o código com quem chamou você.
refusal-party_full = Este grupo está cheio. Peça a quem chamou você que escolha mais pessoas, ou entre na fila por conta própria.
refusal-messages_refused = Minha última mensagem direta não chegou a você, e as partidas da fila são jogadas lá. Clique com o botão direito num servidor que temos em comum, abra *Configurações de privacidade*, permita *Mensagens diretas* e me envie `/queue` numa delas.
refusal-queue_fixed = A fila achou esta partida com o prazo que todo mundo escolheu, então ele não pode mudar.
refusal-nobody_asked_here = Esta partida não tem canal, então não posso consultar as outras pessoas. O que não precisa do acordo delas você ainda pode fazer.

command-queue = queue
command-queue-about = Achar uma partida com gente de outros servidores, por conta própria ou com a turma
