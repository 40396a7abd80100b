"""Agreeing to a proposal, or not: the message that asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.features.board.controls import check_same_channel
from bot.features.board.view import story
from bot.features.seats.view import named, waiting_for
from bot.interactions.colours import seat_colour
from bot.interactions.components import Panel, frame, small, words
from bot.interactions.handling import reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, custom_id, number, template
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.proposals import Proposal
from bot.tables.model.table import Table
from bot.tables.rules.undo import Undone

ANSWERS = ("yes", "no")
NAMED = 4
"""So many choices that would be taken back are named."""


class ConsentButton(
    Control, template=template("y1", f"table={NUMBER}", f"proposal={NUMBER}", f"answer={'|'.join(ANSWERS)}")
):
    """Agrees to a proposal, or declines it."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Take the answer; the message and the board follow by the courier."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        agrees = self.parts["answer"] == "yes"
        seats = services_of(interaction).tables.seats
        asked = await seats.answer(table, person_of(interaction), number(self.parts["proposal"]), agrees)
        speech = await reader(interaction)
        if asked.missing:
            await tell(interaction, waiting_for(asked, speech, "seats-agreed"))


def consent_panel(
    table: Table, proposal: Proposal, undone: Undone | None, people: Sequence[int], speech: Speech
) -> Panel:
    """The message that asks these people to agree; ``undone`` is what would be taken back."""
    mentions = " ".join(f"<@{person}>" for person in people)
    lines = [*([mentions] if people else []), _asked(table, proposal, undone, speech)]
    if undone is not None:
        lines += [speech("seats-consent-since"), *story(table, undone.events, speech)] if undone.events else []
        lines.append(small(speech("seats-consent-lapses", rolled=str(undone.rolled).lower())))
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


def _asked(table: Table, proposal: Proposal, undone: Undone | None, speech: Speech) -> str:
    name = named(table, proposal.by)
    if undone is None:
        one, other = (named(table, seat) for seat in proposal.about)
        return speech("seats-consent-swap", name=name, one=one, other=other)
    left = len(undone.taken) - NAMED
    taken = [speech.choice(table.game, choice, table.names) for choice in undone.taken[:NAMED]]
    if left > 0:
        taken.append(speech("seats-consent-more", count=left))
    return speech("seats-consent-undo", name=name, taken=speech.listed(taken), others=undone.others)
