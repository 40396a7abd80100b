"""A sent picture is freed with its file, a layout with its panel; discord.py's own way is the control."""

from __future__ import annotations

import gc
import io
import weakref

import discord
import pytest
from discord import ui

from bot.interactions.components import Layout, Panel, Upload, frame, join_panels, note
from rendering.picture import Picture

PICTURE = Picture(b"pixels", "A board.", 10, 10, "board.png")


@pytest.mark.parametrize(("stream", "is_freed"), [(Upload, True), (io.BytesIO, False)])
def test_a_sent_file_waits_for_no_garbage_collector(stream: type[io.BytesIO], is_freed: bool) -> None:
    """Closed by discord.py and forgotten, an upload is gone; a plain stream refers to itself."""
    file = discord.File(stream(b"pixels"), filename="board.png")
    there = weakref.ref(file.fp)
    gc.disable()
    try:
        file.close()
        del file
        assert (there() is None) is is_freed
    finally:
        gc.enable()


def test_a_repeated_request_reads_the_picture_again() -> None:
    """What aiohttp closes after a failed try is there for the next one."""
    (file,) = Panel(note("A board."), (PICTURE,)).files()
    for tries in range(2):
        file.reset(seek=tries)
        assert file.fp.read() == b"pixels"
        file.fp.close()


@pytest.mark.parametrize(("layout", "is_freed"), [(Layout, True), (ui.LayoutView, False)])
async def test_a_sent_layout_waits_for_no_garbage_collector(layout: type[ui.LayoutView], is_freed: bool) -> None:
    """Sent and forgotten, a layout is gone with all in it; one of discord.py's own refers to itself."""
    view = layout()
    button, help_button = (ui.Button[ui.LayoutView](label=label, custom_id=label) for label in ("Play", "Help"))
    view.add_item(ui.Container(ui.Section("A card.", accessory=help_button), ui.ActionRow(button)))
    there = [weakref.ref(each) for each in (view, *view.walk_children())]
    assert len(there) == 7
    gc.disable()
    try:
        assert view.to_components()
        del view, button, help_button
        assert any(each() for each in there) is not is_freed
    finally:
        gc.enable()


async def test_joined_panels_are_freed_as_well() -> None:
    """The items of several panels in one message refer to none of their layouts."""
    panels = [Panel(frame(None, [ui.ActionRow(ui.Button(label="Play", custom_id="play"))])), Panel(note("Words."))]
    there = [weakref.ref(each.view) for each in panels]
    gc.disable()
    try:
        joined = join_panels(panels)
        there.append(weakref.ref(joined.view))
        del panels
        assert [each() is None for each in there] == [True, True, False]
        del joined
        assert there[2]() is None
    finally:
        gc.enable()
