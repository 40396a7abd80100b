# Automatic answers, and answers in advance.

standing-answers-always = Responder automaticamente…
standing-answers-kept = 📌 { $answers }. Para cancelar, abra *{ board-standing }*.
standing-answers-none = Você não tem respostas automáticas nesta partida. Onde dá para ter uma, ofereço em *Minha escolha*, por exemplo “sempre ouro”.
standing-answers-title = **Suas respostas automáticas nesta partida**
standing-answers-cancel = Parar uma resposta automática…
standing-answers-ahead = Responder de antemão…
refusal-nothing_standing = Você não tem (mais) essa resposta automática. A lista em *Respostas automáticas* está em dia.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 resposta automática
