"""``/games``: the open matches of one person, page by page: whose turn it is, since when, until when, and where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.features.history.followed_matches import chosen_match, followed_lines, followed_rows, matches_followed_by
from bot.interactions.availability import ANYWHERE, server_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, button_rows, message_link, note, option, page_row, small
from bot.interactions.control import Control
from bot.interactions.router import Click
from bot.interactions.routes import BOARD, LET_GO, MATCHES, NUDGE, UNFOLLOW
from bot.languages import Speech
from bot.languages.display_names import plain, safe_name
from bot.reading.erased_people import in_words
from bot.reading.giving_up import giving_up_panel
from bot.reading.time_banks import amount_in_words
from bot.runtime.lookups import look_up_all
from bot.services import Services, services_of
from bot.tables.model.table import Table

GONE = "gone"
"""What stands for the address of a channel that was deleted."""
PAGE = 6
"""How many matches a page shows."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/games``."""
    add_command(tree, "games", show_games, offered=ANYWHERE)


async def show_games(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The first page of the own matches."""
    return await games_panel(services_of(interaction), interaction.user.id, 0, speech, server_of(interaction))


@MATCHES.on
async def turn_page(click: Click, page: int) -> None:
    """Show another page of the clicker's matches in place of this one."""
    await _show_page(click, page, click.speech)


async def _show_page(click: Click, page: int, speech: Speech) -> None:
    await click.update(await games_panel(click.services, click.person.id, page, speech, server_of(click.interaction)))


@LET_GO.on
async def let_go(click: Click, page: int) -> None:
    """Leave a lobby or let a computer player play on; a person who plays alone is asked whether they give up."""
    if not re.fullmatch(r"[0-9]{1,18}", click.value()):
        raise click.invalid()
    id, speech, tables, person = int(click.value()), click.speech, click.tables, click.person
    table = await tables.lookup.get(id)
    own = table.own_seat(person.id)
    if table.stage == "playing" and await tables.ends.is_up_to(id, person):
        await click.update(giving_up_panel(table, await tables.lookup.match(id), own.number, speech))
        return
    if table.stage == "lobby":
        await tables.lobbies.leave(id, person)
    else:
        await tables.seats.take_over(id, own.number, "asked")
    await _show_page(click, page, speech)
    await click.tell(speech("my-matches-left" if table.stage == "lobby" else "seats-gone"))


@UNFOLLOW.on
async def unfollow(click: Click) -> None:
    """Follow a match no more, and show the list again."""
    await click.tables.follows.stop(click.person.id, chosen_match(click))
    await _show_page(click, 0, click.speech)


def _letting_go(tables: Sequence[Table], page: int, speech: Speech, away: Mapping[int, str]) -> ui.ActionRow[Any]:
    def label(table: Table) -> str:
        game = speech(f"{table.game}-title")
        if table.id in away:
            return speech("my-matches-choice-left", game=game, why=away[table.id])
        names = speech.join_words([plain(seat.name, str(seat.number + 1)) for seat in in_words(table, speech).seats])
        return speech("my-matches-choice", game=game, names=names)

    options = [option(label(table), str(table.id)) for table in tables]
    return LET_GO.select(page, placeholder=speech("my-matches-let-go"), options=options)


def _going_on(tables: Sequence[Table], speech: Speech) -> list[ui.ActionRow[Any]]:
    """A button for each of these matches that only answers show."""

    def button(table: Table) -> Control:
        label = speech("my-matches-go-on", game=speech(f"{table.game}-title"))
        return BOARD.button(table.id, "choices", 0, label=label)

    return button_rows([button(table) for table in tables if table.is_answered])


async def _nudges(
    services: Services, tables: Sequence[Table], person: int, speech: Speech, away: Mapping[int, str]
) -> list[ui.ActionRow[Any]]:
    """A button for each of these matches in which someone may be asked now whether they are still interested."""
    controls: list[Control] = []
    for table in tables:
        if table.stage != "playing" or table.rested is not None or table.id in away:
            continue
        if await services.tables.time.may_nudge(table.id, person):
            waiting_names = [seat.name for seat in (await services.tables.lookup.live(table.id)).awaited_seats]
            names = speech.join_words([plain(name, "?") for name in waiting_names])
            label = speech("my-matches-nudge", game=speech(f"{table.game}-title"), names=names)
            controls.append(NUDGE.button(table.id, label=label, emoji="👋"))
    return button_rows(controls)


async def _away(services: Services, tables: Sequence[Table], person: int, here: int | None) -> dict[int, str]:
    """Those of these tables, by their ids, whose place the person does not certainly see, with the reason (``left``,
    ``gone``, ``hidden``): they get no names of their people.

    ``here`` is the server that the person is asking in. Discord is asked about the tables of other ones, for a few
    seconds altogether.
    """

    async def find_reason(table: Table) -> str:
        if await services.can_see(table, person):
            return ""
        return "left" if await services.is_member(table.server, person) is False else unseen(table)

    def unseen(table: Table) -> str:
        return GONE if _is_gone(services, table) else "hidden"

    others = [table for table in tables if table.server != here]
    reasons = await look_up_all(find_reason, others)
    every = {
        table.id: unseen(table) if reason is None else reason for table, reason in zip(others, reasons, strict=True)
    }
    return {id: reason for id, reason in every.items() if reason}


def _is_gone(services: Services, table: Table) -> bool:
    """Whether the channel of a match was found deleted."""
    block = services.dispatcher.blocked.get(table.channel)
    return block is not None and block.trouble == "channel_gone"


async def games_panel(services: Services, person: int, page: int, speech: Speech, here: int | None) -> Panel:
    """A page of a person's open matches: those first that wait for the person, then those that rest longest."""
    tables = await services.tables.lookup.open_tables_of(person)
    followed_matches = await matches_followed_by(services, person)
    if not tables:
        text = "\n".join([speech("my-matches-none"), *followed_lines(followed_matches, speech)])
        return Panel(note(text, *followed_rows(followed_matches, speech)))
    order = {table.id: (not await _waits_for(services, table, person), table.moved) for table in tables}
    tables.sort(key=lambda table: order[table.id])
    pages = -(-len(tables) // PAGE)
    page = min(page, pages - 1)
    those = tables[page * PAGE : (page + 1) * PAGE]
    away = await _away(services, those, person, here)
    lines = [
        speech(
            "my-matches-left-server", game=speech(f"{table.game}-title"), since=moment(table.moved), why=away[table.id]
        )
        if table.id in away
        else await game_line(services, table, person, speech)
        for table in those
    ]
    if pages > 1:
        lines.append(small(speech("common-page", page=page + 1, pages=pages)))

    def button(other: int) -> Control:
        return MATCHES.button(other, label=speech("common-page", page=other + 1, pages=pages))

    lines += followed_lines(followed_matches, speech)
    heading = speech("my-matches-title", count=len(tables))
    nudges = await _nudges(services, those, person, speech, away)
    own = (_letting_go(those, page, speech, away), *_going_on(those, speech), *nudges)
    rows = (*own, *followed_rows(followed_matches, speech), *page_row(page, pages, button))
    return Panel(note("\n".join([heading, *lines]), *rows))


async def _waits_for(services: Services, table: Table, person: int) -> bool:
    seat = table.seat_of(person)
    if table.stage != "playing" or seat is None:
        return False
    return (await services.tables.lookup.match(table.id)).question_for(seat.number) is not None


async def game_line(services: Services, table: Table, person: int, speech: Speech) -> str:
    """One match in a list."""
    place = await services.tables.messages.place(table.id, "lobby" if table.stage == "lobby" else "board")
    link = message_link(table.server, place.channel if place else table.channel, place.message if place else None)
    link = link if table.has_channel else "below" if table.is_answered else "none"
    link = GONE if _is_gone(services, table) else link
    facts = {"game": speech(f"{table.game}-title"), "link": link, "since": moment(table.moved)}
    if table.stage == "lobby":
        return speech("my-matches-lobby", **facts)
    if table.rested is not None:
        return speech("my-matches-resting", **facts)
    match = await services.tables.lookup.match(table.id)
    waiting = [table.seats[question.seat] for question in match.questions]
    if any(seat.person == person for seat in waiting):
        line = speech("my-matches-yours", **facts)
    else:
        line = speech("my-matches-other", names=speech.join_words([safe_name(seat.name) for seat in waiting]), **facts)
    own = table.seat_of(person)
    if own is not None and own.away:
        line = speech("my-matches-away", line=line)
    hours = await services.tables.time.hours_shown(table.id)
    if hours is None:
        return line
    until = min((hours.deadlines[seat.number] for seat in waiting if seat.number in hours.deadlines), default=None)
    if until is not None:
        line = speech("my-matches-until", line=line, until=moment(until))
    elif any(seat.number in hours.resting for seat in waiting):
        line = speech("my-matches-vacation", line=line)
    if own is not None and not own.away and own.number in hours.banks:
        line = speech("my-matches-bank", line=line, left=amount_in_words(hours.banks[own.number], speech))
    return line


def moment(milliseconds: int) -> str:
    """A moment as Discord shows it to everyone in their own time: how long ago, or in how long."""
    return f"<t:{milliseconds // 1000}:R>"
