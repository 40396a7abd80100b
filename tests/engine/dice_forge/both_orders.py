"""Both orders of two faces carried out to every end, beside what the engine lets one reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.dice_forge.data.faces import SANCTUARY
from engine.dice_forge.registry import GAINING, YieldMode
from engine.dice_forge.rules import faces
from engine.dice_forge.rules.faces import Faces, put_in_order
from engine.dice_forge.rules.plain_faces import Nature, nature_of
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import texts
from tests.engine.dice_forge.scenario import Course, Scenario

Answers = tuple[tuple[int, str], ...]
Outcome = tuple[Any, ...]
Reached = tuple[Outcome, bool]

FOR_SALE = ("g3", "g2_m1")
"""What the Temple holds, so that not too many ways lead on: a face for 2 gold and one for 4."""
ROLLS = tuple((1, 1, side, side) for side in range(1, 7))
"""How the two dice and the Celestial Die fall, which may be rolled twice."""


def outcome(course: Course) -> Outcome:
    """What matters when it is over: stores, boards, and the faces on the dice."""
    heroes = (
        (
            *hero.store.values(),
            hero.worked,
            hero.golem,
            *hero.scepters,
            hero.tokens["triton"],
            hero.forged_count,
            *map(sorted, hero.dice),
        )
        for hero in course.state.heroes
    )
    return tuple(map(repr, heroes))


def reached(scenario: Scenario, faces: Faces, answers: Answers = (), *, was: bool = False) -> Iterator[Reached]:
    """All that can be reached, whatever is chosen, and whether the order of these faces was asked."""
    course = Course(scenario)
    for answer in answers:
        course.answer(*answer)
    if not course.open:
        yield outcome(course), was
        return
    question = course.open[0]
    was = was or (question.kind == "order" and sorted(texts(question.facts, "faces")) == sorted(faces))
    for option in question.options:
        yield from reached(scenario, faces, (*answers, (question.seat, option.id)), was=was)


def asking_nature_of(faces: Faces) -> Nature:
    """The nature of faces whose order is asked wherever there are two."""
    nature = nature_of(faces)
    return replace(nature, given=None, chooses=False, may_matter=len(nature.left) == 2)


def forced(monkeypatch: pytest.MonkeyPatch, scenario: Scenario, order: Faces) -> set[Outcome]:
    """All that can be reached when the two faces are carried out in this order, and nobody is asked about it."""

    if not str(faces.__file__).endswith(".py"):
        pytest.skip("a compiled rule cannot be replaced by another one")

    def in_this_order(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> Flow[Faces]:
        if sorted(faces) == sorted(order) and not play.state.tie_break:
            play.state.tie_break = "shared"
            yield from ()
            return order
        return (yield from put_in_order(play, seat, faces, manner))

    with monkeypatch.context() as patched:
        patched.setattr(faces, "put_in_order", in_this_order)
        patched.setattr(faces, "nature_of", asking_nature_of)
        return {result for result, _ in reached({**scenario, "tie_break": ""}, order)}


def check(monkeypatch: pytest.MonkeyPatch, scenario: Scenario, faces: Faces, rolls: Sequence[Sequence[int]]) -> None:
    """Compare both orders with what the engine lets one reach; ``rolls`` are the ways in which the dice may fall."""
    flags, differ = set[bool](), False
    for rolled in rolls:
        fallen = {**scenario, "rolls": rolled}
        outcomes = list(reached(fallen, faces))
        orders = [forced(monkeypatch, fallen, order) for order in (faces, faces[::-1])]
        assert {result for result, _ in outcomes} == orders[0] | orders[1], (scenario, rolled)
        differ = differ or orders[0] != orders[1]
        flags |= {was_asked for _, was_asked in outcomes}
    again = any("twins" in hero.get("cards", ()) for hero in scenario["heroes"])
    assert again or len(flags) == 1, "whether the order is asked does not depend on what is rolled later"
    assert True not in flags or differ, f"asked without need: {scenario}"


def hero(faces: Faces, store: dict[str, Any], **more: Any) -> dict[str, Any]:
    light, dark = ((face, *["g1"] * 5) for face in faces)
    return {"light": light, "dark": dark, **store, **more}


def table(faces: Faces, store: dict[str, Any], **more: Any) -> Scenario:
    """Somebody who rolls these faces, and the owner of a boar."""
    owner = {"cards": ["tenacious_boar_red"], "vp": 1}
    temple = {face.id: int(face.id in FOR_SALE) for face in SANCTUARY}
    module = "goddess" if "golem" in more else "none"
    return {"module": module, "heroes": [hero(faces, store, **more), owner], "temple": temple, "do": "blessing"}
