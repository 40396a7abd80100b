"""The end of a match: the last board, the score sheet, the places, and how the dice can be checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from discord import ui

from bot.interactions.components import (
    MEDALS,
    Panel,
    button_rows,
    frame,
    gallery,
    seat_colour,
    seat_sign,
    small,
    words,
)
from bot.interactions.panel_height import PANEL, SMALL_ROW, height_of, height_of_text, rows, width
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.board import view_button
from bot.reading.days import final_lines, final_rows
from bot.reading.links import begin_buttons, link_button
from bot.reading.played_on import played_on_line
from bot.reading.position import Position, Telling, telling_of
from bot.reading.records import next_title_line
from bot.reading.story import story
from bot.runtime.clock import SECOND
from bot.tables.model.table import Table
from bot.tables.results.ahead import NOTHING_AHEAD, Ahead, NextMedal
from bot.tables.results.ratings import RANKED_FROM
from bot.tables.results.results import Result
from bot.tables.rules.ending import can_be_taken_back
from engine.events import Event
from engine.game import Standing
from engine.registry import find_game
from rendering import theme
from rendering.picture import Picture

STORY = 66
"""How many pixels high the lines about the last turn may be."""
TITLE = 34
"""How many pixels high the heading stands, with the little that the rest is reckoned too low."""


class Brevity(NamedTuple):
    """What is left out of a message that would be too high. ``in_one``: the small print is one paragraph;
    ``only_ratings``: not what is missing to a rank or medal; ``apart``: the ratings stand in a line of their own, by
    the signs of the seats; ``short``: names are cut, and how ties were broken is not said, for the poster has both."""

    in_one: bool = False
    only_ratings: bool = False
    apart: bool = False
    short: bool = False


BREVITIES = (Brevity(), Brevity(True), Brevity(True, True), Brevity(True, True, True), Brevity(True, True, True, True))
"""The longest first."""
IN_A_ROW = 2
"""How many places stand in a row where there are more of them."""
SHORT_NAME = 9
"""Letters of a name with which two places stand in a row."""


def final_panel(
    table: Table,
    position: Position,
    picture: Picture | None,
    results: Sequence[Result] = (),
    ahead: Ahead = NOTHING_AHEAD,
) -> Panel:
    """The message that closes a finished match, with its score sheet; ``results`` tell how it moved ratings, and
    ``ahead`` what can be reached next.
    """
    speech, standings = position.speech, position.match.standings
    for brevity in BREVITIES:
        items = _items(table, position, picture, results, ahead, brevity)
        if _room(items, picture) >= 0:
            break
    title = speech("final-title", game=speech(f"{table.game}-title"))
    lines = _last_turn_lines(position, _room(items, picture))
    items.insert(0, words("\n".join([f"## {title}", *lines])))
    winners = [standing.seat for standing in standings if standing.place == 1]
    return Panel(frame(seat_colour(winners[0] if len(winners) == 1 else None), items), (picture,) if picture else ())


def _items(
    table: Table,
    position: Position,
    picture: Picture | None,
    results: Sequence[Result],
    ahead: Ahead,
    brevity: Brevity,
) -> list[ui.Item[Any]]:
    """All but the heading and the last turn."""
    standings, speech = position.match.standings, position.speech
    items: list[ui.Item[Any]] = [gallery([picture])] if picture else []
    by_seat = {result.seat: result for result in results}
    places = places_in_lines(position, by_seat, {} if brevity.only_ratings else ahead.medals, brevity)
    title_line = [small(next_title_line(ahead.title, speech))] if ahead.title else []
    ties = () if brevity.short else tie_lines(table, standings, speech)
    ends = [] if table.day is not None else [speech("final-proof")]
    if table.is_of_league and ends:
        ends = [speech("league-sealed", until=str(table.secret_ends // SECOND))]
    again = [speech("queue-again")] if table.queued and not table.is_of_league else []
    undone = _undone_lines(results, speech)
    notes, ends = ([], [*undone, *again, *ends]) if brevity.in_one else (undone, [*again, *ends])
    below = [
        *title_line,
        *ties,
        *map(small, notes),
        *final_lines(table, speech),
        *filter(None, [played_on_line(table, speech)]),
    ]
    items.append(words("\n".join([*places, *below])))
    items.append(_after_row(table, speech, link_button("play_on", speech, table.id)))
    items.extend(final_rows(table, speech))
    items.extend([] if table.is_direct else button_rows(begin_buttons(speech, table.game, is_server=table.server != 0)))
    ends = [" ".join(ends)] if brevity.in_one and ends else ends
    return [*items, *(words(small(each)) for each in ends)]


def places_in_lines(
    position: Position, results: Mapping[int, Result], medals: Mapping[int, NextMedal], brevity: Brevity
) -> list[str]:
    """The lines of the places, with the ratings that moved."""
    telling = position.telling
    if brevity.short and len(position.match.standings) > IN_A_ROW:
        telling = telling._replace(names=tuple(map(_short, telling.names)))
    lines = [
        place_line(
            telling,
            each,
            None if brevity.apart else results.get(seat),
            medals.get(seat),
            only_rating=brevity.only_ratings,
        )
        for each in position.match.standings
        for seat in (-1 if each.seat is None else each.seat,)
    ]
    if not results and not medals:
        return _side_by_side(lines)
    if not brevity.apart:
        return lines
    ratings = [(seat, _moved_rating(result)) for seat, result in results.items()]
    changes = [f"{seat_sign(seat)} {rating[0]} ({rating[1]})" for seat, rating in ratings if rating]
    return [*_side_by_side(lines), *([small(f"⭐ {' · '.join(changes)}")] if changes else [])]


def _short(name: str) -> str:
    """A name cut to the letters that it may have where places stand side by side."""
    if width(name) <= SHORT_NAME:
        return name
    while width(name) > SHORT_NAME - 1:
        name = name[:-1]
    return f"{name.rstrip()}…"


def _room(items: Sequence[ui.Item[Any]], picture: Picture | None) -> float:
    """How high the lines about the last turn may be above these items; a small screen scrolls anyhow."""
    if picture is None or picture.width != theme.WIDTH:
        return STORY
    return min(STORY, PANEL - height_of(frame(None, items), (picture,)) - TITLE)


def _last_turn_lines(position: Position, room: float) -> list[str]:
    """What the last turn brought, as far as there is room."""
    lines = story(position.telling, before_the_end(position.news or ()), room) if room >= SMALL_ROW else []
    while lines and sum(map(height_of_text, lines)) > room:
        del lines[0]
    return lines


def _side_by_side(places: Sequence[str]) -> list[str]:
    """Places two in a row where there are more than two and both fit."""
    pairs = [" \u2003 ".join(places[at : at + 2]) for at in range(0, len(places), 2)]
    return pairs if len(places) > IN_A_ROW and all(rows(pair) == 1 for pair in pairs) else list(places)


def _after_row(table: Table, speech: Speech, *more: ui.Item[Any]) -> ui.ActionRow[Any]:
    """What can be done with a match that is over, played to its end or given up: the next one, and looking back."""
    may_meet_again = table.people and not table.is_direct and table.day is None
    again = [link_button("rematch", speech, table.id)] if may_meet_again else []
    looks_back = (
        view_button(table.game, table.id, "board", speech),
        *(link_button(name, speech, table.id) for name in ("replay", "analysis")),
    )
    return ui.ActionRow(*again, *looks_back, *more)


def before_the_end(events: Sequence[Event]) -> list[Event]:
    """The events up to the end of the match; the places below tell the result."""
    return list(takewhile(lambda event: event.kind != "match_ended", events))


def place_line(
    telling: Telling,
    standing: Standing,
    result: Result | None = None,
    medal_ahead: NextMedal | None = None,
    *,
    only_rating: bool = False,
) -> str:
    """One side's place and points, how its person's rating moved, and what is missing to a rank or the next medal."""
    speech = telling.speech
    if standing.seat is None:
        name = speech(f"{telling.game}-{standing.name}")
    else:
        name = f"{seat_sign(standing.seat)} {safe_name(telling.names[standing.seat])}"
    medal = MEDALS.get(standing.place, "▫️")
    line = speech("final-place", medal=medal, place=standing.place, name=name, points=standing.points)
    if result is None or result.after is None or not (rating_change := _moved_rating(result)):
        return line
    rating, change = rating_change
    facts = {
        "rating": str(rating),
        "change": change,
        "left": 0 if only_rating else max(0, RANKED_FROM - result.after.matches),
        "place": medal_ahead.place if medal_ahead else 0,
        "points": medal_ahead.points if medal_ahead else 0,
    }
    return speech("final-rating", line=line, **facts)


def _moved_rating(result: Result) -> tuple[int, str] | None:
    """The rating of a seat's person and its change; None where it has not moved."""
    if result.before is None or result.after is None:
        return None
    change = f"{result.after.display_value - result.before.display_value:+d}".replace("-", "−")
    return result.after.display_value, change


