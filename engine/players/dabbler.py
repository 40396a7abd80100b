"""The player that takes any option, all alike."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from engine.game import Advice
from engine.match import Match


def choose_randomly(match: Match[Any], seat: int) -> Advice:
    """Any option, all equally likely; the same one whenever the same question of the same match is asked.

    The choice comes from the match's seed apart from its dice, so it tells nothing about them.
    """
    question = match.question_for(seat)
    assert question is not None
    digest = blake2b(question.number.to_bytes(8, "big"), key=match.origin.seed, digest_size=8, person=b"random-player")
    options = question.options
    return Advice(options[int.from_bytes(digest.digest(), "big") % len(options)].id, "random")
