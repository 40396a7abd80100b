# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Questa partita la vedi solo tu. Qui posso solo rispondere ai tuoi clic: non posso scrivere né ricordarti nulla, e nessuno può guardare o unirsi. Se questo messaggio sparisce, `/move` mostra di nuovo la partita. I suoi dadi sono sigillati come `{ $seal }`.
