"""Pictures for panels. A board that cannot be drawn is told in words: a picture never holds up a match."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Any

from bot.languages import Speech
from bot.tables.table import Table
from engine.games import find_game
from engine.match import Match
from rendering.painters import find_painter
from rendering.picture import LobbyScene, Picture, Scene

if TYPE_CHECKING:
    from bot.client import Pantheon


def scene_of(table: Table, match: Match[Any], speech: Speech, viewer: int | None = None) -> Scene:
    """What a picture of this table is drawn from."""
    return Scene(match, tuple(seat.name for seat in table.seats), speech, viewer)


async def draw_board(bot: Pantheon, table: Table, match: Match[Any], speech: Speech) -> Picture | None:
    """The board as everybody sees it, or None when it cannot be drawn."""
    return await _drawn(bot, bot.studio.board(scene_of(table, match, speech)))


async def draw_seat(bot: Pantheon, table: Table, match: Match[Any], speech: Speech, seat: int) -> Picture | None:
    """One seat in detail, for the one who sits there."""
    return await _drawn(bot, bot.studio.seat(scene_of(table, match, speech, seat), seat))


async def draw_view(bot: Pantheon, table: Table, match: Match[Any], speech: Speech, view: str) -> Picture | None:
    """A further picture of the match, by its name."""
    return await _drawn(bot, bot.studio.view(scene_of(table, match, speech), view))


async def draw_scores(bot: Pantheon, table: Table, match: Match[Any], speech: Speech) -> Picture | None:
    """The score sheet of a finished match."""
    return await _drawn(bot, bot.studio.scores(scene_of(table, match, speech)))


async def draw_lobby(bot: Pantheon, table: Table, speech: Speech, lines: Sequence[str]) -> Picture | None:
    """The picture of a lobby."""
    players = tuple(seat.name for seat in table.seats)
    free = max(find_game(table.game).seats) - len(players)
    return await _drawn(bot, bot.studio.lobby(LobbyScene(table.game, players, free, speech, tuple(lines))))


def views_of(game: str) -> tuple[str, ...]:
    """The names of a game's further pictures; none for a game that nobody paints."""
    try:
        return tuple(find_painter(game).views)
    except (ImportError, AttributeError):
        return ()


def describe_board(table: Table, match: Match[Any], speech: Speech) -> str:
    """The whole board in words."""
    return find_painter(table.game).describe(scene_of(table, match.fork(), speech))


async def _drawn(bot: Pantheon, drawing: Awaitable[Picture]) -> Picture | None:
    try:
        return await drawing
    except Exception as error:
        bot.incidents.note(error, "drawing")
        return None
