"""How the bot treats one person."""
