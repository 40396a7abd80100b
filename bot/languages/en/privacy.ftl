# Export and erasure of personal data.

privacy-exported = Everything I store about you, as a JSON file; any text editor opens it:
privacy-packed = Everything I store about you. It’s a lot, so the JSON is packed as ZIP; unpack it, and any text editor opens it:
privacy-ask = **Erase everything about you?**
    Your id, your name and your preferences are deleted for good. You leave your lobbies. In running matches a computer player takes your seat; finished matches stay, without your name.
    This cannot be undone.
privacy-erase = Erase everything
privacy-keep = Keep my data
privacy-erased = Everything about you is erased. Farewell, hero!
privacy-kept = Nothing was erased.
refusal-erased_lately = I erased your data less than an hour ago. Anything stored since then can be erased { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = privacy
command-privacy-about = What I store about you
command-privacy-export = export
command-privacy-export-about = Everything I store about you, as a file
command-privacy-erase = erase
command-privacy-erase-about = Erase everything I store about you
