# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** quer desfazer { $taken }{ $others ->
    [0] .
    [one] , o que também desfaz uma escolha posterior de outra pessoa.
   *[other] , o que também desfaz { $others } escolhas posteriores de outras pessoas.
 } Todo mundo concorda?
consent-more = { $count ->
    [1] mais uma escolha
   *[other] mais { $count } escolhas
 }
consent-since = Desde então:
consent-lapses = { $rolled ->
    [true] Dados e cartas vão sair iguais de novo, então o que você viu continua conhecido.{ " " }
   *[false] { "" }
 }Se alguém seguir jogando, o pedido cai.
consent-agreed = ✅ { $name } concorda
consent-yes = Concordar
consent-no = Recusar
consent-withdraw = Retirar meu pedido
consent-withdrawn = Retirado. Nada foi desfeito.
consent-waiting = Você concorda. Falta a resposta de { $names }.
consent-asked = Perguntei à mesa: { $why ->
    [rolled] desde então rolaram dados, e o que você viu continua conhecido.
    [revealed] desde então uma carta foi revelada, e o que você viu continua conhecido.
   *[chosen] desde então outra pessoa jogou.
 } Falta a resposta de { $names }.

# What else is asked.

consent-unrated = **{ $name }** quer usar dicas. Com isso esta partida fica **sem ranking**: o rating de ninguém muda, seja qual for o resultado. Todo mundo concorda?

consent-swap = **{ $name }** sugere que **{ $one }** e **{ $other }** troquem de lugar. Todo mundo concorda?

consent-bank = **{ $name }** sugere outro banco de tempo: { $has_bank ->
    [no] nenhum.
   *[yes] **{ $bank }** por pessoa, de volta após cada turno: { $increment }; nas horas de silêncio: { $pauses }. O que você já gastou continua gasto.
 } Todo mundo concorda?
