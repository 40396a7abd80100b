"""Both orders of every pair of faces carried out, and compared with whether the engine asks which comes first.

Ships in the base game, and golems on every space of the labyrinth. Whatever can be reached in either order can be
reached by the seat that is asked; and a seat is asked only where the two orders do not come to the same. Pairs on the
Titans' track are compared with a second reading of the rules, where the track is tested.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.registry import BLESSED, GAINING, LOSING
from engine.dice_forge.rules.faces import Faces
from engine.dice_forge.rules.order import order_of, outcome_facts, why_order_matters
from tests.engine.dice_forge.both_orders import ROLLS, check, table
from tests.engine.dice_forge.scenario import Course, build
from tests.short_forms import some

OTHERS = ("g3", "s2", "g2_m1", "c_g3_v2", "shield_yellow", "shield_blue", "boar_red", "ship")
SOME = ("g3", "g2_m1", "ship")
"""Those of them that are tried where the Celestial Die is rolled twice, which leads to very many ends."""
STORES: Sequence[dict[str, Any]] = (
    {},
    {"gold": 3, "moon": 1},
    {"gold": 12, "moon": 6},
    {"gold": 11, "hammers": 1, "worked": 12},
)


@pytest.mark.parametrize(
    "store", [*STORES, {"gold": 3, "tokens": {"triton": 1}}, {"gold": 10, "scepters": [5]}], ids=str
)
def test_ships(monkeypatch: pytest.MonkeyPatch, store: dict[str, Any]) -> None:
    for other in OTHERS:
        if other != "ship":
            faces = ("ship", other)
            check(monkeypatch, table(faces, store), faces, [()])


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("space", some((space for space in SPACES if space != GODDESS), 3))
def test_golems(monkeypatch: pytest.MonkeyPatch, space: int, thorough: bool) -> None:
    """On every space, with some of the other faces and stores; all of them with ``make soak``."""
    rolls = max(SPACES[target].times * (SPACES[target].effect == "celestial") for target in SPACES[space].forward)
    pairs = [
        (store, other)
        for store in (STORES[2:3] if rolls > 1 else STORES[1:3] if rolls else STORES)
        for other in (SOME if rolls > 1 else OTHERS)
    ]
    # Another third on each space, so that the short form meets each pair on some space.
    for store, other in pairs if thorough else pairs[space % 3 :: 3]:
        faces = ("golem_moon", other)
        check(monkeypatch, table(faces, store, golem=space), faces, ROLLS if rolls else [()])


@pytest.mark.parametrize("other", ["g3", "c_g3_v2", "shield_yellow", "m1"])
@pytest.mark.parametrize("gold", [0, 2, 11])
def test_golems_whose_die_twins_roll_again(monkeypatch: pytest.MonkeyPatch, gold: int, other: str) -> None:
    faces = ("golem_moon", other)
    check(monkeypatch, table(faces, {"gold": gold}, golem=24, cards=["twins"]), faces, ROLLS)


@pytest.mark.parametrize(("gold", "first"), [(4, "choose"), (6, "twins")])
def test_each_of_two_twins_rolls_the_celestial_die_again_once(
    monkeypatch: pytest.MonkeyPatch, gold: int, first: str
) -> None:
    """A choice of gold comes first where it may pay for the second one; where both are paid for, the roll does."""
    faces = ("golem_moon", "c_g3_v2")
    scenario = table(faces, {"gold": gold}, golem=24, cards=["twins", "twins"])
    check(monkeypatch, scenario, faces, ROLLS[1:3])
    course = Course({**scenario, "rolls": ROLLS[1]})
    course.answer(0, "twins:keep")
    assert [question.kind for question in course.open] == [first]


def test_gold_for_a_scepter_may_pay_for_what_is_sold_for_moon(monkeypatch: pytest.MonkeyPatch) -> None:
    """3 gold more make 6 on the scepter, which stand for the 2 moon shards that space 29 asks for."""
    faces = ("golem_moon", "g3")
    scenario = table(faces, {"scepters": [3]}, golem=28)
    check(monkeypatch, scenario, faces, [()])
    assert why_order_matters(build(scenario), 0, faces, BLESSED) == "labyrinth"
    in_another_turn = build({**scenario, "acting": 1})
    assert why_order_matters(in_another_turn, 0, faces, BLESSED) == ""


TWICE = tuple((1, 1, first, second, 4, 1) for first in range(1, 7) for second in (1, 4))
"""How the Celestial Die may fall on a space where it rolls twice; what is rolled again comes after it."""
OWN_BOAR: dict[str, Any] = {"cards": ["tenacious_boar_blue"]}
TWINS: dict[str, Any] = {"cards": ["twins"]}


@pytest.mark.parametrize(
    ("golem", "other", "store", "more"),
    [
        (28, "boar_blue", {}, OWN_BOAR),
        (27, "c_g3_v2", {"gold": 1}, TWINS),
        (22, "g3", {"gold": 1}, TWINS),
        (27, "g3", {"gold": 3, "scepters": [3]}, {}),
        (27, "m1", {"moon": 5}, {}),
        (28, "g3", {"gold": 12, "scepters": [6]}, {}),
        (28, "g3", {"scepters": [3]}, {}),
    ],
    ids=str,
)
def test_an_order_is_asked(
    monkeypatch: pytest.MonkeyPatch, golem: int, other: str, store: dict[str, Any], more: dict[str, Any]
) -> None:
    """Where each order leads to something that the other one does not.

    One's own boar feeds twice the moon of its face. Gold or moon of a first roll has no room for more, before the
    second one lets something be paid for; and a scepter that is reset has room again.
    """
    faces = ("golem_moon", other)
    scenario = table(faces, store, golem=golem, **more)
    check(monkeypatch, scenario, faces, TWICE if golem in (22, 27) else [()])
    assert why_order_matters(build(scenario), 0, faces, BLESSED) == "labyrinth"


@pytest.mark.parametrize(
    ("golem", "other", "store", "more", "first"),
    [
        (27, "m1", {}, {}, "m1"),
        (35, "g3", {}, {"cards": ["twins"], "light": ["golem_moon", "golem_sun"], "dark": ["g3", "golem_moon"]}, "g3"),
        (27, "m1", {"moon": 2}, {}, "golem_moon"),
    ],
    ids=str,
)
def test_a_gain_that_only_opens_something_comes_first(
    monkeypatch: pytest.MonkeyPatch,
    golem: int,
    other: str,
    store: dict[str, Any],
    more: dict[str, Any],
    first: str,
) -> None:
    """A moon shard of a first roll may be one of two that are paid next; Twins roll again at the Goddess too."""
    faces = ("golem_moon", other)
    dice = {die: [*some_faces, *["g1"] * (6 - len(some_faces))] for die, some_faces in more.items() if die != "cards"}
    scenario = table(faces, store, golem=golem)
    scenario["heroes"][0].update(more, **dice)
    check(monkeypatch, scenario, faces, TWICE if golem == 27 else ROLLS)
    _, order = order_of(build(scenario), 0, faces, GAINING)
    assert order[0] == first


@pytest.mark.parametrize(
    ("golem", "others", "why"),
    [
        (32, 1, "labyrinth"),
        (24, 1, "labyrinth"),
        (35, 1, "labyrinth"),
        (35, GODDESS, ""),
        (31, 1, ""),
        (13, 1, ""),
        (27, 1, "labyrinth"),
    ],
)
def test_a_ship_that_can_buy_waits_for_what_looks_at_faces(golem: int, others: int, why: str) -> None:
    """Forged faces that count, a Celestial Die that turns dice, and the first choice at the Goddess."""
    scenario = table(("golem_moon", "ship"), {"gold": 2}, golem=golem)
    scenario["heroes"][1]["golem"] = others
    assert why_order_matters(build(scenario), 0, ("golem_moon", "ship"), BLESSED) == why


@pytest.mark.parametrize(("gold", "why"), [(1, "labyrinth"), (0, "")])
def test_gold_of_a_face_chosen_at_the_goddess_pays_for_a_ship_chosen_with_it(
    monkeypatch: pytest.MonkeyPatch, gold: int, why: str
) -> None:
    """10 gold pay for a face of 12 beside a ship: 1, 3 of the die and 6 of the chosen face."""
    faces = ("golem_moon", "g3")
    scenario = table(faces, {"gold": gold}, golem=35)
    scenario["heroes"][0].update(light=["golem_moon", "ship", *["g1"] * 4], dark=["g3", "g6", *["g1"] * 4])
    scenario["temple"] = {**dict.fromkeys(scenario["temple"], 0), "v4": 1}
    check(monkeypatch, scenario, faces, [()])
    assert why_order_matters(build(scenario), 0, faces, BLESSED) == why


@pytest.mark.parametrize(("cost", "why"), [("v3", "labyrinth"), ("v4", "")])
def test_a_triple_beside_a_ship_at_the_goddess_multiplies_its_discount(
    monkeypatch: pytest.MonkeyPatch, cost: str, why: str
) -> None:
    """2 gold pay for a face of 8 with three times the discount; for one of 12 they do in no order."""
    faces = ("golem_moon", "g2_m1")
    scenario = table(faces, {}, golem=35)
    scenario["heroes"][0].update(light=["golem_moon", "x3", *["g1"] * 4], dark=["g2_m1", "ship", *["g1"] * 4])
    scenario["temple"] = {**dict.fromkeys(scenario["temple"], 0), cost: 1}
    check(monkeypatch, scenario, faces, [()])
    assert why_order_matters(build(scenario), 0, faces, BLESSED) == why


@pytest.mark.parametrize(
    ("golem", "faces", "store", "more"),
    [
        (28, ("golem_moon", "g3"), {"scepters": [0]}, {}),
        (28, ("golem_moon", "shield_yellow"), {"scepters": [0]}, {}),
        (28, ("golem_moon", "g3"), {"hammers": 1}, {}),
        (28, ("golem_moon", "boar_red"), {}, {}),
        (24, ("golem_moon", "g3"), {"gold": 11}, {"light": ["golem_moon", "x3"]}),
        (32, ("golem_moon", "ship"), {}, {"temple": {"g3": 0, "g2_m1": 1}}),
        (10, ("golem_moon", "ship"), {}, {"temple": {"g3": 0, "g2_m1": 0, "v4": 1}}),
        (0, ("ship", "g1"), {"hammers": 1, "worked": 28, "tokens": {"triton": 1}}, {"temple": {"g3": 0}}),
        (0, ("ship", "g3"), {"gold": 12, "scepters": [6]}, {"temple": {"g3": 0, "g2_m1": 0}}),
    ],
    ids=str,
)
def test_no_order_is_asked_where_none_can_matter(
    monkeypatch: pytest.MonkeyPatch, golem: int, faces: Faces, store: dict[str, Any], more: dict[str, Any]
) -> None:
    """A scepter that stays below 4 gold pays for no shard, and a ship without a price that can be paid for no face."""
    scenario = table(faces, store, **({"golem": golem} if golem else {}))
    scenario["temple"].update(more.get("temple", {}))
    scenario["heroes"][0]["light"] = [*more.get("light", [faces[0]]), *["g1"] * 5][:6]
    check(monkeypatch, scenario, faces, [(1, 1, 2)])
    assert why_order_matters(build(scenario), 0, faces, BLESSED) == ""


def test_a_roll_for_both_golems_is_marked_as_chance() -> None:
    """A choice that rolls dice cannot be taken back alone."""
    [question] = Course(table(("golem_moon", "golem_sun"), {}, golem=36)).open
    assert [(option.id, option.chance) for option in question.options] == [
        ("celestial:roll", True),
        ("celestial:skip", False),
    ]


@pytest.mark.parametrize(("vp", "why"), [(1, "theft"), (2, "")])
def test_a_boar_may_feed_its_owner_before_a_golem_steals(monkeypatch: pytest.MonkeyPatch, vp: int, why: str) -> None:
    """What counts is what the owner has, whatever the thief has: with 2 points there is enough to steal already."""
    faces = ("golem_moon", "boar_red")
    scenario = table(faces, {}, golem=6)
    scenario["heroes"][1]["vp"] = vp
    for store in (0, 20):
        scenario["heroes"][0]["vp"] = store
        check(monkeypatch, scenario, faces, [()])
        assert why_order_matters(build(scenario), 0, faces, BLESSED) == why


BOAR = "boar_red"
FED = {"sun": 1, "moon": 1, "vp": 3}
LOST: dict[str, tuple[dict[str, int], ...]] = {
    BOAR: ({"sun": 1}, {"moon": 1}),
    "g3": ({"gold": 3},),
    "s1": ({"sun": 1},),
    "m1": ({"moon": 1},),
    "v2": ({"vp": 2},),
    "c_g3_v2": ({"gold": 3}, {"vp": 2}),
}
"""What each face may take under the Minotaur."""


def left_after(order: Faces, store: dict[str, int]) -> set[tuple[tuple[str, int], ...]]:
    """All that may be left to the boar's owner who loses these faces in this order, and is fed by the boar."""
    stores = [{"gold": 0, "sun": 0, "moon": 0, "vp": 0, **store}]
    for face in order:
        stores = [
            {kind: max(0, count - lost.get(kind, 0)) for kind, count in one.items()}
            for one in stores
            for lost in LOST[face]
        ]
        if face == BOAR:
            stores = [
                {**one, kind: min({"sun": 6, "moon": 6}.get(kind, 99), one[kind] + amount)}
                for one in stores
                for kind, amount in FED.items()
            ]
    return {tuple(sorted(one.items())) for one in stores}


