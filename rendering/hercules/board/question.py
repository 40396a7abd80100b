"""The cards to choose from, where the acting side is asked for no labour, and the abilities that it can use."""

from __future__ import annotations

from functools import cache

from engine.hercules.cards import CARDS
from engine.questions import Question, number
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import path, rect
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.view import SideView, TableView


def about_cards(table: TableView) -> Question | None:
    """What is asked, where cards of the acting side's own are to be chosen from."""
    return table.question if table.question is not None and table.question.kind == "recover" else None


def ways_out(table: TableView, size: int) -> tuple[Sprite, ...]:
    """The signs, in gold, of what ends a turn without a labour, where who is asked can do so now: a rest, a pass, or
    the end of a turn in which something was used."""
    options = () if table.question is None else table.question.options
    rests = any(option.group == "rest" and option.label != "pass" for option in options)
    halts = any(option.label in ("pass", "end") for option in options)
    return (pieces.rest_in_gold(size),) * rests + (pieces.halt(size, True),) * halts


def usable(table: TableView, side: SideView) -> frozenset[str]:
    """The abilities that a side can use now."""
    if table.question is None or side.number != table.acting:
        return frozenset()
    used = (option for option in table.question.options if option.group == "ability")
    return frozenset(CARDS[option.text("card")].ability for option in used)


@cache
def _card(card_id: str, size: int) -> Sprite:
    """A card that can be chosen, in a golden frame; ``size`` is its height."""
    card = CARDS[card_id]
    clay = palette.STACKS.get(card.stack, palette.CLAY)
    markup = rect(-40, -48, 80, 96, 9, theme.IVORY, theme.INK, 3) + rect(-33, -41, 66, 82, 4, clay)
    markup += icon(emblems.silhouette(card)[0], 0, 0, 56, palette.BLACK, initial=card.stack)
    markup += rect(-37, -45, 74, 90, 8, "none", theme.INK, 9) + rect(-37, -45, 74, 90, 8, "none", theme.GOLD, 6)
    return centre(markup, size, size + 4, scale=size / 100)


@cache
def _nothing(size: int) -> Sprite:
    """The choice of none, in a golden frame."""
    markup = rect(-40, -48, 80, 96, 9, theme.IVORY, theme.INK, 3) + path(
        "M-20 -20L20 20M20 -20L-20 20", "none", theme.INK, 12
    )
    markup += rect(-37, -45, 74, 90, 8, "none", theme.INK, 9) + rect(-37, -45, 74, 90, 8, "none", theme.GOLD, 6)
    return centre(markup, size, size + 4, scale=size / 100)


def draw_cards(
    sheet: Sheet, question: Question, side: SideView, text: str, left: float, base: float, room: float, size: int
) -> None:
    """A few words with how much may be taken back, and below them the cards to choose from, this high."""
    x = left
    if text:
        x += sheet.write(text, left, base, theme.READ, theme.WHITE, "extra", room=room - 230, smallest=theme.DENSE) + 24
    for fact, sprite in (("markers", figures.stone(side.look, 40)), ("gods", pieces.card_count(48))):
        most = number(question.facts, fact, 0)
        if most:
            sheet.centre(sprite, x + 22, base - 16)
            x += 50 + sheet.write(f"×{most}", x + 46, base, theme.READ, theme.TEXT, "black") + 16
    cards = [option.text("card") for option in question.options if "card" in option.facts]
    pitch = min(size * 0.86, (room - size) / max(1, len(cards)))
    for at, card in enumerate(cards):
        place = left + size * 0.4 + at * pitch, base + 22 + size / 2
        sheet.centre(_card(card, size), *place)
        sheet.note_piece("card", card, *place, pitch, size)
    sheet.centre(_nothing(size), left + size * 0.4 + len(cards) * pitch, base + 22 + size / 2)
