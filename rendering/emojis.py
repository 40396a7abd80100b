"""The application emojis of each game: names, meanings and drawings. A game registers its own: ``@emojis("hercules")``
above a function that lists them, and ``@pieces("hercules")`` above a function that lists a seat's pieces. The emojis of
``seats`` serve every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple, TypeVar

from engine.match import Match
from engine.registry import MODULES
from rendering import theme
from rendering.canvas import svg, symbols
from rendering.canvas.rasteriser import rasterise
from rendering.registry import kinds

SIZE = 128
"""The width and height of an emoji, in pixels. Discord shows it 22 pixels wide in a text."""
MOST_BYTES = 256_000
"""The largest file that Discord takes."""
INSIDE = 100
"""The width of the box around the origin that an emoji is drawn in."""


class Emoji(NamedTuple):
    """One emoji. A screen reader says its ``name``: 2 to 32 of the characters a-z, 0-9 and _.

    ``ids`` are the engine's ids of what it stands for. ``art`` is an SVG fragment in a box of ``INSIDE`` around the
    origin. ``alone``: it replaces the words, because it says the same; other emojis stand before the words.
    """

    name: str
    ids: tuple[str, ...]
    art: str
    alone: bool = False

    @property
    def document(self) -> str:
        """The emoji as an SVG document."""
        return svg.document(svg.group(self.art, SIZE / 2, SIZE / 2, SIZE / INSIDE), SIZE, SIZE)

    @property
    def hash(self) -> str:
        """A hash of the drawing, independent of the rasteriser."""
        return sha256(self.document.encode()).hexdigest()[:16]

    def png(self) -> bytes:
        """The emoji as a PNG with transparent edges."""
        file = BytesIO()
        rasterise(self.document, SIZE, SIZE).save(file, "PNG")
        return file.getvalue()


Listing = Callable[[], Sequence[Emoji]]
T = TypeVar("T", bound=Listing)

Pieces = Callable[[Match[Any], int], Sequence[Sequence[str]]]
P = TypeVar("P", bound=Pieces)

_GAMES: dict[str, Listing] = {}
_PIECES: dict[str, Pieces] = {}


def emojis(game: str) -> Callable[[T], T]:
    """Register the function that lists the emojis of a game. Raises ValueError when the game has one already."""

    def register(listing: T) -> T:
        if game in _GAMES:
            raise ValueError(f"two lists of emojis for {game}")
        _GAMES[game] = listing
        return listing

    return register


def pieces(game: str) -> Callable[[P], P]:
    """Register the function that lists the pieces of a seat, as rows of the engine's ids."""

    def register(listing: P) -> P:
        _PIECES[game] = listing
        return listing

    return register


def pieces_of(match: Match[Any], seat: int) -> Sequence[Sequence[str]]:
    """The pieces of a seat that emojis can show, in rows; none for a game that has no such list."""
    kinds(match.game.key)
    listing = _PIECES.get(match.game.key)
    return listing(match, seat) if listing else ()


@cache
def emojis_of(game: str) -> tuple[Emoji, ...]:
    """The emojis of a game, without those of every game; none for a game that has none. Raises UnknownGame."""
    kinds(game)
    listing = _GAMES.get(game)
    return tuple(listing()) if listing else ()


@cache
def seats() -> tuple[Emoji, ...]:
    """The marks of the seats, in their order. They stand for no piece."""
    return tuple(
        Emoji(f"seat_{number}_{side.shape}", (), symbols.mark(side), alone=True)
        for number, side in enumerate(theme.SIDES, start=1)
    )


@cache
def every_emoji() -> Mapping[str, Emoji]:
    """All emojis by name, in the order in which they are uploaded. Raises ValueError when two have one name."""
    by_name: dict[str, Emoji] = {}
    for emoji in (*seats(), *(each for game in MODULES for each in emojis_of(game))):
        if emoji.name in by_name:
            raise ValueError(f"two emojis are named {emoji.name}")
        by_name[emoji.name] = emoji
    return by_name
