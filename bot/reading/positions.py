"""A table that nobody plays at, as pictures and words of a position need one: in puzzles and tutorials."""

from __future__ import annotations

from collections.abc import Mapping

from bot.languages import Speech
from bot.tables.model.table import Seat, Table
from bot.tables.people.people import Person
from engine.registry import find_game

RIVAL = "greedy"
"""The computer player on the other seats."""


def imagined_table(
    game: str, seats: int, settings: Mapping[str, str], person: Person, own: int, speech: Speech
) -> Table:
    """A table at which the person sits on the seat ``own``, and players without names on the others."""
    at_it = tuple(
        Seat(seat, person.id, person.name, None)
        if seat == own
        else Seat(seat, None, speech("puzzle-rival", number=seat + 1), RIVAL)
        for seat in range(seats)
    )
    return Table(
        id=0,
        server=0,
        channel=0,
        game=game,
        stage="playing",
        host=person.id,
        seats=at_it,
        settings=settings,
        version=0,
        commitment="",
        opened=0,
        started=0,
        moved=0,
        ended=None,
        language=speech.language,
        rules=find_game(game).rules_version,
    )
