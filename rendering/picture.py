"""What pictures are made of and what comes out: scenes, pictures, painters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.match import Match
from rendering.canvas.sprites import Sheet
from rendering.translations import Translations

ALT_LIMIT = 1024
"""Most characters of an alt text: Discord's limit for an attachment's description."""


class Picture(NamedTuple):
    """A finished picture: ``data`` is a PNG, or a GIF where it moves.

    ``alt`` says the same in words, in at most ALT_LIMIT characters.
    """

    data: bytes
    alt: str
    width: int
    height: int
    name: str


class Scene(NamedTuple):
    """What a picture of a match is drawn from.

    ``names`` are the people's names by seat, plain text. ``viewer`` is the seat that looks, None for everybody.
    ``strong``: the sides have colours that differ to every eye. ``since`` is how many events of the match the board
    before this one had told, None where that is not known: what has changed since then is marked.
    ``compact``: for a small screen.
    """

    match: Match[Any]
    names: tuple[str, ...]
    words: Translations
    viewer: int | None = None
    strong: bool = False
    since: int | None = None
    compact: bool = False


class LobbyScene(NamedTuple):
    """What a lobby's picture is drawn from: who sits there, how many seats are free.

    ``settings`` are the chosen values by key: what the picture shows may depend on them.
    """

    game: str
    players: tuple[str, ...]
    free: int
    words: Translations
    settings: tuple[tuple[str, str], ...] = ()


class Part(NamedTuple):
    """One kind of pieces that can be drawn alone: all their ids, and how one is drawn."""

    ids: tuple[str, ...]
    draw: Callable[[str, Translations], Picture]


class SecondBoard(NamedTuple):
    """A second picture beside the board: which matches have one, and how it is drawn; ``sheet`` as a ``Painter``'s.

    ``asked`` says whether what is asked now is answered by a look at it: then it stands in the board's place.
    """

    belongs: Callable[[Match[Any]], bool]
    draw: Callable[[Scene], Picture]
    asked: Callable[[Match[Any]], bool] = lambda match: False
    sheet: Callable[[Scene], Sheet] | None = None


@dataclass(frozen=True)
class Painter:
    """One game's pictures. ``cards`` are the ids that ``card`` can draw; it raises KeyError for any other.

    ``describe`` is the board in words without a limit of length. ``views`` are further pictures of a match by name;
    ``parts`` draws single pieces other than cards, by what they are (``face``) and their id (KeyError for any other).
    ``has_view`` says which of the views a match has.
    ``beside`` is a second picture that stands beside the board wherever that is shown.
    ``sheet`` is the board before it is encoded, for pictures that are made of many boards.
    """

    board: Callable[[Scene], Picture]
    seat: Callable[[Scene, int], Picture]
    scores: Callable[[Scene], Picture]
    card: Callable[[str, Translations], Picture]
    lobby: Callable[[LobbyScene], Picture]
    describe: Callable[[Scene], str]
    cards: tuple[str, ...]
    views: Mapping[str, Callable[[Scene], Picture]] = field(default_factory=dict)
    parts: Mapping[str, Part] = field(default_factory=dict)
    has_view: Callable[[Match[Any], str], bool] = lambda match, view: True
    beside: SecondBoard | None = None
    sheet: Callable[[Scene], Sheet] | None = None
