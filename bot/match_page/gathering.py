"""Gathers what the page of a match is made of: only what the whole table sees."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Protocol

from bot.languages import Speech
from bot.languages.display_names import plain, safe_name
from bot.match_page.drawing import ALL, CHANCES, NOTHING_KNOWN, Drawings, draw_view, has_shared
from bot.match_page.explanations import explain_pieces
from bot.match_page.pictures import PictureName, Size, write_file
from bot.match_page.values import (
    Head,
    LogPage,
    MatchPage,
    Notice,
    Placing,
    Player,
    SharedAnalysis,
    Sheet,
    Steps,
    TurnLink,
)
from bot.reading.analysis_lines import accuracy_lines, cost_lines, lines_without_luck, luck_lines
from bot.reading.erased_people import in_words
from bot.reading.final import tie_lines
from bot.reading.narration import narrate_chapters
from bot.reading.pictures import describe_board
from bot.reading.position import Position, position_of, telling_of
from bot.runtime.clock import SECOND
from bot.services import ViewServices
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.story import between
from bot.tables.model.table import Table, facts_of_reveal
from bot.tables.rules.seat_changes import REPLACED, SWAPPED
from engine.analysis.report import Analysis
from engine.events import Event
from engine.match import Match
from engine.timeline import Timeline
from rendering.picture import Picture


class Addresses(Protocol):
    """Where things are found from a page, as its links say it."""

    def turn(self, turn: int | None) -> str:
        """The page of a turn; None: the page that shows the newest one."""

    def picture(self, name: str, version: str) -> str:
        """A picture by its name (``find_picture``), as it is at this version of the match."""

    def head(self, title: str, speech: Speech, preview: PictureName | None, picture: Picture | None) -> Head:
        """What every page has; ``preview`` is the PNG of the picture that chats show with a link."""

    @property
    def log(self) -> str:
        """The list of all turns."""

    @property
    def events(self) -> str:
        """The server-sent events of the newest page; "" without a server."""

    @property
    def download(self) -> str:
        """The whole replay as one file; "" where there is none."""


@dataclass(frozen=True)
class Reading:
    """A match and every place in it, for those who look at it; ``turns`` are the places at which turns ended,
    ``analysis`` is what is known of it once it is over."""

    live: OpenTable
    scenes: Timeline
    speech: Speech
    analysis: Analysis = NOTHING_KNOWN

    @property
    def table(self) -> Table:
        """The table of the match."""
        return self.live.table

    @property
    def turns(self) -> Sequence[int]:
        """After how many choices each turn ended, from the beginning to the newest."""
        return self.scenes.turns

    @property
    def version(self) -> str:
        """What tells two contents of its pages apart."""
        return str(self.table.version)


async def read_match(services: ViewServices, id: int, speech: Speech) -> Reading:
    """A match to be shown to anyone.

    Raises Refusal: no_table, wrong_stage (it has not begun), other_rules, daily_private (its dice are still a secret).
    """
    live = await services.tables.lookup.live(id)
    if live.table.is_secret(services.tables.repository.clock.now()):
        raise Refusal("daily_private", facts_of_reveal(live.table))
    analysis = None if live.table.is_open else await services.tables.analyses.find_stored(id)
    return Reading(live, await services.tables.lookup.timeline(id), speech, analysis or NOTHING_KNOWN)


async def gather_page(
    services: ViewServices,
    reading: Reading,
    turn: int | None,
    addresses: Addresses,
    sizes: Collection[Size] = ALL,
) -> tuple[MatchPage, Drawings]:
    """The page after a turn, or (None) as things are now, and the pictures that were drawn for it by their names, in
    these sizes.

    Raises Refusal: stale (there is no such turn), and PoolBusy.
    """
    table, speech, last = reading.table, reading.speech, len(reading.turns) - 1
    at, is_newest = (last, True) if turn is None else (turn, False)
    if not 0 <= at <= last:
        raise Refusal("stale")
    position = await position_after(services, reading, reading.turns[at])
    views = ["board", "beside"] + (["scores"] if is_newest and table.stage == "finished" else [])
    drawings = Drawings(table.game, reading.turns[at], addresses.picture, reading.version, reading.analysis, sizes)
    boards = [await drawings.add(services, position, view) for view in views]
    story, description = await services.pool.run(
        lambda: (story_after(reading, at), describe_board(position).splitlines()),
    )
    names = ", ".join(map(plain, in_words(table, speech).names))
    title = speech("webpage-title", game=speech(f"{table.game}-title"), names=names)
    page = MatchPage(
        addresses.head(title, speech, *drawings.preview),
        speech(f"{table.game}-title"),
        players_of(reading.live if is_newest else None, position),
        tuple(board for view, board in zip(views, boards, strict=True) if board and view != "scores"),
        at,
        last,
        position.match.round,
        steps_from(at, last, addresses, is_newest=is_newest),
        is_newest,
        story=tuple(story),
        description=tuple(description),
        pieces=await services.pool.run(lambda: explain_pieces(table.game, drawings.pictures, speech)),
        sheet=Sheet(placings_of(position), boards[-1], tie_lines(table, position.match.standings, speech))
        if len(views) > 2
        else None,
        analyses=await shared_analyses(services, reading, position, drawings) if is_newest else (),
        notice=notice_of(table, is_newest=is_newest),
        version=reading.version,
        log=addresses.log,
        download=addresses.download,
    )
    return (with_question(page, reading.live, speech, addresses) if is_newest else page), drawings


def with_question(page: MatchPage, live: OpenTable, speech: Speech, addresses: Addresses) -> MatchPage:
    """The page with whose turn it is, since when, and where new boards come from."""
    table, seats = in_words(live.table, speech), live.awaited_seats or live.asked_seats
    if table.stage != "playing":
        return page
    questions = [question for seat in seats for question in (live.playing.question_for(seat.number),) if question]
    return replace(
        page,
        asked=tuple(plain(seat.name) for seat in seats),
        question=speech.question(table.game, questions[0], table.names) if len(questions) == 1 else "",
        since=datetime.fromtimestamp(table.moved / SECOND, UTC) if seats else None,
        events=addresses.events,
    )


async def position_after(services: ViewServices, reading: Reading, place: int) -> Position:
    """The match as everyone saw it after this many choices, with what the turn that ended there has brought; the
    newest place is the live match, with what its message tells: that picture is drawn already."""
    table, scenes, speech = reading.table, reading.scenes, reading.speech
    if place == len(scenes.every) - 1 and await services.tables.messages.place(table.id, "board"):
        news = await services.tables.lookup.summary(table.id)
        return position_of(table, reading.live.playing, speech, news=news)

    def look_back() -> tuple[Match[Any], Sequence[Event]]:
        then = scenes.at(place)
        return then, then.events[scenes.every[_before(scenes, place)].events :]

    then, news_then = await services.pool.run(look_back)
    return position_of(table, then, speech, news=news_then)


async def find_picture(services: ViewServices, reading: Reading, name: PictureName) -> bytes | None:
    """The content of a picture's file; None where the match has no such picture. Raises PoolBusy."""
    if name.place not in reading.turns:
        return None
    is_newest = name.place == reading.turns[-1]
    if name.view == "scores" and not (is_newest and reading.table.stage == "finished"):
        return None
    if name.view.startswith(CHANCES) and not (is_newest and has_shared(reading.analysis, name.view)):
        return None
    position = await position_after(services, reading, name.place)
    picture = await draw_view(services, position, name.view, reading.analysis, is_compact=name.size == "phone")
    return None if picture is None else await services.pool.run(lambda: write_file(picture, name.size))


