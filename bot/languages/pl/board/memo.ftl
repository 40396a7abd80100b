# A note of one's own about a match.

memo-press = Moja notatka
memo-title = Moja notatka o tej partii
memo-label = Co chcesz zapamiętać?
memo-about = Widzisz ją tylko ty, nad swoimi możliwościami, gdy jest twoja kolej. Puste pole ją usuwa.
memo-line = 📝 { $text }
memo-kept = 📝 Zapisane. Widzisz to tylko ty, zawsze gdy jest tu twoja kolej.
memo-deleted = Twoja notatka o tej partii jest usunięta.
