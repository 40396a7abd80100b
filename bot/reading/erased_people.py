"""People who were erased, in the reader's language: what is stored of their names is a number in English."""

from __future__ import annotations

from dataclasses import replace

from bot.languages import Speech
from bot.tables.model.table import Seat, Table
from bot.tables.people.erased_names import stored_name


def seats_in_words(seats: tuple[Seat, ...], speech: Speech) -> tuple[Seat, ...]:
    """The seats, those of erased people with a name in this language."""
    if not any(map(_is_erased, seats)):
        return seats
    return tuple(
        seat._replace(name=speech("common-nameless", number=seat.number + 1)) if _is_erased(seat) else seat
        for seat in seats
    )


def in_words(table: Table, speech: Speech) -> Table:
    """The table, its seats of erased people with a name in this language."""
    seats = seats_in_words(table.seats, speech)
    return table if seats is table.seats else replace(table, seats=seats)


def person_in_words(name: str, number: int, person: int | None, speech: Speech) -> str:
    """The name of a person by their number in a list, in this language where they were erased."""
    is_erased = person is None and name == stored_name(number)
    return speech("common-nameless", number=number) if is_erased else name


def _is_erased(seat: Seat) -> bool:
    return seat.person is None and seat.name == stored_name(seat.number + 1)
