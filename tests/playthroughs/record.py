"""Whole matches as text: what was asked, what was offered, what was chosen and why, and what happened.

The files beside this one pin the order of options (journals hold their ids), every event and fact, the scores, and the
choices of the computer player ``greedy``. A diff of them shows what a change of the rules does to real matches.
``make playthroughs`` writes them again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from hashlib import blake2b
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

from engine.chance import KEYED, STREAM
from engine.events import Event
from engine.match import Match
from engine.players import choose
from engine.questions import Fact, Option, Question
from engine.registry import find_game
from engine.simulation import match_seed

FOLDER = Path(__file__).resolve().parent


class Script(NamedTuple):
    """One match to record: its file's name, game, players by seat, settings, the number of its seed, and its dice."""

    name: str
    game: str
    players: tuple[str, ...]
    settings: Mapping[str, str] = {}
    seed: int = 0
    dice: str = STREAM


GREEDY, RANDOM = "greedy", "random"

SCRIPTS = (
    Script("hercules-2", "hercules", (GREEDY, RANDOM), seed=1),
    Script("hercules-3", "hercules", (GREEDY, GREEDY, RANDOM), seed=2),
    Script("hercules-4-simplified", "hercules", (GREEDY, RANDOM, GREEDY, GREEDY), {"variant": "simplified"}, seed=3),
    Script("hercules-solo-book", "hercules", (GREEDY,), seed=4),
    Script("hercules-solo-hard-random", "hercules", (RANDOM,), {"level": "hard"}, seed=5),
    Script("diceforge-2-beginner", "diceforge", (GREEDY, RANDOM), seed=1),
    Script("diceforge-3-advanced", "diceforge", (GREEDY, RANDOM, GREEDY), {"line_up": "advanced"}, seed=2),
    Script("diceforge-4-draft", "diceforge", (GREEDY, RANDOM, GREEDY, RANDOM), {"line_up": "draft"}, seed=3),
    Script(
        "diceforge-4-rebellion",
        "diceforge",
        (GREEDY, RANDOM, GREEDY, GREEDY),
        {"line_up": "random", "sets": "rebellion", "tie_break": "bga"},
        seed=4,
    ),
    Script(
        "diceforge-2-goddess",
        "diceforge",
        (GREEDY, RANDOM),
        {"line_up": "goddess_recommended", "module": "goddess"},
        seed=5,
    ),
    Script(
        "diceforge-3-titans",
        "diceforge",
        (GREEDY, GREEDY, RANDOM),
        {"line_up": "titans_recommended", "module": "titans", "action": "must"},
        seed=6,
    ),
    Script("hercules-3-keyed", "hercules", (GREEDY, GREEDY, RANDOM), seed=7, dice=KEYED),
    Script("hercules-solo-keyed", "hercules", (GREEDY,), seed=8, dice=KEYED),
    Script(
        "diceforge-4-keyed",
        "diceforge",
        (GREEDY, RANDOM, GREEDY, GREEDY),
        {"line_up": "random", "sets": "rebellion"},
        seed=9,
        dice=KEYED,
    ),
    Script(
        "diceforge-2-goddess-keyed",
        "diceforge",
        (GREEDY, RANDOM),
        {"line_up": "random", "sets": "rebellion", "module": "goddess"},
        seed=10,
        dice=KEYED,
    ),
    Script(
        "diceforge-3-titans-keyed",
        "diceforge",
        (GREEDY, GREEDY, RANDOM),
        {"line_up": "titans_recommended", "module": "titans"},
        seed=11,
        dice=KEYED,
    ),
)
"""Matches begun with a stream end with it: those of before the keyed dice prove that they do."""


def record(script: Script) -> str:
    """The whole match as text."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    game = find_game(script.game)
    seed = match_seed("playthrough", script.seed)
    match: Match[Any] = Match.start(game, len(script.players), script.settings, seed=seed, dice=script.dice)
    yield f"{script.game}, {len(script.players)} seats: {', '.join(script.players)}; {_facts(match.settings)}"
    happened: Sequence[Event] = match.events
    while match.questions:
        yield from map(_event, happened)
        yield from (_question(match, question) for question in match.questions)
        asked = match.questions[0]
        advice = choose(script.players[asked.seat], match, asked.seat)
        if advice.reason != "random":
            advice = match.game.minds.reason_for(match, asked.seat, advice.option)
        why = f"  ({advice.reason} {_facts(advice.facts)})" if advice.reason != "random" else ""
        yield f"  > seat {asked.seat} {advice.option}{why}"
        happened = match.play(asked.seat, advice.option)
    yield from map(_event, happened)
    for standing in match.standings:
        side = standing.name if standing.seat is None else f"seat {standing.seat}"
        yield f"{standing.place}. {side} {standing.points}: {_facts(standing.parts)}; {_facts(standing.facts)}"


def _event(event: Event) -> str:
    seat = "" if event.seat is None else f" seat={event.seat}"
    return f"    {event.kind}{seat} {_facts(event.facts)}".rstrip()


_parts_of = attrgetter(*(part.name for part in fields(Option)))


def _question(match: Match[Any], question: Question) -> str:
    """A question in a line: all options when there are few, else how many; and a digest of all they promise."""
    options = question.options
    ids = " ".join(option.id for option in options) if len(options) <= 6 else f"{len(options)} options"
    promised = [(*_parts_of(option), match.preview(question.seat, option)) for option in options]
    digest = blake2b("\n".join(map(_promise, promised)).encode(), digest_size=4).hexdigest()
    line = f"round {match.round} seat {question.seat} {question.kind} {_facts(question.facts)}".rstrip()
    return f"{question.number}. {line}: {ids} [{digest}]"


def _promise(promised: tuple[Any, ...]) -> str:
    option, label, facts, group, chance, preview = promised
    return f"{option} {label} {_facts(facts)} {group} {chance} {_facts(preview)}"


def _facts(facts: Mapping[str, Fact]) -> str:
    return " ".join(f"{key}={_value(value)}" for key, value in facts.items())


def _value(value: Fact) -> str:
    return "(" + ",".join(map(str, value)) + ")" if isinstance(value, tuple) else str(value)


def main(names: list[str]) -> None:
    """Write every file again; with names, print these matches instead."""
    for script in SCRIPTS:
        if not names:
            (FOLDER / f"{script.name}.txt").write_text(record(script), encoding="utf-8")
        elif script.name in names:
            sys.stdout.write(record(script))


if __name__ == "__main__":
    main(sys.argv[1:])
