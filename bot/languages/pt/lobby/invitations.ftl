# Inviting people to a lobby.

invitations-question = **Quem você quer convidar?** Chamo todo mundo para a sala numa só mensagem.
invitations-choose = Escolha pessoas deste servidor…
invitations-done = Convite enviado a: { $names }.
invitations-message = { $people } **{ $name }** chama para uma partida de { $game }. Para participar, é só apertar **Entrar** { $link ->
    [none] na sala.
   *[other] [na sala]({ $link }).
 } { $span }

# Refusals.

refusal-no_bot = Não posso convidar um bot, nem a mim. *Computador* na sala põe alguém para você enfrentar.
refusal-too_many_calls = Você acabou de enviar vários convites. Espere um minuto e envie o próximo.

# In the menu of a person.

menu-invite = Convidar para uma partida
refusal-no_own_lobby = Você não está em nenhuma sala deste servidor. Abra uma com `/play` e convide pessoas para ela.
refusal-which_lobby = Você está em várias salas{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Convide no canal da sala que você quer.
refusal-cannot_see_lobby = Não convidei { $player }, porque não consigo confirmar o acesso dessa pessoa ao canal da sua sala. Dê acesso a ela, ou abra uma sala num canal que ela veja.
