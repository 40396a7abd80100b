"""Why a choice is refused, with what it would need and what there is."""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES, speech
from engine.chance import STREAM
from engine.dice_forge.data.cards import SLOTS
from engine.dice_forge.data.labyrinth import TREASURES
from engine.errors import IllegalOption
from engine.match import Match
from engine.questions import Option
from engine.registry import find_game


def refused(match: Match, option: str) -> IllegalOption:
    with pytest.raises(IllegalOption) as caught:
        match.play(match.questions[0].seat, option)
    return caught.value


def forge() -> Match:
    match = Match.start(find_game("diceforge"), 2, seed=bytes(32), dice=STREAM)
    while match.questions[0].kind != "turn":
        match.play(match.questions[0].seat, match.questions[0].options[0].id)
    hero = match.state.heroes[match.questions[0].seat]
    hero.store.update({"gold": 3, "sun": 1, "moon": 0})
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_dear_says_what_it_costs_and_what_one_has(language: str) -> None:
    match, words = forge(), speech(language)
    error = refused(match, "forge:v4:light:1")
    assert error.reason == "not_enough_gold"
    text = words.reason("diceforge", error.reason, error.facts)
    assert {"12", "3"} <= {*re.findall(r"\d+", text)}
    feat = match.state.line_up["m7"]
    error = refused(match, f"feat:{feat}")
    assert error.reason == "not_enough_shards"
    text = words.reason("diceforge", error.reason, error.facts)
    assert all(str(amount) in text for amount in SLOTS["m7"].cost.values())
    assert "1☀️" in text
    assert "0🌙" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_division_with_a_remainder_is_told_with_its_dice(language: str) -> None:
    facts = find_game("hercules").reading.measure(None, 0, "labour:3:2/5:hera", "not_integer")
    text = speech(language).reason("hercules", "not_integer", facts)
    assert "5 ÷ 2" in text
    assert speech(language).reason("hercules", "not_integer") != text, "without the dice the rule alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_treasure_that_does_not_fit_says_so(language: str) -> None:
    match, words = Match.start(find_game("diceforge"), 2, {"module": "goddess"}, seed=bytes(32)), speech(language)
    hero = match.state.heroes[0]
    front = TREASURES["moon"].front
    option = Option("treasure:moon", "treasure", {"resource": "moon", **front})
    hero.store["moon"] = 5
    lost = front["moon"] - 1
    assert match.preview(0, option)["surplus"] == lost
    assert str(lost) in words.option("diceforge", option, match.preview(0, option)).partition("(")[2]
    hero.store["moon"] = 0
    assert "(" not in words.option("diceforge", option, match.preview(0, option))
