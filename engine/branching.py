"""Matches that branch off another match: equal to it up to a place, and after it with other dice or the same dice."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.chance import SEED_BYTES
from engine.match import Match
from engine.save_format import Branched, Origin

S = TypeVar("S")


def branch_off(match: Match[S], seed: bytes, click: int | None = None, *, same: bool = False) -> Match[S]:
    """A new match that equals this one up to here. Its later chance comes from ``seed`` and ``click``. With ``same``
    it keeps the later chance of this match, so the same dice are rolled again. Raises TypeError for a match without a
    seed. Raises ValueError before the place where this match itself branched off, because its chance changed there.
    """
    origin, entries = match.origin, len(match.journal)
    if len(origin.seed) != SEED_BYTES or len(seed) != SEED_BYTES:
        raise TypeError("only a match that has a seed can be branched off, by another seed")
    if same and not may_roll_the_same(match, entries):
        raise ValueError("what it rolled afterwards is not what came of its chance by then")
    while not same and origin.branch is not None and origin.branch.entries >= entries:
        origin = origin.branch.origin
    branch = Branched(entries, match.chance_used, origin, same)
    own = Origin(origin.seats, origin.settings, seed, (), click, origin.dice, branch)
    other = Match.of_origin(match.game, own)
    for seat, option in match.journal:
        other.play(seat, option)
    return other


def may_roll_the_same(match: Match[Any], entries: int) -> bool:
    """Whether a match that branches off after this many choices can get the same later dice as this one."""
    branch = match.origin.branch
    return branch is None or branch.entries <= entries
