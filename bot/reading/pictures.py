"""Pictures for panels. A board that cannot be drawn is described in words, so that a match can always continue."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PIL import Image

from bot.languages import Speech
from bot.processes.job_queue import PoolBusy
from bot.reading.position import AS_DRAWN, Look, Position
from bot.reading.spoken_news import spoken_news
from bot.services import ViewServices
from bot.tables.model.table import Table
from bot.tables.outbox.posts import Pictures
from engine.analysis.deciding import NO_VERDICT, Verdict
from engine.analysis.report import Analysis, Costly
from engine.events import Event
from engine.match import Match
from engine.news import News
from engine.questions import Question
from engine.registry import find_game
from rendering.picture import Answer, BracketScene, ChancesScene, LobbyScene, Picture, RankingScene, Scene
from rendering.registry import describe, kind_of
from rendering.replay import Captions

ROLL_S = 5.0
"""For how many seconds an animation of a roll is waited for."""


def scene_of(position: Position, viewer: int | None = None, *, look: Look | None = None) -> Scene:
    """What a picture of this position is drawn from, as a seat sees it, or (None) everyone."""
    news = position.news
    since = None if news is None else _events_before(position.match, news)
    strong, compact, _ = look or position.look
    return Scene(
        position.match,
        position.names,
        position.speech,
        viewer,
        strong,
        since,
        compact,
        news=news or (),
        mark=position.mark,
        spoken=spoken_news(position.telling, news) if news else (),
    )


def _news_in_sentences(position: Position) -> tuple[str, ...]:
    """What happened, in sentences: the news; where these are not known, what the present turn has brought so far."""
    return spoken_news(position.telling, position.match.turn_events if position.news is None else position.news)


def _events_before(match: Match[Any], news: Sequence[Event]) -> int:
    """How many of the match's events came before these; the table's own notes stand among them."""
    ids = set(map(id, news))
    return next((at for at, event in enumerate(match.events) if id(event) in ids), len(match.events))


class Pointed(NamedTuple):
    """What a picture points at, by name, and how high it may be in its own pixels (0: whole)."""

    names: Sequence[str]
    high: int = 0


async def draw_board(services: ViewServices, position: Position) -> Picture | None:
    """The board as everyone sees it; on a small screen, as the viewer does. None when it cannot be drawn. Raises
    PoolBusy.

    What has changed with the news is marked; where these are not known, what the last turn has changed.
    """
    viewer = position.viewer if position.look.compact else None
    return await _await_picture(services, services.studio.draw("board", scene_of(position, viewer)))


async def draw_second_board(services: ViewServices, position: Position) -> Picture | None:
    """The second picture of a match beside the board; None where there is none. It has one layout for all screens."""
    if not has_second_board(position.match):
        return None
    scene = _uniform(position)._replace(spoken=_news_in_sentences(position))
    return await _await_picture(services, services.studio.draw("beside", scene))


async def draw_roll(services: ViewServices, position: Position) -> Picture | None:
    """The roll among the news as it fell; None where there is none, or it cannot be drawn soon."""
    kind = kind_of(position.match, "roll")
    if kind is None or not any(event.kind in kind.events for event in position.news or ()):
        return None
    drawing = services.studio.animate("roll", scene_of(replace(position, news=None)))
    try:
        async with asyncio.timeout(ROLL_S):
            return await _await_picture(services, drawing)
    except (PoolBusy, TimeoutError):
        return None


async def draw_turn(services: ViewServices, position: Position) -> Picture | None:
    """The picture that the present question is about: the board, or the second picture. Raises PoolBusy."""
    if asks_on_second_board(position.match) and not position.look.compact:
        return await draw_second_board(services, position)
    return await draw_board(services, position)


async def draw_seat(services: ViewServices, position: Position, seat: int) -> Picture | None:
    """One seat in detail, for the one who sits there. Raises PoolBusy."""
    return await _await_picture(services, services.studio.draw("seat", _of_seat(position, seat)))


async def draw_places(services: ViewServices, position: Position, seat: int, beginning: str = "") -> Picture | None:
    """What a seat chooses a place for, with the places that it may take, by the options whose ids begin so. Raises
    PoolBusy."""
    scene = _of_seat(position, seat)._replace(beginning=beginning)
    return await _await_picture(services, services.studio.draw("places", scene))


async def draw_close_up(services: ViewServices, position: Position, seat: int) -> Picture | None:
    """One seat laid out for a small screen, except for a person who wants full pictures. Raises PoolBusy."""
    look = position.look._replace(compact=not position.look.whole)
    return await _await_picture(
        services, services.studio.draw("seat", scene_of(position, seat, look=look)._replace(seat=seat))
    )


async def draw_pointed(
    services: ViewServices, position: Position, seat: int, view: str, pointer: Pointed
) -> Picture | None:
    """The board, or a seat in detail, with rings around what is pointed at. It has one layout for all screens, since
    the other one lacks most of what is pointed at. Raises PoolBusy.
    """
    scene = _uniform(position)._replace(seat=seat, pointed_places=tuple(pointer.names), high=pointer.high)
    return await _await_picture(services, services.studio.draw(view, scene))


async def draw_answered(
    services: ViewServices, position: Position, question: Question, answers: Sequence[Answer]
) -> Picture | None:
    """The picture that a question is about, with its answers marked; in the layout for all screens, like one in which
    something is pointed at. Raises PoolBusy."""
    kind = "beside" if asks_on_second_board(position.match) else "board"
    scene = _uniform(position)._replace(seat=question.seat, answers=tuple(answers))
    return await _await_picture(services, services.studio.draw(kind, scene))


async def draw_view(services: ViewServices, position: Position, view: str) -> Picture | None:
    """A further picture of the match, by its name, as the viewer's screen wants it where it has a compact form."""
    return await _await_picture(services, services.studio.draw(view, scene_of(replace(position, news=None))))


