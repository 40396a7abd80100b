"""A game that breaks a promise is told which one, in a sentence: faults planted in the smallest game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from docs.examples.pig import GAME, State, deal, turn
from engine.advice import Advice
from engine.contract import BrokenContract, check_game
from engine.flow import Flow, Play
from engine.game import Game, Minds, Reading
from engine.questions import Option, Question
from engine.settings import Setting

calls = count()


def ruled(**rules: Any) -> Game[State]:
    return replace(GAME, rules=replace(GAME.rules, **rules))


def asking(change: Callable[[Question], Question]) -> Game[State]:
    """The game with its questions changed."""

    def changed(play: Play[State]) -> Flow[None]:
        flow = turn(play)
        try:
            questions = next(flow)
            while True:
                questions = flow.send((yield tuple(map(change, questions))))
        except StopIteration:
            return

    return ruled(turn=changed)


def options(*choices: Option) -> Game[State]:
    return asking(lambda question: question._replace(options=choices))


def after(action: Callable[[Play[State]], object]) -> Game[State]:
    """The game with something more at the end of each turn."""

    def more(play: Play[State]) -> Flow[None]:
        yield from turn(play)
        action(play)

    return ruled(turn=more)


def unsorted(state: State) -> Any:
    return GAME.rules.standings(state)[::-1]


def miscounted(state: State) -> Any:
    return tuple(side._replace(parts={"held": side.points + 1}) for side in GAME.rules.standings(state))


def endless(play: Play[State]) -> Flow[None]:
    yield from turn(play)
    play.state.points[:] = [0] * len(play.state.points)


ROLL, HOLD = Option("roll", "roll"), Option("hold", "hold", {"rolled": 1, "points": 1})
FAULTS: dict[str, tuple[Game[State], str]] = {
    "a key with a hyphen": (replace(GAME, key="pig-2"), "its key 'pig-2' is not"),
    "no seats": (replace(GAME, seats=()), "its seats"),
    "seats in disorder": (replace(GAME, seats=(3, 2)), "its seats"),
    "a default that is no value": (
        replace(GAME, settings=(Setting("goal", ("50", "100"), "70"),)),
        "'goal' has no value '70'",
    ),
    "a setting that there is not": (
        replace(GAME, settings=(*GAME.settings, Setting("speed", ("a", "b"), "a", when=("colour", "red")))),
        "names a setting that there is not: colour",
    ),
    "a copy that shares": (ruled(copy=lambda state: state), "copy does not copy all of the state"),
    "a state that JSON loses": (
        ruled(to_json=lambda state: {"goal": state.goal, "points": state.points}),
        "from_json(to_json(state)) does not equal the state",
    ),
    "chance of its own": (
        ruled(deal=lambda seats, settings, chance: State(50 + next(calls), [0] * seats)),
        "not all chance comes from play.chance",
    ),
    "one option": (options(ROLL), "'turn' has only one option"),
    "two of the same id": (options(ROLL, ROLL), "has options of the same id"),
    "a long id": (options(ROLL, Option("hold" * 20, "hold")), "ids that are too long"),
    "an id in capitals": (options(ROLL, Option("HOLD", "hold")), "ids that are too long or hold other signs"),
    "no label": (options(ROLL, replace(HOLD, label="")), "options without a label: ['hold']"),
    "a seat that there is not": (asking(lambda question: question._replace(seat=9)), "seat 9, which there is not"),
    "a fact that is no fact": (
        asking(lambda question: question._replace(facts={"rolled": 1.5})),  # type: ignore[dict-item]
        "the fact 'rolled' of the question 'turn' is neither",
    ),
    "an event with a list": (
        after(lambda play: play.tell(0, "odd", dice=[1, 2])),  # type: ignore[arg-type]
        "the fact 'dice' of the event 'odd'",
    ),
    "no reason": (ruled(explain=lambda state, seat, option: ""), "explain gives no reason"),
    "no end": (ruled(turn=endless), "it is not over after"),
    "an end without a score": (after(lambda play: play.tell(None, "applause")), "its last event is not 'scored'"),
    "places upside down": (ruled(standings=unsorted), "do not run from the best on"),
    "points that do not add up": (ruled(standings=miscounted), "are not the sum of its parts"),
    "a side too few": (ruled(standings=lambda state: GAME.rules.standings(state)[:1]), "its standings are those of"),
    "a preview that is no fact": (
        replace(GAME, reading=Reading(preview=lambda state, seat, option: {"worth": None})),  # type: ignore[dict-item]
        "the fact 'worth' of the preview of",
    ),
    "a player that makes options up": (
        replace(GAME, minds=Minds(greedy=lambda match, seat: Advice("win"))),
        "chose 'win', not an option",
    ),
}


def test_the_smallest_game_keeps_the_contract() -> None:
    check_game(GAME)
    assert deal(3, {"goal": "50"}, None).points == [0, 0, 0]  # type: ignore[arg-type]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_promise_is_told_in_a_sentence(fault: str) -> None:
    game, sentence = FAULTS[fault]
    with pytest.raises(BrokenContract) as broken:
        check_game(game)
    text = str(broken.value)
    assert text.startswith(game.key)
    assert text.endswith(".")
    assert sentence in text
