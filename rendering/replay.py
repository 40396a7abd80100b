"""A whole match as an animation: the board after each turn, with the events of that turn below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from engine.events import Event
from engine.timeline import Still, stills
from rendering import theme
from rendering.alt_text import clip
from rendering.canvas import gif
from rendering.canvas.sprites import pixels
from rendering.caption import FILM, caption
from rendering.picture import Picture, Scene
from rendering.registry import draw, kinds_of

MOST_FRAMES = 90
"""The largest number of frames. A longer match shows evenly spaced turns."""
UPLOAD = 8_000_000
"""The default limit of an animation's size, in bytes."""
EACH, SHORTEST, LAST = 3_000, 800, 6_000
"""Milliseconds for which a turn is shown: usually, at least in a long match, and at the end of the match."""
WHOLE = 150_000
"""The duration of a long match in milliseconds, as far as SHORTEST allows."""
SAMPLES = 3
"""The number of frames that the palette is made from."""
SHRUNK = 2
"""The divisor of a board's size."""
BAR = 5
"""The height of the progress bar in pixels."""

Captions = Callable[[Sequence[Event]], str]
"""Puts events into words, without markup."""
Pause = Callable[[], object]
"""Called before each board of an animation, so that long work can let short work pass."""


def no_pause() -> None:
    """Do not pause between boards."""


def thin_out(moments: Sequence[Still], most: int) -> list[Still]:
    """At most this many moments, evenly spaced, with the first and the last. Each caption covers all events since the
    moment before.
    """
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
            return draw_stills(scene, moments, captions, limit, pause)
        except gif.TooLarge:
            if len(moments) <= 2:
                raise
            most = max(2, len(moments) * 2 // 3)


def draw_stills(
    scene: Scene, moments: Sequence[Still], captions: Captions | None, limit: int, pause: Pause = no_pause
) -> Picture:
    """These boards as an animation. Raises TooLarge when it has more than ``limit`` bytes."""
    samples = [moments[round(at * (len(moments) - 1) / (SAMPLES - 1))] for at in range(SAMPLES)]
    palette = gif.shared_palette(list(frames(scene, samples, captions, pause=pause)))
    timed_frames = zip(frames(scene, moments, captions, pause=pause), frame_durations(len(moments)), strict=True)
    data = gif.encode(timed_frames, palette, limit)
    wide, high = (int.from_bytes(data[at : at + 2], "little") for at in (6, 8))
    last = draw("board", scene).alt
    alt = clip([scene.words("picture-replay", boards=len(moments), moves=len(scene.match.journal)), last])
    return Picture(data, alt, wide, high, "replay.gif")


def frames(
    scene: Scene, moments: Sequence[Still], captions: Captions | None, pause: Pause = no_pause
) -> Iterator[Image.Image]:
    """The boards at these places at half their size, each with its caption."""
    return (_frame(captions, *each) for each in scenes_at(scene, moments, pause))


def frame_durations(boards: int) -> list[int]:
    """The duration of each of this many boards, in milliseconds."""
    each = max(SHORTEST, min(EACH, WHOLE // boards)) // 10 * 10
    return [*[each] * (boards - 1), LAST]


def scenes_at(scene: Scene, moments: Sequence[Still], pause: Pause) -> Iterator[tuple[Scene, Sequence[Event], float]]:
    """For each of these places: the match, the events since the place before, and the share of the match that is
    over.
    """
    match = scene.match
    again = match.replay(0)
    for still in moments:
        pause()
        for entry in match.journal[len(again.journal) : still.entries]:
            again.play(entry.seat, entry.option)
        over = still.entries / max(1, len(match.journal))
        events = again.events[still.since : still.events]
        yield scene._replace(match=again, viewer=None, since=still.since, news=tuple(events)), events, over


def _frame(captions: Captions | None, scene: Scene, events: Sequence[Event], over: float) -> Image.Image:
    kinds = kinds_of(scene.match)
    sheets = (kinds[name].draw(scene).sheet for name in ("board", "beside") if name in kinds)
    boards = [pixels(sheet).reduce(SHRUNK) for sheet in sheets]
    wide = boards[0].width
    frame = Image.new("RGB", (wide, sum(board.height for board in boards) + FILM.height))
    top = 0
    for board in boards:
        frame.paste(board, (0, top))
        top += board.height
    frame.paste(caption(wide, captions(events) if captions else ""), (0, top))
    frame.paste(theme.MUTED, (0, top, round(wide * over), top + BAR))
    return frame
