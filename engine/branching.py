"""Matches that branch off another one: as that one up to a place, with dice of their own afterwards."""

from __future__ import annotations

from typing import TypeVar

from engine.chance import SEED_BYTES
from engine.match import Match
from engine.save_format import Branched, Origin

S = TypeVar("S")


def branch_off(match: Match[S], seed: bytes, click: int | None = None) -> Match[S]:
    """Another match that was as this one up to here; its later chance comes from ``seed`` and ``click``.

    Raises TypeError for a match that has no seed.
    """
    origin, entries = match.origin, len(match.journal)
    if len(origin.seed) != SEED_BYTES or len(seed) != SEED_BYTES:
        raise TypeError("only a match that has a seed can be branched off, by another seed")
    while origin.branch is not None and origin.branch.entries >= entries:
        origin = origin.branch.origin
    branch = Branched(entries, match.chance_used, origin)
    own = Origin(origin.seats, origin.settings, seed, (), click, origin.dice, branch)
    other = Match.of_origin(match.game, own)
    for seat, option in match.journal:
        other.play(seat, option)
    return other
