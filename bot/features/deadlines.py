"""Messages about time: reminders, the post about somebody who is late, vacations; and the buttons on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.features.board.choices import clip
from bot.features.board.controls import check_same_channel
from bot.features.seats.view import named, offer_panel
from bot.interactions.colours import seat_colour
from bot.interactions.components import Panel, frame, message_link, note, words
from bot.interactions.handling import acknowledge, check_calls, reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, InvalidCustomId, custom_id, number, template
from bot.languages import Speech, speech
from bot.languages.display_names import shown
from bot.runtime.clock import SECOND
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.people.people import Person

WAIT, COMPUTER, REPLACE = "wait", "computer", "replace"
ACTIONS = (WAIT, COMPUTER, REPLACE)
LABEL = 80
"""Discord's limit for a button's label, in characters."""


class LateButton(Control, template=template("tl", f"table={NUMBER}", f"seat={NUMBER}", f"action={'|'.join(ACTIONS)}")):
    """Decides about somebody who is late."""

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """Each is answered in private; the post changes by the courier."""
        return await acknowledge(interaction, private=True)

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Wait, let a computer player stand in, or ask who shall play on."""
        table, seat = number(self.parts["table"]), number(self.parts["seat"])
        await check_same_channel(interaction, table)
        await _ACTS[self.parts["action"]](interaction, table, seat, await reader(interaction))


class SuccessorSelect(Control, template=template("tr", f"table={NUMBER}", f"seat={NUMBER}")):
    """Offers the seat of somebody who is late to whom the host chooses."""

    component = ui.UserSelect

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Let a computer player stand in until the other one sits down."""
        table, seat = number(self.parts["table"]), number(self.parts["seat"])
        await check_same_channel(interaction, table)
        chosen: list[Any] = list(getattr(self.item, "values", ()))
        if len(chosen) != 1:
            raise InvalidCustomId(self.custom_id)
        member = chosen[0]
        if member.bot or not isinstance(member, discord.Member):
            raise Refusal("no_such_person")
        tables, speech_here = services_of(interaction).tables, await reader(interaction)
        check_calls(interaction)
        whom = Person(member.id, member.display_name)
        after = await tables.seats.give_away(table, person_of(interaction), seat, whom)
        done = note(speech_here("seats-offered", name=shown(member.display_name)))
        await interaction.edit_original_response(view=done)
        panel = offer_panel(after, seat, member.id, interaction.user.display_name, speech(after.language))
        allowed = discord.AllowedMentions(users=[discord.Object(member.id)])
        await interaction.followup.send(view=panel.view, allowed_mentions=allowed)


class OverruleButton(Control, template=template("tv", f"table={NUMBER}", f"seat={NUMBER}")):
    """Plays on in spite of somebody's vacation: for the host."""

    private = True

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Let the time run; the messages change by the courier."""
        table, seat = number(self.parts["table"]), number(self.parts["seat"])
        await check_same_channel(interaction, table)
        tables = services_of(interaction).tables
        await tables.time.overrule(table, interaction.user.id, seat)
        words_here = await reader(interaction)
        await tell(interaction, words_here("time-overruled", name=named(await tables.get(table), seat)))


async def _wait(interaction: discord.Interaction[Any], table: int, seat: int, speech: Speech) -> None:
    tables = services_of(interaction).tables
    until = await tables.time.wait(table, interaction.user.id, seat)
    await tell(interaction, speech("time-waited", name=named(await tables.get(table), seat), until=moment(until, "f")))


async def _let_computer(interaction: discord.Interaction[Any], table: int, seat: int, speech: Speech) -> None:
    """The late one may have it at once; the others vote."""
    tables, person = services_of(interaction).tables, person_of(interaction)
    own = (await tables.get(table)).seat_of(person.id)
    if own is not None and own.number == seat:
        await tables.seats.take_over(table, seat, "asked")
        await tell(interaction, speech("seats-gone"))
        return
    voted = await tables.seats.vote_absent(table, person, seat)
    name = named(voted.table, seat)
    if voted.table.seats[seat].computer is not None:
        await tell(interaction, speech("seats-absent-now", name=name))
    else:
        await tell(interaction, speech("time-vote-counts", name=name, **voted.tally._asdict()))


async def _replace(interaction: discord.Interaction[Any], table: int, seat: int, speech: Speech) -> None:
    here = await services_of(interaction).tables.seats.check_late(table, person_of(interaction), seat)
    select: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id("tr", table, seat), placeholder=speech("time-replace-choose")
    )
    view = note(speech("time-replace-ask", name=named(here, seat)), ui.ActionRow(SuccessorSelect(select)))
    await interaction.followup.send(view=view, ephemeral=True)


_ACTS = {WAIT: _wait, COMPUTER: _let_computer, REPLACE: _replace}


def moment(milliseconds: int, style: str = "R") -> str:
    """A moment as Discord shows it in the reader's own time zone; ``R``: how far off it is."""
    return f"<t:{milliseconds // SECOND}:{style}>"


