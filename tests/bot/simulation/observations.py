"""What others see of a match, moment by moment, so that two runs can be compared."""

from __future__ import annotations

import re

ID = re.compile(r"\d{15,}")
"""An id that Discord has given."""


class Observations:
    """Lines in the order of their moments; each id has the number in which others first see it.

    What is seen in one moment stands in the order of its words: the answer to a click and a new board have no order
    that anyone sees.
    """

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._at_s = 0.0
        self._moment: list[tuple[str, str]] = []
        self._numbers: dict[str, int] = {}

    def note(self, at_s: float, what: str, about: str) -> None:
        """Something is seen."""
        if at_s != self._at_s:
            self._end_moment()
        self._at_s = at_s
        self._moment.append((what, about))

    def lines(self) -> list[str]:
        """All lines so far."""
        self._end_moment()
        return self._lines

    def _end_moment(self) -> None:
        for what, about in sorted(self._moment, key=lambda each: ID.sub("#", " ".join(each))):
            self._lines.append(f"{self._at_s:.3f} {self._numbered(what)} {self._numbered(about)}")
        self._moment = []

    def _numbered(self, text: str) -> str:
        text = re.sub(r'"nonce": "[^"]*"', '"nonce": ""', text)
        # The mark of a new panel is made of its nonce.
        text = re.sub(r'"id": \d{10}\b', '"id": 0', text)
        return ID.sub(lambda each: f"#{self._numbers.setdefault(each[0], len(self._numbers))}", text)
