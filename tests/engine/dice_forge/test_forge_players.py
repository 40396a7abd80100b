"""The computer players of Dice Forge."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.greedy.appraisal import cached_worths
from engine.dice_forge.greedy.choose import choose_greedily, judge_options
from engine.errors import NotAsked
from engine.match import Match
from engine.simulation import match_seed, play_match

GREEDY_AND_THREE_RANDOM = ("greedy", "random", "random", "random")

BEATEN = (
    {"line_up": "beginner"},
    {"line_up": "advanced"},
    {"line_up": "random"},
    {"line_up": "random", "sets": "rebellion"},
    {"line_up": "goddess_recommended", "module": "goddess"},
    {"line_up": "titans_recommended", "module": "titans"},
)


@pytest.mark.parametrize("matches", [6, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("settings", BEATEN, ids=lambda settings: "-".join(settings.values()))
def test_greedy_beats_three_random_players(settings: dict[str, str], matches: int) -> None:
    won = 0.0
    for number in range(matches):
        players = GREEDY_AND_THREE_RANDOM[-(number % 4) :] + GREEDY_AND_THREE_RANDOM[: -(number % 4)]
        result = play_match(GAME, 4, players, settings, seed=match_seed("greedy", number))
        winners = [standing.seat for standing in result.standings if standing.place == 1]
        won += (players.index("greedy") in winners) / len(winners)
    assert won >= 0.95 * matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_score_well_among_themselves(seats: int) -> None:
    results = [
        play_match(GAME, seats, ("greedy",) * seats, {"line_up": "random"}, seed=match_seed("well", number))
        for number in range(4)
    ]
    assert all(result.standings[0].points >= 75 for result in results)


def test_greedy_gives_its_reason() -> None:
    match = Match.start(GAME, 2, {"first": "host"}, seed=bytes(32))
    seat = match.questions[0].seat
    advice = GAME.minds.reason_for(match, seat, choose_greedily(match, seat).option)
    option = match.questions[0].find(advice.option)
    assert option is not None
    assert advice.reason == option.label
    assert advice.facts.items() >= option.facts.items()
    silent = next(seat for seat in range(2) if match.question_for(seat) is None)
    with pytest.raises(NotAsked):
        choose_greedily(match, silent)


@pytest.mark.parametrize("lesson", GAME.minds.lessons)
def test_what_is_kept_of_one_position_changes_no_choice_in_another(lesson: str) -> None:
    """In each lesson, the same choices are thought about in an order of their own and by a player who knows nothing."""
    chance = Random(lesson)
    for number in range(6):
        settings = {name: chance.choice(values) for name, values in GAME.minds.lessons[lesson].items()}
        match = Match.start(GAME, chance.choice([2, 3, 4]), settings, seed=match_seed(lesson, number))
        met: list[tuple[Match[Any], int]] = []
        while question := next(iter(match.questions), None):
            if chance.random() < 0.3:
                met.append((match.fork(), question.seat))
            wild = chance.random() < 0.3
            option = chance.choice(question.options).id if wild else choose_greedily(match, question.seat).option
            match.play(question.seat, option)
        chance.shuffle(met)
        judgements = [judge_options(position, seat) for position, seat in met]
        for (position, seat), before in zip(met, judgements, strict=True):
            cached_worths.cache_clear()
            assert judge_options(position, seat) == before
