"""``/daily``: the challenge of the day with its rules, its first try, its result to share, and its seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.interactions.availability import ANYWHERE, server_of
from bot.interactions.command import add_command, send
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, line, message_link, seat_colour, small, words
from bot.interactions.handling import check_calls
from bot.interactions.router import Click, Reply, beside
from bot.interactions.routes import BOARD, DAILY, DAILY_BOARD
from bot.languages import Speech, speech
from bot.languages.command_names import text
from bot.languages.display_names import safe_name
from bot.reading.answered import about_answers, answered_panel
from bot.reading.days import date_in_words, marks_lines
from bot.reading.proof import proof_of
from bot.reading.records import level_name
from bot.runtime.clock import SECOND
from bot.services import services_of
from bot.tables.dailies.attempts import Attempt
from bot.tables.dailies.seeds import Challenge
from bot.tables.dailies.service import Today
from bot.tables.model.days import counts_until
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace
from bot.tables.rules.streaks import SHORTEST, Streak
from bot.tables.service import Tables
from engine.registry import MODULES, find_game

EVERY = "all"
"""Instead of the key of a game: all that are played as a challenge of the day."""
RUN = {"limit": "none", "bank": "none", "after_time": "ask", "thread": "no"}
"""The table options of a challenge: no one else waits."""
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


def challenge_panel(games: Sequence[Today], streak: Streak, speech: Speech) -> Panel:
    """The challenges of a day, game by game, and the rules that hold for all of them."""
    day = games[0].day
    title = speech("daily-title", date=date_in_words(day, speech))
    items: list[ui.Item[Any]] = [words("\n".join([title, *_streak(streak.length, speech), *_at_stake(streak, speech)]))]
    for today in games:
        # A streak counts days: where this one counts already, a second game adds nothing.
        grows = 0 if streak.ends == "safe" else streak.length
        items += [line(), words(_of_game(today, grows, speech)), _buttons(today, speech)]
    rules = speech("daily-rules", until=str(counts_until(day) // SECOND))
    lines = [
        small(rules),
        small(speech("daily-same-dice")),
        *(small(each) for today in games for each in _seals(today, speech)),
    ]
    return Panel(frame(seat_colour(None), [*items, line(), words("\n".join(lines))]))


def _streak(streak: int, speech: Speech) -> list[str]:
    return [speech("daily-streak", days=streak)] if streak else []


def _at_stake(streak: Streak, speech: Speech) -> list[str]:
    """What a day without a challenge would do to a streak that is not safe today."""
    if streak.ends == "safe" or streak.length < SHORTEST:
        return []
    return [small(speech("daily-streak-forgiven" if streak.is_forgiven else f"daily-streak-{streak.ends}"))]


def _of_game(today: Today, streak: int, speech: Speech) -> str:
    """How a person stands in a game's challenge; ``streak`` is the one that it would make longer, 0 for none."""
    lines = [f"**{speech(f'{today.game}-title')}** · {opponents_line(today.game, speech)}"]
    attempt = today.attempt
    if attempt is None:
        lines.append(speech("daily-erased" if today.is_spent else "daily-open"))
        lines += [speech("daily-streak-next", days=streak)] if streak and not today.is_spent else []
    elif attempt.stage == "playing":
        lines.append(speech("daily-running", link=_link(attempt, today.board)))
    elif attempt.points is None:
        lines.append(speech("daily-used-up"))
    else:
        result = _result(today, speech)
        if today.best is not None:
            result = speech("daily-best", result=result, best=today.best)
        lines += [*marks_lines(today.game, attempt.marks, speech), result]
    if today.players:
        lines.append(speech("daily-players", count=today.players))
    return "\n".join(lines)


def opponents_line(game: str, speech: Speech) -> str:
    """The opponents of the challenge of a game, and how hard they are."""
    opponents, daily = speech(f"{game}-daily"), find_game(game).daily
    if daily is None:
        return opponents
    players = dict.fromkeys(speech(f"computer-players-{each}") for each in daily.opponents)
    level = level_name(game, tuple(daily.settings.items()), speech) or speech.join_words([*players])
    return speech("daily-level", opponents=opponents, level=level)


def _link(attempt: Attempt, board: MessagePlace | None) -> str:
    """The address of the board of a first try; "none" where it is shown in answers alone."""
    if attempt.channel <= 0:
        return "none"
    place = (attempt.server, board.channel, board.message) if board else (attempt.server, attempt.channel, None)
    return message_link(*place)


def _result(today: Today, speech: Speech) -> str:
    assert today.attempt is not None
    assert today.attempt.points is not None
    facts = {"points": today.attempt.points, "place": today.place or 0, "players": today.players}
    return speech("daily-result", **facts)


