"""Pictures for panels. A board that cannot be drawn is described in words, so that a match can always go on."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any, NamedTuple

from PIL import Image

from bot.languages import Speech
from bot.processes.job_queue import PoolBusy
from bot.services import ViewServices
from bot.tables.model.table import Table
from bot.tables.outbox.posts import Pictures
from engine.analysis.report import Analysis, Costly
from engine.events import Event
from engine.match import Match
from engine.news import News
from engine.registry import find_game
from rendering.picture import ChancesScene, LobbyScene, Picture, Scene
from rendering.registry import describe, kinds_of
from rendering.replay import Told


def scene_of(
    table: Table,
    match: Match[Any],
    speech: Speech,
    viewer: int | None = None,
    *,
    look: Look | None = None,
    summary: Sequence[Event] | None = None,
) -> Scene:
    """What a picture of this table is drawn from; ``summary`` is what is told with it, where that is known."""
    since = None if summary is None else _told_before(match, summary)
    strong, compact = look or Look()
    return Scene(match, table.names, speech, viewer, strong, since, compact, told=tuple(summary or ()))


def _told_before(match: Match[Any], summary: Sequence[Event]) -> int:
    """How many of the match's events had been told before these; the table's own notes stand among them."""
    told = set(map(id, summary))
    return next((at for at, event in enumerate(match.events) if id(event) in told), len(match.events))


class Look(NamedTuple):
    """How pictures look: in colours that differ to every eye, and for a small screen."""

    strong: bool = False
    compact: bool = False


class Pointed(NamedTuple):
    """What a picture points at, by name, and how high it may be in its own pixels (0: whole)."""

    names: Sequence[str]
    high: int = 0


async def look_of(services: ViewServices, table: Table, person: int | None) -> Look:
    """How a person wants pictures of a table; for None (everybody) the table's options decide."""
    compact = table.options.pictures == "compact"
    if person is None:
        return Look(compact=compact)
    preferences = await services.tables.people.preferences(person)
    return Look(
        preferences.symbols == "strong",
        compact if preferences.pictures == "table" else preferences.pictures == "compact",
    )


async def draw_board(
    services: ViewServices,
    table: Table,
    match: Match[Any],
    speech: Speech,
    person: int | None = None,
    *,
    summary: Sequence[Event] | None = None,
) -> Picture | None:
    """The board as everybody sees it, or a person alone; None when it cannot be drawn. Raises PoolBusy.

    What has changed with ``summary`` is marked; where that is not known, what the last turn has changed.
    """
    look = await look_of(services, table, person)
    seat = table.seat_of(person) if person is not None and look.compact else None
    viewer = seat.number if seat else None
    scene = scene_of(table, match, speech, viewer, look=look, summary=summary)
    return await _drawn(services, services.studio.draw("board", scene))


async def draw_second_board(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, person: int | None = None
) -> Picture | None:
    """The second picture of a match beside the board; None where there is none."""
    if not has_second_board(match):
        return None
    look = await look_of(services, table, person)
    return await _drawn(services, services.studio.draw("beside", scene_of(table, match, speech, look=look)))


async def draw_turn(
    services: ViewServices,
    table: Table,
    match: Match[Any],
    speech: Speech,
    person: int | None = None,
    *,
    summary: Sequence[Event] | None = None,
) -> Picture | None:
    """The picture that the present question is about: the board, or the second picture. Raises PoolBusy."""
    if asks_on_second_board(match) and not (await look_of(services, table, person)).compact:
        return await draw_second_board(services, table, match, speech, person)
    return await draw_board(services, table, match, speech, person, summary=summary)


async def draw_seat(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, seat: int
) -> Picture | None:
    """One seat in detail, for the one who sits there. Raises PoolBusy."""
    look = await look_of(services, table, table.seats[seat].person)
    scene = scene_of(table, match, speech, seat, look=look)._replace(seat=seat)
    return await _drawn(services, services.studio.draw("seat", scene))


async def draw_places(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, seat: int, beginning: str = ""
) -> Picture | None:
    """What a seat chooses a place for, with the places that it may take, by the options whose ids begin so. Raises
    PoolBusy."""
    look = await look_of(services, table, table.seats[seat].person)
    scene = scene_of(table, match, speech, seat, look=look)._replace(seat=seat, beginning=beginning)
    return await _drawn(services, services.studio.draw("places", scene))


async def draw_close_up(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, seat: int
) -> Picture | None:
    """One seat laid out for a small screen, except for a person who wants full pictures. Raises PoolBusy."""
    person = table.seats[seat].person
    look = await look_of(services, table, person)
    wanted = "table" if person is None else (await services.tables.people.preferences(person)).pictures
    scene = scene_of(table, match, speech, seat, look=look._replace(compact=wanted != "full"))._replace(seat=seat)
    return await _drawn(services, services.studio.draw("seat", scene))


