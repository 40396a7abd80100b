# Export and erasure of personal data.

privacy-exported = Tout ce que je stocke sur toi, en fichier JSON ; n’importe quel éditeur de texte l’ouvre :
privacy-packed = Tout ce que je stocke sur toi. Comme c’est beaucoup, le JSON est compressé en ZIP ; décompresse-le, et n’importe quel éditeur de texte l’ouvre :
privacy-ask = **Effacer tout ce qui te concerne ?**
    Ton identifiant, ton nom et tes préférences sont effacés pour de bon. Tu quittes tes lobbys. Dans les parties en cours, une IA prend ta place ; les parties finies restent, sans ton nom.
    C’est irréversible.
privacy-erase = Tout effacer
privacy-keep = Garder mes données
privacy-erased = Tout ce qui te concerne est effacé. Que les dieux te gardent !
privacy-kept = Rien n’a été effacé.
refusal-erased_lately = J’ai effacé tes données il y a moins d’une heure. Ce qui a été stocké depuis pourra être effacé { $until }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = confidentialité
command-privacy-about = Ce que je stocke sur toi
command-privacy-export = exporter
command-privacy-export-about = Tout ce que je stocke sur toi, en fichier
command-privacy-erase = effacer
command-privacy-erase-about = Effacer tout ce que je stocke sur toi
