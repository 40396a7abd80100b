"""A sent picture is freed with its file; discord.py's own way with a plain stream is the control."""

from __future__ import annotations

import gc
import io
import weakref
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.components import Panel, Upload, note
from bot.interactions.handling import UPLOAD_ANYWHERE, read_upload_limit
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


@pytest.mark.parametrize("stated", ["10485760", "", None, True, -3, 0, 2.5, [7], {}])
def test_what_is_no_size_allows_what_every_server_does(stated: object) -> None:
    """discord.py takes over whatever the event says."""
    interaction: Any = SimpleNamespace(filesize_limit=stated)
    assert read_upload_limit(interaction) == UPLOAD_ANYWHERE


def test_a_server_may_allow_more() -> None:
    interaction: Any = SimpleNamespace(filesize_limit=50_000_000)
    assert read_upload_limit(interaction) == 50_000_000
