"""What players have in front of them: dice, what continues working, the hammer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.rulings import LAP
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group
from rendering.canvas.text import Lettering, width
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.board import hero_progress
from rendering.dice_forge.modules import celestial_die
from rendering.dice_forge.view import HeroView, TableView

TURN = 50
"""Size of the sign of who is asked, or whose turn it is."""


def turn_sign(table: TableView, hero: HeroView, size: int = TURN) -> Sprite | None:
    """The sign of who is asked or whose turn it is; None where both are one seat, where no one is asked, or for
    everyone else."""
    if table.over or table.asked_seats in ((), (table.acting,)):
        return None
    if hero.number in table.asked_seats:
        return pieces.asked_sign(size)
    return pieces.turn(size) if hero.number == table.acting else None


def ink_of(gain: int, still: str = theme.WHITE) -> str:
    """The colour of what the turn has brought or taken, and of what it has left as it was."""
    return palette.NEW if gain > 0 else theme.EMBER_LIGHT if gain else still


@cache
def change_sign(size: int, more: bool) -> Sprite:
    """Whether the turn has brought some of a kind or taken some."""
    arrow = group(emblems.sign("rise", ink_of(1 if more else -1)), turn=0 if more else 180)
    return centre(arrow, size, scale=size / 100)


def write_gain(sheet: Sheet, gain: int, x: float, y: float, size: int, anchor: str = "start") -> float:
    """What the turn has brought of a kind, or taken; returns how long that is."""
    return sheet.write(f"+{gain}" if gain > 0 else f"−{-gain}", x, y, Lettering(size, ink_of(gain), "black"), anchor)


@cache
def thrown_side(side: str, size: int) -> Sprite:
    """A side of the Celestial Die that was thrown in this turn."""
    return celestial_die.side_sprite(side, size)


class Duration(NamedTuple):
    """Something that continues working: the feat or token, how many, and what it holds (``held_amount`` of a
    ``kind``)."""

    card: str
    number: int
    kind: str = ""
    held_amount: int = 0


def continuing_effects(hero: HeroView) -> list[Duration]:
    """What continues working for a hero: reinforcements, automatic feats, stores, tokens, chests."""
    lasting: list[Duration] = []
    for card, count in hero.card_counts.items():
        feat = CARDS[card].feat.id
        if feat in _OWN_STATE:
            lasting += [token for token in _OWN_STATE[feat](hero) if token not in lasting or feat != "memory"]
        elif _lasts(card):
            lasting.append(Duration(card, count))
    tokens = [Duration(token, count) for token, count in hero.tokens.items() if count]
    return [*lasting, *tokens, *([Duration("chest", hero.chests)] if hero.chests else [])]


def merge_alike(tokens: list[Duration]) -> list[Duration]:
    """Several scepters as one with all their gold, several companions as the one that is ahead."""
    kinds = {token.card: [other for other in tokens if other.card == token.card] for token in tokens}
    return [
        alike[0]._replace(held_amount=(sum if alike[0].kind == "gold" else max)(token.held_amount for token in alike))
        for alike in kinds.values()
    ]


_OWN_STATE: dict[str, Callable[[HeroView], list[Duration]]] = {
    "scepter": lambda hero: [Duration("scepter", 1, "gold", held) for held in hero.scepters],
    "companion": lambda hero: [Duration("companion", 1, "step", space) for space in hero.companions],
    "memory": lambda hero: [Duration(hero.memories[0].card, 1, "memory", len(hero.memories))] if hero.memories else [],
}
"""Feats whose cards continue working only while something lies on them."""


def draw_kept(
    sheet: Sheet, token: Duration, x: float, y: float, size: int, letters: int = theme.READ, ring: int = 0
) -> None:
    """A token with its middle at (x, y), and beside it, off a ``ring`` of that width, how many there are or how much
    lies on it."""
    sheet.centre(pieces.token(token.card, size), x, y)
    sheet.note_piece("card", token.card, x, y, size, size)
    sheet.write(
        _count(token), x + size / 2 + BESIDE + ring, y + letters * 0.33, Lettering(letters, theme.WHITE, "black")
    )


BESIDE, GOLD_RING, APART, CLOSEST = 3, 6, 10, 20
"""From a token to its number, the width of a golden ring between both, from one to the next one, and where there is no
room, from edge to edge at least."""


def token_length(token: Duration, size: int, letters: int = theme.READ) -> float:
    """How much room a token takes with its number."""
    count = _count(token)
    return size + (BESIDE + width(count, letters, "black") if count else 0)


def lay_out(
    sheet: Sheet,
    tokens: Sequence[Duration],
    left: float,
    right: float,
    y: float,
    size: int,
    letters: int = theme.READ,
    usable: frozenset[str] = frozenset(),
) -> None:
    """Tokens in a row; where they have no room they lie over each other, and those that still have none are left out:
    they stand in the picture of the seat. Those that are ``usable`` have a golden ring."""
    lengths = partial(token_length, size=size, letters=letters)
    room, row = right - left, list(tokens)
    if sum(map(lengths, row)) > room:
        row = merge_alike(row)
    least = [lengths(each) if _count(each) else CLOSEST for each in row]
    while len(row) > 1 and sum(least[: len(row) - 1]) + lengths(row[-1]) > room:
        del row[-1]
    spare = room - sum(map(lengths, row))
    # A number is never covered.
    bare = sum(not _count(token) for token in row[:-1])
    between, overlap = min(APART, spare / max(1, len(row) - 1)), 0.0
    if spare < 0:
        between, overlap = 0, -spare / max(1, bare)
    x = left
    for token in row:
        ring = GOLD_RING if token.card in usable else 0
        if ring:
            sheet.centre(pieces.gold_circle(size), x + size / 2, y)
        draw_kept(sheet, token, x + size / 2, y, size, letters, ring)
        x += lengths(token) + between - (0 if _count(token) else overlap)


def _count(token: Duration) -> str:
    number = token.held_amount if token.kind else token.number
    return str(number) if token.kind or number > 1 else ""


def _lasts(card: str) -> bool:
    return bool({"reinforcement", "automatic"} & set(CARDS[card].feat.types))


def draw_hammer(sheet: Sheet, hero: HeroView, x: float, y: float, long: int) -> float:
    """How far the hammer has come: lap, a bar of that length, and the gold on it; returns how long all is."""
    if not hero.lap:
        return 0
    sheet.centre(pieces.token("hammer", 40), x + 20, y)
    at = x + 48
    at += sheet.write(hero_progress.LAPS[hero.lap], at, y + 20, Lettering(theme.READ, theme.WHITE, "black")) + 10
    sheet.stamp(pieces.progress(long, 20, hero.step, LAP), at, y - 6)
    at += long + 10
    at += sheet.write(str(hero.step), at, y + 20, Lettering(theme.READ, theme.WHITE, "black"))
    return at + sheet.write(f"/{LAP}", at + 1, y + 20, Lettering(theme.READ, theme.MUTED)) - x
