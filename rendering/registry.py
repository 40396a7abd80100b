"""The kinds of pictures of each game, and ``draw``, which draws any of them. A drawing file registers itself:
``@picture("hercules", "board")`` above a function that makes a ``Drawing`` of a scene. The first picture of a game
imports every module in ``rendering.<game>``. ``rendering.plain`` draws the common kinds for games that have no drawing
of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, TypeVar

from PIL import Image

from engine.match import Match
from engine.registry import MODULES, find_game
from rendering.alt_text import clip
from rendering.answering import mark_answers
from rendering.canvas import gif, png
from rendering.canvas.cells import paint, read_colours
from rendering.canvas.sprites import Sheet, pixels
from rendering.marking import mark_picture
from rendering.picture import AnyScene, Drawing, Picture, Scene
from rendering.pointing import part_around, point_at

T = TypeVar("T", bound=Callable[..., Drawing])


@dataclass(frozen=True)
class Kind:
    """One kind of picture of a game. ``belongs`` says which matches have it. ``menu`` is its place in the menu of
    further pictures, 0 where it is not in the menu. ``ids`` are the pieces that it can draw, ``file`` is the picture's
    name. ``is_asked`` says whether it replaces the board for the open question. ``describe`` puts it into words,
    without a limit of length. ``events`` are the kinds of events after which it is shown. ``colours`` is the file of
    the 256 colours that it is drawn in, cell by cell; None: it is drawn in all colours.
    """

    draw: Callable[..., Drawing]
    file: str
    belongs: Callable[[Match[Any]], bool] = lambda match: True
    menu: int = 0
    ids: tuple[str, ...] = ()
    is_asked: Callable[[Match[Any]], bool] = lambda match: False
    describe: Callable[[Scene], str] | None = None
    events: frozenset[str] = frozenset()
    colours: Path | None = None


EVERY_GAME = ""
"""Stands in place of a game's name for kinds that serve every game without its own drawing."""
_KINDS: dict[str, dict[str, Kind]] = {}


def picture(game: str, name: str, *, file: str = "", **traits: Any) -> Callable[[T], T]:
    """Register a drawing function as one kind of picture of a game; ``traits`` are those of ``Kind``.

    Raises ValueError when another file draws that kind already.
    """

    def register(draw: T) -> T:
        kinds_of_game = _KINDS.setdefault(game, {})
        if name in kinds_of_game:
            raise ValueError(f"two drawings of {name} for {game}")
        kinds_of_game[name] = Kind(draw, file if file.endswith(".gif") else f"{file or name}.png", **traits)
        return draw

    return register


def kinds(game: str) -> Mapping[str, Kind]:
    """All kinds of pictures of a game, by name: its own, and for those it lacks the plain ones. Raises UnknownGame."""
    _load("rendering.plain")
    _load(MODULES[find_game(game).key].replace("engine", "rendering", 1))
    return {**_KINDS[EVERY_GAME], **_KINDS.get(game, {})}


def load_games() -> None:
    """Import every game's rules and drawings in advance. This takes some tenths of a second."""
    for game in MODULES:
        kinds(game)


def kinds_of(match: Match[Any]) -> dict[str, Kind]:
    """The kinds of pictures that this match has."""
    return {name: kind for name, kind in kinds(match.game.key).items() if kind.belongs(match)}


def kind_of(match: Match[Any], name: str) -> Kind | None:
    """The kind of pictures of that name; None where this match has none."""
    kind = kinds(match.game.key).get(name)
    return kind if kind is not None and kind.belongs(match) else None


def menu_of(match: Match[Any]) -> tuple[str, ...]:
    """The pictures of this match in its menu, in their order."""
    entries = [(kind.menu, name) for name, kind in kinds_of(match).items() if kind.menu]
    return tuple(name for _, name in sorted(entries))


