"""What happened since, in a few rows of whole sentences: first what the reader got, then what each of the others did.

What does not fit goes in this order: dice and what was used, then the less telling deeds, which are counted instead.
What the reader got, and one deed of each of the others, are always there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.interactions.components import small
from bot.interactions.panel_height import PANEL, TEXT_ROW, height_of_text, rows
from bot.languages.display_names import safe_name
from bot.languages.log_lines import AGAIN, BRIEF, ON
from bot.reading.narration import narrate
from bot.reading.position import Telling
from bot.tables.rules.seat_changes import REPLACED, SWAPPED
from engine.events import Event
from engine.game import Game
from engine.news import sum_events
from engine.registry import find_game

MOST_ROWS = 4
"""The largest number of rows with events, where they fit in as many."""
BYTES = 1_500
"""How many bytes of a message they may take."""
NOTE_ROWS = 2
"""Notes of a table that need more rows are shortened."""
DETAIL = 100
"""The rank of what is no deed: it goes first, and is not counted."""
BETWEEN = " · "


class Part(NamedTuple):
    """One thing that a side did or got: in words, and as it stands after another of its kind. The higher its ``rank``,
    the sooner it is left out; 0: never."""

    kind: str
    text: str
    again: str
    rank: int


class Side(NamedTuple):
    """Who it is, and what they did or got. What the reader did is not counted where it is left out."""

    name: str
    parts: Sequence[Part]
    is_reader: bool = False


def story(telling: Telling, events: Sequence[Event], room: float = PANEL, reader: int | None = None) -> list[str]:
    """What happened, in lines of whole sentences, in as many pixels as there is ``room`` for if that can be; what is
    always there may take more. ``reader`` is the seat whose own gains stand first."""
    most = min(MOST_ROWS * TEXT_ROW, room)
    for words in (telling.speech.with_emojis, telling.speech):
        variant = telling._replace(speech=words)
        is_brief = bool(find_game(telling.game).reading.events.deeds)
        lines = _fit(_Story(variant, events, reader), most) if is_brief else log(variant, events, most)
        if len("\n".join(lines).encode()) <= BYTES:
            break
    return lines


def log(telling: Telling, events: Sequence[Event], room: float) -> list[str]:
    """The newest lines of the log, whole, in this height in pixels, at least one."""
    lines = narrate(telling, events)
    while len(lines) > 1 and _height(lines) > room:
        del lines[0]
    return lines


def _fit(chronicle: _Story, most: float) -> list[str]:
    shortest: list[str] = []
    for lines in chronicle.ever_shorter():
        height = _height(lines)
        if height <= most:
            return lines
        if not shortest or height < _height(shortest):
            shortest = lines
    return shortest


def _height(lines: Sequence[str]) -> float:
    return sum(map(height_of_text, lines))


class Note(NamedTuple):
    """What stands in a line of its own. ``is_first``: it happened before all that its seat did."""

    text: str
    is_first: bool


class _Story:
    """The parts that a story is made of, and ever shorter ways to tell it."""

    def __init__(self, telling: Telling, events: Sequence[Event], reader: int | None) -> None:
        self._key, self._names, self._speech = telling
        self._game: Game[object] = find_game(telling.game)
        self._of_table = frozenset(filter(self._is_of_table, {event.kind for event in events}))
        notes = ((place, self._note(event)) for place, event in enumerate(events))
        self._notes = [Note(text, self._is_first(events, place)) for place, text in notes if text]
        seat_changes = (place for place, event in enumerate(events) if event.kind in (SWAPPED, REPLACED))
        # Before a change of seats others sat there; their names are not kept.
        since = events[max(seat_changes, default=-1) + 1 :]
        self._reader = [] if reader is None else [self._own_side(reader, since)]
        others = dict.fromkeys(event.seat for event in since if self._deed(event) and event.seat != reader)
        self._others = [self._other_side(seat, since) for seat in others]

    def ever_shorter(self) -> Iterator[list[str]]:
        """The lines, each time with less of what matters least."""
        reader, others = self._reader, self._others
        yield _place_notes(self._lines([*reader, *others]), self._notes)
        reader = [side._replace(parts=[part for part in side.parts if part.rank < DETAIL]) for side in reader]
        yield _place_notes(self._lines([*reader, *others]), self._notes)
        short = [self._short(side, 1) for side in others]
        yield _place_notes([*self._lines(reader), *short], self._notes)
        own = [self._short(side, 1) for side in reader if side.parts]
        yield _place_notes([*own, *short], self._notes)
        notes = self._notes[-1:]
        best = [side._replace(parts=[min(side.parts, key=lambda part: part.rank)]) for side in others]
        for sides_shown in (short, [self._short(side, 0) for side in others], self._lines(best)):
            yield _place_notes([*own, *self._join(sides_shown)], notes)
            yield _place_notes([*own, *map(small, self._join(sides_shown))], notes)
        gains = [self._short(side, 0) for side in reader if side.parts]
        yield _place_notes(self._join([*gains, *self._lines(best)]), notes)

    def _join(self, lines: Sequence[str]) -> list[str]:
        return [BETWEEN.join(lines)] if lines else []

    def _lines(self, sides: Iterable[Side]) -> list[str]:
        return [self._line(side, side.parts) for side in sides if side.parts]

    def _short(self, side: Side, most: int) -> str:
        """A side's line in a number of rows: with ever fewer parts, the most telling one at least."""
        parts = list(side.parts)
        while rows(line := self._line(side, parts)) > most:
            left_out = [part for part in parts if part.rank]
            if len(parts) == 1 or not left_out:
                break
            # Of the reader's own deeds those of the turn before go first.
            parts.remove(left_out[0] if side.is_reader else max(left_out, key=lambda part: part.rank))
        return line

    def _line(self, side: Side, parts: Sequence[Part]) -> str:
        before = ["", *(part.kind for part in parts)]
        sentences = [part.again if part.kind == kind else part.text for part, kind in zip(parts, before, strict=False)]
        left = sum(part.rank < DETAIL for part in side.parts) - sum(part.rank < DETAIL for part in parts)
        more = self._speech("board-story-more", count=left) if left and not side.is_reader else ""
        return self._speech("board-story-side", name=side.name, text=self._speech.in_a_row(sentences) + more)

    def _note(self, event: Event) -> str:
        """A note of the table, or what concerns the whole of it; in brief where the whole is long."""
        if event.kind not in self._game.reading.events.notices and not self._is_note(event):
            return ""
        whole = "\n".join(self._speech.story(self._key, [event], self._names))
        if rows(whole) <= NOTE_ROWS:
            return whole
        return self._brief(event) or whole

    def _is_first(self, events: Sequence[Event], place: int) -> bool:
        """Whether an event is the table's own about a seat that has done something only after it: a computer player
        that stands in must not seem to have played before it did."""
        note = events[place]
        if note.seat is None or not self._is_note(note):
            return False
        before, after = (
            any(each.seat == note.seat and self._deed(each) for each in part)
            for part in (events[:place], events[place + 1 :])
        )
        return after and not before

    def _own_side(self, seat: int, events: Sequence[Event]) -> Side:
        gains = self._game.reading.events.gains
        sums = [(event, 0 if event.kind in gains else DETAIL) for event in sum_events(self._game, events, seat)]
        # What happened stays in its order: a golem that a feat sent back must not seem to have gone ahead by it.
        own = [(event, self._own(event)) for event in events if event.seat == seat]
        ranking = [*(each for each in sums if not each[1]), *own, *(each for each in sums if each[1])]
        parts = [self._part(event, rank) for event, rank in ranking if rank is not None]
        return self._side(seat, parts)._replace(is_reader=True)

    def _other_side(self, seat: int | None, events: Sequence[Event]) -> Side:
        ranking = [(event, self._deed(event)) for event in events if event.seat == seat]
        return self._side(seat, [self._part(event, rank) for event, rank in ranking if rank is not None])

    def _side(self, seat: int | None, parts: Iterable[Part]) -> Side:
        return Side(self._name(seat), [part for part in parts if part.text])

    def _part(self, event: Event, rank: int) -> Part:
        text = self._brief(event)
        return Part(event.kind, text, self._brief(event, AGAIN) or text, rank)

    def _deed(self, event: Event) -> int | None:
        """The rank of what a side did; None for what is left out of others' lines."""
        if event.kind in self._game.reading.events.deeds:
            return 1 + self._game.reading.events.deeds.index(event.kind)
        if event.kind in self._game.reading.events.moves:
            return DETAIL
        return DETAIL - 1 if self._is_remark(event) else None

    def _own(self, event: Event) -> int | None:
        """The rank of what the reader did or got; None for what stands in a sum or a note."""
        kinds = (*self._game.reading.events.sums, *self._game.reading.events.notices)
        if event.kind in kinds or self._is_note(event):
            return None
        return 0 if event.kind in self._game.reading.events.gains else self._deed(event) or DETAIL

    def _brief(self, event: Event, form: str = BRIEF) -> str:
        return self._speech.event(self._key, event, self._names, form)

    def _name(self, seat: int | None) -> str:
        if seat is None:
            return self._speech(f"{self._key}-other-side")
        return safe_name(self._names[seat], self._speech("common-nameless", number=seat + 1))

    def _is_note(self, event: Event) -> bool:
        """Whether it is the table's own, a sentence."""
        return event.kind in self._of_table and self._speech.has_own(f"common-event-{event.kind}")

    def _is_remark(self, event: Event) -> bool:
        """Whether it is the table's own, a few words with what its seat did."""
        return event.kind in self._of_table and not self._is_note(event) and bool(self._brief(event))

    def _is_of_table(self, kind: str) -> bool:
        own = f"{self._key}-event-{kind}"
        return not self._speech.has(own) and not self._speech.has_own(f"{own}.{ON}")


def _place_notes(lines: Sequence[str], notes: Sequence[Note]) -> list[str]:
    """The lines with the notes before or after them."""
    first, last = ([note.text for note in notes if note.is_first is is_first] for is_first in (True, False))
    return [*first, *lines, *last]
