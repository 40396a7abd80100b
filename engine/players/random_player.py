"""The player that takes any option, all alike."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Any

from engine.errors import NotAsked
from engine.game import Advice
from engine.match import Match

_BLOCK = 16


def choose_randomly(match: Match[Any], seat: int) -> Advice:
    """Any option, all equally likely; the same one whenever the same question of the same match is asked.

    The choice comes from the match's seed apart from its dice, so it tells nothing about them. Raises NotAsked.
    """
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    block, place = divmod(question.number, _BLOCK)
    options = question.options
    return Advice(options[_numbers(match.origin.seed, block)[place] % len(options)].id, "random")


@lru_cache(maxsize=256)
def _numbers(seed: bytes, block: int) -> tuple[int, ...]:
    digest = blake2b(block.to_bytes(8, "big"), key=seed, digest_size=4 * _BLOCK, person=b"random-player")
    return unpack(f">{_BLOCK}I", digest.digest())
