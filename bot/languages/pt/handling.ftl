# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Desculpe, isso deu errado, e a culpa é minha, não sua. Sua partida está a salvo. Tente de novo; se acontecer outra vez, informe o incidente **{ $number }**.
handling-answer-lost = O Discord não aceitou minha resposta. Olhe o tabuleiro: se ele mostra sua escolha, está tudo certo; se não, tente de novo.
handling-restarting = Estou reiniciando. Nada se perdeu; aperte de novo daqui a um minuto.
handling-too-busy = Estou desenhando muito para este servidor agora. Nada se perdeu; tente de novo em alguns segundos.
handling-slow-down = Isso foi rápido demais para mim. Aperte de novo daqui a pouco.
handling-unknown-button = Este botão está velho. `/board` mostra o tabuleiro com botões novos.
handling-commands-changed = Meus comandos acabaram de ser atualizados. Tente de novo daqui a um minuto.
handling-form-kept = O que você preencheu está guardado. Abra o formulário de novo para corrigir.
handling-bad-value = Não posso usar esse valor. Escolha um da lista.
