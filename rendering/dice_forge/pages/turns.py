"""What was done since the board before, in large signs: a turn that was missed."""

from __future__ import annotations

from rendering.dice_forge import alt_text
from rendering.dice_forge.board import recap
from rendering.dice_forge.view import read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import last_turns


@picture("diceforge", "turns")
def draw(scene: Scene) -> Drawing:
    """The latest turns, a line each."""
    table, sign = read(scene), last_turns.COMPACT_PAGE_SIGN if scene.compact else last_turns.PAGE_SIGN
    lines = recap.turns_of(table._replace(over=False), sign)
    return Drawing(last_turns.sheet_of(lines, scene.compact), [*scene.spoken, *alt_text.turn(table, scene.words)])
