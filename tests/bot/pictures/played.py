"""Matches for pictures: some moves at random, the same ones each time."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from engine.match import Match
from engine.registry import find_game


def play_match(game: str, seats: int, settings: Mapping[str, str], moves: int) -> Match[Any]:
    luck = random.Random(moves)
    match = Match.start(find_game(game), seats, settings, seed=bytes([moves % 256] * 32))
    for _ in range(moves):
        if match.is_finished:
            break
        question = match.questions[0]
        match.play(question.seat, luck.choice(question.options).id)
    return match
