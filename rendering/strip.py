"""The turns that a person missed as one picture, below each other: what was done in large signs, and in words."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from engine.timeline import Still, stills
from rendering import theme
from rendering.alt_text import clip, sentence
from rendering.canvas.sprites import pixels
from rendering.caption import EDGE, STRIP, STRIP_COMPACT, caption, lines_of
from rendering.picture import Picture, Scene
from rendering.registry import kind_of
from rendering.replay import Captions, Pause, no_pause, scenes_at, thin_out
from rendering.side_by_side import GAP, in_few_colours
from rendering.templates.compact_page import WIDTH as COMPACT_WIDTH

MOST = 6
"""The largest number of turns in a strip. Of more, evenly spaced turns are shown, with the last."""


def missed_turns(scene: Scene, entries: int) -> list[Still]:
    """The turns that ended after a number of choices, at most MOST. The events of a dropped turn are shown with the
    next turn.
    """
    moments = [still for still in stills(scene.match) if still.entries > entries]
    return moments[:1] if len(moments) == 1 else thin_out(moments, MOST)


def draw_strip(scene: Scene, entries: int, since: int, captions: Captions, pause: Pause = no_pause) -> Picture:
    """The turns since a number of choices, oldest first; ``since`` is the number of events by then.

    Raises ValueError when nothing has happened since.
    """
    moments = missed_turns(scene, entries)
    if not moments:
        raise ValueError("nothing has happened since")
    moments[0] = moments[0]._replace(since=since)
    parts = [_draw_turn(then, captions(events)) for then, events, _ in scenes_at(scene, moments, pause)]
    sheet = _stack(parts)
    file = io.BytesIO()
    in_few_colours(sheet).save(file, "PNG", optimize=True)
    lines = [captions(scene.match.events[still.since : still.events]) for still in moments]
    alt = clip([scene.words("picture-strip", boards=len(moments)), *(sentence(line) for line in lines if line)])
    return Picture(file.getvalue(), alt, *sheet.size, "strip.png")


def _draw_turn(scene: Scene, text: str) -> Image.Image:
    """A turn: the signs that its game has for it, and the words below them."""
    kind = kind_of(scene.match, "turns")
    layout, wide = (STRIP_COMPACT, COMPACT_WIDTH) if scene.compact else (STRIP, theme.WIDTH)
    layout = layout._replace(lines=max(1, len(lines_of(text, wide - 2 * EDGE, layout))))
    images = [pixels(kind.draw(scene).sheet).copy()] if kind else []
    return _stack([*images, caption(wide, text, layout)], 0)


def _stack(images: Sequence[Image.Image], gap: int = GAP) -> Image.Image:
    """Images of one width below each other."""
    high = sum(image.height for image in images) + gap * (len(images) - 1)
    sheet, top = Image.new("RGB", (images[0].width, high), theme.VACANT), 0
    for image in images:
        sheet.paste(image, (0, top))
        top += image.height + gap
    return sheet
