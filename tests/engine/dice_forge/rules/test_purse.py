"""The small model of gains and payments leaves exactly what the rules leave, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.dice_forge.data.faces import FACES, SANCTUARY
from engine.dice_forge.rules.purse import DEAL, Course, Purse, buy_face, ends, gain, limits_of, purse_of
from engine.dice_forge.state import Hero
from tests.engine.dice_forge import scenario as scenarios
from tests.engine.dice_forge.scenario import Scenario, build

TABLES = 40
"""How many tables are tried of each kind."""
GOLD, MOON = (0, 1, 2, 3, 5, 6, 8, 10, 11, 12), (0, 1, 2, 4, 5, 6)
DICE = {"light": ["g1"] * 6, "dark": ["g1"] * 6}


def hero(luck: Random, *, tokens: int) -> dict[str, Any]:
    """A hero with any stores, and with more than would come together in a match."""
    return {
        **DICE,
        "gold": luck.choice(GOLD),
        "moon": luck.choice(MOON),
        "scepters": [luck.randrange(7) for _ in range(luck.choice((0, 1, 1, 2)))],
        "hammers": 1,
        "worked": luck.choice((30, 30, 30, 27)),
        "chests": luck.choice((0, 0, 1)),
        "tokens": {"triton": tokens if luck.random() < 0.2 else 0},
    }


def left_by_the_rules(scenario: Scenario, answers: tuple[tuple[int, str], ...] = ()) -> Iterator[Purse]:
    """What a scenario may leave, whatever is chosen; tokens spent for what is not in a purse are left out."""
    course = scenarios.Course(scenario)
    for answer in answers:
        course.answer(*answer)
    if not course.open:
        if not course.state.heroes[0].store["sun"]:
            start, now = course.start.heroes[0], course.state.heroes[0]
            tokens = now.tokens["triton"] if course.state.acting == 0 else 0
            bought = tuple(sorted((*forged(now), *([DEAL] if now.store["vp"] - hammered(start, now) >= 6 else []))))
            yield Purse(
                now.store["gold"], now.store["moon"], tuple(sorted(now.scepters)), now.worked, tokens, 0, bought
            )
        return
    question = course.open[0]
    for option in question.options:
        yield from left_by_the_rules(scenario, (*answers, (question.seat, option.id)))


def hammered(start: Hero, now: Hero) -> int:
    """The points of laps that were finished."""
    return sum(10 if lap % 2 == 0 else 15 for lap in range(start.worked // 15, now.worked // 15))


def forged(now: Hero) -> list[int]:
    return [FACES[face].cost for die in now.dice for face in die if face != "g1"]


def left_by_the_model(scenario: Scenario, course: Course) -> set[Purse]:
    state = build(scenario)
    return set(ends(purse_of(state, 0), limits_of(state, 0), course))


def compare(scenario: Scenario, course: Course) -> None:
    assert left_by_the_model(scenario, course) == set(left_by_the_rules(scenario)), (scenario, course)


def table(own: dict[str, Any], luck: Random, **more: Any) -> Scenario:
    temple = {face.id: 0 for face in SANCTUARY}
    return {"module": "goddess", "heroes": [own, {}], "temple": temple, "acting": luck.choice((0, 0, 1)), **more}


@pytest.mark.parametrize("block", range(4))
def test_gains(block: int) -> None:
    luck = Random(f"gains {block}")
    for _ in range(TABLES):
        yields = {"gold": luck.randrange(1, 15), "moon": luck.randrange(4)}
        compare(table(hero(luck, tokens=1), luck, do="gain", yields=yields), (gain(yields),))


@pytest.mark.parametrize(("golem", "step"), [(26, ("gold", (6,))), (28, ("moon", (2,)))])
def test_what_spaces_sell(golem: int, step: tuple[str, tuple[int, ...]]) -> None:
    luck = Random(f"space {golem}")
    for _ in range(TABLES):
        compare(table({**hero(luck, tokens=1), "golem": golem}, luck, do="walk"), (step,))


@pytest.mark.parametrize(("golem", "discount"), [(13, 0), (9, 2)])
def test_faces(golem: int, discount: int) -> None:
    luck = Random(f"face {golem}")
    for _ in range(TABLES):
        own = {**hero(luck, tokens=1), "golem": golem}
        scenario = table(own, luck, do="walk")
        scenario["temple"].update(dict.fromkeys(luck.sample(("g3", "g6", "c_g3_v2", "v3"), 2), 1))
        compare(scenario, (buy_face(discount),))


@pytest.mark.parametrize("copies", [0, 1, 2])
def test_twins(copies: int) -> None:
    """The side that is up in the end gives points that are no purchase; each copy brings a moon shard or a point."""
    luck = Random(f"twins {copies}")
    for _ in range(TABLES):
        own = {**hero(luck, tokens=1), "cards": ["twins"] * copies}
        scenario = table(own, luck, do="card", card="celestial_die", rolls=[6] * 4)
        compare(scenario, (("twins", (copies,)), ("reward", ())))