def late_panel(table: Table, late: Sequence[int], asked: Sequence[int], until: int, speech: Speech) -> Panel:
    """The post that asks what to do about those whose time is over."""
    names = speech.listed([named(table, seat) for seat in late])
    lines = [
        f"### {speech('time-late-title')}",
        speech("time-late", names=names, count=len(late)),
        speech("time-late-how"),
    ]
    if asked:
        lines.insert(1, " ".join(f"<@{person}>" for person in asked))
    # A field of its own: a line right after a list would become part of its last entry.
    otherwise = words(speech("time-late-else", until=moment(until)))
    rows = [_late_row(table, seat, speech, named_too=len(late) > 1) for seat in late]
    return Panel(frame(seat_colour(late[0] if len(late) == 1 else None), [words("\n".join(lines)), otherwise, *rows]))


def _late_row(table: Table, seat: int, speech: Speech, *, named_too: bool) -> ui.ActionRow[Any]:
    buttons = []
    for action in ACTIONS:
        label = speech(f"time-press-{action}")
        if named_too:
            label = speech("time-press-for", action=label, name=named(table, seat))
        style = discord.ButtonStyle.primary if action == WAIT else discord.ButtonStyle.secondary
        buttons.append(
            LateButton(
                ui.Button(custom_id=custom_id("tl", table.id, seat, action), label=clip(label, LABEL), style=style)
            )
        )
    return ui.ActionRow(*buttons)


def vacation_panel(table: Table, resting: Mapping[int, int], speech: Speech) -> Panel:
    """Who is on vacation, and a button for the host who does not want to wait."""
    lines, buttons = [], []
    for seat, until in resting.items():
        lines.append(speech("time-vacation", name=named(table, seat), until=moment(until, "D")))
        label = clip(speech("time-press-overrule", name=named(table, seat)), LABEL)
        buttons.append(OverruleButton(ui.Button(custom_id=custom_id("tv", table.id, seat), label=label)))
    return Panel(note("\n".join(lines), ui.ActionRow(*buttons)))


def reminder_text(table: Table, people: Sequence[int], until: int | None, board: MessagePlace | None) -> str:
    """The words of a reminder in the channel."""
    return speech(table.language)(
        "time-remind",
        people=" ".join(f"<@{person}>" for person in people),
        count=len(people),
        until=moment(until) if until else "none",
        link=_link(table, board),
    )


def direct_reminder_text(table: Table, language: str, until: int | None, board: MessagePlace | None) -> str:
    """The words of a reminder in a direct message, in the person's language."""
    own = speech(language)
    return own(
        "time-remind-directly",
        game=own(f"{table.game}-title"),
        channel=f"<#{table.channel}>",
        until=moment(until) if until else "none",
        link=_link(table, board),
    )


def _link(table: Table, board: MessagePlace | None) -> str:
    return message_link(table.server, board.channel, board.message) if board else "none"