def tie_lines(table: Table, standings: Sequence[Standing], speech: Speech) -> tuple[str, ...]:
    """How ties were broken, where the game has words for it."""
    has_tie_break = len({each.points for each in standings}) < len({each.place for each in standings})
    rule = f"{table.game}-ties"
    return (small(speech(rule)),) if has_tie_break and speech.has(rule) else ()


def _undone_lines(results: Sequence[Result], speech: Speech) -> list[str]:
    """How many choices were taken back; nothing for none."""
    count = max((int(result.facts.get("undone", 0)) for result in results), default=0)
    return [speech("final-undone", count=count)] if count else []


def ended_panel(table: Table, speech: Speech, notes: Sequence[Event] = (), picture: Picture | None = None) -> Panel:
    """The message of a match or lobby that was given up; ``notes`` give the reason.

    A match of other rules than the present ones cannot be looked at any more.
    """
    closed = "queue-off" if table.queued else "lobby-closed"
    key = closed if table.started is None else "giving-up-ended" if notes else "giving-up-match-ended"
    text = speech(key, game=speech(f"{table.game}-title"))
    back: list[ui.ActionRow[Any]] = []
    if can_be_taken_back(table):
        back.append(ui.ActionRow(link_button("take_back", speech, table.id)))
    again = [small(speech("queue-again"))] if table.queued and not table.is_of_league else []
    is_readable = table.started is not None and table.rules == find_game(table.game).rules_version
    rows = [*back, *([_after_row(table, speech)] if is_readable else [])]
    shown_there = [gallery([picture])] if picture else []
    block = words("\n".join([text, *story(telling_of(table, speech), notes), *again]))
    return Panel(frame(None, [block, *shown_there, *rows]), (picture,) if picture else ())
