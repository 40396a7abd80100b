"""The player that plans its turns but is often careless: ``greedy``, except that it sometimes takes a random option.
The game sets how often (``Minds.careless``), so that it loses to ``greedy`` in 65 to 80 of 100 matches of two.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from engine.advice import Advice
from engine.match import Match


def choose_as_novice(match: Match[Any], seat: int, key: bytes, greedy: Callable[[Match[Any], int], Advice]) -> Advice:
    """What ``greedy`` would choose, or any option; the same one for the same ``key`` (32 bytes). Raises NotAsked."""
    advice = greedy(match, seat)
    question = match.question_for(seat)
    assert question is not None
    digest = blake2b(key=key, digest_size=16, person=b"novice").digest()
    if int.from_bytes(digest[:8], "big") >= match.game.minds.careless * 2**64:
        return advice
    return Advice(question.options[int.from_bytes(digest[8:], "big") % len(question.options)].id, "random")
