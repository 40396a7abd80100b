# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Only you see this match, and it goes on by your clicks. Here I can only answer you: I post nothing by myself, remind you of nothing, and nobody can watch or join. If this message is gone, `/move` shows the match again. Its dice are sealed as `{ $seal }`.
