# Export and erasure of personal data.

privacy-exported = Tutto ciò che conservo su di te, come file JSON; si apre con qualsiasi editor di testo:
privacy-packed = Tutto ciò che conservo su di te. È tanto, quindi il JSON è compresso in uno ZIP; estrailo, e si apre con qualsiasi editor di testo:
privacy-ask = **Cancellare tutto su di te?**
    Il tuo id, il tuo nome e le tue preferenze vengono eliminati per sempre. Lasci le tue lobby. Nelle partite in corso il computer prende il tuo posto; le partite finite restano, senza il tuo nome.
    Questo non si può annullare.
privacy-erase = Cancella tutto
privacy-keep = Tieni i miei dati
privacy-erased = Tutto ciò che ti riguarda è cancellato. Addio e buone imprese!
privacy-kept = Non è stato cancellato nulla.
refusal-erased_lately = Ho cancellato i tuoi dati meno di un’ora fa. Ciò che si è aggiunto da allora si potrà cancellare { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = privacy
command-privacy-about = Che cosa conservo su di te
command-privacy-export = esporta
command-privacy-export-about = Tutto ciò che conservo su di te, in un file
command-privacy-erase = cancella
command-privacy-erase-about = Cancella tutto ciò che conservo su di te
