# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = A partida começou. Ela é jogada em { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 Não consegui criar um tópico, então a partida é jogada aqui
channels-stuck-locked = { $host } O tópico { $thread } da sua partida ({ $game }) está trancado, então não posso publicar lá. Nada se perdeu: destranque o tópico, ou use `/move-here` no canal em que quer jogar.
channels-stuck-gone = { $host } O tópico da sua partida ({ $game }) foi apagado. Nada se perdeu: use `/move-here` no canal em que quer jogar.

# Channels in which the bot cannot write.

channels-gone = O canal { $channel } da sua partida sumiu. Nada se perdeu: use `/move-here` no canal em que quer jogar. Até lá, `/move` e `/board` funcionam em qualquer lugar deste servidor.
channels-closed = Não posso publicar em { $channel }: preciso de { $permissions }. Nada se perdeu: me dê essa permissão (*Editar canal* → *Permissões*) e a partida continua, ou use `/move-here` em outro canal.
channels-untidy = Não posso tirar os botões de tabuleiros antigos em { $channel }: preciso de { $permissions }. A partida continua; é só usar o tabuleiro mais novo.
channels-direct-closed = Não consigo enviar mensagens diretas a você, então não posso mostrar sua partida aqui. Nada se perdeu. Clique com o botão direito no servidor que temos em comum, abra *Configurações de privacidade*, permita *Mensagens diretas* e use qualquer comando de novo.
channels-permission-view-channel = **Ver canais**
channels-permission-send-messages = **Enviar mensagens**
channels-permission-attach-files = **Anexar arquivos**
channels-permission-read-message-history = **Ver histórico de mensagens**
channels-permission-create-public-threads = **Criar tópicos públicos**
channels-permission-send-messages-in-threads = **Enviar mensagens em tópicos**
refusal-cannot_write_here = Não posso mostrar uma partida aqui: preciso de { $permissions }. Peça a permissão a quem gerencia este canal (*Editar canal* → *Permissões*), ou jogue em outro canal.
refusal-no_threads_here = Não posso criar um tópico dentro de um tópico. Jogue sem tópico, ou comece no próprio canal.
refusal-cannot_make_threads = Não posso criar um tópico aqui: preciso de { $permissions }. Peça a permissão a quem gerencia este canal (*Editar canal* → *Permissões*), ou jogue sem tópico.
refusal-cannot_see = { $names } { $count ->
    [1] não vê
   *[other] não veem
} este canal, então a partida fica onde está. Escolha um canal que todo mundo à mesa veja.

# Moving a match.

channels-moved = A partida continua aqui. Lá vem o tabuleiro.
refusal-already_here = Esta partida já está neste canal. `/board` mostra o tabuleiro.
refusal-nothing_to_move = Não há partida neste servidor que você possa mover. Só o host dela, ou quem gerencia os dois canais, pode.
refusal-which_to_move = Há várias partidas que você poderia mover{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Escolha uma com a opção *partida*.
refusal-channel_taken = Sua partida foi pausada porque ninguém jogou por um tempo, e agora outra partida usa o canal dela. Use `/move-here` num canal livre para continuar a sua lá.
command-move-here = para-cá
command-move-here-about = Continuar uma partida neste canal; para o host dela ou quem gerencia o canal
command-move-here-match = partida
command-move-here-match-about = Qual partida, se houver várias
