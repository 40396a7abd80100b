"""``/daily``: the challenge of the day with its rules, its first try, its result to share, and its seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.features.daily.words import date_in_words, marks_lines
from bot.features.lobby.opening import begun_in_answers, in_thread, place_of
from bot.interactions.availability import ANYWHERE, source_of
from bot.interactions.blocked_channels import check_threads
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, line, message_link, seat_colour, small, with_mentions, words
from bot.interactions.handling import check_calls
from bot.interactions.router import Click, Reply, beside
from bot.interactions.routes import DAILY, DAILY_BOARD
from bot.languages import Speech, speech
from bot.languages.command_names import text
from bot.languages.display_names import shown
from bot.runtime.clock import SECOND
from bot.services import services_of
from bot.tables.dailies.service import Today
from bot.tables.model.days import counts_until
from bot.tables.model.refusals import Refusal
from bot.tables.service import Tables
from engine.registry import MODULES, find_game

EVERY = "all"
"""Instead of the key of a game: all that are played as a challenge of the day."""
GAMES = [key for key in MODULES if find_game(key).daily is not None]


def add_commands(tree: PantheonTree) -> None:
    """Add ``/daily``."""
    games = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in GAMES]
    add_command(tree, "daily", challenges_of_today, choices={"game": games}, offered=ANYWHERE)


async def challenges_of_today(
    interaction: discord.Interaction[Any], speech: Speech, *, game: str | None = None
) -> Panel:
    """The challenges of today as they stand for the person who asks."""
    return await today_panel(services_of(interaction).tables, interaction.user.id, game or EVERY, speech)


async def today_panel(tables: Tables, person: int, game: str, speech: Speech) -> Panel:
    """The challenges of today as they stand for a person: of one game, or of every one. Raises Refusal: no_daily."""
    games = tables.dailies.games if game == EVERY else [game]
    return challenge_panel(
        [await tables.dailies.of(key, person) for key in games], await tables.dailies.streak(person), speech
    )


def challenge_panel(games: Sequence[Today], streak: int, speech: Speech) -> Panel:
    """The challenges of a day, game by game, and the rules that hold for all of them."""
    day = games[0].day
    title = speech("daily-title", date=date_in_words(day, speech))
    items: list[ui.Item[Any]] = [words("\n".join([title, *_streak(streak, speech)]))]
    for today in games:
        items += [line(), words(_of_game(today, speech)), _buttons(today, speech)]
    rules = speech("daily-rules", until=str(counts_until(day) // SECOND))
    told = [small(rules), *(small(each) for today in games for each in _seals(today, speech))]
    return Panel(frame(seat_colour(None), [*items, line(), words("\n".join(told))]))


def _streak(streak: int, speech: Speech) -> list[str]:
    return [speech("daily-streak", days=streak)] if streak else []


def _of_game(today: Today, speech: Speech) -> str:
    lines = [f"**{speech(f'{today.game}-title')}** · {speech(f'{today.game}-daily')}"]
    attempt = today.attempt
    if attempt is None:
        lines.append(speech("daily-open"))
    elif attempt.stage == "playing":
        place = (attempt.server, today.board.channel, today.board.message) if today.board else None
        link = message_link(*place) if place else message_link(attempt.server, attempt.channel, None)
        lines.append(speech("daily-running", link=link))
    elif attempt.points is None:
        lines.append(speech("daily-used-up"))
    else:
        lines += [*marks_lines(today.game, attempt.marks, speech), _result(today, speech)]
    if today.players:
        lines.append(speech("daily-players", count=today.players))
    return "\n".join(lines)


def _result(today: Today, speech: Speech) -> str:
    assert today.attempt is not None
    assert today.attempt.points is not None
    facts = {"points": today.attempt.points, "place": today.place or 0, "players": today.players}
    return speech("daily-result", **facts)


def _seals(today: Today, speech: Speech) -> list[str]:
    name, told = speech(f"{today.game}-title"), today.told
    lines = [speech("daily-sealed", game=name, seal=today.commitment)]
    if told is not None:
        date = date_in_words(told.day, speech)
        facts = {"seed": told.seed.hex(), "salt": told.salt.hex(), "seal": told.commitment}
        lines.append(speech("daily-told", game=name, date=date, **facts))
    return lines


def _buttons(today: Today, speech: Speech) -> ui.ActionRow[Any]:
    attempt, buttons = today.attempt, []
    if attempt is None:
        label, style = speech("daily-press-play"), discord.ButtonStyle.success
        buttons.append(DAILY.button("play", today.game, today.day, label=label, style=style))
    elif attempt.stage != "playing":
        if attempt.points is not None:
            label, style = speech("daily-press-share"), discord.ButtonStyle.primary
            buttons.append(DAILY.button("share", today.game, today.day, label=label, style=style))
        buttons.append(DAILY.button("play", today.game, today.day, label=speech("daily-press-again")))
    board = DAILY_BOARD.button(today.game, "server", "day", "length", label=speech("daily-press-board"))
    return ui.ActionRow(*buttons, board)


def _reply(click: Click, action: str, **_: Any) -> Reply:
    return beside(click) if action == "today" else "private"


@DAILY.on(reply=_reply)
async def answer_daily(click: Click, action: str, game: str, day: int) -> None:
    """Show the challenge, begin it, or share its result."""
    if game != EVERY and game not in click.tables.dailies.games:
        raise click.invalid()
    if action == "today":
        await click.show(await today_panel(click.tables, click.person.id, game, await click.speech()))
    elif action == "play":
        await _play(click, game, day)
    else:
        await _share(click, game, day)


async def _play(click: Click, game: str, day: int) -> None:
    """Begin the challenge in a thread of its own, where one can be made, so that it is no secret spilled to others."""
    tables, speech = click.tables, await click.speech()
    server, channel = await place_of(click.interaction, alone=True)
    thread = "yes" if _can_have_thread(click.interaction) else "no"
    options = await tables.servers.options_of_new_table(
        server, {"limit": "none", "after_time": "ask", "thread": thread}
    )
    language = await tables.people.server_language(server) or speech.language
    table = await tables.dailies.play(server, channel, click.person, game, day, language=language, options=options)
    facts = {
        "game": speech(f"{game}-title"),
        "ranked": "yes" if table.ranked else "no",
        "until": str(counts_until(day) // SECOND),
    }
    told = with_mentions(speech("daily-begun", **facts), click.services.command_ids)
    await click.interaction.followup.send(told, ephemeral=True)
    if table.is_answered:
        await click.send(await begun_in_answers(click.interaction, table, speech))


def _can_have_thread(interaction: discord.Interaction[Any]) -> bool:
    if in_thread(interaction) or source_of(interaction) != "server":
        return False
    try:
        check_threads(interaction)
    except Refusal:
        return False
    return True


async def _share(click: Click, game: str, day: int) -> None:
    """Post the result of today in the channel, in the server's language where it has one, without a word about dice."""
    tables = click.tables
    today = await tables.dailies.of(game, click.person.id)
    if today.day != day or today.attempt is None or today.attempt.points is None:
        raise Refusal("daily_over")
    check_calls(click.interaction)
    own = await click.speech()
    here = await tables.people.server_language(click.interaction.guild_id or 0)
    streak = await tables.dailies.streak(click.person.id)
    told = shared_lines(today, click.person.name, streak, speech(here) if here else own)
    await click.interaction.followup.send(own("daily-shared"), ephemeral=True)
    nobody = discord.AllowedMentions.none()
    await click.interaction.followup.send(told, silent=True, allowed_mentions=nobody)


def shared_lines(today: Today, name: str, streak: int, speech: Speech) -> str:
    """A result to be shared: it tells nothing of the dice, so that the others can still play."""
    assert today.attempt is not None
    date = date_in_words(today.day, speech)
    title = speech("daily-share-title", name=shown(name), game=speech(f"{today.game}-title"), date=date)
    row, meaning = marks_lines(today.game, today.attempt.marks, speech)
    return "\n".join([title, row, " · ".join([_result(today, speech), *_streak(streak, speech)]), meaning])
