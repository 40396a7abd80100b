"""Discord's numbers: flags, kinds of components, and how much of each thing it takes."""

from __future__ import annotations

# Message flags
SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
IS_VOICE_MESSAGE = 1 << 13
COMPONENTS_V2 = 1 << 15
CONTENT_MAX = 2000
EMBEDS_TOTAL = 6000
V2_COMPONENTS_MAX = 40
V2_TEXT_MAX = 4000
LEGACY_ROWS_MAX = 5
ROW_WIDTH = 5
MODAL_ROWS_MAX = 5
FILES_MAX = 10
FILE_SIZE = 10 * 1024 * 1024
COMMAND_SIZE = 8000
COMMAND_COUNTS = {1: 100, 2: 15, 3: 15, 4: 1}
AUTOCOMPLETE_MAX = 25
# commands that may be made in a day, globally and in each server (error 30034)
DAILY_CREATES = 200
# follow-ups to an interaction where only the account has the application (error 40094)
FOLLOWUPS_BY_ACCOUNT = 5
EMOJIS_MAX = 2000
EMOJI_SIZE = 256 * 1024
# API#8554: a layout whose texts have more bytes (12 more for each text) is answered with 500
V2_BYTES_MAX = 10170
BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO, CHECKS, CHECK = 18, 19, 21, 22, 23
