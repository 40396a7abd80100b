"""The roll as it falls: a second long, small, and its end is what the dice show."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.languages import speech
from engine.match import Match
from engine.questions import texts
from engine.registry import find_game
from rendering import registry
from rendering.canvas import gif
from rendering.picture import Scene
from rendering.registry import MOST_BYTES, draw, kinds, menu_of
from rendering.templates import throw
from tests.rendering.sheets import frames_in

NAMES = ("Zoë", "مرحبا 🐉", "Bartholomew the Magnificent", "王小明")
ADDED = {"diceforge": {"sets": "rebellion", "line_up": "random"}, "hercules": {}}


def play_match(game: str, seats: int, choices: int, settings: dict[str, str] | None = None) -> Match[Any]:
    match: Match[Any] = Match.start(find_game(game), seats, settings or {}, seed=b"r" * 32)
    chance = Random(9)
    while len(match.journal) < choices and not match.is_finished:
        question = chance.choice(match.questions)
        match.play(question.seat, chance.choice(question.options).id)
    return match


def scene_of(match: Match[Any], language: str = "en") -> Scene:
    return Scene(match, NAMES[: match.seats], speech(language))


@pytest.mark.parametrize(("game", "seats"), [(g, s) for g in ("hercules", "diceforge") for s in (1, 2, 3, 4)])
def test_a_roll_takes_a_second_and_is_small(game: str, seats: int) -> None:
    if seats not in find_game(game).seats:
        pytest.skip("not for one")
    picture = draw("roll", scene_of(play_match(game, seats, 40, ADDED[game] if seats > 1 else {})))
    frames = frames_in(picture.data)
    assert len(picture.data) <= MOST_BYTES
    assert 800 <= sum(duration for _, duration in frames[:-1]) <= 1200
    assert "loop" not in Image.open(BytesIO(picture.data)).info, "it is seen once"
    assert picture.name == "roll.gif"


def test_a_roll_with_too_many_bytes_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of(play_match("diceforge", 4, 40))
    whole = draw("roll", scene)
    monkeypatch.setattr(registry, "MOST_BYTES", len(whole.data) * 3 // 4)
    lighter = draw("roll", scene)
    frames, fewer = frames_in(whole.data), frames_in(lighter.data)
    assert len(lighter.data) <= registry.MOST_BYTES
    assert len(frames) / 2 < len(fewer) < len(frames)
    assert ImageChops.difference(frames[-1][0], fewer[-1][0]).getbbox() is None
    assert 800 <= sum(duration for _, duration in fewer[:-1]) <= 1200
    monkeypatch.setattr(registry, "MOST_BYTES", 20_000)
    with pytest.raises(gif.TooLarge):
        draw("roll", scene)


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_the_first_frame_is_the_last_one_for_those_who_see_no_animation(game: str) -> None:
    frames = [frame for frame, _ in frames_in(draw("roll", scene_of(play_match(game, 3, 12))).data)]
    assert ImageChops.difference(frames[0], frames[-1]).getbbox() is None
    assert all(ImageChops.difference(frame, frames[-1]).getbbox() for frame in frames[1:-1])


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_alt_text_names_what_everyone_rolled(language: str) -> None:
    match = play_match("hercules", 4, 0)
    alt = draw("roll", scene_of(match, language)).alt
    for seat, name in enumerate(NAMES):
        first, second = match.state.heroes[seat].dice
        assert name.removesuffix(" 🐉") in alt
        assert f"{first}, {second}" in alt


def test_of_what_a_card_rolls_again_only_that_flies() -> None:
    kind = kinds("hercules")["roll"]
    match: Match[Any] = Match.start(find_game("hercules"), 2, seed=bytes(32))
    chance = Random(0)
    while not match.is_finished:
        question = match.questions[0]
        abilities = [option for option in question.options if option.group == "ability"]
        match.play(question.seat, chance.choice(abilities or question.options).id)
        again = match.events[-1]
        if again.kind == "used" and again.facts["ability"] == "reroll" and len(texts(again.facts, "dice")) == 1:
            drawing = kind.draw(scene_of(match))
            assert sum("rolls" in line for line in drawing.sentences) == 1
            assert "," not in drawing.sentences[-1], "of two dice only one was rolled"
            return
    pytest.fail("no card was used to roll again")


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_a_roll_is_offered_among_the_further_pictures(game: str) -> None:
    assert "roll" in menu_of(play_match(game, 2, 3))


def test_a_die_ends_on_the_floor() -> None:
    assert throw.height_at(1.0) == 0
    assert throw.height_at(0.0) > throw.BASE, "it comes from above the picture"
    assert all(throw.height_at(at / 100) >= 0 for at in range(101))
