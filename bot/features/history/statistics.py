"""``/stats`` and ``/leaderboard``: the statistics of a person, and the best of a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.interactions import limits
from bot.interactions.availability import DIRECTLY, server_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, line, seat_colour, shorten, small, words
from bot.interactions.context_menu import add_person_command
from bot.languages import Speech
from bot.languages.command_names import text
from bot.languages.display_names import safe_name
from bot.languages.numbers import span, tenths
from bot.reading.analysis_lines import beyond_results
from bot.reading.days import season_in_words
from bot.reading.records import alone_facts, board_text, level_name, luck_in_words, next_title_line
from bot.reading.reliability import own_lines, tier_line
from bot.services import services_of
from bot.tables.model.days import Span, span_of
from bot.tables.model.refusals import Refusal
from bot.tables.results.ratings import RANKED_FROM
from bot.tables.results.skill import Skill
from bot.tables.results.statistics import GameStatistics, Leaderboard
from bot.tables.results.titles import TITLES, NextTitle
from bot.tables.rules.reliability import Reliability
from engine.registry import MODULES

SEASONS = ("present", "last")
"""The seasons that can be looked at besides all times."""
NOT_KNOWN = Reliability()
SHORTEST_SERIES = 20
"""From this many dice on the statistics show luck."""


def statistics_panel(
    name: str,
    games: Sequence[GameStatistics],
    speech: Speech,
    *,
    own: bool,
    titles: Sequence[str] = (),
    ahead: NextTitle | None = None,
    here: bool = True,
    reliability: Reliability = NOT_KNOWN,
) -> Panel:
    """A person's titles with the next one, how reliable the person is (``own``: and why), and the statistics, game by
    game; ``here``: those of a server."""
    heading = speech("statistics-title", name=safe_name(name))
    reliable = own_lines(reliability, speech) if own else [tier_line(reliability.tier, speech)]
    if not games:
        none = [heading, speech("statistics-none"), *(reliable if reliability.matches else [])]
        return Panel(frame(seat_colour(None), [words("\n".join(none))]))
    sections = (_titles(titles, ahead, speech), reliable, *(_of_game(one, speech) for one in games))
    parts = [words("\n".join(each)) for each in sections if each]
    items: list[ui.Item[Any]] = [words(f"### {heading}"), *(item for part in parts for item in (line(), part))]
    where = speech("statistics-where", own=str(own).lower() if here else "alone")
    return Panel(frame(seat_colour(None), [*items, line(), words(small(where))]))


def _titles(titles: Sequence[str], ahead: NextTitle | None, speech: Speech) -> list[str]:
    """The titles with what each is for, and the one that can be earned next."""
    lines = [speech("titles-heading", count=len(titles), of=len(TITLES))] if titles else []
    names_and_abouts = [(speech(f"titles-{title}"), speech(f"titles-{title}-about")) for title in titles]
    lines += [speech("titles-line", title=name, about=about) for name, about in names_and_abouts]
    if ahead is not None:
        lines.append(next_title_line(ahead, speech))
    return lines


def _part(game: str, part: str, points: float, speech: Speech) -> str:
    return f"{speech(f'{game}-part-{part}')} {tenths(points, speech.language)}"


def _of_game(game: GameStatistics, speech: Speech) -> list[str]:
    lines = [f"**{speech(f'{game.game}-title')}**"]
    if game.matches:
        share = round(100 * game.wins / game.matches)
        facts = {"matches": game.matches, "wins": game.wins, "share": share, "ties": game.shared}
        lines.append(speech("statistics-matches", **facts))
    if game.rating:
        rating = str(game.rating.display_value)
        left = max(0, RANKED_FROM - game.rating.matches)
        lines.append(speech("statistics-rating", rating=rating, matches=game.rating.matches, left=left))
    lines.extend(
        speech("statistics-alone", level=level_name(game.game, each.level, speech), **alone_facts(each))
        for each in game.alone
    )
    sources = speech.in_a_row([_part(game.game, *part, speech) for part in game.parts.items()])
    lines.append(
        speech("statistics-points", mean=tenths(game.points, speech.language), best=game.best, sources=sources)
    )
    if game.pace is not None:
        lines.append(speech("statistics-pace", span=span(game.pace, speech.language)))
    luck = game.luck
    if luck.dice >= SHORTEST_SERIES:
        lines.append(speech("statistics-luck", luck=luck_in_words(luck, speech), dice=luck.dice))
        key = f"{game.game}-luck"
        lines.extend([small(speech(key))] if speech.has(key) else [])
    return lines + (_skill(game.skill, speech) if game.skill else [])


def _skill(skill: Skill, speech: Speech) -> list[str]:
    """How well a person chose and what luck they had, over the matches that were analysed."""
    lines = []
    if skill.accuracy is not None:
        accuracy = skill.accuracy
        lines.append(speech("statistics-accuracy", choices=accuracy.choices, **accuracy.whole_points))
    if skill.earlier:
        lines.append(small(speech("statistics-accuracy-earlier", matches=skill.earlier)))
    if skill.fortunes is not None:
        fortunes = skill.fortunes
        facts = {
            "luck": f"{round(fortunes.luck):+d}".replace("-", "−"),
            "result": round(fortunes.result),
            "adjusted": round(fortunes.adjusted),
            "beyond": beyond_results(round(fortunes.adjusted)),
            "error": max(1, round(fortunes.reach)),
            "even": round(fortunes.even),
        }
        lines.append(speech("statistics-without-luck", **facts))
    return [*lines, small(speech("statistics-analysed", matches=skill.matches))] if lines else []


def leaderboard_panel(boards: Iterable[tuple[str, Leaderboard]], speech: Speech, season: Span | None = None) -> Panel:
    """The best of a server, game by game: of all times, or of a season."""
    texts = [text for game, board in boards if (text := board_text(game, board, speech))]
    title, about = speech("statistics-leaderboard-title"), small(speech("statistics-leaderboard-about"))
    if season is not None:
        title = f"{title}\n{season_in_words(season, speech)}"
    if not texts:
        none = speech("statistics-leaderboard-none") if season is None else f"{title}\n{speech('daily-season-none')}"
        return Panel(frame(seat_colour(None), [words(none)]))
    room = (limits.MESSAGE_TEXT - len(title) - len(about)) // len(texts)
    items: list[ui.Item[Any]] = [words(title)]
    for text in texts:
        items += [line(), words(shorten(text, room))]
    return Panel(frame(seat_colour(None), [*items, line(), words(about)]))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/stats`` and ``/leaderboard``, and *Record* in the menu of a person."""
    games = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in MODULES]
    add_command(tree, "stats", statistics_of, offered=DIRECTLY)
    add_person_command(tree, "record", record_of)
    seasons = [app_commands.Choice(name=text(f"daily-season-{key}"), value=key) for key in SEASONS]
    add_command(tree, "leaderboard", leaderboard_of, choices={"game": games, "season": seasons})


