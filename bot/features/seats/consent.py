"""Proposals to undo, to change places, or to play unrated: the message that asks, and the buttons that answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, frame, note, seat_colour, small, words
from bot.interactions.router import Click
from bot.interactions.routes import CONSENT
from bot.languages import Speech
from bot.reading.erased_people import in_words
from bot.reading.options import value_name
from bot.reading.position import telling_of
from bot.reading.seats import signed_name, waiting_for
from bot.reading.story import story
from bot.tables.model.options import OF_A_BANK, token
from bot.tables.model.proposals import BANK, UNRATED, Proposal
from bot.tables.model.table import Table
from bot.tables.rules.bank_changes import options_after
from bot.tables.rules.undo import Undone

NAMED = 4
"""How many of the choices that would be taken back are named."""


@CONSENT.on
async def answer_proposal(click: Click, table: int, proposal: int, answer: str) -> None:
    """Agree to a proposal or decline it. The dispatcher changes the message and the board."""
    outcome = await click.tables.seats.answer(table, click.person, proposal, answer == "yes")
    speech = click.speech
    if click.is_private:
        await click.update(note(speech("consent-withdrawn")))
    elif outcome.missing:
        await click.tell(waiting_for(outcome, speech, "consent-waiting"))


def consent_panel(
    table: Table, proposal: Proposal, undone: Undone | None, people: Sequence[int], speech: Speech
) -> Panel:
    """The message that asks these people to agree; ``undone`` is what would be taken back."""
    mentions = " ".join(f"<@{person}>" for person in people)
    lines = [*([mentions] if people else []), _request_text(table, proposal, undone, speech)]
    if undone is not None:
        since = story(telling_of(table, speech), undone.events)
        lines += [speech("consent-since"), *since] if since else []
        lines.append(small(speech("consent-lapses", rolled=str(undone.has_roll).lower())))
    lines += [speech("consent-agreed", name=signed_name(table, seat, speech)) for seat in proposal.agreed]
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.secondary}
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        *(
            CONSENT.button(table.id, proposal.number, answer, label=speech(f"consent-{answer}"), style=style)
            for answer, style in styles.items()
        )
    )
    return Panel(frame(seat_colour(proposal.by), [words("\n".join(lines)), buttons]))


def _request_text(table: Table, proposal: Proposal, undone: Undone | None, speech: Speech) -> str:
    name = signed_name(table, proposal.by, speech)
    if proposal.kind == UNRATED:
        return speech("consent-unrated", name=name)
    if proposal.kind == BANK:
        return _bank_request(table, proposal, speech)
    if undone is None:
        one, other = (signed_name(table, seat, speech) for seat in proposal.about)
        return speech("consent-swap", name=name, one=one, other=other)
    left = len(undone.own_choices) - NAMED
    labels = [speech.choice(table.game, choice, in_words(table, speech).names) for choice in undone.own_choices[:NAMED]]
    if left > 0:
        labels.append(speech("consent-more", count=left))
    return speech("consent-undo", name=name, taken=speech.join_words(labels), others=undone.others)


def _bank_request(table: Table, proposal: Proposal, speech: Speech) -> str:
    options = options_after(table.options, proposal)
    words = {key: value_name(key, token(getattr(options, key)), speech) for key in OF_A_BANK}
    has_bank = "yes" if options.bank else "no"
    return speech("consent-bank", name=signed_name(table, proposal.by, speech), has_bank=has_bank, **words)
