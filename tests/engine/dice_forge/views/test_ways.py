"""A golem that goes back is told from one that goes forward, at every fork and junction."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from engine.dice_forge.data.labyrinth import SPACES, Space
from engine.dice_forge.views.ways import infer_way
from engine.questions import Option, Question

FORKS = [(space, space.forward, 0) for space in SPACES.values() if len(space.forward) > 1]
JUNCTIONS = [(space, space.backward, 1) for space in SPACES.values() if len(space.backward) > 1]


def ask(space: Space, targets: tuple[int, ...]) -> Question:
    """The question for a way, as ``walk`` asks it."""
    options = tuple(Option(f"path:{target}", "path", {"space": target}) for target in targets)
    return Question(1, 0, "path", options, {"space": space.id})


@pytest.mark.parametrize(("space", "targets", "back"), [*FORKS, *JUNCTIONS])
def test_a_way_back_is_known_by_where_it_leads(space: Space, targets: tuple[int, ...], back: int) -> None:
    assert infer_way(ask(space, targets)) == {"back": back}


def test_both_are_asked() -> None:
    assert FORKS
    assert JUNCTIONS
    assert infer_way(Question(1, 0, "treasure", (), {})) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_that_a_golem_goes_back(language: str) -> None:
    space = next(space for space, *_ in JUNCTIONS)
    words = speech(language)
    back = words.question("diceforge", ask(space, space.backward))
    forward = words.question("diceforge", ask(SPACES[FORKS[0][0].id], FORKS[0][1]))
    assert str(space.id) in back
    assert back.replace(str(space.id), "#") != forward.replace(str(FORKS[0][0].id), "#")