@pytest.mark.parametrize("other", [face for face in LOST if face != BOAR])
@pytest.mark.parametrize(
    "store",
    [{}, {"gold": 9, "sun": 4, "moon": 4, "vp": 9}, {"sun": 1}, {"moon": 6}, {"vp": 1}, {"vp": 3, "sun": 6}],
    ids=str,
)
def test_losses_of_a_boars_owner(store: dict[str, int], other: str) -> None:
    faces = (BOAR, other)
    state = build({"heroes": [{"cards": ["tenacious_boar_red"], **store}, {}]})
    differ = left_after(faces, store) != left_after(faces[::-1], store)
    assert why_order_matters(state, 0, faces, LOSING) == ("loss" if differ else "")


@pytest.mark.parametrize(
    ("faces", "has_facts"), [(("g3", "a1"), True), (("ship", "g3"), False), (("c_g3_v2", "a1"), False)]
)
def test_an_order_says_what_it_comes_to_where_nothing_else_is_chosen(faces: Faces, has_facts: bool) -> None:
    state = build({"module": "titans", "heroes": [{"track": 5}, {}]})
    assert bool(outcome_facts(state.heroes[0], faces, GAINING)) == has_facts


@pytest.mark.parametrize(
    ("faces", "space", "why"),
    [
        (("chaos_blue", "chaos_yellow"), 1, "track"),
        (("shield_red", "chaos_red"), 0, "shield"),
        (("shield_blue", "chaos_blue"), 1, "shield"),
        (("g3", "v2"), 1, ""),
    ],
)
def test_the_reason_is_the_track_where_the_marker_ends_elsewhere(faces: Faces, space: int, why: str) -> None:
    state = build({"module": "titans" if space else "none", "heroes": [{"track": space} if space else {}, {}]})
    assert why_order_matters(state, 0, faces, BLESSED) == why


def test_a_zone_may_add_the_gold_that_a_ship_needs() -> None:
    """1 gold and 1 of the zone pay for a face of 4 beside a ship; with another one's dice no zone helps."""
    faces = ("ship", "g1")
    state = build({"module": "titans", "heroes": [{"track": 20}, {}], "temple": {"g3": 0, "m1": 0, "g4": 0, "s1": 0}})
    for face in ("c_g3_v2", "g6", "c_g1_s1_m1", "v1_s1", "g2_m1"):
        state.temple[face] = int(face == "g2_m1")
    assert why_order_matters(state, 0, faces, BLESSED) == "ship"
    assert why_order_matters(state, 0, faces, GAINING) == ""
