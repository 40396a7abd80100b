"""Another time bank in a running match: a form for each of its people, and everyone must agree."""

from __future__ import annotations

from discord import ui

from bot.interactions.components import note
from bot.interactions.router import Click
from bot.interactions.routes import BANK, BANK_FORM
from bot.languages import Speech
from bot.reading.option_fields import OF_RUN, OptionQuestion, changes_in, fields_of, run_asked
from bot.reading.seats import waiting_for
from bot.tables.model.options import OF_A_BANK
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


def bank_asked(table: Table, speech: Speech) -> list[OptionQuestion]:
    """The options of the time bank, as the form asks for them."""
    return [each for each in run_asked(table.options, speech) if each.id.removeprefix(f"{OF_RUN}:") in OF_A_BANK]


def bank_form(table: Table, speech: Speech) -> ui.Modal:
    """The form of a running match's time bank."""
    fields = fields_of(bank_asked(table, speech), speech)
    return BANK_FORM.form(table.id, title=speech("table-options-bank-title"), fields=fields)


@BANK.on(reply="form")
async def open_bank(click: Click, table: int) -> None:
    """Open the form, as the bank is now. Raises Refusal: not_seated, wrong_stage, queue_fixed, times_fixed."""
    open_table = await click.tables.lookup.get(table)
    open_table.own_seat(click.person.id)
    if open_table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": open_table.stage})
    await click.tables.seats.check_times(table)
    await click.open(bank_form(open_table, click.speech))


@BANK_FORM.on(reply="private")
async def propose_bank(click: Click, table: int) -> None:
    """Ask the others whether the match gets the bank of the form; where nothing is changed, say so.

    Raises Refusal as ``bank_changes.propose_bank`` does.
    """
    speech = click.speech
    values = changes_in(click, bank_asked(await click.tables.lookup.get(table), speech))
    settings = {id.removeprefix(f"{OF_RUN}:"): value for id, value in values.items()}
    consent = await click.tables.seats.propose_bank(table, click.person, settings)
    text = waiting_for(consent, speech, "table-options-bank-asked") if settings else speech("table-options-bank-same")
    await click.show(note(text))