async def shared_analyses(
    services: ViewServices, reading: Reading, position: Position, drawings: Drawings
) -> tuple[SharedAnalysis, ...]:
    """The analyses that people of the match have shown to everyone. Raises PoolBusy."""
    table, analysis, speech = reading.table, reading.analysis, reading.speech
    analyses = []
    for seat in (table.seats[number] for number in analysis.shared if table.seats[number].person is not None):
        title = speech("analysis-title-shared", game=speech(f"{table.game}-title"), name=safe_name(seat.name))
        lines = [*accuracy_lines(analysis.accuracy_of(seat.number), speech)] if analysis.course else []
        lines += await cost_lines(services, position, analysis.costs_of(seat.number)) if analysis.course else []
        lines += luck_lines(table, analysis, speech)
        lines += lines_without_luck(seat.number, safe_name(seat.name), analysis, speech) if analysis.course else []
        board = await drawings.add(services, position, f"{CHANCES}{seat.number}")
        analyses.append(SharedAnalysis(title, board, tuple(lines)))
    return tuple(analyses)


async def gather_log(services: ViewServices, reading: Reading, addresses: Addresses) -> LogPage:
    """All turns with their stories. Raises PoolBusy."""
    table, speech, last = reading.table, reading.speech, len(reading.turns) - 1

    def tell() -> tuple[TurnLink, ...]:
        chapters = [events_of(reading, at) for at in range(last + 1)]
        lines = narrate_chapters(telling_of(table, speech), chapters)
        rounds = _rounds(reading)
        return tuple(
            TurnLink(at, rounds[at], addresses.turn(None if at == last else at), tuple(lines[at]))
            for at in range(last + 1)
        )

    names = ", ".join(map(plain, in_words(table, speech).names))
    title = speech("webpage-title", game=speech(f"{table.game}-title"), names=names)
    turns = await services.pool.run(tell)
    return LogPage(
        addresses.head(title, speech, None, None), speech(f"{table.game}-title"), turns, addresses.turn(None)
    )


