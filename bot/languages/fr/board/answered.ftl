# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Cette partie n’est visible que pour toi. Ici, je ne peux que répondre à tes clics : ni poster, ni te faire signe, et personne ne peut regarder ou rejoindre. Si ce message a disparu, `/move` remontre la partie. Ses dés sont scellés sous `{ $seal }`.
