"""What a new table begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.people.people import Person

_NOTHING: Mapping[str, str] = MappingProxyType({})


class NewTable(NamedTuple):
    """A new table: its place, its host, the game, and the language that it speaks.

    ``settings`` are the game's that were chosen, ``table_options`` the options that replace the server's. ``solo``: the
    match starts at once, alone or against ``opponents``, which are computer players. With a ``forum`` the match gets a
    post there, and ``channel`` is 0.
    """

    server: int
    channel: int
    host: Person
    game: str
    settings: Mapping[str, str] = _NOTHING
    language: str = "en"
    solo: bool = False
    table_options: Mapping[str, str] = _NOTHING
    opponents: Sequence[str] = ()
    forum: int | None = None

    @property
    def is_alone(self) -> bool:
        """Whether no one else plays, not even a computer player."""
        return self.solo and not self.opponents
