"""Marking answers to a question in a picture: a golden ring with a tick around what the right one is about, a dashed
one with a cross around what another one is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.questions import TOGETHER, Option, Question
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, path
from rendering.canvas.tiles import Box
from rendering.picture import Scene
from rendering.pointing import GOLDEN, SMALL, STRUCK, TIGHT, ring_around

Places = tuple[tuple[str, ...], ...]
"""What an option is about; of each the names under which it may lie in a picture, of which the first that the picture
has counts."""
Finder = Callable[[Question, Option], Places]
_FINDERS: dict[str, Finder] = {}
BADGE, SMALL_BADGE = 46, 36
"""Size of the sign at a ring's corner, and at that of a ring around something low."""


def places_of(game: str) -> Callable[[Finder], Finder]:
    """Register the function that says what the options of a game are about."""

    def register(find: Finder) -> Finder:
        _FINDERS[game] = find
        return find

    return register


def mark_answers(sheet: Sheet, scene: Scene) -> list[str]:
    """Mark the scene's answers, the right ones last and alone where both are about the same; what the rings mean, in
    sentences, the right ones first. An answer that is about nothing in this picture has neither."""
    question, find = scene.match.question_for(scene.seat), _FINDERS.get(scene.game)
    if question is None or find is None:
        return []
    names = {answer: _names_on(sheet, find, question, answer.option) for answer in scene.answers}
    right = {name for answer in scene.answers if answer.right for name in names[answer]}
    sentences: list[str] = []
    signs: list[tuple[Box, bool]] = []
    for answer in sorted(scene.answers, key=lambda answer: answer.right):
        names_to_ring = [name for name in names[answer] if answer.right or name not in right]
        look = GOLDEN if answer.right else STRUCK
        signs += [(ring_around(sheet, name, look), answer.right) for name in names_to_ring]
        if names_to_ring:
            kind = "right" if answer.right else "other"
            sentences.insert(0, scene.words(f"picture-answer-{kind}", answer=answer.text))
    for box, is_right in signs:
        _sign(sheet, box, is_right=is_right)
    return sentences


def _names_on(sheet: Sheet, find: Finder, question: Question, option_id: str) -> list[str]:
    """The names of the places in a picture that an answer is about; one of several options is about those of each."""
    ids = {option_id, *(option_id.split(TOGETHER) if question.several else ())}
    options = [option for option in question.options if option.id in ids]
    names = (next(filter(sheet.places.__contains__, each), "") for option in options for each in find(question, option))
    return [*dict.fromkeys(filter(None, names))]


def _sign(sheet: Sheet, box: Box, *, is_right: bool) -> None:
    """A ring's sign at its upper right corner, inside the picture, above the rings beside it."""
    left, top, wide, high = box
    size = SMALL_BADGE if high < SMALL + 2 * TIGHT.around else BADGE
    reach = size / 2 + 2
    x = min(max(left + wide - 6, reach), sheet.ground.width - reach)
    y = min(max(top + 6, reach), sheet.ground.height - reach)
    sheet.centre(_badge(size, is_right), x, y)


@lru_cache(4)
def _badge(size: int, is_right: bool) -> Sprite:
    """A tick on gold, or a cross on white."""
    markup = circle(0, 0, 46, theme.GOLD if is_right else theme.WHITE, theme.INK, 7)
    sign = "M-22 2L-6 19L23 -17" if is_right else "M-18 -18L18 18M18 -18L-18 18"
    return centre(markup + path(sign, "none", theme.INK, 13), size, scale=size / 100)
