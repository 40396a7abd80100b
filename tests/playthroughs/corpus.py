"""Matches recorded once per release: they must replay to the last option and event.

``corpus.jsonl`` holds a saved match a line, with a digest of all that it asked, offered and told. Unlike the
playthroughs it is not written again when the rules change on purpose: matches are added, under a new rules version.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.match import Match
from engine.registry import find_game
from engine.simulation import match_seed

FILE = Path(__file__).resolve().parent / "corpus.jsonl"
SETTINGS: dict[str, tuple[dict[str, str], ...]] = {
    "hercules": ({}, {"variant": "simplified"}, {"first": "host"}, {"level": "hard"}),
    "diceforge": (
        {},
        {"line_up": "advanced", "action": "must"},
        {"line_up": "draft", "sets": "rebellion"},
        {"line_up": "random", "sets": "rebellion", "tie_break": "bga"},
        {"module": "goddess", "line_up": "goddess_recommended"},
        {"module": "titans", "line_up": "titans_recommended"},
        {"module": "titans", "line_up": "random", "sets": "rebellion", "first": "host"},
        {"module": "goddess", "line_up": "random", "sets": "rebellion"},
    ),
}


def scripts() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every match of the corpus: game, seats, settings."""
    for key, choices in SETTINGS.items():
        game = find_game(key)
        for settings in choices:
            for seats in game.seats:
                if all(seats in (setting.seats or game.seats) for setting in game.settings if setting.key in settings):
                    yield key, seats, settings


def recorded() -> Iterator[dict[str, Any]]:
    """Each match, played at random to its end or, every third, to its middle."""
    for number, (key, seats, settings) in enumerate(scripts()):
        luck = random.Random(number)
        match: Match[Any] = Match.start(find_game(key), seats, settings, seed=match_seed("corpus", number))
        most = luck.randrange(20, 60) if number % 3 == 0 else sys.maxsize
        while match.questions and len(match.journal) < most:
            question = luck.choice(match.questions)
            match.play(question.seat, luck.choice(question.options).id)
        yield {"game": key, "saved": match.save(), "digest": digest(match)}


def digest(match: Match[Any]) -> str:
    """What a match asked, offered and told, played again from its seed, in 32 characters."""
    seen = blake2b(digest_size=16)

    def see(*facts: object) -> None:
        seen.update(json.dumps(facts, default=str).encode())

    again = match.restart()
    see([event.to_json() for event in again.events])
    for entry in match.journal:
        for asked in again.questions:
            options = [[option.id, option.label, dict(option.facts)] for option in asked.options]
            see(asked.number, asked.seat, asked.kind, dict(asked.facts), options)
        see(entry.seat, entry.option, [event.to_json() for event in again.play(*entry)])
    see([[each.seat, each.place, each.points, dict(each.parts)] for each in again.standings])
    return seen.hexdigest()


if __name__ == "__main__":
    FILE.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in recorded()), encoding="utf-8")