def draw(kind: str, scene: AnyScene) -> Picture:
    """A picture of that kind.

    Raises KeyError when the game or the match has no such kind or piece, DamagedPicture when the encoded file is not
    whole.
    """
    painter = kinds(scene.game)[kind]
    if isinstance(scene, Scene) and not painter.belongs(scene.match):
        raise KeyError(kind)
    drawing = painter.draw(scene)
    if drawing.frames:
        return _animation(drawing, painter.file)
    answers = mark_answers(drawing.sheet, scene) if isinstance(scene, Scene) and scene.answers else []
    data = png.encode(*_pixels(drawing, scene, painter.colours))
    width, height = png.verify(data, inflated=next(_drawn) % CHECKED_WHOLE == 0)
    mark = [f"{scene.mark}."] if isinstance(scene, Scene) and scene.mark else []
    pieces = () if mark or (isinstance(scene, Scene) and scene.high) else tuple(drawing.sheet.pieces)
    return Picture(data, clip([*mark, *answers, *drawing.sentences]), width, height, painter.file, pieces)


MOST_BYTES = 400_000
"""The largest size of an animation of a second, in bytes."""


LEAST_FRAMES = 6
"""The least number of frames of an animation."""


def _animation(drawing: Drawing, file: str) -> Picture:
    """The frames as an animation, in the colours of the middle and the last frame. Where it is too large, every second
    frame between the first and the last is dropped. Raises gif.TooLarge.
    """
    last = drawing.frames[-1][0]
    middle = drawing.frames[len(drawing.frames) // 2][0]
    palette = gif.shared_palette([pixels(sheet).copy() for sheet in (middle, last)])
    frames = drawing.frames
    while True:
        try:
            timed_frames = ((pixels(sheet), frame_ms) for sheet, frame_ms in frames)
            data = gif.encode(timed_frames, palette, MOST_BYTES, repeats=False)
            break
        except gif.TooLarge:
            if len(frames) < LEAST_FRAMES:
                raise
            frames = _fewer(frames)
    return Picture(data, clip(drawing.sentences), last.ground.width, last.ground.height, file)


def _fewer(frames: Sequence[tuple[Sheet, int]]) -> tuple[tuple[Sheet, int], ...]:
    """Drop every second frame between the first and the last; the others there are shown twice as long."""
    first, *between, last = frames
    return (first, *((sheet, 2 * frame_ms) for sheet, frame_ms in between[1::2]), last)


def _pixels(drawing: Drawing, scene: AnyScene, colours: Path | None) -> tuple[Image.Image, memoryview | None]:
    """The picture of a drawing, with its rows where it is painted cell by cell."""
    if isinstance(scene, Scene) and scene.mark:
        return mark_picture(pixels(drawing.sheet), scene.mark), None
    if isinstance(scene, Scene) and scene.pointed_places:
        point_at(drawing.sheet, scene.pointed_places)
    canvas = paint(drawing.sheet, read_colours(colours)) if colours else None
    whole = canvas.image if canvas else pixels(drawing.sheet)
    if isinstance(scene, Scene) and scene.pointed_places and scene.high:
        return part_around(whole, drawing.sheet, scene.pointed_places, scene.high), None
    return whole, canvas.rows if canvas else None


CHECKED_WHOLE = 32
"""Fully decode every 32nd picture, and the first of each process. That takes an eighth of a board's time, and finds no
more than the checksums do unless the compressor has a fault."""
_drawn = count()


def describe(scene: Scene) -> str:
    """The whole board in words, without a limit of length. Raises KeyError for a board without a description."""
    describe_board = kinds(scene.game)["board"].describe
    if describe_board is None:
        raise KeyError(scene.game)
    return describe_board(scene)


@cache
def _load(module: str) -> None:
    """Import every module of a game's pictures, so that they register themselves."""
    try:
        package = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return
    for file in walk_packages(getattr(package, "__path__", ()), f"{module}."):
        import_module(file.name)
