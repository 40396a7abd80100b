"""What the learned value is told of a position of Hercules, and the labours that greedy finds for the dice."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.hercules.features import _fitting_rolls, _margins, features
from engine.hercules.greedy import TurnPlan
from engine.match import Match
from engine.registry import find_game
from engine.simulation import match_seed


@pytest.mark.parametrize(
    ("labours", "one", "two"),
    [((), 0, 0), ((11,), 2 / 36, 0), ((2, 12), 18 / 36, 0), ((1, 2), 26 / 36, 3 / 36), (tuple(range(1, 13)), 1, 1)],
)
def test_how_likely_fresh_dice_make_labours(labours: tuple[int, ...], one: float, two: float) -> None:
    assert _fitting_rolls(labours) == pytest.approx((one, two))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_positions_have_as_many_features_and_tell_who_leads(seats: int) -> None:
    game = find_game("hercules")
    match = Match.start(game, seats, seed=match_seed("features", seats))
    random, wide = Random(seats), set()
    while match.questions:
        state = match.turn_state
        wide |= {len(features(state, seat)) for seat in range(seats)}
        points = [random.randrange(20) for _ in range(seats)]
        leads = [_margins(state, points, seat) for seat in range(seats)]
        for seat, lead in enumerate(leads):
            others = sorted((points[other] for other in range(seats) if other != seat), reverse=True)
            assert lead[: len(others)] == [points[seat] - other for other in others]
            assert lead[3] == sum(other > points[seat] for other in others)
            assert lead[4] == points.count(points[seat]) - 1
        next_seat = match.questions[0].seat
        match.play(next_seat, game.minds.greedy(match, next_seat).option)
    assert len(wide) == 1


def test_the_best_labour_is_the_first_of_the_best_claims() -> None:
    game = find_game("hercules")
    for number in range(3):
        match = Match.start(game, 2, seed=match_seed("claims", number))
        while match.questions:
            seat = match.questions[0].seat
            plan = TurnPlan(match.state, seat)
            for faces in product(range(1, 7), repeat=2):
                claims = [*plan.claims(tuple(sorted(faces)))]
                best = max(claims, key=lambda claim: claim[0], default=(-1.0, None, ""))
                assert plan.best_claim(faces) == best
            match.play(seat, game.minds.greedy(match, seat).option)
