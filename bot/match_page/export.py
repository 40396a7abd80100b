"""A replay as files that any web host or a disk can show: the same pages, with relative links and all pictures."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from bot.languages import Speech
from bot.match_page.assets import assets
from bot.match_page.gathering import Reading, gather_log, gather_page
from bot.match_page.pictures import PictureName, Size, write_file
from bot.match_page.values import Board, Head, LogPage, MatchPage
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


@dataclass(frozen=True)
class Replay:
    """The pages of a match by the paths of their files, and its pictures by their names."""

    pages: Mapping[str, MatchPage]
    log: LogPage
    pictures: Mapping[PictureName, bytes]

    def files(self, sizes: Collection[Size] = RICHEST) -> dict[str, bytes]:
        """All files by their paths, with boards in these sizes as far as they were made."""
        files = {asset.name: asset.data for asset in assets().values()}
        files |= {path: write_page(_with_sizes(page, sizes)).encode() for path, page in self.pages.items()}
        files[LOG] = write_log(self.log).encode()
        return files | {f"{PICTURES}{name}": data for name, data in self.pictures.items() if name.size in sizes}


async def make_replay(services: ViewServices, reading: Reading, sizes: Collection[Size] = RICHEST) -> Replay:
    """The replay of a match, with boards in these sizes. Raises PoolBusy.

    Boards are drawn one after the other, so that those of matches that are played come in between.
    """
    pages: dict[str, MatchPage] = {}
    pictures: dict[PictureName, bytes] = {}
    for turn in (*range(len(reading.turns) - 1), None):
        pages[Folder().turn(turn)], drawings = await gather_page(services, reading, turn, Folder(), sizes)
        for name, picture in drawings.named.items():
            pictures[name] = await services.pool.run(partial(write_file, picture, name.size))
    return Replay(pages, await gather_log(services, reading, Folder()), pictures)


def pack_within(replay: Replay, limit: int) -> bytes:
    """The replay as one archive of at most ``limit`` bytes, with as many sizes of its boards as fit on. Takes a second:
    do not call it on the event loop. Raises TooLarge."""
    for sizes in POORER:
        if sum(len(data) for name, data in replay.pictures.items() if name.size in sizes) < limit:
            archive = pack(replay.files(sizes))
            if len(archive) <= limit:
                return archive
    raise TooLarge


def _with_sizes(page: MatchPage, sizes: Collection[Size]) -> MatchPage:
    """The page with boards in these sizes alone."""
    boards = tuple(_board_in(board, sizes) for board in page.boards)
    sheet = page.sheet and replace(page.sheet, board=page.sheet.board and _board_in(page.sheet.board, sizes))
    analyses = tuple(replace(each, board=each.board and _board_in(each.board, sizes)) for each in page.analyses)
    return replace(page, boards=boards, sheet=sheet, analyses=analyses)


def _board_in(board: Board, sizes: Collection[Size]) -> Board:
    files = tuple(file for file in board.wide.files if any(f"-{size}." in file.address for size in sizes))
    return Board(replace(board.wide, files=files), board.narrow if "phone" in sizes else None)


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
