# Following a match in which one does not play.

following-press = Acompanhar
following-question = 👁️ { $now ->
    [none] **Acompanhar esta partida de { $game }?**
   *[other] **Você acompanha esta partida de { $game }.**
} { $now ->
    [end] Vou mandar uma mensagem direta a você quando ela terminar.
    [turn] Mando uma mensagem direta a você no fim de cada turno.
   *[none] Vou mandar uma mensagem direta a você quando ela terminar, ou no fim de cada turno, nunca nas suas horas de silêncio.
}
following-press-end = Só o fim
following-press-turn = Cada turno
following-press-stop = Parar de acompanhar
following-begun-end = 👁️ Você acompanha esta partida de { $game }: vou mandar uma única mensagem direta quando ela terminar. `/games` lista o que você acompanha.
following-begun-turn = 👁️ Você acompanha esta partida de { $game }: vou mandar uma mensagem direta no fim de cada turno, no máximo a cada dez minutos. `/games` lista o que você acompanha.
following-stopped = Você não acompanha mais esta partida.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] O próximo turno começa.
        [1] É a vez de { $turn }.
       *[other] Falta escolher: { $turn }.
    }
following-over = 🏁 **{ $game }** · { $names }
    A partida que você acompanhava terminou.
following-given-up = 🏁 **{ $game }** · { $names }
    A partida que você acompanhava foi encerrada antes do fim.
following-list = 👁️ **Você acompanha:**
following-line = • { $game } · { $names ->
        [none] agora você não pode ver o canal dela
       *[other] { $names }
    } · { $way ->
        [end] o fim
       *[turn] cada turno
    } · [ir para a partida]({ $link })
following-more = … e mais { $count }
following-choose = Parar de acompanhar uma partida…
following-option = { $game }: { $names }
following-option-unseen = { $game }
refusal-follow_own = Você joga nesta partida, então já vê tudo. `/preferences` define como aviso que é a sua vez.
refusal-follow_refused = Minha última mensagem direta não chegou até você, então eu não conseguiria contar nada desta partida. Clique com o botão direito em um servidor que temos em comum, abra *Configurações de privacidade*, permita as *mensagens diretas* e mande qualquer comando por lá.
refusal-too_many_follows = Você já acompanha { $limit } partidas. `/games` lista todas; pare de acompanhar uma antes.
refusal-too_many_followers = { $limit } pessoas já acompanham esta partida; não dá para mais gente.
