"""Dice on boards: every number on a face is as large as all words, and both dice of a player have room in their row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.dice_forge.data.faces import FACES
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.dice_forge import view
from rendering.dice_forge.art import emblems, numeral_faces
from rendering.dice_forge.board import dice_in_rows, lines, quay_question
from rendering.picture import Scene
from tests.rendering.ink import told_words, writings

HEIGHTS = (40, 43, 56, 62, 78, 92)
TWO = [face for face in FACES if len(numeral_faces.parts(face)) == 2]
ROWS = (lines.DICE, lines.TALL_DICE, quay_question.DICE_ROW)


def test_numbers_on_faces_of_every_height_are_as_large_as_words() -> None:
    with told_words():
        for high in HEIGHTS:
            for face in FACES:
                texts = writings(Sprite(numeral_faces.face(face, high), high, high))
                assert all(line.px >= theme.READ for line in texts), (face, high)
                amounts = [str(part.amount) for part in numeral_faces.parts(face)]
                assert [line.words for line in texts] == (["×3"] if face == "x3" else amounts), (face, high)


def test_faces_show_what_they_give_and_all_look_different() -> None:
    for high in HEIGHTS:
        assert len({numeral_faces.face(face, high) for face in FACES}) == len(FACES)
    for face in FACES:
        fragment = numeral_faces.face(face, 43)
        for part in numeral_faces.parts(face):
            if len(part.kinds) == 1:
                assert emblems.resource(part.kinds[0]) in fragment, face


def test_two_numbers_stand_apart() -> None:
    for high in HEIGHTS:
        for face in TWO:
            wide = numeral_faces.width_of(face, high)
            assert wide >= (high if high >= numeral_faces.ROOMY else numeral_faces.LEAST_WIDE)


def piles_of(faces: list[str]) -> tuple[dice_in_rows.Pile, ...]:
    counts = Counter(faces)
    return tuple(dice_in_rows.Pile(face, tuple(range(count)), False, False) for face, count in counts.items())


@pytest.mark.parametrize("row", ROWS)
def test_any_dice_have_room_in_a_row(row: dice_in_rows.Row) -> None:
    worst = dice_in_rows.fit([piles_of(TWO[:6]), piles_of(TWO[6:12])], row)
    assert worst.is_within(row.room)
    plain = dice_in_rows.fit([piles_of(["g1"] * 5 + ["s1"]), piles_of(["g1"] * 4 + ["v2", "m1"])], row)
    assert plain.high == row.heights[0]
    assert not any(pile.bare for die in plain.dice for pile in die)
    mixed = [["g1", "g1", "g3", "c_g3_v2", "v1_s1", "m2"], ["g1", "g1", "v2", "m1", "shield_red", "s2"]]
    assert not any(pile.bare for die in dice_in_rows.fit(list(map(piles_of, mixed)), row).dice for pile in die)


def test_a_row_shows_all_sides_of_both_dice(forge: Callable[..., Scene]) -> None:
    table = view.read(forge(4, 120, seed=4))
    hero = table.heroes[0]
    sheet = Sheet(Sprite("", theme.WIDTH, 100))
    dice_in_rows.draw(sheet, table, hero, 50, lines.DICE, frozenset({(0, 2)}))
    faces = Counter(name for name, _ in sheet.pieces)
    assert faces == Counter(f"face:{face}" for die in hero.dice for face in die)
    assert any(pile.is_offered and pile.sides == (2,) for pile in dice_in_rows.piles(hero, 0, frozenset({(0, 2)})))
