"""What a tutorial points at is in the picture of its step, has a ring there, and stays when the picture is cut."""

from __future__ import annotations

import pytest

from bot.languages import speech
from bot.reading.links import tutorials
from engine.hercules.state import SYMBOLS
from engine.match import Match
from engine.registry import find_game
from engine.tutorial import Progress, Step, replay_progress
from rendering import theme
from rendering.canvas.sprites import compose
from rendering.dice_forge.board import quay, quay_question
from rendering.hercules.art import pieces
from rendering.hercules.board import seat_lines, seats
from rendering.picture import Scene
from rendering.pointing import SMALL, WIDE, part_around, point_at
from rendering.registry import draw, kinds_of

NAMES = ("Penelope", "Rival")
STEPS = [(game, place, step) for game, script in tutorials().items() for place, step in enumerate(script.steps)]


def scene_of(game: str, place: int, step: Step) -> Scene:
    match = replay_progress(find_game(game), tutorials()[game], Progress(place)).match
    return Scene(match, NAMES, speech("en"), pointed_places=step.pointed)


@pytest.mark.parametrize(("game", "place", "step"), STEPS, ids=[f"{game} {step.key}" for game, _, step in STEPS])
def test_what_a_step_points_at_has_a_ring(game: str, place: int, step: Step) -> None:
    scene = scene_of(game, place, step)
    assert step.pointed, "every step points at something"
    sheet = kinds_of(scene.match)[step.view].draw(scene).sheet
    assert {*step.pointed} <= {*sheet.places}
    before = len(sheet.stamps)
    point_at(sheet, step.pointed)
    rings = sheet.stamps[before:]
    for name, ring in zip(step.pointed, rings, strict=True):
        left, top, wide, high = sheet.places[name]
        assert ring.x < left
        assert ring.y < top
        assert ring.x + ring.sprite.width > left + wide
        assert ring.y + ring.sprite.height > top + high
        assert 0 <= left < left + wide <= sheet.ground.width
        assert 0 <= top < top + high <= sheet.ground.height


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_rings_around_the_dice_of_others_leave_their_symbols_free(people: int) -> None:
    match = Match.start(find_game("hercules"), people, seed=bytes(32))
    sheet = kinds_of(match)["board"].draw(Scene(match, ("A", "B", "C", "D")[:people], speech("en"))).sheet
    dice = [name for name in sheet.places if name.startswith("dice:") and sheet.places[name][3] < SMALL]
    kinds_of_sign = (pieces.symbol, pieces.crowned_symbol)
    size = seat_lines.line_of(max(2, people)).symbols
    signs = {sign(name, size) for name in SYMBOLS for sign in kinds_of_sign}
    symbols = [stamp for stamp in sheet.stamps if stamp.sprite in signs]
    before = len(sheet.stamps)
    point_at(sheet, dice)
    assert len(dice) == max(1, people - 1)
    assert WIDE.around == theme.RING
    assert symbols
    for ring in sheet.stamps[before:]:
        below = [each for each in symbols if ring.y < each.y < ring.y + 120]
        assert all(ring.y + ring.sprite.height <= each.y + 2 for each in below)


BESIDE = {
    ("hercules", "labour", "dice:0"): seats.offers_left(2),
    ("diceforge", "reinforcement", "store:0"): quay.DICE_X[0],
    ("diceforge", "extra", "store:0"): quay_question.LEFT,
}
"""For a thing in a step of a tutorial: where what stands at its right begins."""


@pytest.mark.parametrize(("game", "key", "name"), BESIDE, ids=" ".join)
def test_a_ring_leaves_free_what_stands_beside_it(game: str, key: str, name: str) -> None:
    place, step = next(each for each in enumerate(tutorials()[game].steps) if each[1].key == key)
    sheet = kinds_of((scene := scene_of(game, place, step)).match)[step.view].draw(scene).sheet
    before = len(sheet.stamps)
    point_at(sheet, [name])
    (ring,) = sheet.stamps[before:]
    assert ring.x + ring.sprite.width <= BESIDE[game, key, name]


def test_rings_close_to_each_other_do_not_meet() -> None:
    place, step = next(each for each in enumerate(tutorials()["diceforge"].steps) if each[1].key == "blessing")
    sheet = kinds_of((scene := scene_of("diceforge", place, step)).match)[step.view].draw(scene).sheet
    before = len(sheet.stamps)
    point_at(sheet, step.pointed)
    left, right = sorted(sheet.stamps[before:], key=lambda ring: ring.x)
    assert left.x + left.sprite.width <= right.x


def test_a_ring_around_an_ability_leaves_its_count_free() -> None:
    place, step = next(each for each in enumerate(tutorials()["hercules"].steps) if each[1].key == "god")
    sheet = kinds_of((scene := scene_of("hercules", place, step)).match)[step.view].draw(scene).sheet
    before = len(sheet.stamps)
    point_at(sheet, ["ability:0:flip"])
    (ring,) = sheet.stamps[before:]
    left, _, wide, _ = sheet.places["ability:0:flip"]
    assert ring.x + ring.sprite.width <= left + wide + seats.COUNT_APART


@pytest.mark.parametrize("game", tutorials())
def test_a_cut_picture_keeps_what_is_pointed_at(game: str) -> None:
    place, step = next((place, step) for place, step in enumerate(tutorials()[game].steps) if step.free)
    scene = scene_of(game, place, step)
    sheet = kinds_of(scene.match)[step.view].draw(scene).sheet
    _, top, _, high = sheet.places[step.pointed[0]]
    part = part_around(compose(sheet), sheet, step.pointed, 500)
    assert part.height == 500
    assert part.height >= high
    assert draw(step.view, scene._replace(high=500)).height == 500
    assert draw(step.view, scene).height == sheet.ground.height
    assert scene.content != scene._replace(high=500).content != scene._replace(pointed_places=()).content
    assert top + high <= sheet.ground.height
