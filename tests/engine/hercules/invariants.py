"""What holds in every state of Hercules: no card, marker or apprentice is lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from engine.hercules.cards import CARDS
from engine.hercules.setup import open_box
from engine.hercules.state import COLUMNS, HADES, Hero, State
from engine.match import Match
from tests.engine.contract import Contract


def check_state(match: Match[State]) -> None:
    state = match.state
    box = open_box(len(state.heroes))
    lying = [*state.gods, *state.peak, *_all(state.stacks), *_all(state.vases), *_owned(state)]
    assert sorted(card for card in lying if card) == sorted((*box.gods, *box.peak, *_all(box.stacks), *_all(box.vases)))
    for side, hero in enumerate(state.heroes):
        check_hero(hero, hades=state.solo and side == HADES)
    assert 0 <= state.white <= 6
    assert 0 <= state.turns < len(state.heroes)
    assert state.round >= 1


def _all(piles: Mapping[object, Iterable[str]]) -> list[str]:
    return list(chain.from_iterable(piles.values()))


def _owned(state: State) -> list[str]:
    return [card for hero in state.heroes for card in (*hero.demigods, *hero.gods, *hero.vases, *hero.pantheon)]


def check_hero(hero: Hero, *, hades: bool) -> None:
    assert len(hero.labours) + hero.supply + len(hero.marked) == COLUMNS
    assert list(hero.labours) == sorted(set(hero.labours) & set(range(1, COLUMNS + 1)))
    assert hero.supply >= 0
    assert 0 <= hero.column <= COLUMNS
    assert len(hero.dice) == (1 if hades else 2)
    assert all(1 <= face <= 6 for face in hero.dice)
    assert set(hero.marked) <= {card for card in hero.demigods if CARDS[card].active}
    assert set(hero.face_down) <= {card for card in hero.gods if CARDS[card].active}
    assert len(set(hero.marked)) == len(hero.marked)
    assert len(hero.demigods) <= COLUMNS or hades
    if not hades:
        assert hero.column == (hero.labours[0] - 1 if hero.labours else COLUMNS)


def check_end(match: Match[State]) -> None:
    state = match.state
    finished = [hero for hero in state.heroes[: state.seats] if hero.column == COLUMNS]
    assert finished or (state.solo and not state.heroes[HADES].labours)
    assert all(part >= 0 for standing in match.standings for part in standing.parts.values())
    turns = [event for event in match.events if event.kind in ("laboured", "rested", "passed", "turn_lost")]
    for seat in range(match.seats):
        assert sum(event.seat == seat for event in turns) == match.round


CONTRACT = Contract(
    likings=("labour", "ability", "rest"),
    nonsense=("rest", "rest:all", "take:pan_01", "turn_up:god_ares", "labour:1:1/1:none"),
    begin=lambda match: check_state,
    check_end=check_end,
)
