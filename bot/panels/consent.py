"""Agreeing to a proposal, or not: the message that asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.languages import Speech
from bot.panels.answers import pantheon, reader, tell
from bot.panels.colours import seat_colour
from bot.panels.control import Control
from bot.panels.identifiers import NUMBER, custom_id, number, template
from bot.panels.layout import Panel, frame, words
from bot.panels.person import person_of
from bot.panels.play import bound_here
from bot.panels.seats import named, waiting_for
from bot.panels.turn import story
from bot.tables.seating.proposals import Proposal
from bot.tables.table import Table
from engine.events import Event

ANSWERS = ("yes", "no")


class ConsentButton(
    Control, template=template("y1", f"table={NUMBER}", f"proposal={NUMBER}", f"answer={'|'.join(ANSWERS)}")
):
    """Agrees to a proposal, or declines it."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Take the answer; the message and the board follow by the courier."""
        table = number(self.parts["table"])
        await bound_here(interaction, table)
        agrees = self.parts["answer"] == "yes"
        seats = pantheon(interaction).tables.seats
        asked = await seats.answer(table, person_of(interaction), number(self.parts["proposal"]), agrees)
        speech = await reader(interaction)
        if asked.missing:
            await tell(interaction, waiting_for(asked, speech, "seats-agreed"))


def consent_panel(
    table: Table, proposal: Proposal, undone: Sequence[Event], people: Sequence[int], speech: Speech
) -> Panel:
    """The message that asks these people to agree."""
    about = [named(table, seat) for seat in proposal.about] if proposal.kind == "swap" else ["", ""]
    asked = speech(
        f"seats-consent-{proposal.kind}",
        name=named(table, proposal.by),
        one=about[0],
        other=about[-1],
        people=" ".join(f"<@{person}>" for person in people),
    )
    lines = [asked, *story(table, undone, speech)]
    lines += [speech("seats-consent-agreed", name=named(table, seat)) for seat in proposal.agreed]
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        *(
            ConsentButton(
                ui.Button(
                    custom_id=custom_id("y1", table.id, proposal.number, answer),
                    label=speech(f"seats-consent-{answer}"),
                    style=discord.ButtonStyle.success if answer == "yes" else discord.ButtonStyle.secondary,
                )
            )
            for answer in ANSWERS
        )
    )
    return Panel(frame(seat_colour(proposal.by), [words("\n".join(lines)), buttons]))
