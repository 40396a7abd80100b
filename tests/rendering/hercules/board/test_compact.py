"""The board of Hercules for small screens: legible on a phone, complete, inside its frame."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from engine.hercules.arithmetic import sums_of
from rendering.hercules import question_words, view
from rendering.hercules.art import figures, pieces
from rendering.hercules.board import board, compact, seats
from rendering.hercules.pages import scores
from rendering.picture import Scene
from rendering.registry import draw
from rendering.templates.compact_page import LEGIBLE
from tests.rendering.phone import assert_legible, symbols
from tests.rendering.sheets import assert_inside
from tests.short_forms import some

Scenes = Callable[..., Scene]
LONG = ("W" * 32, "Ein sehr langer Name mit Wörtern", "مرحبا بكم في اللعبة الكبيرة جدا", "🐉" * 20)


@pytest.mark.parametrize(("seats", "moves"), some(product((1, 2, 3, 4), (0, 7, 25, 400)), 3))
def test_no_symbol_is_under_14_pixels_on_a_phone(scene: Scenes, seats: int, moves: int) -> None:
    match_scene = scene(seats, moves, seed=moves % 200 + seats, language="de")._replace(names=LONG[:seats])
    table = view.read(match_scene)
    assert_legible(compact.sheet_of(table, match_scene.words))
    for side in table.sides:
        assert_legible(compact.seat_of(table, side, match_scene.words))


def test_the_whole_board_would_not_be(scene: Scenes) -> None:
    """The measure notices what is too small."""
    match_scene = scene(4, 25, seed=4)
    signs = symbols(board.sheet_of(view.read(match_scene), match_scene.words))
    assert min(size for size, _ in signs) < 10


@pytest.mark.parametrize(("seats", "moves"), some(product((1, 2, 3, 4), (0, 7, 25, 400)), 3))
def test_it_stays_inside_its_frame(scene: Scenes, seats: int, moves: int) -> None:
    for language in ("en", "de"):
        match_scene = scene(seats, moves, seed=moves % 200 + seats, language=language)._replace(names=LONG[:seats])
        table = view.read(match_scene)
        assert_inside(compact.sheet_of(table, match_scene.words), 15)
        for side in table.sides:
            assert_inside(compact.seat_of(table, side, match_scene.words), 15)


def test_every_labour_within_reach_is_shown_with_what_it_takes(scene: Scenes) -> None:
    for seed in range(1, 8):
        match_scene = scene(3, 12, seed=seed)
        table = view.read(match_scene)
        sprites = {stamp.sprite for stamp in compact.sheet_of(table, match_scene.words).stamps}
        for result in table.doable or ():
            assert compact.offer(result) in sprites


def test_a_labour_and_what_it_brings_lie_on_a_ground_of_their_own(scene: Scenes) -> None:
    count = 0
    for seed in range(1, 12):
        match_scene = scene(3, 12, seed=seed)
        table = view.read(match_scene)
        stamps = compact.sheet_of(table, match_scene.words).stamps
        grounds = [each for each in stamps if each.sprite == compact._offer_ground(each.sprite.width)]
        assert len(grounds) == len(table.doable or ())
        won = {seats.won_card(cards[0], False, 78, 64) for _, cards in table.stacks if cards}
        for card in [each for each in stamps if each.sprite in won]:
            count += 1
            middle = card.y + card.sprite.height / 2
            assert any(
                ground.x <= card.x < card.x + card.sprite.width <= ground.x + ground.sprite.width
                and ground.y < middle < ground.y + ground.sprite.height
                for ground in grounds
            )
    assert count > 3


def test_what_is_counted_for_who_is_asked_and_for_others_looks_different(scene: Scenes) -> None:
    match_scene = scene(3, 12, seed=2)
    table = view.read(match_scene)
    sprites = [stamp.sprite for stamp in compact.sheet_of(table, match_scene.words).stamps]
    for side in table.sides:
        is_asked = side.number == table.acting
        assert (figures.stone(side.look, compact.STONE) in sprites) == is_asked
        assert (pieces.labours_left(side.look, compact.LEFT) in sprites) != is_asked


def test_a_rest_and_a_pass_have_signs_where_they_can_be_had(scene: Scenes) -> None:
    cases = set()
    for seed in range(1, 12):
        match_scene = scene(2, 14, seed=seed)
        table = view.read(match_scene)
        offered = {option.label for option in match_scene.match.questions[0].options}
        can = bool(offered & {"rest", "rest-all"}), bool(offered & {"pass", "end"})
        cases.add(can)
        large = {stamp.sprite for stamp in board.sheet_of(table, match_scene.words).stamps}
        small = {stamp.sprite for stamp in compact.sheet_of(table, match_scene.words).stamps}
        for size, sprites in ((seats.REST, large), (66, small)):
            assert (pieces.rest_in_gold(size) in sprites, pieces.halt(size, True) in sprites) == can
        text = match_scene.words("hercules-picture-do-pass")
        assert ("pass" in offered) == (text in board_words(match_scene))
    assert {(True, False), (False, True)} <= cases


def board_words(scene: Scene) -> str:
    """The question as the board puts it."""
    (question,) = scene.match.questions
    return question_words.words_of(question, scene.words)


def test_results_are_struck_out_where_no_labour_is_left(scene: Scenes) -> None:
    count = 0
    for seed in range(1, 12):
        match_scene = scene(2, 16, seed=seed)
        table = view.read(match_scene)
        if table.acting is None or table.doable is None:
            continue
        side = table.sides[table.acting]
        results = {way.result for way in sums_of(view.usable_dice(table, side))}
        large = {stamp.sprite for stamp in board.sheet_of(table, match_scene.words).stamps}
        struck = {result for result in results if seats._sum(result, seats._DONE, 44) in large}
        idle = {result for result in results if seats._sum(result, seats._IDLE, 44) in large}
        assert (struck, idle) == (set(), set()) or not table.doable
        if not table.doable:
            assert (struck, idle) == (results - set(side.labours), results & set(side.labours))
            count += 1
    assert count


def test_a_scene_asks_for_it(scene: Scenes) -> None:
    match_scene = scene(3, 12, seed=2)
    whole, small = draw("board", match_scene), draw("board", match_scene._replace(compact=True))
    assert small.width < whole.width
    assert small.alt == whole.alt
    assert draw("seat", match_scene._replace(compact=True)._replace(seat=0)).width == small.width


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_score_sheet_for_a_phone_is_legible_and_inside_its_frame(scene: Scenes, seats: int, language: str) -> None:
    match_scene = scene(seats, 400, seed=seats, language=language)._replace(names=LONG[:seats])
    sheet = scores.compact_of(view.read(match_scene), match_scene.words)
    assert min(size for size, _ in symbols(sheet)) >= LEGIBLE
    assert_inside(sheet, 15)
    whole, small = draw("scores", match_scene), draw("scores", match_scene._replace(compact=True))
    assert small.alt == whole.alt
    assert small.width < whole.width
