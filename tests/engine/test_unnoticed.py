"""Rules in which planted faults were noticed by no other test: each is stated here on its own."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.dice_forge import GAME as DICE_FORGE
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.rules.scoring import rank
from engine.dice_forge.views.refusals import measure
from engine.hercules import GAME as HERCULES
from engine.match import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_equal_in_all_else_and_had_the_earlier_turn_is_ahead(seats: int) -> None:
    match = Match.start(DICE_FORGE, seats, {}, seed=bytes(32))
    for first in range(seats):
        state = DICE_FORGE.rules.copy(match.turn_state)
        state.first, state.tie_break = first, "detailed"
        for hero in state.heroes:
            hero.store.update(dict.fromkeys(hero.store, 0))
        assert len({rank(state, seat) for seat in range(seats)}) == seats, "no two share a place"
        order = sorted(range(seats), key=lambda seat: rank(state, seat), reverse=True)
        assert order == [(first + turn) % seats for turn in range(seats)]


def test_what_is_too_dear_is_measured_in_gold() -> None:
    match = Match.start(DICE_FORGE, 2, {}, seed=bytes(32))
    face = next(face for face in match.turn_state.temple if match.turn_state.temple[face])
    facts = measure(match.turn_state, 0, f"forge:{face}:light:g1", "not_enough_gold")
    assert str(FACES[face].cost) in map(str, facts.values())
    assert facts["held_gold"] == match.turn_state.heroes[0].gold


def test_cards_face_down_come_in_every_order_and_none_is_lost() -> None:
    match = Match.start(HERCULES, 3, {}, seed=bytes(32))
    state = match.turn_state
    orders = set()
    for seed in range(20):
        other = state.reshuffle_hidden(state, 0, Stream(bytes([seed]) * 32))
        assert {name: sorted(cards) for name, cards in other.stacks.items()} == {
            name: sorted(cards) for name, cards in state.stacks.items()
        }
        assert all(cards[:1] == state.stacks[name][:1] for name, cards in other.stacks.items())
        orders.add(tuple(sorted(other.stacks.items())))
    assert len(orders) > 5
