"""The labyrinth and the Titans' track on the board itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.data.titan_track import TRACK
from engine.players import choose
from rendering import theme
from rendering.canvas.sprites import SPRITES, Sheet, Sprite
from rendering.dice_forge.board import board, compact
from rendering.dice_forge.modules import board_strip, golems, titan_track
from rendering.dice_forge.modules.view import view_of
from rendering.dice_forge.view import read
from rendering.picture import Scene
from rendering.registry import draw
from tests.rendering.sheets import assert_whole

Forge = Callable[..., Scene]
MODULES = ("goddess", "titans")
NUMBERS = 26
"""How far from a space's middle its numbers reach."""


def all_signs() -> set[Sprite]:
    """The spaces of the labyrinth as the strip shows them."""
    return {board_strip._sign(space) for space in SPACES}


def strip_of(scene: Scene, seat: int) -> Sheet:
    sheet = board.sheet_of(read(scene), scene.words, view_of(scene))
    sheet.stamps = []
    board_strip.draw(sheet, view_of(scene), seat, scene.words)
    return sheet


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strip_stays_in_its_panel_all_through_a_match(forge: Forge, module: str, seats: int, language: str) -> None:
    box = board_strip.BOX
    for moves in (0, 40, 90, 140, 400):
        scene = forge(seats, moves, 3, language, module=module)
        for seat in range(seats):
            sheet = strip_of(scene, seat)
            assert_whole(sheet)
            assert all(
                box.left <= stamp.x + stamp.sprite.width / 2 <= box.left + box.width
                and box.top <= stamp.y + stamp.sprite.height / 2 <= box.top + box.height
                for stamp in sheet.stamps
            )


def test_every_stone_of_the_track_lies_whole_on_the_board(forge: Forge) -> None:
    sheet = strip_of(forge(2, 80, 4, module="titans"), 0)
    stones = {titan_track.space_sprite(space, board_strip.STONE) for space in TRACK}
    bottoms = [
        stamp.y + tile.y + tile.height
        for stamp in sheet.stamps
        if stamp.sprite in stones
        for tile in SPRITES.tiles(stamp.sprite)
    ]
    assert 0 < max(bottoms) <= sheet.ground.height


def test_no_golem_stands_on_the_number_of_a_space(forge: Forge) -> None:
    scene = forge(4, 60, 4, module="goddess")
    view = view_of(scene)
    for mover in view.movers:
        stamps = strip_of(scene, mover.hero.number).stamps
        signs = [(each.x + each.sprite.width / 2, each.y) for each in stamps if each.sprite in all_signs()]
        walking = [each for each in stamps if each.sprite in [golems.golem(m.hero.look, 48) for m in view.movers]]
        assert walking
        for golem in walking:
            left, right = golem.x, golem.x + golem.sprite.width
            assert all(right <= x - NUMBERS or left >= x + NUMBERS for x, _ in signs), "the number is covered"


def test_the_next_six_spaces_are_shown_and_every_way_at_a_fork() -> None:
    for space in SPACES:
        ways = board_strip.ways(space)
        assert [way[0] for way in ways] == [*SPACES[space].forward]
        assert all(GODDESS not in way[:-1] for way in ways)
        if len(ways) == 1 and all(len(SPACES[each].forward) == 1 for each in ways[0]):
            assert len(ways[0]) == board_strip.AHEAD
        assert sum(map(len, ways)) <= board_strip.AHEAD


def test_behind_a_fork_that_is_near_its_ways_are_shown() -> None:
    near = 0
    for space in SPACES:
        trunk, paths = board_strip._ahead(space)
        assert len(trunk) + sum(map(len, paths)) <= board_strip.AHEAD
        fork = trunk[-1] if trunk else space
        assert [way[0] for way in paths] == [*SPACES[fork].forward]
        near += bool(trunk)
        alone = not trunk and len(paths) == 1
        assert not alone or len(paths[0]) > board_strip.NEAR or paths[0][-1] == GODDESS
    assert near > 3


def test_the_strip_shows_what_lies_before_the_golem(forge: Forge) -> None:
    scene = forge(3, 60, 4, module="goddess")
    view = view_of(scene)
    for mover in view.movers:
        sprites = [stamp.sprite for stamp in strip_of(scene, mover.hero.number).stamps]
        for space in (mover.space, *(each for way in board_strip.ways(mover.space) for each in way)):
            assert board_strip._sign(space) in sprites


def test_the_strip_shows_the_track_around_the_marker(forge: Forge) -> None:
    scene = forge(3, 80, 4, module="titans")
    for mover in view_of(scene).movers:
        sprites = [stamp.sprite for stamp in strip_of(scene, mover.hero.number).stamps]
        assert titan_track.space_sprite(mover.space, board_strip.STONE) in sprites


@pytest.mark.parametrize("module", MODULES)
def test_the_board_of_a_turn_has_the_strip_of_who_is_asked(forge: Forge, module: str) -> None:
    scene = forge(3, 30, 2, module=module)
    table = read(scene)
    sheet = board.sheet_of(table, scene.words, view_of(scene))
    assert sheet.ground.height == theme.HEIGHT + board_strip.MORE
    assert draw("board", scene).height == theme.HEIGHT + board_strip.MORE
    own = strip_of(scene, compact.large_seat(table).number).stamps
    assert sheet.stamps[-len(own) :] == own
    assert draw("board", forge(3, 30, 2)).height == theme.HEIGHT, "without a module there is none"


def test_where_a_golem_may_go_is_ringed(forge: Forge) -> None:
    scene = forge(2, 0, 1, module="goddess")
    match = scene.match
    while not match.is_finished and not any(each.kind == "path" for each in match.questions):
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    question = next(each for each in match.questions if each.kind == "path")
    halo = board_strip.labyrinth.halo(board_strip.SPACE // 2 - 4)
    sprites = [stamp.sprite for stamp in strip_of(scene, question.seat).stamps]
    assert sprites.count(halo) == len(question.options)


def test_the_ways_back_are_ringed_when_a_golem_has_to_take_one(forge: Forge) -> None:
    scene = forge(2, 0, 1, module="goddess")
    space = next(each.id for each in SPACES.values() if len(each.backward) > 1)
    view = view_of(scene)
    mover = view.movers[0]._replace(space=space)
    view = view._replace(movers=(mover, *view.movers[1:]), fork_spaces={0: SPACES[space].backward})
    sheet = board.sheet_of(read(scene), scene.words, view)
    sheet.stamps = []
    board_strip.draw(sheet, view, 0, scene.words)
    sprites = [stamp.sprite for stamp in sheet.stamps]
    assert sprites.count(board_strip.labyrinth.halo(board_strip.SPACE // 2 - 4)) == len(SPACES[space].backward)
    assert all(board_strip._sign(each) in sprites for each in SPACES[space].backward)


def test_the_track_rises_from_the_rebellion_to_the_gods(forge: Forge) -> None:
    scene = forge(2, 90, 3, module="titans")
    stones = {titan_track.space_sprite(space, board_strip.STONE) for space in TRACK}
    for seat in range(2):
        middles = [stamp.y for stamp in strip_of(scene, seat).stamps if stamp.sprite in stones]
        assert len(middles) == 2 * board_strip.AROUND + 1
        assert middles == sorted(set(middles), reverse=True)
