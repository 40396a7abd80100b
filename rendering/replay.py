"""A whole match as an animation: the board after each turn, and below it what happened in that turn."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from PIL import Image

from engine.events import Event
from engine.match import Match
from rendering import caption, theme
from rendering.alt_text import clip
from rendering.canvas import gif
from rendering.canvas.finish import exposed
from rendering.canvas.sprites import Sheet
from rendering.cpu_pool import give_way
from rendering.picture import Painter, Picture, Scene
from rendering.registry import find_painter

MOST_FRAMES = 90
"""A longer match shows turns evenly chosen among all of it."""
UPLOAD = 8_000_000
"""Bytes that an animation has at most, where nothing less is asked for."""
EACH, SHORTEST, LAST = 3_000, 800, 6_000
"""Milliseconds for which a turn is shown, at least so in a long match, and the end of it."""
WHOLE = 150_000
"""Milliseconds that a long match takes from beginning to end, as far as SHORTEST allows."""
SAMPLES = 3
"""Frames from which the palette is made."""
SHRUNK = 2
"""Boards are shown at half their size."""
BAR = 5
"""Height of the bar that shows how much of the match is over."""

Told = Callable[[Sequence[Event]], str]
"""Puts what happened into words, without markup."""


class Still(NamedTuple):
    """The match after a turn: how much of the journal had been played, and of the events told, before and by then."""

    entries: int
    since: int
    events: int


def stills(match: Match[Any], *, each_choice: bool = False) -> list[Still]:
    """The match as it began, after each turn (or each choice), and as it is now."""
    again = match.replayed(0)
    found = [Still(0, 0, len(again.events))]
    for number, entry in enumerate(match.journal, start=1):
        again.play(entry.seat, entry.option)
        if each_choice or again.turn_began == number or number == len(match.journal):
            found.append(Still(number, found[-1].events, len(again.events)))
    return found


def thinned(found: Sequence[Still], most: int) -> list[Still]:
    """At most so many of them, evenly chosen, the first and the last among them; nothing is left untold."""
    if len(found) <= most:
        return list(found)
    chosen = [found[round(at * (len(found) - 1) / (most - 1))] for at in range(most)]
    told = [0, *(still.events for still in chosen[:-1])]
    return [still._replace(since=since) for since, still in zip(told, chosen, strict=True)]


def draw_replay(scene: Scene, told: Told | None = None, limit: int = UPLOAD) -> Picture:
    """The match so far as an animation of at most ``limit`` bytes.

    Turns are left out where it would be larger. Raises TooLarge when not even the first and the last board fit.
    """
    every = stills(scene.match)
    most = MOST_FRAMES
    while True:
        chosen = thinned(every, most)
        try:
            return film(scene, chosen, told, limit)
        except gif.TooLarge:
            if len(chosen) <= 2:
                raise
            most = max(2, len(chosen) * 2 // 3)


def film(scene: Scene, chosen: Sequence[Still], told: Told | None, limit: int) -> Picture:
    """Just these boards as an animation. Raises TooLarge when it has more than ``limit`` bytes."""
    samples = [chosen[round(at * (len(chosen) - 1) / (SAMPLES - 1))] for at in range(SAMPLES)]
    palette = gif.shared_palette(list(frames(scene, samples, told)))
    timed = zip(frames(scene, chosen, told), durations(len(chosen)), strict=True)
    data = gif.encode(timed, palette, limit)
    width, height = (int.from_bytes(data[at : at + 2], "little") for at in (6, 8))
    last = find_painter(scene.match.game.key).board(scene).alt
    alt = clip([scene.words("picture-replay", boards=len(chosen), moves=len(scene.match.journal)), last])
    return Picture(data, alt, width, height, "replay.gif")


def frames(scene: Scene, chosen: Sequence[Still], told: Told | None) -> Iterator[Image.Image]:
    """The boards at these places, each with its caption."""
    painter = find_painter(scene.match.game.key)
    return (_frame(painter, told, *each) for each in _played(scene, chosen))


def durations(boards: int) -> list[int]:
    """For how many milliseconds each of so many boards is shown."""
    each = max(SHORTEST, min(EACH, WHOLE // boards)) // 10 * 10
    return [*[each] * (boards - 1), LAST]


def _played(scene: Scene, chosen: Sequence[Still]) -> Iterator[tuple[Scene, Sequence[Event], float]]:
    """The match at each of these places, what had happened since the one before, and how much of it was over."""
    match = scene.match
    again = match.replayed(0)
    for still in chosen:
        give_way()
        for entry in match.journal[len(again.journal) : still.entries]:
            again.play(entry.seat, entry.option)
        over = still.entries / max(1, len(match.journal))
        told = again.events[still.since : still.events]
        yield scene._replace(match=again, viewer=None, since=still.since), told, over


def _frame(painter: Painter, told: Told | None, scene: Scene, events: Sequence[Event], over: float) -> Image.Image:
    boards = [_board(painter, scene)]
    beside = painter.beside
    if beside is not None and beside.belongs(scene.match):
        boards.append(_shrunk(beside.sheet(scene)) if beside.sheet else _opened(beside.draw(scene)))
    width = boards[0].width
    frame = Image.new("RGB", (width, sum(board.height for board in boards) + caption.HEIGHT))
    top = 0
    for board in boards:
        frame.paste(board, (0, top))
        top += board.height
    frame.paste(caption.strip(width, told(events) if told else ""), (0, top))
    frame.paste(theme.GOLD, (0, top, round(width * over), top + BAR))
    return frame


def _board(painter: Painter, scene: Scene) -> Image.Image:
    return _shrunk(painter.sheet(scene)) if painter.sheet else _opened(painter.board(scene))


def _shrunk(sheet: Sheet) -> Image.Image:
    return exposed(sheet).reduce(SHRUNK)


def _opened(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.data)) as image:
        return image.convert("RGB").reduce(SHRUNK)
