# Was von Partien bleibt: Protokoll, Rückblick, Tipps, Statistik, Wertung, Ende.

picture-replay = Die ganze Partie als Animation: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 } auf { $boards ->
    [one] einem Bild
   *[other] { $boards } Bildern
 }. Das letzte:
