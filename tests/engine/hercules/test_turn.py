"""Options, consequences and events as panels, pictures and words rely on them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.errors import IllegalOption
from engine.hercules import GAME
from engine.hercules.refusals import REFUSALS, explain
from engine.hercules.scoring import scores_of
from engine.hercules.state import Hero, State
from engine.match import Match
from engine.players import choose
from engine.questions import Option
from engine.simulation import match_seed
from tests.engine.script import Script

ID = re.compile(r"[a-z0-9:+\-x/_=]{1,60}")
LABELS = {
    "labour": {"labour"},
    "ability": {"use-white", "use-reroll", "use-plus1", "use-minus1", "use-copy", "use-flip"},
    "rest": {"rest", "rest-all", "pass"},
    "end": {"end"},
    "marker": {"take"},
    "god": {"turn_up"},
    "": {"take-nothing", "together"},
}
EVENTS = {
    "round_began": {"round", "pegasus"},
    "rolled": {"dice"},
    "hades_rolled": {"die", "white"},
    "used": {"card", "ability", "before", "after"},
    "white_rolled": {"white"},
    "laboured": {"result", "left", "right", "operation"},
    "moved": {"start", "column", "steps"},
    "took_demigod": {"card"},
    "took_vase": {"card", "steps"},
    "took_god": {"card"},
    "took_pantheon": {"card"},
    "rested": {"cards", "god"},
    "passed": set(),
    "turn_lost": set(),
    "last_round": set(),
    "hades_stole": {"card", "white"},
    "hades_stole_nothing": {"white"},
    "hades_moved": {"die", "column"},
    "hades_took_marker": {"column"},
    "hades_took_card": {"card"},
    "hades_slid": {"start", "column", "steps"},
    "hades_took_vase": {"card", "steps"},
    "match_ended": set(),
    "scored": {"points", "place"},
    "only_choice": {"question", "option"},
}
OPTIONAL = {"used": {"dice", "other"}}


def state(seats: int = 2, rolls: tuple[int, ...] = (3, 5, 6, 4), **hero: Any) -> Match[State]:
    """A match in which the first seat holds the given cards and everybody has just rolled."""
    full = Match.start(GAME, seats, {"first": "host"} if seats > 1 else {}, seed=bytes(32)).state.copy()
    full.heroes[0] = Hero((1, 1), **hero)
    full.turns = 0
    return Match.from_state(GAME, full, seats=seats, chance=Script([*rolls, *[1] * 40]))


def ids(match: Match[State], group: str) -> list[str]:
    return [option.id for option in match.questions[0].options if option.group == group]


def find(match: Match[State], option_id: str) -> Option:
    option = match.questions[0].find(option_id)
    assert option is not None, [option.id for option in match.questions[0].options]
    return option


def test_labours_on_offer() -> None:
    match = state(rolls=(6, 3, 1, 1))
    labours = {option_id.rpartition(":")[0] for option_id in ids(match, "labour")}
    assert labours == {"labour:9:6+3", "labour:3:6-3", "labour:2:6/3"}
    hestia = find(match, "labour:9:6+3:hestia")
    assert hestia.facts == {"result": 9, "left": 6, "right": 3, "operation": "add", "demigod": "hestia"}
    assert ids(match, "rest") == ["rest:all"]
    assert find(match, "rest:all").label == "pass"


def test_uses_on_offer() -> None:
    match = state(supply=4, labours=tuple(range(5, 13)), column=4, demigods=("pan_01", "hestia_03", "hestia_04"))
    assert ids(match, "ability") == [
        "use:pan_01",
        "use:hestia_03:d1",
        "use:hestia_03:d2",
        "use:hestia_03:d1+d2",
        "use:hestia_04:seat1",
    ]
    assert [option.chance for option in match.questions[0].options if option.group == "ability"] == [True] * 4 + [False]
    copying = find(match, "use:hestia_04:seat1")
    assert copying.facts == {"card": "hestia_04", "other": 1}
    assert match.preview(0, copying) == {**copying.facts, "before": (3, 5), "after": (6, 4), "cost": "marker"}
    assert "after" not in match.preview(0, find(match, "use:pan_01"))


def test_hades_is_copied_in_the_solo_game() -> None:
    match = state(1, (3, 5, 2, 6), supply=4, labours=tuple(range(5, 13)), column=4, demigods=("hestia_04",))
    copying = find(match, "use:hestia_04:hades")
    assert copying.facts["other"] == "hades"
    assert match.preview(0, copying)["after"] == (2, 6)
    match.play(0, "use:hestia_04:hades")
    assert match.state.heroes[0].dice == (2, 6)


def test_the_white_die_joins_and_returns() -> None:
    match = state(
        rolls=(3, 5, 1, 1, 4), supply=4, labours=tuple(range(5, 13)), column=4, demigods=("pan_01", "hestia_03")
    )
    kinds = [event.kind for event in match.play(0, "use:pan_01")]
    assert kinds == ["used", "white_rolled"]
    assert match.state.faces(0) == (3, 5, 4)
    assert match.events[-2].facts["after"] == (3, 5, 4)
    assert "use:hestia_03:d1+d2+white" in ids(match, "ability")
    assert ids(match, "rest") == ids(match, "end") == []
    match.play(0, "labour:12:4x3:pan")
    assert not match.state.white_in_use
    assert match.state.white == 4
    assert match.state.used == ()


@pytest.mark.parametrize(
    ("use", "came"),
    [
        ("use:hestia_03:d1", [3, 5, 1]),
        ("use:hestia_03:d2", [3, 5, 1]),
        ("use:hestia_03:d1+d2", [3, 5, 1, 2]),
        ("use:pan_01", [3, 5, 1]),
        ("use:hestia_01:d1", [3, 5]),
    ],
)
def test_whatever_a_seat_rolls_is_its_luck(use: str, came: list[int]) -> None:
    """Two dice in phase 1, dice rolled again, and the white die; a die that is turned is not rolled."""
    cards = ("pan_01", "hestia_01", "hestia_03")
    match = state(rolls=(3, 5, 6, 4, 1, 2), supply=4, labours=tuple(range(5, 13)), column=4, demigods=cards)
    match.play(0, use)
    assert [roll.came for roll in GAME.reading.rolls(match) if roll.seat == 0][: len(came) + 1] == came


def test_gods_pay_by_turning_over() -> None:
    match = state(labours=tuple(range(1, 13)), gods=("god_athena",))
    flip = find(match, "use:god_athena:d2")
    assert match.preview(0, flip) == {
        "card": "god_athena",
        "dice": ("d2",),
        "before": (3, 5),
        "after": (3, 2),
        "cost": "god",
    }
    match.play(0, flip.id)
    assert match.state.heroes[0].face_down == ("god_athena",)
    assert match.state.heroes[0].supply == 0


def test_the_preview_of_a_labour() -> None:
    match = state(rolls=(5, 2, 1, 1), labours=(3, 9, 10, 11, 12), column=2, supply=7)
    claim = find(match, "labour:3:5-2:hecate")
    god = match.state.gods[7]
    preview = match.preview(0, claim)
    assert preview == {
        **claim.facts,
        "card": match.state.stacks["hecate"][0],
        "start": 2,
        "column": 8,
        "steps": 6,
        "vase": "vase_6_1",
        "vase_points": 12,
        "god": god,
        "waiting": god,
        "points_before": 7,
        "points_after": 7 + 1 + 12 + 2 + 5,
    }
    facts = {event.kind: event.facts for event in match.play(0, claim.id) if event.seat == 0}
    assert facts["took_vase"] == {"card": "vase_6_1", "steps": 6}
    assert facts["took_god"] == {"card": god}
    assert facts["moved"] == {"start": 2, "column": 8, "steps": 6}
    assert scores_of(match.state)[0].points == preview["points_after"]


def test_what_is_asked_says_whether_a_rest_would_take_something_back() -> None:
    assert state(labours=(2, 8), supply=10).questions[0].facts == {"stage": "begin"}
    spent = state(labours=(2, 8), demigods=("hestia_01",), marked=("hestia_01",), supply=9)
    assert spent.questions[0].facts == {"stage": "spent"}
    turned = state(labours=(2, 8), gods=("god_ares",), face_down=("god_ares",), supply=10)
    assert turned.questions[0].facts == {"stage": "spent"}


def test_a_rest_takes_everything_or_what_is_chosen() -> None:
    spent = {"demigods": ("hestia_01", "pan_02"), "marked": ("hestia_01", "pan_02"), "supply": 1}
    hero = {**spent, "labours": tuple(range(4, 13)), "column": 3, "gods": ("god_ares",), "face_down": ("god_ares",)}
    match = state(**hero)
    assert ids(match, "rest") == ["rest:all", "rest"]
    everything = {"cards": ("hestia_01", "pan_02"), "god": "god_ares"}
    assert match.preview(0, find(match, "rest:all")) == everything
    assert match.fork().play(0, "rest:all")[0].facts == everything
    match.play(0, "rest")
    offered = ["take:hestia_01", "take:pan_02", "turn_up:god_ares", "nothing"]
    assert [option.id for option in match.questions[0].options] == offered
    rested = match.fork().play(0, "take:hestia_01+turn_up:god_ares")[0]
    assert rested.facts == {"cards": ("hestia_01",), "god": "god_ares"}
    assert match.fork().play(0, "turn_up:god_ares")[0].facts == {"cards": (), "god": "god_ares"}
    assert match.fork().play(0, "nothing")[0].kind == "passed"
    assert match.play(0, "take:pan_02")[0].facts == {"cards": ("pan_02",), "god": ""}
    assert match.state.heroes[0].marked == ("hestia_01",)
    assert match.state.heroes[0].supply == 2


def test_more_than_a_rest_recovers_must_be_chosen() -> None:
    cards = ("hestia_01", "hestia_02", "pan_01", "pan_02")
    match = state(labours=tuple(range(5, 13)), column=4, demigods=cards, marked=cards)
    assert ids(match, "rest") == ["rest"]
    with pytest.raises(IllegalOption, match="choose_what_to_recover"):
        match.play(0, "rest:all")


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("take:hestia_01+take:hestia_02+take:pan_01+take:pan_02", "at_most_3_markers"),
        ("take:hestia_01+turn_up:god_ares+turn_up:god_hera", "at_most_1_god"),
        ("take:hestia_01+take:aeolus_01", "no_marker_on_that_card"),
        ("take:hestia_01+take:hestia_02+take:aeolus_01", "no_marker_on_that_card"),
        ("take:hestia_01+turn_up:god_zeus", "god_card_not_face_down"),
        ("take:pan_01+take:hestia_01", "unknown_option"),
        ("take:pan_01+take:hestia_02+take:hestia_01", "unknown_option"),
        ("take:hestia_01+take:hestia_01", "unknown_option"),
        ("take:hestia_01+nothing", "unknown_option"),
        ("take:hestia_01+", "unknown_option"),
    ],
)
def test_a_rest_recovers_three_markers_and_one_god_at_most(option: str, reason: str) -> None:
    cards = ("hestia_01", "hestia_02", "pan_01", "pan_02")
    gods = ("god_ares", "god_hera")
    match = state(labours=tuple(range(5, 13)), column=4, demigods=cards, marked=cards, gods=gods, face_down=gods)
    match.play(0, "rest")
    with pytest.raises(IllegalOption, match=reason):
        match.play(0, option)
    assert match.questions[0].kind == "recover"
    three = "take:hestia_01+take:hestia_02+take:pan_02+turn_up:god_hera"
    assert match.play(0, three)[0].facts == {"cards": ("hestia_01", "hestia_02", "pan_02"), "god": "god_hera"}
    assert (match.state.heroes[0].marked, match.state.heroes[0].face_down) == (("pan_01",), ("god_ares",))


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("labour:8:5+3:morpheus", "demigod_not_eligible"),
        ("labour:9:6+3:hestia", "not_those_dice"),
        ("labour:6:3+3:hestia", "not_those_dice"),
        ("labour:2:5-3:hecate", "labour_already_done"),
        ("labour:15:5x3:pan", "out_of_range"),
        ("labour:1:5/3:aeolus", "not_integer"),
        ("labour:8", "unknown_option"),
        ("labour:8:8+0:hestia", "unknown_option"),
        ("use:pan_01", "card_not_yours"),
        ("use:hestia_05:d1", "passive_card"),
        ("use:hestia_01:white", "white_die_not_in_use"),
        ("use:hestia_01", "choose_one_die"),
        ("use:hestia_04:seat0", "choose_another_player"),
        ("use", "card_not_yours"),
        ("rest", "nothing_to_recover"),
        ("end", "rest_instead"),
        ("dance", "unknown_option"),
    ],
)
def test_refusals(option: str, reason: str) -> None:
    match = state(supply=3, labours=tuple(range(4, 13)), column=3, demigods=("hestia_01", "hestia_04", "hestia_05"))
    with pytest.raises(IllegalOption) as caught:
        match.play(0, option)
    assert caught.value.reason == reason
    assert reason in REFUSALS


@pytest.mark.parametrize("pegasus", [0, 1, 2])
def test_who_waits_is_told_whether_the_turn_is_over_or_still_to_come(pegasus: int) -> None:
    full = Match.start(GAME, 3, {"first": "host"}, seed=bytes(32)).state.copy()
    full.turns, full.pegasus = 1, pegasus
    full.acting = (pegasus + 1) % 3
    reasons = {side: explain(full, side, "rest:all") for side in range(3) if side != full.acting}
    assert reasons == {pegasus: "turn_over", (pegasus + 2) % 3: "not_your_turn"}


def test_everything_told_and_asked_is_known() -> None:
    kinds: set[str] = set()
    for number, seats in enumerate((1, 1, 1, 2, 2, 3, 4, 4) * 3):
        settings = {"variant": ("full", "simplified")[number % 2]}
        match = Match.start(GAME, seats, settings, seed=match_seed("told", number))
        while match.questions:
            for option in match.questions[0].options:
                assert ID.fullmatch(option.id)
                assert option.label in LABELS[option.group]
            seat = match.questions[0].seat
            match.play(seat, choose(("random", "greedy")[number // 8 % 2], match, seat).option)
        for event in match.events:
            facts = set(event.facts)
            assert EVENTS[event.kind] <= facts <= EVENTS[event.kind] | OPTIONAL.get(event.kind, set())
            kinds.add(event.kind)
    assert kinds == set(EVENTS)


def test_standings_name_hades_and_add_up() -> None:
    match = state(1, (1, 1, 1, 1))
    hades = next(standing for standing in match.standings if standing.seat is None)
    assert hades.name == "hades"
    assert list(hades.parts) == ["markers", "cards", "majorities", "sets"]
    assert set(hades.facts) == {"add", "sub", "mul", "div", "die", "majorities", "column"}
