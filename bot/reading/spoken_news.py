"""What happened since the board before, in sentences for those who hear a board's alt text instead of seeing it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages.captions import strip_markdown
from bot.languages.log_lines import REMARKS
from bot.reading.narration import narrate
from bot.reading.position import Telling
from engine.events import Event
from engine.news import ever_fewer
from engine.registry import find_game
from rendering.alt_text import sentence

MOST = 400
"""Characters of the sentences: an alt text has 1024, and the rest of the board needs some as well."""


def spoken_news(telling: Telling, events: Sequence[Event]) -> tuple[str, ...]:
    """What happened, a sentence for each turn.

    What has no room goes in this order: rolls and gains, what is no deed, the turns that came first.
    """
    spoken: list[str] = []
    for newest in ever_fewer(find_game(telling.game), events):
        # Where something is left out, a remark might stand after what it is not about.
        news = events if newest is events else [event for event in newest if event.kind not in REMARKS]
        spoken = [sentence(strip_markdown(line)) for line in narrate(telling, news)]
        if sum(map(len, spoken)) <= MOST:
            break
    while len(spoken) > 1 and sum(map(len, spoken)) > MOST:
        del spoken[0]
    return tuple(spoken)
