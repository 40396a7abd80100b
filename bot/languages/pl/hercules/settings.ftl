# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Zasady
hercules-setting-variant-full = Pełna gra
hercules-setting-variant-simplified = Uproszczone – bogowie dają tylko punkty, bez zdolności
hercules-setting-level = Poziom Hadesa
hercules-setting-level-book = Z instrukcji – jak w druku; Hades nie dostaje nic ekstra
hercules-setting-level-mild = Łatwy – zasada domowa, Hades liczy po 1 symbolu więcej z każdego rodzaju
hercules-setting-level-medium = Średni – zasada domowa, Hades liczy po 2 symbole więcej z każdego rodzaju
hercules-setting-level-standard = Trudny – zasada domowa, po 2 symbole więcej i 5 punktów (równe szanse)
hercules-setting-level-hard = Ekspert – zasada domowa, Hades liczy po 3 symbole więcej z każdego rodzaju
hercules-setting-first = Kto zaczyna
hercules-setting-first-random = Losowo
hercules-setting-first-host = Host (to przewaga, więc bez rankingu)
hercules-duration = około 30 minut
hercules-solo = Hercules przeciw Hadesowi

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules dla 2–4 osób: otwórz lobby, do którego inni mogą dołączyć
command-play-solo-about = Graj od razu w pojedynkę: Hercules przeciw Hadesowi albo dowolna gra z komputerem
command-setting-variant = wariant
command-setting-level = poziom
