"""Statistics of a person, and a server's leaderboard, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from discord import ui

from bot.interactions.colours import seat_colour
from bot.interactions.components import TEXT, Panel, frame, line, shorten, small, words
from bot.languages import Speech
from bot.languages.display_names import shown
from bot.languages.numbers import span, tenths
from bot.tables.results.statistics import GameStatistics, Leaderboard, Level, RankedAlone, SoloRecord

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
SHORTEST_SERIES = 20
"""From so many dice on something is said of luck."""


def statistics_panel(name: str, games: Sequence[GameStatistics], speech: Speech, *, own: bool) -> Panel:
    """A person's statistics, game by game."""
    heading = speech("records-stats-title", name=shown(name))
    if not games:
        return Panel(frame(seat_colour(None), [words(f"{heading}\n{speech('records-stats-none')}")]))
    parts = [words("\n".join(_of_game(each, speech))) for each in games]
    items: list[ui.Item[Any]] = [words(f"### {heading}"), *(item for part in parts for item in (line(), part))]
    where = speech("records-stats-where", own=str(own).lower())
    return Panel(frame(seat_colour(None), [*items, line(), words(small(where))]))


def _of_game(game: GameStatistics, speech: Speech) -> list[str]:
    lines = [f"**{speech(f'{game.game}-title')}**"]
    if game.matches:
        share = round(100 * game.wins / game.matches)
        facts = {"matches": game.matches, "wins": game.wins, "share": share, "ties": game.shared}
        lines.append(speech("records-stats-matches", **facts))
    if game.rating:
        rating = str(game.rating.shown)
        lines.append(speech("records-stats-rating", rating=rating, matches=game.rating.matches))
    lines.extend(
        speech("records-stats-alone", level=level_name(game.game, each.level, speech), **_alone(each))
        for each in game.alone
    )
    sources = ", ".join(
        f"{speech(f'{game.game}-part-{part}')} {tenths(points, speech.language)}" for part, points in game.parts.items()
    )
    lines.append(
        speech("records-stats-points", mean=tenths(game.points, speech.language), best=game.best, sources=sources)
    )
    if game.pace is not None:
        lines.append(speech("records-stats-pace", span=span(game.pace, speech.language)))
    luck = game.luck
    if luck.dice >= SHORTEST_SERIES:
        facts = {"dice": luck.dice, "share": round(100 * luck.share), "better": round(100 * luck.better_than)}
        lines.append(speech("records-stats-luck", **facts))
        counted = f"{game.game}-luck"
        lines.extend([small(speech(counted))] if speech.has(counted) else [])
    return lines


def _alone(alone: SoloRecord) -> dict[str, int]:
    return {"matches": alone.matches, "wins": alone.wins, "best": alone.best}


def level_name(game: str, level: Level, speech: Speech) -> str:
    """How hard a match for one was, in a few words: what a value means stands behind its name and a colon."""
    return ", ".join(speech.setting_value(game, key, value).partition(" – ")[0] for key, value in level)


def leaderboard_panel(boards: Iterable[tuple[str, Leaderboard]], speech: Speech) -> Panel:
    """The best of a server, game by game."""
    texts = [text for game, board in boards if (text := _board(game, board, speech))]
    if not texts:
        return Panel(frame(seat_colour(None), [words(speech("records-leaderboard-none"))]))
    title, about = speech("records-leaderboard-title"), small(speech("records-leaderboard-about"))
    room = (TEXT - len(title) - len(about)) // len(texts)
    items: list[ui.Item[Any]] = [words(title)]
    for text in texts:
        items += [line(), words(shorten(text, room))]
    return Panel(frame(seat_colour(None), [*items, line(), words(about)]))


def _board(game: str, board: Leaderboard, speech: Speech) -> str:
    if not board.ranked and not board.alone:
        return ""
    lines = [f"**{speech(f'{game}-title')}**"]
    for place, each in enumerate(board.ranked, start=1):
        facts = {"rating": str(each.rating.shown), "matches": each.rating.matches, "wins": each.wins}
        lines.append(speech("records-leaderboard-line", medal=_medal(place), name=shown(each.name), **facts))
    for level, those in groupby(board.alone, key=lambda each: each.alone.level):
        lines.append(speech("records-leaderboard-alone", level=level_name(game, level, speech)))
        lines.extend(_alone_line(place, each, speech) for place, each in enumerate(those, start=1))
    return "\n".join(lines)


def _alone_line(place: int, each: RankedAlone, speech: Speech) -> str:
    return speech("records-leaderboard-best", medal=_medal(place), name=shown(each.name), **_alone(each.alone))


def _medal(place: int) -> str:
    return MEDALS.get(place, f"{place}.")
