"""Captions for pictures: events in words, without markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.languages.messages import Speech
from engine.events import Event

_MARKUP = re.compile(r"\*\*|\\(?=[^\w\s]|_)|^-# ", re.MULTILINE)

LONGEST = 200
"""The largest length of a caption, in characters: what people read in the three seconds of a picture."""


def unmarked(text: str) -> str:
    """The text as it reads on Discord: without the signs for bold and small print, and without escapes."""
    return _MARKUP.sub("", text)


def caption(speech: Speech, key: str, names: Sequence[str]) -> Callable[[Sequence[Event]], str]:
    """Makes captions for a match between people of these names: as many of the last events as fit, none cut."""

    def told(events: Sequence[Event]) -> str:
        lines = [unmarked(line) for line in speech.story(key, events, names)]
        kept = lines[-1:]
        for line in reversed(lines[:-1]):
            if sum(map(len, kept)) + len(line) > LONGEST:
                return " · ".join(["…", *kept])
            kept.insert(0, line)
        return " · ".join(kept)

    return told
