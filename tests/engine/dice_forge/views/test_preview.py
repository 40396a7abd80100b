"""What is told beforehand of a purchase: what is left then; in the Titan module the zone's points (Rebellion p. 15)."""

from __future__ import annotations

import pytest

from engine.dice_forge.data.labyrinth import SPACES
from engine.dice_forge.rules.feats import feat_options, free_feats
from engine.dice_forge.rules.labyrinth import NEAR_THEFT
from engine.dice_forge.rules.resources import choice_options
from engine.dice_forge.state import State
from engine.match import Match
from engine.registry import find_game
from tests.engine.dice_forge.scenario import Course, Scenario, build

GAME = find_game("diceforge")
HEART, REBELLION, MIDDLE, GODS = 1, 9, 16, 31


def dealt(module: str, space: int, owners: tuple[int, ...] = ()) -> State:
    """A match in which the first seat could pay for the Elder, which these seats have already."""
    match: Match[State] = Match.start(GAME, 2, {"first": "host", "module": module}, seed=bytes(32))
    state = match.state
    for seat in owners:
        state.heroes[seat].cards = ("elder",)
    state.heroes[0].track = space
    state.heroes[0].store["sun"] = 6
    return state


@pytest.mark.parametrize(
    ("space", "owners", "points"),
    [
        (HEART, (), 5),
        (HEART, (1,), 3),
        (HEART, (0, 1), 0),
        (REBELLION, (), 3),
        (REBELLION, (1,), 2),
        (MIDDLE, (), 0),
        (GODS, (), 0),
    ],
)
def test_what_the_rebellion_pays_for_a_feat_is_told_before(space: int, owners: tuple[int, ...], points: int) -> None:
    state = dealt("titans", space, owners)
    for options in (feat_options(state, 0), free_feats(state)):
        elder = next(option for option in options if option.facts["feat"] == "elder")
        assert GAME.reading.preview(state, 0, elder).get("titans", 0) == points


def test_nothing_of_the_kind_is_told_without_titans() -> None:
    state = dealt("none", 0)
    assert all("titans" not in GAME.reading.preview(state, 0, option) for option in feat_options(state, 0))


RICH = {"gold": 12, "sun": 6, "moon": 6, "cards": ["elder"]}


@pytest.mark.parametrize(
    "scenario",
    [{"heroes": [RICH], "do": "phases"}, {"heroes": [RICH], "do": "card", "card": "first_titan"}],
    ids=["own turn", "First Titan"],
)
def test_what_a_purchase_leaves_is_told_before(scenario: Scenario) -> None:
    """Of a stack of feats or of a face in the Temple; ``gold`` is what a face leaves in store."""
    met = set[str]()
    [question] = Course(scenario).open
    for option in question.options:
        course = Course(scenario)
        preview = GAME.reading.preview(course.state, 0, option)
        course.answer(0, option.id)
        if option.label in ("feat", "take"):
            assert preview["left"] == len(course.state.stacks[option.text("slot")])
        elif option.label == "forge":
            assert preview["left"] == course.state.temple[option.text("face")]
            assert preview["gold"] == course.state.heroes[0].gold
        met.add(option.label)
    assert met >= ({"take"} if scenario["do"] == "card" else {"feat", "forge"})


def test_loyalty_is_nothing_that_can_be_lost() -> None:
    """The Minotaur may let a Mirror of Misfortune take loyalty, of which nobody holds anything."""
    state = dealt("titans", MIDDLE)
    [loyalty] = choice_options((("loyalty", 1),), 1, losing=True)
    assert GAME.reading.preview(state, 0, loyalty)["lost"] == 0


@pytest.mark.parametrize(("sun", "kept_shards"), [(0, 5), (4, 2), (6, 0)])
def test_a_companion_says_how_many_shards_have_room(sun: int, kept_shards: int) -> None:
    course = Course({"heroes": [{"sun": sun, "cards": ["companion"], "companions": [5]}], "do": "phases"})
    option = course.open[0].find("companion:5")
    assert option is not None
    foreseen = GAME.reading.preview(course.state, 0, option)
    assert (foreseen["kept"], foreseen["surplus"]) == (kept_shards, 5 - kept_shards)


@pytest.mark.parametrize(("space", "is_named"), [(0, False), (3, True)])
def test_the_end_names_a_companion_only_where_one_can_still_be_sent_off(space: int, is_named: bool) -> None:
    """One that has not left its first space, and cannot take a step any more, brings nothing."""
    course = Course({"heroes": [{"gold": 12, "cards": ["companion"], "companions": [space]}], "do": "phases"})
    course.state.round = course.state.rounds
    assert course.open[0].find("use:companion") is not None
    told_before = GAME.reading.preview(course.state, 0, course.open[0].options[-1])
    assert told_before["open"] == "companion", "it can take a step, and be sent off after it"
    course.answer(0, "forge:g3:light:1")
    end = course.open[0].find("end")
    assert end is not None
    assert (GAME.reading.preview(course.state, 0, end)["open"] == "companion") == is_named


def test_a_thief_is_near_within_four_steps() -> None:
    """Three with a triple, and one more by the Celestial Die."""
    spaces, near = {7}, set[int]()
    for _ in range(4):
        spaces = {space.id for space in SPACES.values() if {*space.forward} & spaces}
        near |= spaces
    assert near == NEAR_THEFT


@pytest.mark.parametrize(("moon", "surplus"), [(0, 0), (2, 0), (3, 1), (6, 4)])
def test_a_treasure_says_how_many_shards_have_no_room(moon: int, surplus: int) -> None:
    course = Course({"module": "goddess", "heroes": [{"golem": 20, "moon": moon}], "do": "walk"})
    foreseen = {
        option.id: GAME.reading.preview(course.state, 0, option).get("surplus", 0) for option in course.open[0].options
    }
    assert foreseen == {"treasure:moon": surplus, "treasure:sun": 0, "treasure:vp": 0}
    course.answer(0, "treasure:moon")
    assert course.play.events[-1].facts.get("surplus", 0) == surplus


@pytest.mark.parametrize(("kind", "space"), [("ancient", 14), ("loyalty", 18), ("gold", None), ("vp", None)])
def test_a_gain_says_where_the_marker_comes_to_only_if_it_moves(kind: str, space: int | None) -> None:
    [option] = choice_options(((kind, 2),), 1, False)
    for module, expected in (("titans", space), ("none", None)):
        state = build({"module": module, "heroes": [{"track": 16} if module == "titans" else {}, {}]})
        assert GAME.reading.preview(state, 0, option).get("space") == expected


def test_a_way_without_a_fork_is_walked_without_a_choice() -> None:
    course = Course({"module": "goddess", "heroes": [{"golem": 30}], "do": "walk", "steps": 3})
    assert [event.kind for event in course.play.events] == ["golem_moved"] * 3
    assert (course.state.heroes[0].golem, course.open) == (33, ())


def test_tokens_of_two_cards_are_asked_about_for_the_card_of_the_first() -> None:
    memories = [["memory_red", 7, "ancient"], ["memory_blue", 7, "loyalty"]]
    hero = {"track": 6, "sun": 1, "cards": ["memory_red", "memory_blue"], "memories": memories}
    course = Course({"module": "titans", "heroes": [hero], "do": "phases"})
    course.answer(0, "feat:dogged")
    assert course.open[0].kind == "tokens"
    assert course.open[0].facts["source"] == "memory_red"
