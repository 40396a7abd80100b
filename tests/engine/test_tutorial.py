"""The scripts of the tutorials are played by the rules, and a script that the rules no longer follow is noticed."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import RefusedPlay
from engine.registry import MODULES, find_game
from engine.tutorial import (
    LEARNER,
    Progress,
    Tutorial,
    WrongTutorial,
    parse,
    progress_after,
    replay_progress,
    skip_step,
    tutorial_of,
)

TAUGHT = [key for key in MODULES if tutorial_of(key, find_game(key).package) is not None]
MOST_STEPS = 15
"""At half a minute for each that is well under ten minutes, with time to look at the pictures."""


def tutorial(key: str) -> Tutorial:
    result = tutorial_of(key, find_game(key).package)
    assert result is not None
    return result


def free_step(script: Tutorial) -> int:
    return next(place for place, step in enumerate(script.steps) if step.free)


@pytest.mark.parametrize("key", TAUGHT)
def test_every_advised_choice_is_offered_when_its_step_comes(key: str) -> None:
    game, script = find_game(key), tutorial(key)
    assert 8 <= len(script.steps) <= MOST_STEPS
    for place, step in enumerate(script.steps):
        question = replay_progress(game, script, Progress(place)).match.question_for(LEARNER)
        assert question is not None, step.key
        if step.option:
            assert question.find(step.option) is not None, f"{step.key}: {[each.id for each in question.options]}"
            assert len(question.options) > 1, f"{step.key} is no choice"
    assert any(step.view == "seat" for step in script.steps)


@pytest.mark.parametrize("key", TAUGHT)
def test_a_script_with_another_choice_or_seed_is_noticed(key: str) -> None:
    game, script = find_game(key), tutorial(key)
    place = next(place for place, step in enumerate(script.steps) if step.option)
    wrong = script._replace(
        steps=tuple(step._replace(option="no such") if step.option else step for step in script.steps)
    )
    with pytest.raises(RefusedPlay):
        replay_progress(game, wrong, Progress(place + 1))
    with pytest.raises(RefusedPlay):
        replay_progress(game, script._replace(seed=bytes(32)), Progress(free_step(script)))


@pytest.mark.parametrize("key", TAUGHT)
def test_what_is_reached_is_the_same_each_time_and_tells_what_happened_since(key: str) -> None:
    game, script = find_game(key), tutorial(key)
    place = free_step(script)
    first, second = (replay_progress(game, script, Progress(place)) for _ in range(2))
    assert first.match.journal == second.match.journal
    assert first.since
    assert first.since == tuple(first.match.events[-len(first.since) :])


@pytest.mark.parametrize("key", TAUGHT)
def test_the_free_step_lasts_for_a_turn_with_any_choices(key: str) -> None:
    game, script = find_game(key), tutorial(key)
    place = free_step(script)
    progress = Progress(place)
    began = replay_progress(game, script, progress).match.turn_began
    for _ in range(30):
        question = replay_progress(game, script, progress).match.question_for(LEARNER)
        assert question is not None
        progress = progress_after(game, script, progress, question.options[-1].id)
        if progress.step > place:
            break
    assert progress.step == place + 1
    assert progress.choices
    assert replay_progress(game, script, progress).match.turn_began > began
    with pytest.raises(RefusedPlay):
        progress_after(game, script, Progress(place), "no such")


def test_a_step_that_is_skipped_counts_as_played() -> None:
    game, script = find_game("hercules"), tutorial("hercules")
    place = next(place for place, step in enumerate(script.steps) if step.option)
    assert progress_after(game, script, Progress(place), script.steps[place].option) == skip_step(Progress(place))


def test_games_without_a_script_have_no_tutorial() -> None:
    assert tutorial_of("relay", "") is None
    assert tutorial_of("relay", "engine.training") is None


def wrong_scripts() -> dict[str, dict[str, Any]]:
    good: dict[str, Any] = {"number": 9, "seed": "00" * 32, "settings": {}, "opponents": [], "step": [{"key": "board"}]}
    assert parse("toy", good).seats == 1
    return {
        "no seed": {key: value for key, value in good.items() if key != "seed"},
        "a short seed": {**good, "seed": "00"},
        "nonsense for a seed": {**good, "seed": "zz" * 32},
        "a strange key": {**good, "step": [{"key": "board", "colour": "red"}]},
        "the same key twice": {**good, "step": [{"key": "board"}, {"key": "board"}]},
        "a choice after the free step": {**good, "step": [{"key": "own", "free": True}, {"key": "a", "option": "b"}]},
        "a free step with an option": {**good, "step": [{"key": "own", "free": True, "option": "b"}]},
    }


@pytest.mark.parametrize("fault", wrong_scripts())
def test_a_wrong_script_is_refused_with_a_sentence(fault: str) -> None:
    with pytest.raises(WrongTutorial, match="toy"):
        parse("toy", wrong_scripts()[fault])
