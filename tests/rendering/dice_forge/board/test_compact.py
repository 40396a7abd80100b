"""The board of Dice Forge for small screens: legible on a phone, what can be paid, the module, inside its frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.dice_forge.data.cards import SLOTS
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.data.labyrinth import SPACES
from engine.dice_forge.data.titan_track import TRACK
from rendering.canvas.sprites import Sheet
from rendering.dice_forge import view
from rendering.dice_forge.art import faces, slabs
from rendering.dice_forge.board import compact, compact_market
from rendering.dice_forge.modules import compact_labyrinth, compact_track
from rendering.dice_forge.modules import view as module_view
from rendering.dice_forge.pages import module as module_page
from rendering.dice_forge.pages import scores
from rendering.dice_forge.points import worth
from rendering.picture import Scene
from rendering.registry import draw
from rendering.templates.compact_page import LEGIBLE, PHONE
from tests.rendering.phone import assert_legible, parts, symbols
from tests.rendering.sheets import assert_inside, seen
from tests.short_forms import some

Forge = Callable[..., Scene]
LONG = ("W" * 32, "Ein sehr langer Name mit Wörtern", "مرحبا بكم في اللعبة الكبيرة جدا", "🐉" * 20)
DESKTOP, SMALLEST = 562, 11
"""How wide a desktop shows a picture, and how large a letter must be there, in pixels."""
PLAIN = [(2, 0), (2, 60), (3, 25), (4, 90), (4, 900)]


def draw_sheet(scene: Scene) -> Sheet:
    beside = module_view.view_of(scene) if module_view.has_module(scene.match) else None
    return compact.sheet_of(view.read(scene), beside, scene.words)


@pytest.mark.parametrize(
    ("module", "seats", "moves"),
    some(((module, *state) for module in ("none", "goddess", "titans") for state in PLAIN), 2),
)
def test_no_symbol_is_under_14_pixels_on_a_phone(forge: Forge, module: str, seats: int, moves: int) -> None:
    scene = forge(seats, moves, seed=moves % 200 + seats, language="de", module=module, **line_up(module))
    scene = scene._replace(names=LONG)
    assert_legible(draw_sheet(scene))
    assert_inside(draw_sheet(scene), 15)
    table = view.read(scene)
    for hero in table.heroes:
        assert_inside(compact.seat_of(table, hero, scene.words), 15)


@pytest.mark.parametrize("face", FACES)
def test_no_symbol_on_a_face_is_under_14_pixels_on_a_phone(face: str) -> None:
    """On what is for sale and on the dice of the large seat: resources, signs between them, the steps of a golem."""
    fragment = faces.face(face)
    for scale in (compact_market.FACE / 101, compact.SLAB / 101):
        sizes = parts(fragment, scale)
        assert len(sizes) >= (FACES[face].kind != "triple")
        assert min(sizes, default=LEGIBLE) >= LEGIBLE, sizes


def line_up(module: str) -> dict[str, str]:
    return {} if module == "none" else {"line_up": f"{module}_recommended"}


def test_what_is_offered_can_be_seen(forge: Forge) -> None:
    """In a turn exactly what can be bought; no more of the market."""
    met = 0
    for seed in range(1, 9):
        scene = forge(3, 40, seed=seed)
        table = view.read(scene)
        if not table.feats:
            continue
        met += 1
        sprites = [stamp.sprite for stamp in draw_sheet(scene).stamps]
        for face in table.faces:
            assert slabs.slab_sprite(face, compact_market.FACE, compact_market.THICK) in sprites
        tokens = [
            slot
            for slot in SLOTS
            if table.slots[slot].top and compact_market.painting(table.slots[slot].top) in sprites
        ]
        assert set(tokens) == set(table.feats)
    assert met


def test_a_draft_shows_the_sets_to_choose_from(forge: Forge) -> None:
    scene = forge(3, 2, line_up="draft")
    table = view.read(scene)
    assert table.drafting
    wanted = sum(len(table.fitting[slot]) for slot in table.feats)
    tiles = compact_market.tile(compact_market._box(0, 2, 112, 0).width, 102, True)
    assert sum(stamp.sprite == tiles for stamp in draw_sheet(scene).stamps) == wanted > 0


def test_the_module_is_part_of_the_one_picture(forge: Forge) -> None:
    scene = forge(2, 30, module="goddess", line_up="goddess_recommended")
    small = draw("board", scene._replace(compact=True))
    assert seen(small) != seen(draw("board", scene._replace(match=scene.match.fork())))
    assert small.width == 1050


def test_the_seat_that_is_asked_is_shown_large(forge: Forge) -> None:
    for seed in range(1, 6):
        scene = forge(4, 45, seed=seed)
        table = view.read(scene)
        assert compact.large_seat(table).number in table.asked_seats
        for seat in table.asked_seats:
            assert compact.large_seat(table._replace(viewer=seat)).number == seat
    over = forge(2, 900)
    assert compact.large_seat(view.read(over)).place == 1
    assert draw("board", over._replace(compact=True)).alt == draw("board", over).alt


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("module", "seats"), [("none", 2), ("titans", 4)])
def test_a_score_sheet_for_a_phone_is_legible_and_inside_its_frame(
    forge: Forge, module: str, seats: int, language: str
) -> None:
    scene = forge(seats, 900, seed=seats, language=language, module=module, **line_up(module))._replace(names=LONG)
    table = view.read(scene)
    sources = scores.with_points({hero.number: worth(scene.match, hero) for hero in table.heroes})
    sheet = scores.compact_of(table, sources, scene.words)
    assert min(size for size, _ in symbols(sheet)) >= LEGIBLE
    assert_inside(sheet, 15)
    whole, small = draw("scores", scene), draw("scores", scene._replace(compact=True))
    assert small.alt == whole.alt
    assert small.width < whole.width


@pytest.mark.parametrize(("module", "seats", "moves"), [("goddess", 2, 0), ("goddess", 4, 80), ("titans", 4, 120)])
def test_a_module_for_a_small_screen_is_whole_legible_and_inside_its_frame(
    forge: Forge, module: str, seats: int, moves: int
) -> None:
    scene = forge(seats, moves, seed=8, language="de", module=module, **line_up(module))._replace(names=LONG[:seats])
    beside = module_view.view_of(scene)
    sheet = module_page.compact_of(beside, scene.words)
    assert min(size for size, _ in symbols(sheet)) * DESKTOP / PHONE >= SMALLEST
    assert_inside(sheet, 15)
    sprites = [stamp.sprite for stamp in sheet.stamps]
    spaces = map(compact_labyrinth.sign, SPACES) if module == "goddess" else map(compact_track.sign, TRACK)
    assert all(space in sprites for space in spaces)
    whole, small = draw("beside", scene), draw("beside", scene._replace(compact=True))
    assert small.alt == whole.alt
    assert small.width < whole.width


def test_a_module_for_a_small_screen_shows_what_was_thrown(forge: Forge) -> None:
    """The Celestial Die is told in the alt text too."""
    scene = forge(2, 30, module="goddess", line_up="goddess_recommended")
    beside = module_view.view_of(scene)._replace(throws=(module_view.Throw("cel_v3_choice", 1),))
    before = module_page.compact_of(beside._replace(throws=()), scene.words)
    after = module_page.compact_of(beside, scene.words)
    assert len(after.stamps) == len(before.stamps) + 2
