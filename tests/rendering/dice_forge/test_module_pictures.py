"""The labyrinth and the Titans' track: everybody stands where he is, all is in frame."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.drawing.studio import Studio
from engine.dice_forge.data.faces import CELESTIAL
from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES
from engine.dice_forge.data.titan_track import CENTRE, TRACK
from engine.match import Match
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.dice_forge.art import pieces
from rendering.dice_forge.modules import (
    alt_text,
    celestial_die,
    golems,
    labyrinth,
    labyrinth_layout,
    labyrinth_spaces,
    legend,
    paths,
    titan_layout,
    titan_track,
)
from rendering.dice_forge.modules import (
    view as module_view,
)
from rendering.dice_forge.modules.view import ModuleView
from rendering.dice_forge.pages import module, module_strips
from rendering.picture import ALT_LIMIT, Picture, Scene
from rendering.registry import describe, draw, menu_of
from tests.rendering.sheets import assert_inside

Forge = Callable[..., Scene]
LONG = ("W" * 32, "Ein sehr langer Name mit Wörtern", "مرحبا بكم في اللعبة الكبيرة جدا", "🐉" * 20)
LINE_UPS = {"goddess": "goddess_recommended", "titans": "titans_recommended"}
MODULES = tuple(LINE_UPS)


@pytest.fixture
def module_scene(forge: Forge) -> Forge:
    """A scene of a match with a module in its recommended line-up."""

    def make(module: str, seats: int = 4, moves: int = 40, **facts: object) -> Scene:
        return forge(seats, moves, module=module, **{"line_up": LINE_UPS[module], **facts})

    return make


def beside(scene: Scene) -> Picture:
    return draw("beside", scene)


def placed(scene: Scene, spaces: Iterable[int]) -> Scene:
    """The same match with golems or markers elsewhere."""
    match = scene.match.fork()
    for hero, space in zip(match.state.heroes, spaces, strict=True):
        hero.golem, hero.track = (space, 0) if hero.golem else (0, space)
    return scene._replace(match=match)


def stamps(sheet: Sheet, sprite: Sprite) -> list[tuple[float, float]]:
    """The middles of all places where a sprite is stamped."""
    return [
        (stamp.x + sprite.width / 2, stamp.y + sprite.height / 2) for stamp in sheet.stamps if stamp.sprite == sprite
    ]


def near(places: Iterable[tuple[float, float]], place: tuple[float, float], most: float = 1) -> bool:
    return any(math.dist(each, place) <= most for each in places)


def sheet_of(scene: Scene) -> tuple[ModuleView, Sheet]:
    view = module_view.view_of(scene)
    return view, module.sheet_of(view, scene.words)


# Who stands where


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golems_are_drawn_on_every_space(module_scene: Forge, seats: int) -> None:
    scene = module_scene("goddess", seats, 900)
    for space in SPACES:
        spaces = [space, *(space % len(SPACES) + 1 for _ in range(seats - 2)), space]
        view, sheet = sheet_of(placed(scene, spaces))
        assert_inside(sheet)
        for mover, expected in zip(view.movers, spaces, strict=True):
            golem = golems.golem(mover.hero.look, labyrinth.GOLEM)
            assert near(stamps(sheet, golem), labyrinth_layout.corner(expected, mover.hero.number))


def test_markers_are_drawn_on_every_space(module_scene: Forge) -> None:
    scene = module_scene("titans", 4, 900)
    for space in TRACK:
        view, sheet = sheet_of(placed(scene, [space, space, CENTRE, space]))
        assert_inside(sheet)
        on = view.on(space)
        for at, mover in enumerate(on):
            place = titan_layout.marker(space, at, len(on))
            assert near(stamps(sheet, titan_track.marker_sprite(mover.hero.look)), place)


# What has just happened


def until(scene: Scene, moves: int, is_reached: Callable[[Match[object]], bool]) -> Scene:
    """The match replayed up to the first question at which something is to be seen."""
    again = scene.match.replay(0)
    for seat, option in scene.match.journal[:moves]:
        if is_reached(again):
            return scene._replace(match=again)
        again.play(seat, option)
    raise AssertionError("this never happened")


def test_the_steps_of_the_turn_are_traced(module_scene: Forge) -> None:
    scene = module_scene("goddess", 4, 400, seed=3)
    scene = until(scene, 400, lambda match: sum(each.kind == "golem_moved" for each in match.turn_events) > 1)
    view, sheet = sheet_of(scene)
    moves = [
        (each.seat, each.facts["start"], each.facts["space"])
        for each in scene.match.turn_events
        if each.kind == "golem_moved"
    ]
    steps = paths.steps(view.movers)
    assert moves
    for seat, start, space in moves:
        assert view.movers[seat].hero.look.colour in steps[start, space]
    for (start, target), colours in steps.items():
        way = paths.gone_way(labyrinth_layout.between(start, target), colours, labyrinth.BED)
        assert way.sprite in [stamp.sprite for stamp in sheet.stamps]


def test_the_ways_open_at_a_fork_are_marked(module_scene: Forge) -> None:
    scene = module_scene("goddess", 4, 400, seed=3)
    scene = until(scene, 400, lambda match: any(each.kind == "path" for each in match.questions))
    view, sheet = sheet_of(scene)
    question = next(each for each in scene.match.questions if each.kind == "path")
    offered = tuple(int(str(option.facts["space"])) for option in question.options)
    assert view.fork_spaces[question.seat] == offered
    here = SPACES[view.movers[question.seat].space]
    assert set(offered) in (set(here.forward), set(here.backward))
    marks = stamps(sheet, pieces.asked_sign(46))
    for space in SPACES:
        x, y = labyrinth_layout.PLACES[space]
        assert near(marks, (x, y - labyrinth_spaces.radius(space) - 2)) == (space in offered)
    alt = beside(scene).alt
    assert view.movers[question.seat].hero.name in alt[:200]


def test_what_no_golem_can_come_to_recedes(module_scene: Forge) -> None:
    scene = module_scene("goddess", 4, 400, seed=3)
    scene = until(scene, 400, lambda match: any(each.kind == "path" for each in match.questions))
    view, sheet = sheet_of(scene)
    (seat, offered), *_ = view.fork_spaces.items()
    veiled = labyrinth.receding_spaces(view)
    assert veiled.isdisjoint({view.movers[seat].space, *offered, GODDESS})
    for space in SPACES:
        veil = labyrinth._veil(labyrinth_spaces.radius(space))
        assert near(stamps(sheet, veil), labyrinth_layout.PLACES[space]) == (space in veiled)
    over = module_scene("goddess", 2, 900)
    for spaces, gone in (([1, 1], set[int]()), ([24, 30], set(range(1, 24))), ([GODDESS] * 2, set(SPACES) - {GODDESS})):
        there, _ = sheet_of(placed(over, spaces))
        assert labyrinth.receding_spaces(there) == gone


def test_treasures_lie_where_they_were_found(module_scene: Forge) -> None:
    scene = module_scene("goddess", 3, 0)
    closed, _ = sheet_of(scene)
    assert not closed.open_treasures
    match = scene.match.fork()
    match.state.opened = ((12, "vp"), (8, "sun"))
    view, sheet = sheet_of(scene._replace(match=match))
    assert view.open_treasures == {12: "vp", 8: "sun"}
    for chamber in labyrinth.CHAMBERS:
        x, y = labyrinth_layout.PLACES[chamber]
        turned = [labyrinth.token(treasure, True, labyrinth.OPENED) for treasure in TREASURES]
        lying = [sprite for sprite in turned if near(stamps(sheet, sprite), (x, y + 4))]
        assert lying == (
            [labyrinth.token(view.open_treasures[chamber], True, labyrinth.OPENED)]
            if chamber in view.open_treasures
            else []
        )
    text = " ".join(alt_text.sentences(view, scene.words))
    assert "4 moon" in text
    assert "10 " not in text, "what was taken is not offered any more"


def test_treasures_that_can_be_chosen_are_lit(module_scene: Forge) -> None:
    scene = module_scene("goddess", 4, 400, seed=3)
    scene = until(scene, 400, lambda match: any(each.kind == "treasure" for each in match.questions))
    view, sheet = sheet_of(scene)
    question = next(each for each in scene.match.questions if each.kind == "treasure")
    assert view.offered_treasures == {option.facts["resource"] for option in question.options}
    rich = {treasure: stamps(sheet, labyrinth.token(treasure, False, labyrinth.TREASURE)) for treasure in TREASURES}
    halos = stamps(sheet, labyrinth.halo(labyrinth.TREASURE // 2))
    for treasure, places in rich.items():
        assert bool(places) == (treasure in view.offered_treasures)
        assert all(near(halos, place) for place in places)


def test_a_space_that_can_be_chosen_is_golden_whoever_stands_there(module_scene: Forge) -> None:
    scene = module_scene("goddess", 4, 400, seed=3)
    scene = until(scene, 400, lambda match: any(each.kind == "path" for each in match.questions))
    target = min(module_view.view_of(scene).targets)
    scene = placed(
        scene,
        [
            hero.golem if seat == scene.match.questions[0].seat else target
            for seat, hero in enumerate(scene.match.state.heroes)
        ],
    )
    view, sheet = sheet_of(scene)
    sprites = [stamp.sprite for stamp in sheet.stamps]
    colours = tuple(mover.hero.look.colour for mover in view.on(target))
    assert colours
    assert paths.ring(colours, labyrinth_spaces.radius(target)) not in sprites
    assert near(stamps(sheet, labyrinth.halo(labyrinth_spaces.radius(target))), labyrinth_layout.PLACES[target])
    last_golem = max(at for at, sprite in enumerate(sprites) if sprite in _golems_of(view))
    assert all(at > last_golem for at, sprite in enumerate(sprites) if sprite == pieces.asked_sign(46))


def _golems_of(view: ModuleView) -> list[Sprite]:
    return [golems.golem(mover.hero.look, labyrinth.GOLEM) for mover in view.movers]


def test_the_reward_of_the_first_is_crossed_out_once_somebody_is_there(module_scene: Forge) -> None:
    scene = module_scene("goddess", 2, 0)
    first, _ = sheet_of(scene)
    there, _ = sheet_of(placed(scene, [GODDESS, 1]))
    assert (first.is_rewarded, there.is_rewarded) == (False, True)
    assert labyrinth_spaces.reward(False) != labyrinth_spaces.reward(True)
    assert beside(scene).alt != beside(placed(scene, [GODDESS, 1])).alt


def test_throws_of_the_celestial_die_are_ringed(module_scene: Forge) -> None:
    scene = module_scene("goddess", 3, 400, seed=5)
    scene = until(scene, 400, lambda match: any(each.kind == "celestial_rolled" for each in match.turn_events))
    view, sheet = sheet_of(scene)
    thrown = {throw.face for throw in view.throws}
    sizes = (celestial_die.SIZE, celestial_die.SIZE), (celestial_die.WIDE, celestial_die.WIDE_HIGH)
    rings = [place for size in sizes for place in stamps(sheet, celestial_die.thrown_ring(*size))]
    assert len(rings) == len(thrown) > 0
    assert tuple(celestial_die.SIDES) == tuple(side.id for side in CELESTIAL)
    assert len({celestial_die.face(side) for side in celestial_die.SIDES}) == 6


def test_the_celestial_die_is_shown_only_where_something_rolls_it(module_scene: Forge) -> None:
    with_it = module_scene("titans", 2, 0, line_up="custom", sets="rebellion", slot_m4="celestial_die")
    without = module_scene("titans", 2, 0)
    assert sheet_of(module_scene("goddess", 2, 0))[0].celestial
    heights = []
    for scene in (with_it, without):
        view, sheet = sheet_of(scene)
        assert_inside(sheet)
        heights.append(sheet.ground.height)
        assert view.celestial == ("celestial_die" in scene.match.state.line_up.values())
    assert heights[1] < heights[0] == theme.HEIGHT


# The legend


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", MODULES)
def test_the_legend_explains_everything(module_scene: Forge, name: str, language: str) -> None:
    scene = module_scene(name, 2, 0, language=language)
    sheet = legend.sheet_of(name, scene.words)
    assert_inside(sheet)
    picture = draw(name, scene)
    assert picture.name == "legend.png"
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert "{" not in picture.alt
    entries = legend.ENTRIES[name](scene.words)
    assert len({entry.text for entry in entries}) == len(entries)
    assert sheet.ground.height < 1.4 * theme.WIDTH


def test_the_legend_names_every_space_with_an_effect(module_scene: Forge) -> None:
    words = module_scene("goddess", 2, 0).words
    named = [int(number) for entry in legend.ENTRIES["goddess"](words) for number in re.findall(r"\d+", entry.name)]
    assert sorted(named) == [number for number, space in SPACES.items() if space.effect]


def test_a_match_has_the_views_of_its_own_module(module_scene: Forge, forge: Forge) -> None:
    always = ["explained", "feats", "feats_more", "roll"]
    for scene, expected in (
        (forge(2, 0), ["temple", *always]),
        (module_scene("goddess", 2, 0), ["temple", "goddess", *always]),
        (module_scene("titans", 2, 0), ["temple", "titans", *always]),
    ):
        assert list(menu_of(scene.match)) == expected


# Any state


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (2, 70), (3, 120), (4, 60), (4, 900)])
def test_everything_fits_and_is_told(module_scene: Forge, name: str, language: str, seats: int, moves: int) -> None:
    scene = module_scene(name, seats, moves, seed=seats + moves % 50, language=language)._replace(names=LONG[:seats])
    view, sheet = sheet_of(scene)
    assert_inside(sheet)
    assert sheet.ground.width == theme.WIDTH
    assert sheet.ground.height <= theme.HEIGHT
    picture = beside(scene)
    assert len(picture.data) <= 700_000
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert not re.search("[\u2066-\u2069{}]", picture.alt)
    for mover in view.movers:
        place = alt_text.sentences(view, scene.words)
        assert any(mover.hero.name in sentence and sentence in picture.alt for sentence in place)
    described = describe(scene)
    assert all(sentence in described for sentence in alt_text.rules(view, scene.words))
    image = Image.open(BytesIO(picture.data))
    assert (image.format, image.size) == ("PNG", (picture.width, picture.height))
    assert image.mode in ("RGB", "P")


@pytest.mark.parametrize("name", MODULES)
def test_no_letter_is_too_small(module_scene: Forge, name: str, letter_sizes: list[int]) -> None:
    beside(module_scene(name, 4, 60, language="de")._replace(names=LONG))
    assert letter_sizes
    assert min(letter_sizes) >= theme.SMALLEST


@pytest.mark.parametrize("name", MODULES)
def test_a_restored_match_looks_the_same(module_scene: Forge, name: str) -> None:
    scene = module_scene(name, 3, 90, seed=6)
    restored = type(scene.match).restore(scene.match.game, scene.match.save())
    assert beside(scene._replace(match=restored)) == beside(scene)
    assert beside(scene._replace(match=scene.match.fork())) == beside(scene)


def test_strips_lie_side_by_side() -> None:
    for players in (2, 3, 4):
        boxes = module_strips.boxes(players, 900, 100)
        assert len(boxes) == players
        assert boxes[0].left == theme.MARGIN
        assert theme.WIDTH - theme.MARGIN - players < boxes[-1].left + boxes[-1].width <= theme.WIDTH - theme.MARGIN
        for first, second in pairwise(boxes):
            assert first.left + first.width < second.left


async def test_the_studio_draws_it_once_and_only_with_a_module(module_scene: Forge, forge: Forge) -> None:
    studio = Studio()
    try:
        scene = module_scene("goddess", 2, 20)
        first = await studio.draw("beside", scene)
        assert first.name == "module.png"
        assert await studio.draw("beside", scene) is first
        with pytest.raises(KeyError):
            await studio.draw("beside", forge(2, 5))
    finally:
        studio.close()
