"""What happened, without markdown: for captions in pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.languages.messages import Speech
from engine.events import Event

_MARKUP = re.compile(r"\*\*|\\(?=[^\w\s]|_)|^-# ", re.MULTILINE)


def unmarked(text: str) -> str:
    """The text as it reads on Discord: without the signs for bold and small print, and without escapes."""
    return _MARKUP.sub("", text)


def caption(speech: Speech, key: str, names: Sequence[str]) -> Callable[[Sequence[Event]], str]:
    """Puts what happened in a match between people of these names into one line."""

    def told(events: Sequence[Event]) -> str:
        return " · ".join(unmarked(line) for line in speech.story(key, events, names))

    return told
