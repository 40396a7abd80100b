"""A match as one person sees it, as a value: what choices, texts, pictures and panels of it are made of.

It is made of a table (``position_of``), of a table for a person with what only the database knows
(``read_position``), or of a match alone: puzzles and tutorials have no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from bot.interactions.components import message_link
from bot.languages import Speech
from bot.reading.erased_people import in_words, seats_in_words
from bot.services import ViewServices
from bot.tables.model.table import Seat, Stage, Table
from engine.events import Event
from engine.match import Match
from engine.questions import Question


class Look(NamedTuple):
    """How pictures look: in colours that differ to every eye, for a small screen; ``whole``: a close-up of a seat is
    not laid out for a small screen either."""

    strong: bool = False
    compact: bool = False
    whole: bool = False


AS_DRAWN = Look()
"""Pictures in the usual colours and layout."""


class Telling(NamedTuple):
    """Which match is narrated, and in which words: its game, the names by seat, and the reader's speech."""

    game: str
    names: Sequence[str]
    speech: Speech


def telling_of(table: Table, speech: Speech) -> Telling:
    """What the events of a table are narrated with."""
    return Telling(table.game, in_words(table, speech).names, speech)


@dataclass(frozen=True)
class Position:
    """A match as one person sees it. ``match`` is read only: fork it to try something.

    ``viewer`` is the seat that looks, None for everyone. ``news`` are the events that are shown with it, None where
    that is not known. ``table_id`` and ``tickets`` are what the ids of its controls are made of (0 without a table),
    ``moved`` is when something happened last (milliseconds since 1970 UTC), ``link`` the address of the newest board.
    ``mark`` is said above its pictures where it is not the match itself.
    """

    match: Match[Any]
    seats: tuple[Seat, ...]
    speech: Speech
    viewer: int | None = None
    look: Look = AS_DRAWN
    news: tuple[Event, ...] | None = None
    table_id: int = 0
    tickets: int = 0
    stage: Stage = "playing"
    moved: int = 0
    link: str = ""
    mark: str = ""
    cache: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)
    """What was made of it already, by what it was made for: choices are worded once."""

    @property
    def game(self) -> str:
        """The key of the match's game."""
        return self.match.game.key

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def is_playing(self) -> bool:
        """Whether the match is being played."""
        return self.stage == "playing"

    @property
    def telling(self) -> Telling:
        """What its events are narrated with."""
        return Telling(self.game, self.names, self.speech)

    def ticket(self, question: Question) -> int:
        """The number by which controls name a question (``bot.tables.rules.choices.ticket_of``)."""
        return self.tickets + question.number

    @property
    def moment(self) -> int:
        """The number for how far the match has come (``bot.tables.rules.undo.moment_of``)."""
        return self.tickets + len(self.match.journal)

    def at(self, match: Match[Any]) -> Position:
        """The same at another moment of the match."""
        return replace(self, match=match, cache={})


def position_of(
    table: Table,
    match: Match[Any],
    speech: Speech,
    viewer: int | None = None,
    *,
    look: Look | None = None,
    news: Sequence[Event] | None = None,
) -> Position:
    """A table's match as a seat sees it, or (None) everyone; the table says how pictures look, unless it is given."""
    return Position(
        match,
        seats_in_words(table.seats, speech),
        speech,
        viewer,
        look or Look(compact=table.options.pictures == "compact"),
        None if news is None else tuple(news),
        table.id,
        table.tickets,
        table.stage,
        table.moved,
    )


async def read_position(
    services: ViewServices,
    table: Table,
    match: Match[Any],
    speech: Speech,
    person: int | None = None,
    *,
    news: Sequence[Event] | None = None,
    is_linked: bool = False,
) -> Position:
    """A table's match as a person sees it (a Discord id; None: everyone), with pictures as they prefer them;
    ``is_linked``: with the address of the newest board."""
    seat = None if person is None else table.seat_of(person)
    look = await look_of(services, person, is_compact=table.options.pictures == "compact")
    position = position_of(table, match, speech, seat.number if seat else None, look=look, news=news)
    return replace(position, link=await board_address(services, table)) if is_linked else position


async def look_of(services: ViewServices, person: int | None, *, is_compact: bool = False) -> Look:
    """How a person wants pictures; ``is_compact`` says how the table wants them, which decides for everyone (None)."""
    if person is None:
        return Look(compact=is_compact)
    preferences = await services.tables.people.preferences(person)
    compact = is_compact if preferences.pictures == "table" else preferences.pictures == "compact"
    return Look(preferences.symbols == "strong", compact, preferences.pictures == "full")


async def board_address(services: ViewServices, table: Table) -> str:
    """The address of a table's newest board; "" where there is none."""
    place = await services.tables.messages.place(table.id, "board")
    return message_link(table.server, place.channel, place.message) if place else ""


async def imagined_position(
    services: ViewServices, match: Match[Any], person: int, name: str, own: int, speech: Speech
) -> Position:
    """A match without a table, in which a person plays one seat and players without names the others."""
    seats = tuple(
        Seat(seat, person, name, None)
        if seat == own
        else Seat(seat, None, speech("puzzle-rival", number=seat + 1), "greedy")
        for seat in range(match.seats)
    )
    return Position(match, seats, speech, own, await look_of(services, person))
