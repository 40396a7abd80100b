"""The turns that a person missed as one picture: a small board after each turn, with its events below it."""

from __future__ import annotations

import io

from engine.timeline import Still, stills
from rendering.alt_text import clip, sentence
from rendering.caption import STRIP
from rendering.picture import Picture, Scene
from rendering.replay import Captions, Pause, frames, no_pause, thin_out
from rendering.side_by_side import in_few_colours, on_one_sheet

MOST, MOST_COMPACT = 6, 3
"""The largest number of turns in a strip, and on a small screen. Of more, evenly spaced turns are shown, with the
last."""
SHRUNK = 3
"""The divisor of a board's size."""
COLUMNS = 2
"""The number of boards in a row; on a small screen each has its own row."""


def missed_turns(scene: Scene, entries: int) -> list[Still]:
    """The turns that ended after a number of choices, at most MOST or MOST_COMPACT. The events of a dropped turn are
    shown with the next turn.
    """
    moments = [still for still in stills(scene.match) if still.entries > entries]
    return moments[:1] if len(moments) == 1 else thin_out(moments, MOST_COMPACT if scene.compact else MOST)


def draw_strip(scene: Scene, entries: int, since: int, captions: Captions, pause: Pause = no_pause) -> Picture:
    """The boards after the turns since then, the oldest first. ``since`` is the number of events before them.

    Raises ValueError when nothing has happened since.
    """
    moments = missed_turns(scene, entries)
    if not moments:
        raise ValueError("nothing has happened since")
    moments[0] = moments[0]._replace(since=since)
    boards = list(frames(scene._replace(compact=False), moments, captions, SHRUNK, STRIP, pause))
    sheet = on_one_sheet(boards, 1 if scene.compact else COLUMNS)
    file = io.BytesIO()
    in_few_colours(sheet).save(file, "PNG", optimize=True)
    lines = [captions(scene.match.events[still.since : still.events]) for still in moments]
    alt = clip([scene.words("picture-strip", boards=len(moments)), *(sentence(line) for line in lines if line)])
    return Picture(file.getvalue(), alt, *sheet.size, "strip.png")
