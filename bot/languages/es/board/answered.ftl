# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Solo tú ves esta partida. Aquí solo puedo responder a lo que pulses: no puedo publicar ni recordarte nada, y nadie puede mirar ni unirse. Si este mensaje desaparece, `/move` vuelve a mostrar la partida. Sus dados están sellados como `{ $seal }`.
