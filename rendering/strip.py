"""The turns that someone missed as one picture: a small board after each of them, and below it what happened."""

from __future__ import annotations

import io

from engine.timeline import Still, stills
from rendering.alt_text import clip, sentence
from rendering.caption import STRIP
from rendering.picture import Picture, Scene
from rendering.replay import Captions, Pause, frames, no_pause, thin_out
from rendering.side_by_side import in_few_colours, on_one_sheet

MOST, MOST_COMPACT = 6, 3
"""Where more turns were missed, this many are shown, evenly chosen, the last among them; so on a small screen."""
SHRUNK = 3
"""Boards are shown at a third of their size."""
COLUMNS = 2
"""How many stand beside each other; on a small screen each stands alone."""


def missed_turns(scene: Scene, entries: int) -> list[Still]:
    """The turns that ended after a number of choices, at most MOST, or MOST_COMPACT; what is left out is shown with the
    next.
    """
    moments = [still for still in stills(scene.match) if still.entries > entries]
    return moments[:1] if len(moments) == 1 else thin_out(moments, MOST_COMPACT if scene.compact else MOST)


def draw_strip(scene: Scene, entries: int, since: int, captions: Captions, pause: Pause = no_pause) -> Picture:
    """The boards after the turns since then, the oldest first; ``since``: how many events there were by then.

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
