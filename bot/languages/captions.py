"""Captions for pictures: events in words, without markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.languages.messages import Speech
from engine.events import Event
from engine.news import ever_fewer
from engine.registry import find_game

_MARKUP = re.compile(r"\*\*|\\(?=[^\w\s]|_)|^-# ", re.MULTILINE)

LONGEST = 200
"""The largest length of a caption, in characters: what people read in the three seconds of a picture."""


def strip_markdown(text: str) -> str:
    """The text as it reads on Discord: without the signs for bold and small print, and without escapes."""
    return _MARKUP.sub("", text)


@dataclass(frozen=True)
class Caption:
    """Makes captions for a match between people of these names: as many of the events as fit, none cut.

    What has no room goes in this order: rolls and gains, what is no deed, what came first. ``key`` is the game's.
    """

    speech: Speech
    key: str
    names: tuple[str, ...]

    def __call__(self, events: Sequence[Event]) -> str:
        """What happened, in at most LONGEST characters."""
        lines: list[str] = []
        for selection in ever_fewer(find_game(self.key), events):
            lines = [strip_markdown(line) for line in self.speech.story(self.key, selection, self.names)] or lines
            if sum(map(len, lines)) <= LONGEST:
                return " · ".join(lines)
        last = lines[-1:]
        for line in reversed(lines[:-1]):
            if sum(map(len, last)) + len(line) > LONGEST:
                return " · ".join(["…", *last])
            last.insert(0, line)
        return " · ".join(last)
