"""The end of a match: the last board, the score sheet, the places, and how the dice can be checked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from discord import ui

from bot.interactions.components import MEDALS, Panel, button_rows, frame, gallery, seat_colour, seat_sign, small, words
from bot.interactions.panel_height import PANEL, SMALL_ROW, height_of, height_of_text, rows
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
    standings, speech = position.match.standings, position.speech
    title = speech("final-title", game=speech(f"{table.game}-title"))
    items: list[ui.Item[Any]] = [gallery([picture])] if picture else []
    moved = {result.seat: result for result in results}
    places = [
        place_line(position.telling, each, moved.get(seat), ahead.medals.get(seat))
        for each in standings
        for seat in (-1 if each.seat is None else each.seat,)
    ]
    title_line = [small(next_title_line(ahead.title, speech))] if ahead.title else []
    places = places if results or ahead.medals else _side_by_side(places)
    below = [
        *title_line,
        *tie_lines(table, standings, speech),
        *_undone_lines(results, speech),
        *final_lines(table, speech),
        *filter(None, [played_on_line(table, speech)]),
    ]
    items.append(words("\n".join([*places, *below])))
    items.append(_after_row(table, speech, link_button("play_on", speech, table.id)))
    items.extend(final_rows(table, speech))
    items.extend([words(small(speech("queue-again")))] if table.queued and not table.is_of_league else [])
    items.extend([] if table.is_direct else button_rows(begin_buttons(speech, table.game, is_server=table.server != 0)))
    if table.day is None:
        sealed = speech("league-sealed", until=str(table.revealed // SECOND)) if table.is_of_league else ""
        items.append(words(small(sealed or speech("final-proof"))))
    lines = _last_turn_lines(position, _room(items, picture))
    items.insert(0, words("\n".join([f"## {title}", *lines])))
    winners = [standing.seat for standing in standings if standing.place == 1]
    return Panel(frame(seat_colour(winners[0] if len(winners) == 1 else None), items), (picture,) if picture else ())


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
    return pairs if len(places) > 2 and all(rows(pair) == 1 for pair in pairs) else list(places)


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
    telling: Telling, standing: Standing, result: Result | None = None, medal_ahead: NextMedal | None = None
) -> str:
    """One side's place and points, how its person's rating moved, and what is missing to a rank or the next medal."""
    speech = telling.speech
    if standing.seat is None:
        name = speech(f"{telling.game}-{standing.name}")
    else:
        name = f"{seat_sign(standing.seat)} {safe_name(telling.names[standing.seat])}"
    medal = MEDALS.get(standing.place, "▫️")
    line = speech("final-place", medal=medal, place=standing.place, name=name, points=standing.points)
    if result is None or result.before is None or result.after is None:
        return line
    change = f"{result.after.display_value - result.before.display_value:+d}".replace("-", "−")
    facts = {
        "rating": str(result.after.display_value),
        "change": change,
        "left": max(0, RANKED_FROM - result.after.matches),
        "place": medal_ahead.place if medal_ahead else 0,
        "points": medal_ahead.points if medal_ahead else 0,
    }
    return speech("final-rating", line=line, **facts)


def tie_lines(table: Table, standings: Sequence[Standing], speech: Speech) -> tuple[str, ...]:
    """How ties were broken, where the game has words for it."""
    decided = len({each.points for each in standings}) < len({each.place for each in standings})
    rule = f"{table.game}-ties"
    return (small(speech(rule)),) if decided and speech.has(rule) else ()


def _undone_lines(results: Sequence[Result], speech: Speech) -> list[str]:
    """How many choices were taken back; nothing for none."""
    count = max((int(result.facts.get("undone", 0)) for result in results), default=0)
    return [small(speech("final-undone", count=count))] if count else []


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
