"""A line for each of the last turns: as much as there is room for, what came of it always."""

from __future__ import annotations

import pytest

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import width
from rendering.templates import last_turns
from rendering.templates.compact_page import INNER
from rendering.templates.last_turns import Deed, Turn
from tests.rendering.sheets import inked

SIGN = Sprite(rect(0, 0, 50, 50, 0, theme.GOLD), 50, 50)
LOOK = theme.SIDES[0]


def draw_line(turn: Turn, room: float) -> tuple[Sheet, int]:
    """A sheet with the line, and how many lines of text stand there."""
    sheet = Sheet(Sprite(rect(0, 0, 1200, 300, 0, theme.NIGHT), 1200, 300))
    last_turns.draw(sheet, [turn], 20, 20, [room])
    return sheet, sum(bool(stamp.sprite.writing) for stamp in sheet.stamps)


@pytest.mark.parametrize("room", [300, 460, 700, 1100])
@pytest.mark.parametrize("name", ["Zoë", "W" * 32])
def test_a_line_keeps_to_its_room(room: float, name: str) -> None:
    turn = Turn(LOOK, name, tuple(Deed((SIGN, SIGN), f"{at}→9") for at in range(4)), -7, ((theme.SIDES[1], 5),))
    sheet, _ = draw_line(turn, room)
    assert max(box[2] for box in inked(sheet)) <= 20 + room


def test_the_name_goes_first_and_what_came_of_it_stays() -> None:
    turn = Turn(LOOK, "Penelope", (Deed((SIGN,), "3→5"), Deed((SIGN, SIGN, SIGN))), 8)
    assert [draw_line(turn, room)[1] for room in (900, 520, 300)] == [5, 4, 1]
    long = turn._replace(name="Penelope Ithakesia")
    assert [draw_line(long, room)[1] for room in (1200, 900, 520)] == [5, 5, 4], "no more than a word is left out of it"


def test_letters_keep_their_size_and_the_latest_turns_are_shown() -> None:
    turns = [Turn(side, side.shape, (Deed((SIGN,)),)) for side in theme.SIDES]
    (block,) = last_turns.block_of(turns)
    sheet = Sheet(Sprite(rect(0, 0, 1050, 400, 0, theme.NIGHT), 1050, 400))
    block.draw(sheet, 0)
    lines = [stamp.sprite.width for stamp in sheet.stamps if stamp.sprite.writing]
    edge = 2 * round(theme.PHONE_READ * 0.3)
    assert lines == [round(width(side.shape, theme.PHONE_READ, "extra")) + edge for side in theme.SIDES[1:]]
    assert max(box[2] for box in inked(sheet)) <= INNER + 20
    assert last_turns.block_of([]) == []