def _rounds(reading: Reading) -> list[int]:
    """The round in which each turn ended."""
    again, rounds = reading.scenes.copies[-1].replay(0), []
    for number, entry in enumerate([*reading.scenes.copies[-1].journal, None]):
        if number in reading.turns:
            rounds.append(again.round)
        if entry is not None:
            again.play(entry.seat, entry.option)
    return rounds


def story_after(reading: Reading, turn: int) -> list[str]:
    """What a turn brought, in lines, with the names that people had then."""
    later = [
        event
        for at in range(turn + 1, len(reading.turns))
        for event in events_of(reading, at)
        if event.kind in (SWAPPED, REPLACED)
    ]
    return narrate_chapters(telling_of(reading.table, reading.speech), [events_of(reading, turn), later])[0]


def events_of(reading: Reading, turn: int) -> list[Event]:
    """What happened in a turn, with the table's own notes."""
    scenes, turns = reading.scenes, reading.turns
    since = scenes.every[turns[turn - 1]].events if turn else 0
    return between(replace(reading.live, match=scenes.copies[-1]), since, scenes.every[turns[turn]].events)


def steps_from(at: int, last: int, addresses: Addresses, *, is_newest: bool) -> Steps:
    """The links from a turn to others; the newest turn is the newest page."""

    def lead(to: int) -> str:
        return addresses.turn(None if to == last else to)

    back = (lead(0), lead(at - 1)) if at else ("", "")
    on = (lead(at + 1), lead(last)) if at < last else ("", "")
    return Steps(*back, *on, "" if is_newest else addresses.turn(None))


def players_of(live: OpenTable | None, position: Position) -> tuple[Player, ...]:
    """Who sits where with how many points; ``live``: the match as it is now, which says whose turn it is."""
    points = {standing.seat: standing.points for standing in position.match.standings}
    seats = {seat.number for seat in live.asked_seats} if live else set()
    return tuple(
        Player(
            seat.number,
            plain(seat.name),
            points.get(seat.number),
            seat.number in seats,
            is_computer=bool(seat.computer),
        )
        for seat in position.seats
    )


def placings_of(position: Position) -> tuple[Placing, ...]:
    """The final result, the first place first."""
    names, say = position.names, position.speech
    return tuple(
        Placing(
            each.place,
            say(f"{position.game}-{each.name}") if each.seat is None else plain(names[each.seat]),
            each.points,
            each.seat,
        )
        for each in position.match.standings
    )


def notice_of(table: Table, *, is_newest: bool) -> Notice:
    """What is said above the board."""
    if table.stage == "ended":
        return "given_up"
    if table.stage == "finished":
        return "over" if is_newest else ""
    if not is_newest:
        return "old"
    return "frozen" if table.frozen is not None else "paused" if table.rested is not None else ""


def _before(scenes: Timeline, place: int) -> int:
    """The place at which the turn before ended."""
    return max((turn for turn in scenes.turns if turn < place), default=0)
