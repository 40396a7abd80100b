"""A whole match as an animation: the board after each turn, and below it what happened in that turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from engine.events import Event
from engine.timeline import Still, stills
from rendering import theme
from rendering.alt_text import clip
from rendering.canvas import gif
from rendering.canvas.sprites import pixels
from rendering.caption import FILM, Lettering, caption
from rendering.picture import Picture, Scene
from rendering.registry import draw, kinds_of

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

Captions = Callable[[Sequence[Event]], str]
"""Puts what happened into words, without markup."""
Pause = Callable[[], object]
"""Called before each board of an animation, so that long work can give way to short work."""


def no_pause() -> None:
    """Do not pause between boards."""


def thin_out(moments: Sequence[Still], most: int) -> list[Still]:
    """At most this many of them, evenly chosen, the first and the last among them; nothing is left untold."""
    if len(moments) <= most:
        return list(moments)
    some = [moments[round(at * (len(moments) - 1) / (most - 1))] for at in range(most)]
    lines = [0, *(still.events for still in some[:-1])]
    return [still._replace(since=since) for since, still in zip(lines, some, strict=True)]


def draw_replay(
    scene: Scene, captions: Captions | None = None, limit: int = UPLOAD, pause: Pause = no_pause
) -> Picture:
    """The match so far as an animation of at most ``limit`` bytes. ``pause`` is called before each board.

    Turns are left out where it would be larger. Raises TooLarge when not even the first and the last board fit.
    """
    every = stills(scene.match)
    most = MOST_FRAMES
    while True:
        moments = thin_out(every, most)
        try:
            return film(scene, moments, captions, limit, pause)
        except gif.TooLarge:
            if len(moments) <= 2:
                raise
            most = max(2, len(moments) * 2 // 3)


def film(
    scene: Scene, moments: Sequence[Still], captions: Captions | None, limit: int, pause: Pause = no_pause
) -> Picture:
    """Just these boards as an animation. Raises TooLarge when it has more than ``limit`` bytes."""
    samples = [moments[round(at * (len(moments) - 1) / (SAMPLES - 1))] for at in range(SAMPLES)]
    palette = gif.shared_palette(list(frames(scene, samples, captions, pause=pause)))
    timed = zip(frames(scene, moments, captions, pause=pause), durations(len(moments)), strict=True)
    data = gif.encode(timed, palette, limit)
    wide, high = (int.from_bytes(data[at : at + 2], "little") for at in (6, 8))
    last = draw("board", scene).alt
    alt = clip([scene.words("picture-replay", boards=len(moments), moves=len(scene.match.journal)), last])
    return Picture(data, alt, wide, high, "replay.gif")


def frames(
    scene: Scene,
    moments: Sequence[Still],
    captions: Captions | None,
    shrunk: int = SHRUNK,
    lettering: Lettering = FILM,
    pause: Pause = no_pause,
) -> Iterator[Image.Image]:
    """The boards at these places, each with its caption, at this many times less than their size."""
    return (_frame(captions, *each, shrunk, lettering) for each in _boards(scene, moments, pause))


def durations(boards: int) -> list[int]:
    """For how many milliseconds each of this many boards is shown."""
    each = max(SHORTEST, min(EACH, WHOLE // boards)) // 10 * 10
    return [*[each] * (boards - 1), LAST]


def _boards(scene: Scene, moments: Sequence[Still], pause: Pause) -> Iterator[tuple[Scene, Sequence[Event], float]]:
    """The match at each of these places, what had happened since the one before, and how much of it was over."""
    match = scene.match
    again = match.replay(0)
    for still in moments:
        pause()
        for entry in match.journal[len(again.journal) : still.entries]:
            again.play(entry.seat, entry.option)
        over = still.entries / max(1, len(match.journal))
        events = again.events[still.since : still.events]
        yield scene._replace(match=again, viewer=None, since=still.since, news=tuple(events)), events, over


def _frame(
    captions: Captions | None, scene: Scene, events: Sequence[Event], over: float, shrunk: int, lettering: Lettering
) -> Image.Image:
    kinds = kinds_of(scene.match)
    sheets = (kinds[name].draw(scene).sheet for name in ("board", "beside") if name in kinds)
    boards = [pixels(sheet).reduce(shrunk) for sheet in sheets]
    wide = boards[0].width
    frame = Image.new("RGB", (wide, sum(board.height for board in boards) + lettering.height))
    top = 0
    for board in boards:
        frame.paste(board, (0, top))
        top += board.height
    frame.paste(caption(wide, captions(events) if captions else "", lettering), (0, top))
    frame.paste(theme.MUTED, (0, top, round(wide * over), top + BAR))
    return frame
