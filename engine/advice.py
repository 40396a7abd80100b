"""The answers of computer players: the option to take and why, estimates of options, and the effort of trying them
out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Any, NamedTuple

from engine.errors import NotAsked
from engine.questions import NO_FACTS, Fact, Option

_BLOCK = 16


class Advice(NamedTuple):
    """What a computer player would choose; ``reason`` names a sentence, ``facts`` fill it."""

    option: str
    reason: str = ""
    facts: Mapping[str, Fact] = NO_FACTS


class Judged(NamedTuple):
    """An option, and about how many points it seems to bring."""

    option: Option
    worth: float


class Effort(NamedTuple):
    """How long options are tried out: how many of them, in how many futures at most, and after how many of these
    those are dropped that are behind by this many standard errors (``dropped``). At the end an option must be ahead of
    the usual choice by ``certainty`` standard errors. Matches are played on for as many whole rounds as have this many
    ``turns`` at least, after which what was learned says what is worth how much, or to their end (None). A player that
    tries so hard should win the share ``goal`` of its matches against three ``greedy``.
    """

    candidates: int = 6
    futures: int = 24
    block: int = 6
    certainty: float = 1.0
    dropped: float = 1.0
    turns: int | None = 1
    goal: float = 0.55


class Care(NamedTuple):
    """How carefully the player ``adept`` tries options out: in how many ``futures`` at most, and by how many standard
    ``errors`` those are behind that it drops. What a turn is worth at its end counts as much as ``weight`` futures.
    ``looks`` say how much it counts what an option has led to after the next turns of the others, after the seat's own,
    and after those of the others again: it is not played on for longer than there are numbers, nor looked at for a 0.
    It is played on with the best ``most`` options.
    """

    futures: int = 8
    errors: float = 0.8
    weight: float = 2.0
    looks: tuple[int, ...] = (1, 2)
    most: int = 6


USUAL_CARE = Care()


def choose_randomly(match: Any, seat: int) -> Advice:
    """Any option, all equally likely; the same one whenever the same question of the same match is asked.

    The choice comes from the match's seed apart from its dice, so it tells nothing about them; an imagined match has no
    seed, and the last choices in it stand for one. Raises NotAsked.
    """
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    block, place = divmod(question.number, _BLOCK)
    options = question.options
    numbers = _numbers(match.origin.seed or _last_choices(match), block)
    return Advice(options[numbers[place] % len(options)].id, "random")


def _last_choices(match: Any) -> bytes:
    lately = " ".join(entry.option for entry in match.journal[-_BLOCK:])
    return blake2b(lately.encode("utf-8", "surrogatepass"), digest_size=32).digest()


@lru_cache(maxsize=256)
def _numbers(seed: bytes, block: int) -> tuple[int, ...]:
    digest = blake2b(block.to_bytes(8, "big"), key=seed, digest_size=4 * _BLOCK, person=b"random-player")
    return unpack(f">{_BLOCK}I", digest.digest())
