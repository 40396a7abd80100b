"""The chip in a board's header: whose turn it is and who is awaited, or who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rendering import theme
from rendering.alt_text import join_sentences
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import Lettering, fit_name, fit_text, width
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


class Turn(NamedTuple):
    """Whose turn it is: the ``players`` by seat, who is ``acting`` and who is ``asked`` (seats), and who has won."""

    players: Sequence[Player]
    acting: int
    asked: Sequence[int] = ()
    winners: Sequence[Player] = ()


class Note(NamedTuple):
    """What the turn's owner is asked. A ``sign`` stands after it; ``brief`` is a shorter text for where the name has no
    room beside the whole one."""

    text: str
    brief: str = ""
    sign: Sprite | None = None


class Room(NamedTuple):
    """Where a chip has room: from ``left`` to ``right``, where it ends, around the height ``middle``. Pixels."""

    left: float
    middle: float
    right: float = RIGHT

    @property
    def width(self) -> float:
        """The width in pixels."""
        return self.right - self.left


NO_NOTE = Note("")


def draw_turn(sheet: Sheet, turn: Turn, words: Translations, room: Room, note: Note = NO_NOTE) -> None:
    """The winners; before the end, the turn's owner and the awaited seats. The ``note`` is shown where no one else is
    awaited.
    """
    if turn.winners:
        title = " · ".join(winner.name for winner in turn.winners)
        outcome = words("picture-wins" if len(turn.winners) == 1 else "picture-win")
        draw_question(sheet, Person(title, turn.winners[0].look), Note(outcome), room)
        return
    owner = turn.players[turn.acting]
    if note.text and list(turn.asked) in ([turn.acting], []):
        draw_question(sheet, owner, note, room, words("common-colon"))
        return
    _draw_awaited(sheet, turn, words, room)


def _draw_awaited(sheet: Sheet, turn: Turn, words: Translations, room: Room) -> None:
    """Whose turn it is, and who is asked now where that is not just the turn's owner."""
    people = [Person(player.name, player.look) for player in turn.players]
    owner, asked_people = people[turn.acting], [people[seat] for seat in turn.asked]
    if asked_people in ([owner], []):
        draw_question(sheet, owner, Note(words("picture-to-act")), room)
        return
    sentence = join_sentences([words("picture-turn-of", name=HERE)])
    before, _, after = sentence.partition(HERE)
    pieces: list[Piece] = [owner.look, before, owner, f"{after} · "]
    if len(asked_people) == len(people):
        pieces.append(words("picture-waiting-all"))
    elif len(asked_people) == 1:
        pieces += [f"{words('picture-waiting')} ", asked_people[0].look, asked_people[0]]
    else:
        pieces += [f"{words('picture-waiting')} ", *(each.look for each in asked_people)]
    pieces = [piece for piece in pieces if piece]
    if not _has_room(pieces, room.width, _least(sheet)):
        # The mark alone stands for the owner where both names have no room, and then for who is asked, too.
        begin = pieces.index(f"{after} · ") + 1
        pieces = [owner.look, "· ", *pieces[begin:]]
    if not _has_room(pieces, room.width, _least(sheet)):
        pieces = [piece for piece in pieces if not isinstance(piece, Person)]
    _draw_row(sheet, pieces, room)


def _has_room(pieces: Sequence[Piece], room: float, letters: int) -> bool:
    """Whether each name has room beside the rest, whole or by its first word."""
    names = [piece.name for piece in pieces if isinstance(piece, Person)]
    spare = room - _width_without_names(pieces, letters)
    name_lines = _fit_names(names, spare, letters, letters)
    return not any(words.endswith("…") for words, _ in name_lines) and spare >= 0


def _least(sheet: Sheet) -> int:
    """The smallest letters of a chip: those that are read where the picture is shown."""
    return theme.READ if sheet.ground.width == theme.WIDTH else theme.PHONE_READ


def _draw_row(sheet: Sheet, pieces: Sequence[Piece], room: Room) -> None:
    """The pieces side by side in a chip at the right margin; names share what room the others leave."""
    middle = room.middle
    names = [piece.name for piece in pieces if isinstance(piece, Person)]
    letters = NAME
    while letters > _least(sheet) and _width_without_names(pieces, letters) > room.width - LEAST_NAME * len(names):
        letters -= STEP
    fixed_width = _width_without_names(pieces, letters)
    name_lines = _fit_names(names, room.width - fixed_width, letters, _least(sheet))
    total = round(fixed_width + sum(width(*each, "extra") for each in name_lines))
    x = room.right - total
    scenery.stamp_banner(sheet, x, middle - 31, total, 62, theme.CHIP, theme.LINE)
    x += EDGE
    for piece in pieces:
        if isinstance(piece, Person):
            name, size = name_lines.pop(0)
            x += sheet.write(name, x, middle + size * 0.33, Lettering(size, theme.WHITE, "extra"))
        elif isinstance(piece, str):
            sheet.write(piece, x, middle + letters * 0.33, Lettering(letters, theme.MUTED))
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


def draw_question(sheet: Sheet, player: Player, note: Note, room: Room, colon: str = "") -> None:
    """A name (before a question with a ``colon``) and a note with its sign, at the right end of the room.

    Where both have no room the brief note is shown; where that does not help, the mark alone stands for the name.
    """
    sign, middle = note.sign, room.middle
    sign_width = sign.width + GAP if sign else 0
    spare = room.width - 120 - sign_width
    text = note.text
    if note.brief and spare - width(text, NAME) < min(width(player.name, NAME, "extra"), NAME_BESIDE):
        text = note.brief
    text, text_size = fit_text(text, NAME, SMALLEST, spare, "bold")
    text_wide = width(text, text_size)
    name, size = "", NAME
    if spare - text_wide >= min(LEAST_NAME, width(player.name, _least(sheet), "extra")):
        name, size = fit_name(player.name, NAME, _least(sheet), min(spare - text_wide, LONGEST_NAME))
    colon_wide = 24 + width(colon, size, "extra") - width(":", size, "extra") if colon else 14
    name_wide = width(name, size, "extra") + colon_wide if name else 0.0
    total = round(name_wide + text_wide + 98 + sign_width)
    x = room.right - total
    scenery.stamp_banner(sheet, x, middle - 31, total, 62, theme.CHIP, player.look.colour)
    sheet.centre(mark(player.look, SIGN), x + 40, middle)
    sheet.write(name, x + 72, middle + 15, Lettering(size, theme.WHITE, "extra"))
    if colon and name:
        sheet.write(colon, x + 72 + name_wide - colon_wide + 1, middle + 15, Lettering(size, theme.WHITE, "extra"))
    sheet.write(text, x + 72 + name_wide, middle + text_size * 0.33, Lettering(text_size, theme.MUTED))
    if sign:
        left = room.right - 14 - sign.width
        sheet.centre(sign, left + sign.width / 2, middle)
        sheet.note("way:halt", left, middle - sign.height / 2, sign.width, sign.height, is_beset=True)
