# Export and erasure of personal data.

privacy-exported = Todo lo que guardo sobre ti, como archivo JSON; se abre con cualquier editor de texto:
privacy-packed = Todo lo que guardo sobre ti. Es mucho, así que el JSON va comprimido en ZIP; descomprímelo y ábrelo con cualquier editor de texto:
privacy-ask = **¿Borrar todo sobre ti?**
    Tu id, tu nombre y tus preferencias se borran para siempre. Sales de tus salas. En las partidas en curso una IA toma tu asiento; las terminadas se quedan, sin tu nombre.
    Esto no se puede deshacer.
privacy-erase = Borrar todo
privacy-keep = Conservar mis datos
privacy-erased = Todo sobre ti está borrado. ¡Que los dioses te acompañen!
privacy-kept = No se borró nada.
refusal-erased_lately = Borré tus datos hace menos de una hora. Lo guardado desde entonces se puede borrar { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = privacidad
command-privacy-about = Qué guardo sobre ti
command-privacy-export = exportar
command-privacy-export-about = Todo lo que guardo sobre ti, como archivo
command-privacy-erase = borrar
command-privacy-erase-about = Borra todo lo que guardo sobre ti
