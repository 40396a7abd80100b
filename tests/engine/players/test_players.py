"""Computer players: they choose what is offered, alike each time, and the better one wins."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.advice import Advice
from engine.errors import NotAsked
from engine.game import Minds
from engine.hercules import GAME
from engine.hercules.cards import CARDS
from engine.hercules.state import State
from engine.match import Match
from engine.players import PLAYERS, UnknownPlayer, choose
from engine.questions import Question
from engine.simulation import match_seed, simulate
from tests.engine.script import Script

GAINS = {"result", "left", "operation", "right", "demigod", "vase", "god", "column", "steps"}
GAINS |= {"ready", "points", "cubes", "full_sets", "card_vp", "taken"}
REASONS = {
    "finish": GAINS,
    "vase": GAINS,
    "god": GAINS,
    "demigod": GAINS,
    "labour": GAINS,
    "use": {"card", *GAINS},
    "use_better": {"card", "instead", *GAINS},
    "use_rather": {"card", "reachable", *GAINS},
    "roll": {"card", "percent", "stuck"},
    "rest": {"count", "points", "freed"},
    "pass": set(),
    "nothing": set(),
    "recover": {"cards"},
}


def matches(seats: int, count: int, **settings: str) -> list[Match[State]]:
    return [Match.start(GAME, seats, settings, seed=match_seed("players", number)) for number in range(count)]


def test_every_choice_is_offered_and_explained() -> None:
    reasons: Counter[str] = Counter()
    for match in (*matches(2, 12), *matches(4, 6, variant="simplified"), *matches(1, 12, level="hard")):
        while match.questions:
            question = match.questions[0]
            before = match.save()
            option = choose("greedy", match, question.seat).option
            assert question.find(option) is not None
            advice = GAME.minds.reason_for(match, question.seat, option)
            assert advice.option == option
            assert {fact for fact in advice.facts if not fact.startswith("lead_")} == REASONS[advice.reason], advice
            assert all(CARDS[str(advice.facts[key])] for key in ("card", "demigod", "god") if advice.facts.get(key))
            assert choose("greedy", match, question.seat).option == option
            assert match.save() == before
            check_card_reason(match.state, question, advice)
            reasons[advice.reason] += 1
            match.play(question.seat, advice.option)
    wanted = {"vase", "god", "demigod", "use", "use_better", "use_rather", "roll", "rest", "finish"}
    assert wanted <= set(reasons)


def check_card_reason(state: State, question: Question, advice: Advice) -> None:
    """What a hint says of a labour within reach is what is offered now."""
    offered = [option.facts for option in question.options if option.group == "labour"]
    results = {facts["result"] for facts in offered}
    if advice.reason == "use":
        assert not results
    elif advice.reason == "use_better":
        stacks = [str(facts["demigod"]) for facts in offered if facts["result"] == advice.facts["result"]]
        same = {state.stacks[stack][0] if stack else "" for stack in stacks}
        assert advice.facts["instead"] in same
        assert advice.facts["demigod"] not in same
    elif advice.reason == "use_rather":
        assert advice.facts["reachable"] in results
        assert advice.facts["result"] not in results


@pytest.mark.parametrize("player", PLAYERS)
def test_a_seat_that_is_not_asked_gets_no_advice(player: str) -> None:
    match = matches(2, 1)[0]
    waiting = 1 - match.questions[0].seat
    with pytest.raises(NotAsked):
        choose(player, match, waiting)


def test_unknown_players_are_named() -> None:
    match = matches(2, 1)[0]
    with pytest.raises(UnknownPlayer, match="no computer player 'zeus'"):
        choose("zeus", match, match.questions[0].seat)


def test_a_game_without_a_player_of_its_own_has_every_player() -> None:
    game = replace(GAME, minds=Minds())
    for player in PLAYERS:
        match = Match.start(game, 2, seed=bytes(32))
        question = match.questions[0]
        assert question.find(choose(player, match, question.seat).option) is not None


def test_a_random_player_takes_any_option() -> None:
    choices = Counter(choose("random", match, 0).option for match in matches(1, 300))
    first = {option.group for match in matches(1, 300) for option in match.questions[0].options}
    assert first == {"labour", "rest"}
    assert len(choices) > 40
    assert "rest:all" in choices


def test_a_random_player_plays_on_in_a_match_without_a_seed() -> None:
    match = Match.from_state(GAME, matches(1, 1)[0].state.copy(), seats=1, chance=Script([1] * 9))
    assert choose("random", match, 0).option in {option.id for option in match.questions[0].options}


def test_greedy_beats_random() -> None:
    """It should win 95 of 100 and wins nearly all; the full count of 400 is for ``pantheon simulate``."""
    report = _simulated(2, 60, ["greedy", "random"])
    assert report["wins_by_player"]["greedy"] >= 57


def test_greedy_and_hades_are_a_match_for_each_other() -> None:
    """Against Hades at level standard either side should win 40 to 60 of 100; this leaves 3 standard deviations."""
    report = _simulated(1, 200, ["greedy"], level="standard")
    assert 0.36 <= report["wins_by_player"]["hades"] / 200 <= 0.64


def _simulated(seats: int, games: int, players: list[str], **settings: str) -> dict[str, Any]:
    report = simulate(GAME, seats, games, timer=lambda: 0.0, players=players, settings=settings, seed="players")
    assert json.dumps(report)
    return report
