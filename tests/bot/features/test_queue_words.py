"""What the queue says of how long one usually waits."""

from __future__ import annotations

import pytest

from bot.features.queue.commands import usual_wait
from bot.languages import speech
from bot.runtime.clock import HOUR, MINUTE, SECOND


@pytest.mark.parametrize(
    ("wait", "english", "german"),
    [
        (None, "can’t say yet", "weiß ich noch nicht"),
        (20 * SECOND, "within a minute", "weniger als einer Minute"),
        (MINUTE, "after 1 minute.", "nach 1 Minute."),
        (89 * MINUTE, "after 89 minutes", "nach 89 Minuten"),
        (3 * HOUR, "after 3 hours", "nach 3 Stunden"),
    ],
)
def test_the_usual_wait_is_told_in_minutes_or_hours(wait: int | None, english: str, german: str) -> None:
    for language, phrase in (("en", english), ("de", german)):
        assert phrase in usual_wait(wait, speech(language)).replace("\u2068", "").replace("\u2069", "")