def _seals(today: Today, speech: Speech) -> list[str]:
    name, past_challenge = speech(f"{today.game}-title"), today.revealed_challenge
    lines = [speech("daily-sealed", game=name, seal=today.commitment)]
    if past_challenge is not None:
        lines.append(disclosure_line(past_challenge, speech))
    return lines


def disclosure_line(challenge: Challenge, speech: Speech) -> str:
    """The seed of a challenge that is closed, with its salt and its seal."""
    facts = {"seed": challenge.seed.hex(), "salt": challenge.salt.hex(), "seal": challenge.commitment}
    name, date = speech(f"{challenge.game}-title"), date_in_words(challenge.day, speech)
    return speech("daily-disclosed", game=name, date=date, **facts)


def _buttons(today: Today, speech: Speech) -> ui.ActionRow[Any]:
    attempt, buttons = today.attempt, []
    if today.running is not None:
        label, style = speech("daily-press-go-on"), discord.ButtonStyle.success
        buttons.append(BOARD.button(today.running, "choices", 0, label=label, style=style))
    elif attempt is None and not today.is_spent:
        label, style = speech("daily-press-play"), discord.ButtonStyle.success
        buttons.append(DAILY.button("play", today.game, today.day, label=label, style=style))
    if attempt is not None and attempt.points is not None:
        label, style = speech("daily-press-share"), discord.ButtonStyle.primary
        buttons.append(DAILY.button("share", today.game, today.day, label=label, style=style))
    if today.over is not None:
        buttons.append(BOARD.button(today.over, "choices", 0, label=speech("daily-press-look")))
    if (today.is_spent or (attempt is not None and attempt.stage != "playing")) and today.running is None:
        buttons.append(DAILY.button("play", today.game, today.day, label=speech("daily-press-again")))
    board = DAILY_BOARD.button(today.game, "server", "day", "length", label=speech("daily-press-board"))
    past_challenge = today.revealed_challenge
    proof = (
        [DAILY.button("proof", today.game, past_challenge.day, label=speech("daily-press-proof"))]
        if past_challenge
        else []
    )
    return ui.ActionRow(*buttons, board, *(proof if today.proof is not None else []))


def _reply(click: Click, action: str, **_: Any) -> Reply:
    return beside(click) if action == "today" else "private"


@DAILY.on(reply=_reply)
async def answer_daily(click: Click, action: str, game: str, day: int) -> None:
    """Show the challenge, begin it, share its result, or check the dice of the person's own match of a past day."""
    if game != EVERY and game not in click.tables.dailies.games:
        raise click.invalid()
    if action == "today":
        await click.show(await today_panel(click.tables, click.person.id, game, click.speech))
    elif action == "play":
        await _play(click, game, day)
    elif action == "proof":
        table = await click.tables.dailies.over_of(click.person.id, game, day)
        await send(click.interaction, await proof_of(click.tables, table, click.speech))
    else:
        await _share(click, game, day)


async def _play(click: Click, game: str, day: int) -> None:
    """Begin the challenge, or continue it, in answers that the person alone sees: the dice are the same for all."""
    tables, speech, interaction = click.tables, click.speech, click.interaction
    server = server_of(interaction)
    options = await tables.servers.options_of_new_table(server, RUN)
    table = await tables.dailies.play(server, click.person, game, day, language=speech.language, options=options)
    facts = {
        "game": speech(f"{game}-title"),
        "ranked": "yes" if table.ranked else "no",
        "until": str(counts_until(day) // SECOND),
    }
    await click.tell("\n".join([speech("daily-begun", **facts), about_answers(table, speech)]))
    await click.send(await answered_panel(click.services, table.id, click.person.id, speech))


async def _share(click: Click, game: str, day: int) -> None:
    """Post the result of today in the channel, in the server's language where it has one, without a word about dice."""
    tables = click.tables
    today = await tables.dailies.of(game, click.person.id)
    if today.day != day or today.attempt is None or today.attempt.points is None:
        raise Refusal("daily_over")
    check_calls(click.interaction)
    own = click.speech
    here = await tables.people.server_language(server_of(click.interaction))
    streak = (await tables.dailies.streak(click.person.id)).length
    text_to_share = shared_lines(today, click.person.name, streak, speech(here) if here else own)
    await click.tell(own("daily-shared"))
    await click.announce(text_to_share, silent=True)


def shared_lines(today: Today, name: str, streak: int, speech: Speech) -> str:
    """A result to be shared: it tells nothing of the dice, so that the others can still play."""
    assert today.attempt is not None
    date = date_in_words(today.day, speech)
    title = speech("daily-share-title", name=safe_name(name), game=speech(f"{today.game}-title"), date=date)
    row, meaning = marks_lines(today.game, today.attempt.marks, speech)
    return "\n".join([title, row, " · ".join([_result(today, speech), *_streak(streak, speech)]), meaning])
