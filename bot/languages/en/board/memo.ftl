# A note of one's own about a match.

memo-press = My note
memo-title = My note about this match
memo-label = What do you want to remember?
memo-about = Only you see it, above your choices whenever it’s your turn. Leave it empty to delete it.
memo-line = 📝 { $text }
memo-kept = 📝 Noted. Only you will see it, whenever it’s your turn here.
memo-deleted = Your note about this match is deleted.