async def draw_scores(services: ViewServices, position: Position, verdict: Verdict = NO_VERDICT) -> Picture | None:
    """The score sheet of a finished match, with what its analysis says of the end."""
    scene = scene_of(replace(position, news=None))._replace(verdict=verdict)
    return await _await_picture(services, services.studio.draw("scores", scene))


async def draw_replay(services: ViewServices, position: Position, captions: Captions, limit: int) -> Picture | None:
    """The match so far as an animation of at most ``limit`` bytes; ``captions`` puts what happened into words."""
    return await _await_picture(services, services.studio.replay(_plain(position), captions, limit))


async def draw_strip(services: ViewServices, position: Position, news: News, captions: Captions) -> Picture | None:
    """The turns since then side by side, below each other on a small screen; ``captions`` puts what happened into
    words."""
    scene = _plain(position)._replace(compact=position.look.compact)
    return await _await_picture(services, services.studio.strip(scene, news.entries, news.since, captions))


def _of_seat(position: Position, seat: int) -> Scene:
    return scene_of(replace(position, news=None), seat)._replace(seat=seat)


def _uniform(position: Position) -> Scene:
    """The scene in the layout for all screens, in the reader's colours."""
    return scene_of(replace(position, news=None), look=position.look._replace(compact=False))


def _plain(position: Position) -> Scene:
    """The scene as everyone sees it, whatever they prefer."""
    return scene_of(replace(position, news=None), look=AS_DRAWN)


async def draw_chances(
    services: ViewServices, position: Position, analysis: Analysis, costs: Sequence[Costly]
) -> Picture | None:
    """The chart of the winning chances, with the choices of the viewer that cost most; None where none are known."""
    if not analysis.course:
        return None
    marks = tuple(costly.entries for costly in costs)
    viewer = position.viewer
    accuracy = None if viewer is None else analysis.accuracy_of(viewer)
    names, strong = position.names, position.look.strong
    strokes = () if viewer is None else analysis.strokes_of(viewer)
    content = (analysis.course, marks, viewer, strong, accuracy, analysis.fortune, strokes)
    scene = ChancesScene(position.game, names, position.speech, *content, compact=position.look.compact)
    return await _await_picture(services, services.studio.draw("chances", scene))


async def draw_lobby(services: ViewServices, table: Table, speech: Speech) -> Picture | None:
    """The picture of a lobby: who sits there. Its options stand in words below."""
    players = table.names
    free = max(find_game(table.game).seats) - len(players)
    settings = tuple(sorted(table.settings.items()))
    scene = LobbyScene(table.game, players, free, speech, settings)
    return await _await_picture(services, services.studio.draw("lobby", scene))


async def draw_ranking(services: ViewServices, scene: RankingScene | BracketScene) -> Picture | None:
    """The table of a league or tournament, or the bracket of a knock-out; None also where too much is being drawn, for
    it can be said in words."""
    kind = "ranking" if isinstance(scene, RankingScene) else "bracket"
    try:
        return await _await_picture(services, services.studio.draw(kind, scene))
    except PoolBusy:
        return None


def has_second_board(match: Match[Any]) -> bool:
    """Whether a match has a second picture beside the board."""
    return kind_of(match, "beside") is not None


def asks_on_second_board(match: Match[Any]) -> bool:
    """Whether the present question is about that second picture."""
    beside = kind_of(match, "beside")
    return beside is not None and bool(match.questions) and beside.is_asked(match)


def describe_board(position: Position) -> str:
    """The whole board in words, with what happened."""
    scene = scene_of(replace(position, match=position.match.fork(), news=None, look=AS_DRAWN))
    return describe(scene._replace(spoken=_news_in_sentences(position)))


async def as_wanted(
    services: ViewServices, drawing: Coroutine[Any, Any, Picture | None], pictures: Pictures
) -> Picture | None:
    """The picture as a post asks for it: full size, smaller, or none."""
    if pictures == "none":
        drawing.close()
        return None
    picture = await drawing
    return await services.pool.run(lambda: shrink_picture(picture)) if picture and pictures == "small" else picture


def shrink_picture(picture: Picture) -> Picture:
    """The picture at half its width, in few colours: for when Discord refuses the full one as too large."""
    with Image.open(io.BytesIO(picture.data)) as whole:
        half = whole.convert("RGB").resize((max(1, whole.width // 2), max(1, whole.height // 2)), Image.Resampling.BOX)
    data = io.BytesIO()
    half.quantize(64).save(data, "PNG", optimize=True)
    return picture._replace(data=data.getvalue(), width=half.width, height=half.height)


async def _await_picture(services: ViewServices, drawing: Awaitable[Picture | None]) -> Picture | None:
    try:
        return await drawing
    except PoolBusy:
        raise
    except Exception as error:
        services.incidents.note(error, "drawing")
        return None
