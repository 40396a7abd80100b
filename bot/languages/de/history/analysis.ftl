# Die Analyse einer Partie, die zu Ende ist.

# The chart, and its description for readers who cannot see it.

picture-chances-title = Gewinnchancen
picture-chances-round = Runde
picture-chances-alt = Ein Diagramm der Gewinnchancen über { $rounds } Runden.
picture-chances-side = { $name }: { $first } % am Anfang, bestenfalls { $best } % in Runde { $round }, { $last } % am Ende.
picture-chances-then = In Runde { $round }: { $chances }.

# While it is made, and the whole.

analysis-running = 📈 Ich probiere aus, was man sonst hätte spielen können: { $percent } % geschafft. Diese Nachricht wird zur Analyse.
analysis-title = ### { $game }: deine Partie analysiert
analysis-title-shared = ### { $game }: die Partie von { $name }, analysiert
analysis-nothing-learned = Was die Stellungen einer solchen Partie wert sind, habe ich nicht gelernt. Ich kann nur sagen, wie die Würfel fielen.
analysis-costs = **Was am meisten gekostet hat**
analysis-cost = **{ $number }.** Runde { $round }: { $played }. Besser: **{ $better }** (Gewinnchance { $win } % statt { $win_played } %, { $points } statt { $points_played } Punkte)
analysis-no-costs = ✅ Ich habe anderes ausprobiert und nichts gefunden, was sicher besser gewesen wäre als das Gespielte.
analysis-luck = 🎲 { $name }: { $dice } Würfel ergaben { $share } % des Durchschnitts, mehr als bei { $better } von 100 Leuten
analysis-about = Chancen und Punkte sind Mittelwerte über viele Partien, die ich mir aus dem vorgestellt habe, was am jeweiligen Platz damals bekannt war. Nur du siehst das.
analysis-about-luck = Nur du siehst das.

# One choice.

analysis-moment-title = ### { $number }. Runde { $round } · Entscheidung { $at } von { $of }
analysis-moment-played = Deine Wahl: { $choice }
analysis-moment-better = Besser: **{ $choice }**
analysis-moment-tried = Ich habe beides in { $futures } vorgestellten Partien mit denselben Würfeln weitergespielt, und dies hat besser abgeschnitten.
analysis-moment-figures = Gewinnchance { $win } % statt { $win_played } %, am Ende im Schnitt { $points } statt { $points_played } Punkte; zu { $sure } % sicher.

# Buttons.

analysis-press = Analyse
analysis-look = { $number } ansehen
analysis-step = Ab hier durchgehen
analysis-back = Zurück
analysis-share = Teilen

bot-refusal-nothing_to_analyse = In diesem Kanal ist noch keine Partie zu Ende gegangen. Sobald eine vorbei ist, analysiere ich sie hier für dich.
command-analysis = analyse
command-analysis-about = Die letzte Partie hier analysiert: Chancen, teuerste Entscheidungen, Glück; nur du siehst es
