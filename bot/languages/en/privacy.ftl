# Export and erasure of personal data.

bot-privacy-exported = Everything that is kept about you:
bot-privacy-ask = **Erase everything about you?**
    Your id, your name and your preferences go for good. You leave the lobbies you sit in. In matches that others play on, a computer player takes your seat; finished matches stay, without your name.
    This cannot be undone.
bot-privacy-erase = Erase everything
bot-privacy-keep = Keep it
bot-privacy-erased = Everything about you is erased. Farewell, hero.
bot-privacy-kept = Nothing was erased.
bot-refusal-erased_lately = You were erased within the last hour. What has come together since can be erased { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = privacy
command-privacy-about = What is kept about you
command-privacy-export = export
command-privacy-export-about = Everything that is kept about you, as a file
command-privacy-erase = erase
command-privacy-erase-about = Erase everything that is kept about you
