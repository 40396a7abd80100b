"""What is foreseen of an option comes true when it is taken, in matches by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any

import pytest

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.labyrinth import SPACES
from engine.dice_forge.data.titan_track import ZONES
from engine.dice_forge.registry import ROLLS
from engine.dice_forge.rules.gold import hammer_place
from tests.engine.dice_forge.by_chance import MATCHES, Choice, play_choices
from tests.short_forms import some

Facts = Mapping[str, Any]


def of_seat(choice: Choice, kind: str) -> list[Facts]:
    """What is told of this kind of whoever chose."""
    return [event.facts for event in choice.events if event.kind == kind and event.seat == choice.question.seat]


def forge(choice: Choice, foreseen: Facts) -> None:
    if choice.question.kind != "turn" or any(event.kind == "turn_began" for event in choice.events):
        return
    hero = choice.match.state.heroes[choice.question.seat]
    if not choice.match.question_for(choice.question.seat) or choice.match.questions[0].kind == "turn":
        assert foreseen["gold"] == hero.gold
    if of_seat(choice, "forged"):
        assert foreseen["left"] == choice.match.state.temple[foreseen["face"]]
        assert foreseen["changed"] in hero.dice


def feat(choice: Choice, foreseen: Facts) -> None:
    moved, performed = of_seat(choice, "moved"), of_seat(choice, "performed")
    ousted = [event.seat for event in choice.events if event.kind == "ousted"]
    if choice.match.questions and choice.match.questions[0].kind == "pay":
        return
    assert foreseen["moves"] == len(moved[:1])
    assert ("other" in foreseen) == bool(ousted) or not foreseen["moves"] or foreseen["feat"] == "left_hand"
    if "other" in foreseen:
        assert ousted[0] == foreseen["other"]
    if performed:
        zones = [facts["vp"] for facts in of_seat(choice, "gained") if facts["source"] in ZONES and "vp" in facts]
        assert foreseen.get("titans", 0) in (*zones[:1], 0)
    if performed and foreseen["feat"] not in ("eternal_fire", "first_titan"):
        assert foreseen["left"] == len(choice.match.state.stacks[foreseen["slot"]])


def take(choice: Choice, foreseen: Facts) -> None:
    assert foreseen["left"] == len(choice.match.state.stacks[foreseen["slot"]])


def gain(choice: Choice, foreseen: Facts) -> None:
    """As far as nothing is asked about it, and nothing else is gained in the same breath."""
    kind = foreseen["resource"]
    own = [event for event in choice.events if event.seat == choice.question.seat]
    assert foreseen["kept"] + foreseen["surplus"] == foreseen["amount"]
    if own and own[0].kind == "gained" and own[0].facts["source"] == choice.question.facts["source"]:
        assert own[0].facts[kind] == foreseen["kept"]
        assert own[0].facts.get("surplus", 0) == foreseen["surplus"]
    if "space" in foreseen and len(own) > 1 and own[1].kind == "marker_moved":
        assert own[1].facts["space"] == foreseen["space"]


def triton(choice: Choice, foreseen: Facts) -> None:
    assert foreseen["tokens"] == choice.match.state.heroes[choice.question.seat].tokens["triton"]
    gains = of_seat(choice, "gained")
    if gains:
        assert gains[0][foreseen["resource"]] == foreseen["kept"]
        assert gains[0].get("surplus", 0) == foreseen["surplus"]


def extra(choice: Choice, foreseen: Facts) -> None:
    """Where it is paid for with sun shards, and nothing is left to choose by itself."""
    if [event.kind for event in choice.events] == ["paid_extra"]:
        assert foreseen["left"] == choice.match.state.heroes[choice.question.seat].store["sun"]
        assert foreseen["lacking"] == 0


def pass_on(choice: Choice, foreseen: Facts) -> None:
    groups = {option.group for option in choice.question.options}
    named = {"both": {"forge", "feat"}, "companion": {"companion"}, "": set()}.get(foreseen["open"], {foreseen["open"]})
    assert named <= groups
    assert foreseen["open"] or groups.isdisjoint({"forge", "feat"})
    assert bool(foreseen["paid"]) == (choice.question.facts["stage"] == "extra")


def end(choice: Choice, foreseen: Facts) -> None:
    """Something is named in the last round alone: no turn of one's own follows it."""
    groups = {option.group for option in choice.question.options}
    named = {"both": {"forge", "extra"}, "": set()}.get(foreseen["open"], {foreseen["open"]})
    assert named <= groups
    is_last = choice.round == choice.match.state.rounds
    assert bool(foreseen["open"]) == (is_last and bool(groups & {"forge", "extra", "companion"}))


