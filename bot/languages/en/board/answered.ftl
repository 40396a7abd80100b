# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Only you can see this match. Here I can only reply to your clicks: I can’t post or remind you, and no one can watch or join. If this message is gone, `/move` shows the match again. Its dice are sealed as `{ $seal }`.
