"""Proposals that the people of a table must agree to. Stored as JSON with the table; they name seats, never people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

UNDO, ABSENT, SWAP, UNRATED, BANK, DECLINED = "undo", "absent", "swap", "unrated", "bank", "declined"
KINDS = (UNDO, ABSENT, SWAP, UNRATED, BANK, DECLINED)

EARLIER = 5
"""How many parts a stored proposal had before ``asked`` was stored."""


class Proposal(NamedTuple):
    """A request that others must agree to. ``number`` is the table's version that came of it, by which buttons name it.

    ``kind`` is ``undo`` (``about``: how many choices of the journal are left), ``absent`` (a computer player shall
    stand in for the seat ``about``), ``swap`` (the people of the seats ``about`` change places), ``unrated`` (the
    match counts for no rating, so that hints may be asked for) or ``bank`` (the time bank becomes ``about``: its size
    and increment in milliseconds, and 1 where it pauses); ``declined`` are those that no one is asked again
    before someone plays. ``by`` is the seat that proposes it, ``agreed`` are those that want it too. ``asked`` are
    those that must agree, as it was when it was proposed: no one's say is lost by a computer player that stands in
    meanwhile.
    """

    kind: str
    number: int
    by: int
    about: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()

    @property
    def is_asked(self) -> bool:
        """Whether it has a message of its own with buttons to agree."""
        return self.kind in (UNDO, SWAP, UNRATED, BANK)

    def is_like(self, other: Proposal) -> bool:
        """Whether the same seat proposes the same."""
        return (self.kind, self.by, self.about) == (other.kind, other.by, other.about)


def proposals_of(document: object) -> tuple[Proposal, ...]:
    """The stored proposals; invalid ones are left out."""
    proposals = []
    for each in document if isinstance(document, list) else ():
        if isinstance(each, list) and len(each) in (EARLIER, len(Proposal._fields)):
            kind, number, by, *seats = each
            if kind in KINDS and type(number) is int and type(by) is int:
                proposals.append(Proposal(kind, number, by, *map(_numbers, seats)))
    return tuple(proposals)


def stored_proposals(proposals: Iterable[Proposal]) -> list[Any] | None:
    """As JSON holds them."""
    return [[*each[:3], *map(list, each[3:])] for each in proposals] or None


def without(proposals: Iterable[Proposal], *kinds: str) -> tuple[Proposal, ...]:
    """The proposals of other kinds."""
    return tuple(each for each in proposals if each.kind not in kinds)


def _numbers(document: object) -> tuple[int, ...]:
    return tuple(each for each in document if type(each) is int) if isinstance(document, list) else ()