async def record_of(
    interaction: discord.Interaction[Any], speech: Speech, person: discord.User | discord.Member
) -> Panel:
    """The statistics of a person, as ``/stats`` shows them. Raises Refusal: not_rated, not_a_person."""
    return await _statistics_about(interaction, speech, person)


async def statistics_of(
    interaction: discord.Interaction[Any], speech: Speech, *, person: discord.User | None = None
) -> Panel:
    """A person's statistics; the own ones when no one is named, and outside a server only those.

    Raises Refusal: not_rated, not_a_person, only_own.
    """
    return await _statistics_about(interaction, speech, person or interaction.user)


async def _statistics_about(
    interaction: discord.Interaction[Any], speech: Speech, about: discord.User | discord.Member
) -> Panel:
    if about.bot:
        raise Refusal("not_a_person")
    own = about.id == interaction.user.id
    server = server_of(interaction)
    if not own and not server:
        raise Refusal("only_own")
    results = services_of(interaction).tables.results
    statistics = await results.of_person(about.id, server, asked_by=interaction.user.id)
    titles = await results.titles_of(about.id, server, asked_by=interaction.user.id)
    ahead = await results.next_title_of(about.id, server) if own else None
    reliability = await results.reliability_of(about.id)
    return statistics_panel(
        about.display_name,
        statistics,
        speech,
        own=own,
        titles=titles,
        ahead=ahead,
        here=server > 0,
        reliability=reliability,
    )


async def leaderboard_of(
    interaction: discord.Interaction[Any], speech: Speech, *, game: str | None = None, season: str | None = None
) -> Panel:
    """The best of this server: at one game, or at every one; of all times, or of a season."""
    tables, server = services_of(interaction).tables, _server(interaction)
    games = [key for key in MODULES if game in (None, key)]
    span = None
    if season in SEASONS:
        span = span_of(tables.dailies.today, "season")
        span = span if season == SEASONS[0] else span_of(span.first - 1, "season")
    boards = [(key, await tables.results.leaderboard(server, key, span)) for key in games]
    return leaderboard_panel(boards, speech, span)


def _server(interaction: discord.Interaction[Any]) -> int:
    if not (server := server_of(interaction)):
        raise Refusal("no_server")
    return server
