"""The words of the page around the messages, in the language in which the playground began: SimCord's are English.

They stand in its files.
"""

from __future__ import annotations

from typing import NamedTuple

from simcord.preview import Preview

from bot.languages import LANGUAGES, Speech, speech
from bot.playground.page_changes import Change, change_page

HTML, TIMELINE, CONTROLS = "/", "/messages.js", "/selects.js"
FORMS, FRAME = "/components.js", "/workbench.js"


class Place(NamedTuple):
    """Where a text stands: the path of a file, what is around the text there, and the message that says it."""

    path: str
    around: str
    message: str

    def text(self, words: Speech) -> str:
        """The piece of the file with the text in this language."""
        return self.around.format(words(f"playground-page-{self.message}"))


PLACES = (
    Place(HTML, "{}\n          <select id=", "viewing"),
    Place(HTML, 'aria-label="{}"></select>', "viewing"),
    Place(HTML, 'aria-expanded="false">{}</button>', "messages"),
    Place(HTML, "<h1>{}</h1>", "messages"),
    Place(HTML, 'live sync.">{}</button>', "refresh"),
    Place(HTML, '<button id="capture-open" class="toolbar-button" type="button">{}</button>', "capture"),
    Place(HTML, '          {} <span id="inspector-count"', "inspector"),
    Place(HTML, "<summary>{}</summary>", "more"),
    Place(HTML, '<button id="close" type="button">{}</button>', "end"),
    Place(HTML, 'for="message-search">{}</label>', "search-messages"),
    Place(HTML, 'placeholder="{}"', "find"),
    Place(HTML, '<button type="submit">{}</button>', "search"),
    Place(HTML, 'results">{}</button>\n              <button id="message-next"', "previous"),
    Place(HTML, 'aria-label="Next message results">{}</button>', "next"),
    Place(HTML, "<summary>{}</summary>", "jump"),
    Place(HTML, 'id="history-older" class="history-button" type="button" hidden>{}</button>', "earlier"),
    Place(HTML, 'id="history-newer" class="history-button" type="button" hidden>{}</button>', "later"),
    Place(HTML, 'id="new-messages" class="history-button" type="button" hidden>{}</button>', "latest"),
    Place(HTML, '<p id="channel-empty" class="channel-empty" hidden>{}</p>', "empty"),
    Place(HTML, 'type="submit">{}</button>\n                </div>', "send"),
    Place(TIMELINE, '"{}"', "only-you"),
    Place(TIMELINE, '" ({})"', "edited"),
    Place(TIMELINE, "`${{invoker}} {} `", "used"),
    Place(FRAME, '"{}"', "conversation"),
    Place(CONTROLS, '"{}"', "no-options"),
    Place(FORMS, '"{}"', "cancel"),
    Place(FORMS, '"{}"', "submit"),
)


def translate_page(preview: Preview, words: Speech) -> None:
    """Let the page of a preview that has not started speak this language."""
    english = speech(LANGUAGES[0])
    if words.language != english.language:
        change_page(preview, [Change(place.path, place.text(english), place.text(words)) for place in PLACES])