async def draw_pointed(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, seat: int, view: str, pointed: Pointed
) -> Picture | None:
    """The board, or a seat in detail, with rings around what is pointed at. It has one layout for all screens, since
    the other one lacks most of what is pointed at. Raises PoolBusy.
    """
    look = (await look_of(services, table, table.seats[seat].person))._replace(compact=False)
    scene = scene_of(table, match, speech, look=look)
    scene = scene._replace(seat=seat, pointed=tuple(pointed.names), high=pointed.high)
    return await _drawn(services, services.studio.draw(view, scene))


async def draw_view(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, view: str, person: int | None = None
) -> Picture | None:
    """A further picture of the match, by its name. It has one layout for all screens."""
    look = (await look_of(services, table, person))._replace(compact=False)
    return await _drawn(services, services.studio.draw(view, scene_of(table, match, speech, look=look)))


async def draw_scores(services: ViewServices, table: Table, match: Match[Any], speech: Speech) -> Picture | None:
    """The score sheet of a finished match."""
    look = await look_of(services, table, None)
    return await _drawn(services, services.studio.draw("scores", scene_of(table, match, speech, look=look)))


async def draw_replay(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, told: Told, limit: int
) -> Picture | None:
    """The match so far as an animation of at most ``limit`` bytes; ``told`` puts what happened into words."""
    return await _drawn(services, services.studio.replay(scene_of(table, match, speech), told, limit))


async def draw_strip(
    services: ViewServices, table: Table, match: Match[Any], speech: Speech, news: News, told: Told
) -> Picture | None:
    """The turns since then side by side; ``told`` puts what happened into words."""
    return await _drawn(services, services.studio.strip(scene_of(table, match, speech), news.entries, news.since, told))


async def draw_chances(
    services: ViewServices,
    table: Table,
    found: Analysis,
    costs: Sequence[Costly],
    speech: Speech,
    person: int | None = None,
) -> Picture | None:
    """The chart of the winning chances, with the choices of a person that cost most; None where none are known."""
    if not found.course:
        return None
    seat = None if person is None else table.seat_of(person)
    marked = tuple(costly.entries for costly in costs)
    strong = (await look_of(services, table, person)).strong
    viewer = None if seat is None else seat.number
    scene = ChancesScene(table.game, table.names, speech, found.course, marked, viewer, strong)
    return await _drawn(services, services.studio.draw("chances", scene))


async def draw_lobby(services: ViewServices, table: Table, speech: Speech) -> Picture | None:
    """The picture of a lobby: who sits there. Its options stand in words below."""
    players = table.names
    free = max(find_game(table.game).seats) - len(players)
    settings = tuple(sorted(table.settings.items()))
    scene = LobbyScene(table.game, players, free, speech, settings)
    return await _drawn(services, services.studio.draw("lobby", scene))


def has_second_board(match: Match[Any]) -> bool:
    """Whether a match has a second picture beside the board."""
    return "beside" in kinds_of(match)


def asks_on_second_board(match: Match[Any]) -> bool:
    """Whether the present question is about that second picture."""
    beside = kinds_of(match).get("beside")
    return beside is not None and bool(match.questions) and beside.asked(match)


def describe_board(table: Table, match: Match[Any], speech: Speech) -> str:
    """The whole board in words."""
    return describe(scene_of(table, match.fork(), speech))


async def as_wanted(
    services: ViewServices, drawing: Coroutine[Any, Any, Picture | None], pictures: Pictures
) -> Picture | None:
    """The picture as a post asks for it: full size, smaller, or none."""
    if pictures == "none":
        drawing.close()
        return None
    picture = await drawing
    return await services.tables.pool.run(lambda: smaller(picture)) if picture and pictures == "small" else picture


def smaller(picture: Picture) -> Picture:
    """The picture at half its width, in few colours: for when Discord refuses the full one as too large."""
    with Image.open(io.BytesIO(picture.data)) as whole:
        half = whole.convert("RGB").resize((max(1, whole.width // 2), max(1, whole.height // 2)), Image.Resampling.BOX)
    data = io.BytesIO()
    half.quantize(64).save(data, "PNG", optimize=True)
    return picture._replace(data=data.getvalue(), width=half.width, height=half.height)


async def _drawn(services: ViewServices, drawing: Awaitable[Picture | None]) -> Picture | None:
    try:
        return await drawing
    except PoolBusy:
        raise
    except Exception as error:
        services.incidents.note(error, "drawing")
        return None
