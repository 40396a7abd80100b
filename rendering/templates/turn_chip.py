"""The chip in a board's header: whose turn it is and who is awaited, or who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rendering import theme
from rendering.alt_text import join_sentences
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import fit_name, fit_text, width
from rendering.templates.marks import mark
from rendering.translations import Translations

LONGEST_NAME = 560
RIGHT = theme.WIDTH - theme.MARGIN
"""Where the chip of a board ends."""
NAME, SMALLEST, EDGE, SIGN, GAP = theme.READ, 30, 16, 50, 8
"""Letters, at least where a question has no room for them; the chip's margin; a mark, and the gap after it."""
STEP, LEAST_NAME, NAME_BESIDE = 3, 120, 260
"""The step by which letters shrink, the room that each name should get, and its room beside a question."""
HERE = "\ufffc"
"""Stands in a sentence for a name, which is drawn in letters of its own."""


class Person(NamedTuple):
    """Someone at the table as a chip shows them."""

    name: str
    look: theme.Side


Piece = Person | theme.Side | str
"""What a chip is made of: a name, a mark, words."""


class Player(Protocol):
    """Someone on a board of any game."""

    @property
    def name(self) -> str:
        """The name as it is drawn."""

    @property
    def look(self) -> theme.Side:
        """How the player is distinguished."""


def draw_turn(
    sheet: Sheet,
    players: Sequence[Player],
    winners: Sequence[Player],
    acting: int,
    asked: Sequence[int],
    words: Translations,
    left: float,
    middle: float,
    right: float = RIGHT,
    note: str = "",
    sign: Sprite | None = None,
    brief: str = "",
) -> None:
    """The winners; before the end, the turn's owner and the awaited seats. ``note`` is the question to the turn's
    owner, shown where no one else is awaited, with a ``sign`` after it. ``brief`` is a shorter note for where the name
    has no room beside the whole one.
    """
    if winners:
        title = " · ".join(winner.name for winner in winners)
        outcome = words("picture-wins" if len(winners) == 1 else "picture-win")
        draw_question(sheet, winners[0].look, title, outcome, left, middle, right)
        return
    people = [Person(player.name, player.look) for player in players]
    if note and list(asked) in ([acting], []):
        draw_question(
            sheet,
            people[acting].look,
            people[acting].name,
            note,
            left,
            middle,
            right,
            colon=words("common-colon"),
            sign=sign,
            brief=brief,
        )
        return
    draw_awaited(sheet, people[acting], [people[seat] for seat in asked], len(people), words, left, middle, right)


def draw_awaited(
    sheet: Sheet,
    owner: Person,
    asked: Sequence[Person],
    seats: int,
    words: Translations,
    left: float,
    middle: float,
    right: float = RIGHT,
) -> None:
    """Whose turn it is, and who is asked now where that is not just the turn's owner; ``seats`` are all who play."""
    if list(asked) in ([owner], []):
        draw_question(sheet, owner.look, owner.name, words("picture-to-act"), left, middle, right)
        return
    sentence = join_sentences([words("picture-turn-of", name=HERE)])
    before, _, after = sentence.partition(HERE)
    pieces: list[Piece] = [owner.look, before, owner, f"{after} · "]
    if len(asked) == seats:
        pieces.append(words("picture-waiting-all"))
    elif len(asked) == 1:
        pieces += [f"{words('picture-waiting')} ", asked[0].look, asked[0]]
    else:
        pieces += [f"{words('picture-waiting')} ", *(each.look for each in asked)]
    pieces = [piece for piece in pieces if piece]
    if not _has_room(pieces, right - left, _least(sheet)):
        # The mark alone stands for the owner where both names have no room, and then for who is asked, too.
        begin = pieces.index(f"{after} · ") + 1
        pieces = [owner.look, "· ", *pieces[begin:]]
    if not _has_room(pieces, right - left, _least(sheet)):
        pieces = [piece for piece in pieces if not isinstance(piece, Person)]
    _row(sheet, pieces, left, middle, right)


def _has_room(pieces: Sequence[Piece], room: float, letters: int) -> bool:
    """Whether each name has room beside the rest, whole or by its first word."""
    names = [piece.name for piece in pieces if isinstance(piece, Person)]
    spare = room - _width_without_names(pieces, letters)
    written = _fit_names(names, spare, letters, letters)
    return not any(words.endswith("…") for words, _ in written) and spare >= 0