def lose(choice: Choice, foreseen: Facts) -> None:
    assert of_seat(choice, "lost")[0].get(foreseen["resource"], 0) == foreseen["lost"]


def hammer(choice: Choice, foreseen: Facts) -> None:
    """Where nothing else works on it in the same breath."""
    if [facts["gold"] for facts in of_seat(choice, "hammered")] != [foreseen["worked"]] or of_seat(choice, "performed"):
        return
    hero = choice.match.state.heroes[choice.question.seat]
    assert (foreseen["lap"], foreseen["step"]) == hammer_place(hero)
    assert foreseen["vp"] == sum(facts["gain"] for facts in of_seat(choice, "lap_finished"))
    gains = [facts for facts in of_seat(choice, "gained") if facts["source"] == choice.question.facts["source"]]
    if foreseen["kept"] and gains and "gold" in gains[0]:
        assert gains[0]["gold"] + foreseen["surplus"] == foreseen["kept"]


def path(choice: Choice, foreseen: Facts) -> None:
    assert of_seat(choice, "golem_moved")[0]["space"] == foreseen["space"]
    assert foreseen["effect"] == (SPACES[foreseen["space"]].effect or "none")
    if "treasure" in foreseen:
        assert dict(choice.match.state.opened)[foreseen["space"]] == foreseen["treasure"]


def companion(choice: Choice, foreseen: Facts) -> None:
    [facts] = of_seat(choice, "gained")[:1]
    assert (facts["sun"], facts.get("surplus", 0)) == (foreseen["kept"], foreseen["surplus"])


def die(choice: Choice, foreseen: Facts) -> None:
    rolled = of_seat(choice, "rolled")
    assert rolled[0]["dice"] == (foreseen["die"],)
    assert rolled[0]["faces"][0] in foreseen["faces"]


CHECKS: Mapping[str, Callable[[Choice, Facts], None]] = {
    "forge": forge,
    "feat": feat,
    "take": take,
    "gain": gain,
    "triton": triton,
    "extra": extra,
    "pass": pass_on,
    "end": end,
    "lose": lose,
    "hammer": hammer,
    "path": path,
    "companion": companion,
    "die": die,
}


@pytest.mark.parametrize("number", some(range(MATCHES), 5))
def test_what_is_foreseen_comes_true(number: int) -> None:
    for choice in play_choices(number):
        check = CHECKS.get(choice.option.label)
        if check:
            check(choice, choice.foreseen)


def test_each_kind_of_option_is_chosen_now_and_then() -> None:
    labels = {choice.option.label for number in range(0, 60, 5) for choice in play_choices(number)}
    assert labels >= CHECKS.keys() - {"companion", "lose", "take"}


@pytest.mark.parametrize("number", some(range(MATCHES), 5))
def test_where_dice_roll_before_the_next_choice_it_is_said_before(number: int) -> None:
    """A feat without that mark may be taken back freely: until the next question, or the end of the turn."""
    for choice in play_choices(number):
        if choice.option.group == "feat" and not choice.option.chance:
            own = takewhile(lambda event: event.kind not in ("only_choice", "turn_began"), choice.events)
            assert {event.kind for event in own}.isdisjoint({"rolled", "celestial_rolled"})


ROLLING = ("satyrs", "minotaur", "sentinel", "wind", "left_hand", "celestial_die", "great_golem", "time_golem")
STILL = ("hammer", "moon_golem", "sphinx", "hydra", "gorgon", "typhon", "mists", "goldsmith", "goddess")
"""Feats in which no die rolls before something is chosen."""


@pytest.mark.parametrize(("feat", "rolls"), [*((feat, True) for feat in ROLLING), *((feat, False) for feat in STILL)])
def test_feats_that_roll_are_marked(feat: str, *, rolls: bool) -> None:
    assert (FEATS[feat].effect in ROLLS) == rolls
