"""The clicks on a plan. They change it only while it is the one that their message shows; else the message says what
became of that one, with the way to the board. It says so without a click while Discord lets the bot change it.
"""

from __future__ import annotations

from functools import partial

import structlog

from bot.features.trial.panel import shown_trial
from bot.features.trial.plan import plan_panel, terms_form, terms_of
from bot.features.trial.turn import read_turn
from bot.interactions.acknowledgement import UNREACHED, acknowledge
from bot.interactions.router import Click, Reply, beside
from bot.interactions.routes import PLAN, PLAN_TERMS, TERMS_FORM
from bot.processes.job_queue import PoolBusy
from bot.runtime.trials import Tried
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan
from bot.tables.shown_plans import ShownPlan

_log = structlog.stdlib.get_logger("pantheon.plans")


def _plan_reply(click: Click, action: str, **_: object) -> Reply:
    return "form" if action == "terms" else beside(click)


@PLAN.on(reply=_plan_reply, reach="anywhere")
async def change_plan(click: Click, table: int, mark: int, action: str, way: int) -> None:
    """Do what a button of a plan says, as long as its message shows the present plan."""
    await use_plan(click, table, mark, action, way)


async def use_plan(click: Click, table: int, mark: int | None, action: str, way: int) -> None:
    """Do what a button of a plan says. ``mark`` is that of the plan in its message; None: whichever there is."""
    plan = await _plan_of(click, table)
    is_shown = plan is not None and mark in (None, plan.mark)
    if action == "terms":
        if is_shown:
            await click.open(await terms_form(click.services, table, click.person, click.speech))
            return
        if not await acknowledge(click.interaction, private=not click.is_private):
            return
    _forget(click, table)
    if is_shown and action in ("add", "try"):
        await _show_trial(click, table, adds=action == "add")
        return
    if is_shown and action == "drop":
        await click.tables.seats.drop_plan(table, click.person)
        mark = None
    elif is_shown and action == "remove":
        await click.tables.seats.remove_way(table, click.person, way)
    await show_plan(click, table, mark)


@PLAN_TERMS.on(reach="anywhere")
async def take_terms(click: Click, table: int, mark: int) -> None:
    """Set the conditions of a plan as a form says. Raises Refusal: not_seated, no_such_setting."""
    await _take_terms(click, table, mark)


@TERMS_FORM.on(reach="anywhere")
async def take_terms_of_any(click: Click, table: int) -> None:
    """Set the conditions of whichever plan there is. Raises Refusal: wrong_stage, not_seated, no_such_setting."""
    await _take_terms(click, table, None)


async def _take_terms(click: Click, table: int, mark: int | None) -> None:
    plan = await _plan_of(click, table)
    if plan is not None and mark in (None, plan.mark):
        terms = await terms_of(click, table)
        await click.tables.seats.set_conditions(table, click.person, terms)
    _forget(click, table)
    await show_plan(click, table, mark)


async def show_plan(click: Click, table: int, mark: int | None = None) -> None:
    """Show the present plan, or what became of the one with this mark, and later what becomes of it.

    Raises Refusal: wrong_stage, not_seated.
    """
    trials, person = click.services.trials, click.person.id
    trials.keep(person, table, trials.of(person, table)._replace(adds=False, mark=0))
    message = click.interaction.message
    plan_view = await plan_panel(click.services, table, click.person, click.speech, mark)
    await click.show(plan_view.panel)
    if message is not None and click.is_private:
        await _follow(click, table, message.id, plan_view.mark)


async def _follow(click: Click, table: int, message: int, mark: int | None) -> None:
    """Let a message say what becomes of the plan that it shows."""
    if mark is None:
        return
    shown_plan = ShownPlan(click.person.id, mark, partial(_renew, click, table, message, mark))
    click.tables.shown_plans.keep(table, message, shown_plan)
    # It may have been played while it was being shown.
    click.tables.shown_plans.note_change(await click.tables.lookup.live(table))


async def _renew(click: Click, table: int, message: int, mark: int) -> None:
    """Say in a message what became of its plan, if Discord still lets it be changed."""
    if click.interaction.is_expired():
        return
    try:
        plan_view = await plan_panel(click.services, table, click.person, click.speech, mark)
        await click.update(plan_view.panel)
    except (Refusal, PoolBusy, *UNREACHED) as error:
        _log.info("plan_message_stayed", reason=type(error).__name__)
        return
    await _follow(click, table, message, plan_view.mark)


def _forget(click: Click, table: int) -> None:
    if click.interaction.message is not None:
        click.tables.shown_plans.forget(table, click.interaction.message.id)


async def _plan_of(click: Click, table: int) -> Plan | None:
    seat = (await click.tables.lookup.get(table)).seat_of(click.person.id)
    return None if seat is None else seat.plan


async def _show_trial(click: Click, table: int, *, adds: bool) -> None:
    trials, person = click.services.trials, click.person.id
    if adds:
        trials.keep(person, table, Tried(adds=True, counted=trials.of(person, table).counted))
    turn = await read_turn(click.services, table, click.person, click.speech)
    await click.show(await shown_trial(click.services, turn))
