# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Parola fortunata
lucky-word-label = Una parola qualsiasi
lucky-word-about = La mescolo ai dadi. Nessuno può dire che cosa cambia.
lucky-word-added = La tua parola fortunata è mescolata ai dadi.
