"""A replay as files that any web host or a disk can show: the same pages, with relative links and all pictures."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from bot.languages import Speech
from bot.match_page.assets import assets
from bot.match_page.drawing import Drawings
from bot.match_page.gathering import Reading, gather_log, gather_page
from bot.match_page.pictures import PictureName, Size, write_file
from bot.match_page.values import Head
from bot.match_page.writing import write_log, write_page
from bot.services import ViewServices
from rendering.picture import Picture

INDEX, LOG, PICTURES = "index.html", "turns.html", "pictures/"
RICHEST: tuple[Size, ...] = ("half", "whole", "phone")
"""The sizes of pictures in an export without a limit."""
POORER: tuple[tuple[Size, ...], ...] = (RICHEST, ("half", "phone"), ("half",))
"""The sizes that an export has within a limit, from the richest that may fit on."""
WHEN = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive: the same replay is the same file."""


class TooLarge(Exception):
    """Not even the smallest export fits the limit."""


@dataclass(frozen=True)
class Folder:
    """The addresses of an export: files beside each other."""

    log: str = LOG
    events: str = ""
    download: str = ""

    def turn(self, turn: int | None) -> str:
        """The file of a turn's page."""
        return INDEX if turn is None else f"turn-{turn}.html"

    def picture(self, name: str, version: str) -> str:
        """The file of a picture."""
        return f"{PICTURES}{name}"

    def head(self, title: str, speech: Speech, preview: PictureName | None, picture: Picture | None) -> Head:
        """What every page has: nothing that needs a server."""
        return Head(speech.language, title)


async def export_replay(
    services: ViewServices, reading: Reading, sizes: Collection[Size] = RICHEST
) -> Mapping[str, bytes]:
    """The files of a replay by their paths, with boards in these sizes. Raises PoolBusy.

    Boards are drawn one after the other, so that those of matches that are played come in between.
    """
    files = {asset.name: asset.data for asset in assets().values()}
    for turn in (*range(len(reading.turns) - 1), None):
        page, drawn = await gather_page(services, reading, turn, Folder(), sizes)
        files[Folder().turn(turn)] = write_page(page).encode()
        files |= {f"{PICTURES}{name}": content async for name, content in _contents(services, drawn)}
    files[LOG] = write_log(await gather_log(services, reading, Folder())).encode()
    return files


async def _contents(services: ViewServices, drawn: Drawings) -> AsyncIterator[tuple[PictureName, bytes]]:
    for name, picture in drawn.named.items():
        yield name, await services.pool.run(partial(write_file, picture, name.size))


def pack(files: Mapping[str, bytes]) -> bytes:
    """The files as one archive."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in _in_order(files):
            archive.writestr(zipfile.ZipInfo(path, WHEN), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def _in_order(files: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """The page to begin with first, as people see it on top of an archive."""
    yield from sorted(files.items(), key=lambda file: (file[0] != INDEX, file[0]))
