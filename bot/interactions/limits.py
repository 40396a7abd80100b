"""Discord's limits. A message or command that breaks one is refused as a whole."""

MESSAGE_TEXT = 4_000
"""All text of a message, in characters; also the text of a field of a form."""
MESSAGE_BYTES = 8_000
"""The layout of a message, in bytes. Discord refuses larger ones with an unspecific error
(docs/discord.md, "Limits")."""
COMPONENTS = 40
"""All components of a message, inner ones too."""
FILE_BYTES = 10_000_000
"""The largest file; Discord takes 10 MiB on a server without boosts."""
FILES = 10
"""The files of a message."""
ALT_TEXT = 1_024
ROW_BUTTONS = 5
BUTTON_LABEL = 80
SELECT_OPTIONS = 25
OPTION_TEXT = 100
"""The label and the description of an option of a select, in characters."""
PLACEHOLDER = 150
CUSTOM_ID = 100
SUGGESTIONS = 25
SUGGESTION_TEXT = 100
FORM_TEXT = 45
"""The title of a form and the label of its fields, in characters."""
FORM_NOTE = 100
"""The description below the label of a field, in characters."""
THREAD_NAME = 100
TAG_NAME = 20
