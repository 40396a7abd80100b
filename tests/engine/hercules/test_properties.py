"""What holds in every match, whatever is chosen: more than two thousand random matches in all modes."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.errors import IllegalOption, MatchIsOver, NotAsked
from engine.hercules import GAME
from engine.hercules.cards import CARDS, HADES_LEVELS
from engine.hercules.setup import open_box
from engine.hercules.state import COLUMNS, HADES, Hero, State
from engine.match import Match
from engine.questions import TOGETHER, Option, Question

MODES = [
    *((seats, {"variant": variant}) for seats in (2, 3, 4) for variant in ("full", "simplified")),
    *((1, {"variant": variant, "level": level}) for variant in ("full", "simplified") for level in HADES_LEVELS),
]
MATCHES_PER_MODE = 130
MOST_DECISIONS = 5000
LIKINGS = ("any", "labour", "ability", "rest")
"""A player who likes one group of options plays odder matches than one who takes all alike."""

NONSENSE = ("", "end", "rest", "rest:all", "nothing", "take:pan_01", "turn_up:god_ares", "labour:1:1/1:none", "x" * 60)


def every_mode(test: object) -> object:
    return pytest.mark.parametrize(("seats", "chosen"), MODES, ids=lambda value: "-".join(map(str, _flat(value))))(test)


def _flat(value: object) -> list[object]:
    return list(value.values()) if isinstance(value, dict) else [value]


@every_mode
@settings(
    max_examples=MATCHES_PER_MODE,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(seed=st.binary(min_size=32, max_size=32), luck=st.integers(0, 2**32), liking=st.sampled_from(LIKINGS))
def test_every_match(seats: int, chosen: dict[str, str], seed: bytes, luck: int, liking: str) -> None:
    match = Match.start(GAME, seats, chosen, seed=seed)
    random = Random(luck)
    looks = {random.randrange(80) for _ in range(2)}
    for decision in range(MOST_DECISIONS):
        check_state(match.state)
        if match.finished:
            break
        if decision in looks:
            check_copies(match, random)
        question = match.questions[0]
        match.play(question.seat, pick(question, liking, random).id)
    check_end(match)


def pick(question: Question, liking: str, random: Random) -> Option:
    liked = [option for option in question.options if option.group == liking]
    if question.several and random.random() < 0.7:
        together = random.sample(question.options, random.randint(2, len(question.options)))
        ids = [option.id for option in question.options if option in together]
        if (option := question.find(TOGETHER.join(ids))) is not None:
            return option
    return random.choice(liked if liked and random.random() < 0.7 else question.options)


def check_state(state: State) -> None:
    box = open_box(len(state.heroes))
    lying = sorted(card for card in (*state.gods, *state.peak, *_piled(state), *_owned(state)) if card is not None)
    assert lying == sorted((*box.gods, *box.peak, *_all(box.stacks), *_all(box.vases)))
    for side, hero in enumerate(state.heroes):
        check_hero(hero, hades=state.solo and side == HADES)
    assert 0 <= state.white <= 6
    assert 0 <= state.turns < len(state.heroes)
    assert state.round >= 1


def _all(piles: object) -> list[str]:
    return [card for pile in piles.values() for card in pile]  # type: ignore[attr-defined]


def _piled(state: State) -> list[str]:
    return [*_all(state.stacks), *_all(state.vases)]


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


def check_copies(match: Match[State], random: Random) -> None:
    """Save, restore, fork, replay and nonsense: none of them changes the match, all of them agree with it."""
    before, state = match.save(), match.state.copy()
    restored = Match.restore(GAME, json.loads(json.dumps(before)))
    assert restored.state == state
    assert restored.questions == match.questions
    assert restored.journal == match.journal
    assert restored.events == match.events
    check_nonsense(match)
    fork, again = match.fork(), match.fork()
    for _ in range(random.randrange(1, 9)):
        if fork.finished:
            break
        question = random.choice(fork.questions)
        option = random.choice(question.options).id
        told = fork.play(question.seat, option)
        assert again.play(question.seat, option) == told
        assert restored.play(question.seat, option) == told
    assert restored.save() == fork.save()
    assert fork.replayed().events == fork.events == restored.events
    assert match.state == state
    assert match.save() == before


def check_nonsense(match: Match[State]) -> None:
    before = match.save()
    for question in match.questions:
        offered = {option.id for option in question.options}
        for nonsense in NONSENSE:
            if nonsense not in offered:
                with pytest.raises(IllegalOption):
                    match.play(question.seat, nonsense)
        with pytest.raises(NotAsked):
            match.play(question.seat + 1, question.options[0].id)
    assert match.save() == before


def check_end(match: Match[State]) -> None:
    assert match.finished
    state = match.state
    finished = [hero for hero in state.heroes[: state.seats] if hero.column == COLUMNS]
    assert finished or (state.solo and not state.heroes[HADES].labours)
    assert all(standing.points == sum(standing.parts.values()) for standing in match.standings)
    assert all(part >= 0 for standing in match.standings for part in standing.parts.values())
    places = [standing.place for standing in match.standings]
    assert places == sorted(places)
    assert places[0] == 1
    assert sorted(place for place in places if places.index(place) + 1 != place) == []
    with pytest.raises(MatchIsOver):
        match.play(0, "rest:all")
    assert match.events[-1].kind == "scored"
    turns = [event for event in match.events if event.kind in ("laboured", "rested", "passed", "turn_lost")]
    for seat in range(match.seats):
        assert sum(event.seat == seat for event in turns) == match.round
