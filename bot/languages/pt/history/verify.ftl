# The proof that the dice were fair.

verify-sealed = 🔒 Os dados da partida deste canal estão selados como `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([como publicado]({ $link }))
 }. Quando ela acabar, `/verify` os confere.
verify-own = **Sua própria partida { $match }** ({ $game }), que só você vê:
verify-here = **A última partida deste canal:**
verify-true = ✅ **Os dados foram justos.** A semente bate com o selo de antes da partida, e { $moves ->
    [1] a única escolha e cada rolagem saem
   *[other] todas as { $moves } escolhas e cada rolagem saem
 } iguais quando refeitas.
verify-seal = O selo: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([como publicado antes da partida]({ $link }))
 }
verify-compare = O selo neste arquivo é `{ $seal }`. Compare com o que foi publicado antes da partida: só se forem iguais isto prova algo.
verify-same-rules = Esta partida foi jogada com a versão { $before } das regras. A versão { $now }, que uso agora, dá o mesmo resultado.
verify-other-rules = ⚖️ **Os dados batem com o selo, mas não consigo conferir as escolhas.** Esta partida foi jogada com a versão { $before } das regras; a versão { $now }, que uso agora, dá outro resultado. Um bot com a versão antiga pode conferir tudo.
verify-broken-seal = ❌ **Estes dados não batem com o selo.** A semente e o sal não são os selados antes da partida: alguém os trocou.
verify-false = ❌ **Esta partida não bate com os dados.** { $part ->
    [move] As regras não permitem a escolha { $number }.
    [event] { $number ->
        [0] O que o arquivo conta do começo sai diferente quando refaço a partida.
       *[other] O que o arquivo conta depois da escolha { $number } sai diferente quando refaço a partida.
    }
    [end] As escolhas levam a outro fim.
    [scores] As escolhas levam a outras pontuações.
    [draws] Algumas rolagens não são as que a semente dá.
   *[other] Algo nela foi alterado.
 }
verify-unreadable = ❌ **Não consigo ler este arquivo até o fim.** Parece um arquivo de partida, mas está danificado ou foi alterado. Anexe do jeito que `/verify` entregou.
verify-file = Este arquivo tem a partida inteira. `pantheon verify FILE` a confere sem o Discord.
refusal-bad_file = { $file ->
    [table] Este arquivo serve para passar uma partida a outro bot. Quem me administra pode conferi-la com `pantheon verify FILE`.
    [person] Este arquivo é o que guardo sobre você (`/privacy export`). Não há dados de jogo para conferir nele.
    [tournament] Este arquivo tem os resultados de um torneio. Não há dados de jogo para conferir nele.
    [large] Este arquivo é grande demais para uma única partida.
    [unreadable] Não consigo ler este arquivo: não é JSON ou está danificado.
   *[other] Isso não é um arquivo de partida meu.
 } Anexe o que `/verify` entregou depois de uma partida, por exemplo `hercules.json`: nas primeiras linhas está escrito `pantheon-match`.
command-verify = verificar
command-verify-about = Conferir os dados de uma partida terminada, cada rolagem e cada jogada
command-verify-file = arquivo
command-verify-file-about = Uma partida salva (a última terminada neste canal, se vazio)
