"""Draws what a page shows, through the studio: what was drawn for a message or another reader is not drawn again."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace

from bot.match_page.explanations import regions_of
from bot.match_page.pictures import PictureName, Size
from bot.match_page.values import Board, Image, ImageFile
from bot.reading.pictures import draw_board, draw_chances, draw_scores, draw_second_board
from bot.reading.position import Look, Position
from bot.services import ViewServices
from engine.analysis.report import Analysis
from rendering.picture import Picture

ONE_LAYOUT = frozenset(("beside",))
"""Views that look the same on all screens."""
WIDE: tuple[Size, ...] = ("half", "whole")
ALL: tuple[Size, ...] = (*WIDE, "phone")


NOTHING_KNOWN = Analysis()
CHANCES = "chances"
"""What the view of a seat's analysis begins with; the seat's number follows."""


def has_shared(analysis: Analysis, view: str) -> bool:
    """Whether a view is an analysis that its seat has shown to everyone."""
    return view in {f"{CHANCES}{seat}" for seat in analysis.shared}


async def draw_view(
    services: ViewServices, position: Position, view: str, analysis: Analysis, *, is_compact: bool = False
) -> Picture | None:
    """A picture of a position; None where it has none, or it cannot be drawn. Raises PoolBusy."""
    as_viewed = replace(position, look=Look(compact=is_compact))
    if view == "board":
        return await draw_board(services, as_viewed)
    if view == "beside":
        return None if is_compact else await draw_second_board(services, as_viewed)
    if has_shared(analysis, view):
        seat = int(view.removeprefix(CHANCES))
        return await draw_chances(services, replace(as_viewed, viewer=seat), analysis, analysis.costs_of(seat))
    return await draw_scores(services, as_viewed) if view == "scores" else None


@dataclass
class Drawings:
    """The pictures of a page by their names. ``place`` is how many choices had been made by then, ``address`` makes the
    address of a file of its name and the ``version`` of the match, whose ``analysis`` may have been shared. ``sizes``
    are those in which each picture is offered.
    """

    game: str
    place: int
    address: Callable[[str, str], str]
    version: str
    analysis: Analysis = NOTHING_KNOWN
    sizes: Collection[Size] = ALL
    named: dict[PictureName, Picture] = field(default_factory=dict)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """What was drawn, each picture once."""
        return tuple({id(picture): picture for picture in self.named.values()}.values())

    @property
    def preview(self) -> tuple[PictureName | None, Picture | None]:
        """The picture that chats show with a link: the first one, in the layout for all screens."""
        name, picture = next(iter(self.named.items()), (None, None))
        return (name._replace(size="plain") if name else None), picture

    async def add(self, services: ViewServices, position: Position, view: str) -> Board | None:
        """Draw a view for wide and, where it has a layout for them, narrow screens; None where there is none."""
        wide = await draw_view(services, position, view, self.analysis)
        if wide is None:
            return None
        has_narrow = "phone" in self.sizes and view not in ONE_LAYOUT
        narrow = await draw_view(services, position, view, self.analysis, is_compact=True) if has_narrow else None
        return Board(self._image(wide, view, WIDE), self._image(narrow, view, ("phone",)) if narrow else None)

    def _image(self, picture: Picture, view: str, sizes: tuple[Size, ...]) -> Image:
        files = []
        for size in filter(self.sizes.__contains__, sizes):
            name = PictureName(self.place, view, size)
            self.named[name] = picture
            width = max(1, picture.width // 2) if size == "half" else picture.width
            files.append(ImageFile(self.address(str(name), self.version), width))
        return Image(picture.alt, picture.width, picture.height, tuple(files), regions_of(self.game, picture))
