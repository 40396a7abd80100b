"""Gathers events into lines of the log."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Event

ON, ALSO, NEW = "on", "also", ""
"""An event continues in the line of the same side, tells the same of another side, or begins a line."""
BRIEF, AGAIN = "brief", "again"
"""An event in a few words without who it is about; and as it stands after another of its kind."""

REMARKS = frozenset({"by_order", "by_plan"})
"""Events of the table that only say how the last choice of a seat was made: they stand in brackets after what it
brought, wherever that is, and nowhere without it."""

WITHIN = {"events": True, "rolls": False}
"""The facts that hold other events, as JSON, which are listed inside this one: gathered into lines, or each alone."""


class Story:
    """The lines so far, and what the last one is about."""

    def __init__(self) -> None:
        self._lines: list[list[str]] = []
        self._owner: int | None = None
        self._speaker: int | None = None
        self._kinds: set[str] = set()
        self._is_shared = False
        self._closed = False
        self._latest: dict[str, Event] = {}
        self._newest_of: dict[int | None, tuple[int, int]] = {}

    @property
    def lines(self) -> list[str]:
        """The complete lines."""
        return [" · ".join(line) for line in self._lines]

    def joins(self, event: Event, can: Callable[[str], bool]) -> str:
        """How an event joins the last line, as far as it ``can``.

        It may continue when the last word was of the same side; the very same may follow there once more. It may
        join as another side's when the line is one of the whole table, or tells the same of another side already.
        """
        if event.kind in REMARKS:
            return ON
        if not self._lines or self._closed:
            return NEW
        if event.seat == (None if self._owner is None else self._speaker) and can(ON):
            return AGAIN if self._latest.get(event.kind) == event and can(AGAIN) else ON
        alike = event.seat is not None and event.kind in self._kinds
        return ALSO if (self._owner is None or alike) and can(ALSO) else NEW

    def add(self, event: Event, joins: str, text: str) -> None:
        """Tell an event. A line that several sides share is about that kind of event alone from then on."""
        if event.kind in REMARKS:
            self._remark(event.seat, text)
            return
        if joins == NEW:
            self._lines.append([text])
            self._owner, self._is_shared, self._kinds = event.seat, False, set()
            self._latest.clear()
        else:
            self._lines[-1].append(text)
        if joins == ALSO:
            self._is_shared, self._kinds = True, {event.kind}
        elif not self._is_shared:
            self._kinds.add(event.kind)
        self._speaker = event.seat
        self._closed = False
        self._latest[event.kind] = event
        self._newest_of[event.seat] = len(self._lines) - 1, len(self._lines[-1]) - 1

    def _remark(self, seat: int | None, text: str) -> None:
        line, part = self._newest_of.pop(seat, (-1, -1))
        if line >= 0:
            self._lines[line][part] += f" ({text})"

    def close(self) -> None:
        """Begin a new line with the next event."""
        self._closed = True