def _least(sheet: Sheet) -> int:
    """The smallest letters of a chip: those that are read where the picture is shown."""
    return theme.READ if sheet.ground.width == theme.WIDTH else theme.PHONE_READ


def _row(sheet: Sheet, pieces: Sequence[Piece], left: float, middle: float, right: float) -> None:
    """The pieces side by side in a chip at the right margin; names share what room the others leave."""
    names = [piece.name for piece in pieces if isinstance(piece, Person)]
    letters = NAME
    while letters > _least(sheet) and _width_without_names(pieces, letters) > right - left - LEAST_NAME * len(names):
        letters -= STEP
    fixed = _width_without_names(pieces, letters)
    written = _fit_names(names, right - left - fixed, letters, _least(sheet))
    total = round(fixed + sum(width(*each, "extra") for each in written))
    x = right - total
    sheet.stamp(scenery.banner_sprite(total, 62, theme.CHIP, theme.LINE), x, middle - 31)
    x += EDGE
    for piece in pieces:
        if isinstance(piece, Person):
            name, size = written.pop(0)
            x += sheet.write(name, x, middle + size * 0.33, size, theme.WHITE, "extra")
        elif isinstance(piece, str):
            sheet.write(piece, x, middle + letters * 0.33, letters, theme.MUTED)
        else:
            sheet.centre(mark(piece, SIGN), x + SIGN / 2, middle)
        x += _width(piece, letters)


def _width_without_names(pieces: Sequence[Piece], letters: int) -> float:
    """What all but the names takes."""
    return sum(_width(piece, letters) for piece in pieces) + 2 * EDGE


def _fit_names(names: Sequence[str], room: float, letters: int, least: int) -> list[tuple[str, int]]:
    """The names with the sizes at which they fit beside each other; a short one leaves its room to the others."""
    order = sorted(range(len(names)), key=lambda at: width(names[at], letters, "extra"))
    fitted_names: dict[int, tuple[str, int]] = {}
    for done, at in enumerate(order):
        fitted_names[at] = fit_name(names[at], letters, least, room / (len(names) - done))
        room -= width(*fitted_names[at], "extra")
    return [fitted_names[at] for at in range(len(names))]


def _width(piece: Piece, letters: int) -> float:
    """What a piece takes; names take what is left."""
    if isinstance(piece, Person):
        return 0
    return width(piece, letters) if isinstance(piece, str) else SIGN + GAP


def draw_question(
    sheet: Sheet,
    look: theme.Side,
    title: str,
    note: str,
    left: float,
    middle: float,
    right: float = RIGHT,
    *,
    colon: str = "",
    sign: Sprite | None = None,
    brief: str = "",
) -> None:
    """A name (before a question with a ``colon``), a note and a ``sign``, at the right margin, no farther left than
    ``left``.

    Where both have no room the note is ``brief``; where that does not help, the mark alone stands for the name.
    """
    signed = sign.width + GAP if sign else 0
    room = right - left - 120 - signed
    if brief and room - width(note, NAME) < min(width(title, NAME, "extra"), NAME_BESIDE):
        note = brief
    note, note_size = fit_text(note, NAME, SMALLEST, room, "bold")
    note_wide = width(note, note_size)
    name, size = "", NAME
    if room - note_wide >= min(LEAST_NAME, width(title, _least(sheet), "extra")):
        name, size = fit_name(title, NAME, _least(sheet), min(room - note_wide, LONGEST_NAME))
    colon_wide = 24 + width(colon, size, "extra") - width(":", size, "extra") if colon else 14
    name_wide = width(name, size, "extra") + colon_wide if name else 0.0
    total = round(name_wide + note_wide + 98 + signed)
    x = right - total
    sheet.stamp(scenery.banner_sprite(total, 62, theme.CHIP, look.colour), x, middle - 31)
    sheet.centre(mark(look, SIGN), x + 40, middle)
    sheet.write(name, x + 72, middle + 15, size, theme.WHITE, "extra")
    if colon and name:
        sheet.write(colon, x + 72 + name_wide - colon_wide + 1, middle + 15, size, theme.WHITE, "extra")
    sheet.write(note, x + 72 + name_wide, middle + note_size * 0.33, note_size, theme.MUTED)
    if sign:
        sheet.centre(sign, right - 14 - sign.width / 2, middle)
        sheet.note(
            "way:halt", right - 14 - sign.width, middle - sign.height / 2, sign.width, sign.height, is_beset=True
        )
