"""What the page of a match is made of, as frozen values: texts in one language, addresses, and where things lie.

Texts called lines are in the markdown of the bot's messages; all others are plain. Addresses are put into links as they
are; "" stands for none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple

Theme = Literal["auto", "light", "dark", "contrast"]
"""How the page looks; ``auto``: as the reader's device wants it."""
Notice = Literal["", "over", "given_up", "paused", "frozen", "old"]
"""What is said above the board: the match was played to its end, given up, rests, is kept as it is by the operator; or
the page shows an earlier turn of a match that is being played."""


class Region(NamedTuple):
    """Where a piece lies in a picture, in pixels of its largest file; ``piece`` is the id of its explanation."""

    piece: str
    left: int
    top: int
    width: int
    height: int


class ImageFile(NamedTuple):
    """A file of a picture, and how many pixels wide it is."""

    address: str
    width: int


@dataclass(frozen=True)
class Image:
    """A picture with its text for those who do not see it. ``files`` are the same in several sizes, smallest first."""

    alt: str
    width: int
    height: int
    files: tuple[ImageFile, ...]
    regions: tuple[Region, ...] = ()


@dataclass(frozen=True)
class Board:
    """A picture as wide screens and, where it is laid out for them, narrow screens show it."""

    wide: Image
    narrow: Image | None = None


@dataclass(frozen=True)
class Player:
    """Who has a seat. ``points`` are None where they are not known; ``is_asked``: it is their turn."""

    seat: int
    name: str
    points: int | None = None
    is_asked: bool = False
    is_computer: bool = False


@dataclass(frozen=True)
class Steps:
    """Links to other turns, and to the newest board from an earlier one."""

    first: str = ""
    back: str = ""
    on: str = ""
    last: str = ""
    newest: str = ""


@dataclass(frozen=True)
class Placing:
    """A line of the final result; ``seat`` is None for a side that the game plays."""

    place: int
    name: str
    points: int
    seat: int | None = None


@dataclass(frozen=True)
class Sheet:
    """How a match ended: its places, the score sheet, and what else there is to say."""

    places: tuple[Placing, ...]
    board: Board | None = None
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class SharedAnalysis:
    """An analysis that one of the players has shared."""

    title: str
    board: Board | None
    lines: tuple[str, ...]


class Piece(NamedTuple):
    """The explanation of a card or die face that lies on the board."""

    id: str
    name: str
    lines: tuple[str, ...]


class TurnLink(NamedTuple):
    """A turn in the list of all; ``lines`` tell what happened in it."""

    turn: int
    round: int
    address: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class Head:
    """What every page has. ``assets`` is what the names of style sheet and script follow ("", "../", "/static/").

    ``address`` and ``preview`` are the absolute addresses of the page and of a PNG of its board, for chats that show a
    link with its picture; "" where there are none, as on a disk. ``preview_size`` is that PNG's.
    """

    language: str
    title: str
    assets: str = ""
    theme: Theme = "auto"
    address: str = ""
    preview: str = ""
    preview_size: tuple[int, int] = (0, 0)
    preview_alt: str = ""


@dataclass(frozen=True)
class MatchPage:
    """A match after a turn, or (``is_newest``) now.

    ``turn`` counts from 0, the beginning, to ``turns``, the newest. ``question`` is what is asked of ``asked``, whose
    turn it is since then. ``story`` are lines on what the turn brought, ``description`` is the board in sentences.
    ``events`` is the address of the server-sent events of the live page (``write_live``), "" for a page that does not
    change; ``version`` tells two contents of it apart. ``log`` is the address of the list of turns, ``download`` that
    of the whole replay.
    """

    head: Head
    game: str
    players: tuple[Player, ...]
    boards: tuple[Board, ...]
    turn: int
    turns: int
    round: int
    steps: Steps
    is_newest: bool = True
    asked: tuple[str, ...] = ()
    question: str = ""
    since: datetime | None = None
    story: tuple[str, ...] = ()
    description: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()
    sheet: Sheet | None = None
    analyses: tuple[SharedAnalysis, ...] = ()
    notice: Notice = ""
    events: str = ""
    version: str = ""
    log: str = ""
    download: str = ""


@dataclass(frozen=True)
class LogPage:
    """All turns of a match, each with its story and a link to its board; ``back`` is the address of the newest one."""

    head: Head
    game: str
    turns: Sequence[TurnLink]
    back: str
