"""Who follows whom: the draft, the gold at the beginning, the turns, and what is carried out clockwise."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import CARDS, FITTING, LINE_UPS, MODULES, SLOTS
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.setup import deal, new_hero
from engine.dice_forge.state import State, from_json, to_json
from engine.match import Match
from tests.engine.script import Script


def last_of_all(match: Match[State]) -> int:
    """Take the last option of the first question; the seat that was asked."""
    question = match.questions[0]
    match.play(question.seat, question.options[-1].id)
    return question.seat


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("seats", [3, 4])
def test_the_start_player_drafts_first_and_the_others_follow_clockwise(seats: int, number: int) -> None:
    match = Match.start(GAME, seats, {"line_up": "draft", "first": "random"}, seed=bytes([number]) * 32)
    first, drafters = match.state.first, []
    while match.questions and match.questions[0].kind == "draft":
        drafters.append(last_of_all(match))
    assert drafters == [(first + step) % seats for step in range(len(drafters))]
    assert len(drafters) > seats


@pytest.mark.parametrize("sets", ["base", "rebellion"])
@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
def test_a_draft_leaves_open_where_there_is_something_to_choose(sets: str, module: str) -> None:
    settings = GAME.settle(3, {"line_up": "draft", "sets": sets, "module": module, "first": "host"})
    placed = deal(3, settings, Script([])).line_up
    for slot, feats in FITTING[sets].items():
        fixed = MODULES[module].get(slot, "")
        assert placed[slot] == (fixed or (feats[0] if len(feats) == 1 else ""))


@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(seats)])
def test_each_next_player_begins_with_a_gold_less(seats: int, first: int) -> None:
    state = deal(seats, GAME.settle(seats, {"first": "random"}), Script([first + 1]))
    assert state.first == state.acting == first
    gold = [state.heroes[(state.first + step) % seats].store["gold"] for step in range(seats)]
    assert gold == [3, 2, 1, 0][:seats]


@pytest.mark.parametrize(
    ("module", "golem", "track", "store"),
    [("none", 0, 0, {}), ("goddess", 1, 0, {}), ("titans", 0, 16, {"ancient": 0})],
)
def test_a_hero_begins_with_nothing_else(module: str, golem: int, track: int, store: dict[str, int]) -> None:
    hero = new_hero(2, module)
    assert hero.store == {"gold": 2, "sun": 0, "moon": 0, "vp": 0, **store}
    assert (hero.golem, hero.track) == (golem, track)
    assert (hero.up, hero.newest, hero.island, hero.reforged) == ((0, 0), -1, 0, 0)
    assert (hero.cards, hero.removed, hero.scepters, hero.companions, hero.memories) == ((), (), (), (), ())
    assert (hero.chests, hero.hammers, hero.worked, hero.tokens) == (0, 0, 0, {"triton": 0, "cerberus": 0})


@pytest.mark.parametrize("chests", [0, 1, 2])
def test_each_chest_holds_more_of_all_but_ancient_shards(chests: int) -> None:
    hero = new_hero(0, "titans")
    hero.chests = chests
    most = {kind: cap(hero, kind) for kind in ("gold", "sun", "moon", "ancient")}
    assert most == {"gold": 12 + 4 * chests, "sun": 6 + 3 * chests, "moon": 6 + 3 * chests, "ancient": 6}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_begins_before_anything_was_done(seats: int) -> None:
    state = deal(seats, GAME.settle(seats, {"first": "host"}), Script([]))
    assert (state.first, state.acting, state.turns, state.round, state.over) == (0, 0, 0, 1, False)
    assert (state.ready, state.acted, state.bought, state.extra, state.upgraded) == ((), False, (), False, False)
    assert (state.opened, state.resting, state.drafting) == ((), False, False)
    assert (state.rounds, state.blessings) == ((10 if seats == 3 else 9), (2 if seats == 2 else 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_player_begins_every_round_and_turns_go_clockwise(seats: int) -> None:
    """Unlike in Hercules nobody passes anything on."""
    for number in range(6):
        match = Match.start(GAME, seats, {"first": "random"}, seed=bytes([number]) * 32)
        first = match.state.first
        while match.questions and match.round < 4:
            last_of_all(match)
        began = [event.seat for event in match.events if event.kind == "turn_began"][: 3 * seats]
        assert began == [(first + step) % seats for step in range(3 * seats)]
        assert match.state.first == first


def test_a_state_that_was_read_shares_nothing_with_what_it_was_read_from() -> None:
    plain = to_json(deal(3, GAME.settle(3, {"first": "host"}), Script([])))
    original = deepcopy(plain)
    state = from_json(plain)
    state.temple["g3"] -= 1
    state.heroes[0].store["gold"] += 1
    state.heroes[0].add_token("triton", 1)
    assert plain == original
    copied = from_json(plain)
    assert to_json(copied) == original
    assert {type(part) for part in (copied.line_up, copied.stacks, copied.temple)} == {dict}


@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
def test_faces_and_cards_of_a_state_are_the_very_keys_of_their_tables(module: str) -> None:
    """That is what makes looking them up fast, in a match that was dealt and in one that was read."""
    match = Match.start(GAME, 4, {"module": module, "line_up": "random"}, seed=bytes(32))
    while match.round < 4:
        last_of_all(match)
    keys = {id(key) for table in (FACES, CARDS, SLOTS, LINE_UPS["beginner"]) for key in table}
    for state in (match.state, from_json(json.loads(json.dumps(to_json(match.state))))):
        words = [*state.temple, *state.stacks, *state.line_up]
        words += [card for stack in state.stacks.values() for card in stack]
        words += [word for hero in state.heroes for word in (*hero.dice[0], *hero.dice[1], *hero.cards, *hero.removed)]
        assert {id(word) for word in words} <= keys
