"""``/plan`` and the clicks of trials: a person tries their turn out, as if it were theirs now.

Nothing of it is stored in the match. What was chosen is kept while the process runs; each click plays it again on the
match as it is by then, as far as that still can be done.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.features.trial.counting import count_form, sides_counted_on
from bot.features.trial.panel import second_step_panel, shown_trial
from bot.features.trial.plan_controls import show_plan, use_plan
from bot.features.trial.playing_on import levels_panel
from bot.features.trial.turn import read_turn
from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.handling import person_of
from bot.interactions.option_values import selected_value, together
from bot.interactions.router import Click, Reply, beside
from bot.interactions.routes import COUNT_FORM, TRIAL, TRIAL_PLAY, TRIAL_SELECT, TRIAL_SEVERAL, TRIAL_STEP
from bot.languages import Speech
from bot.services import services_of

OF_ANY_PLAN = {"plan": "show", "add": "add", "terms": "terms", "remove": "remove", "drop": "drop"}
"""What older messages do with whichever plan there is, and what that is called now."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/plan``."""
    add_command(tree, "plan", open_trial, offered=ANYWHERE)


async def open_trial(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The trial of the person's turn in the match that is meant here, where they left it."""
    table = await table_here(interaction)
    services, person = services_of(interaction), person_of(interaction)
    return await shown_trial(services, await read_turn(services, table.id, person, speech))


def _trial_reply(click: Click, action: str, **_: Any) -> Reply:
    """A trial is opened in a private message of its own, and continues there."""
    if action in ("terms", "count"):
        return "form"
    return "private" if action in ("open", "play_on") else beside(click)


@TRIAL.on(reply=_trial_reply, reach="anywhere")
async def turn_to(click: Click, table: int, action: str, page: int) -> None:
    """Open a trial, begin it again, take its last choice back, turn the page of its choices; keep it as a plan; ask how
    to play on.

    ``page`` is the number of a way where one is removed.
    """
    if action == "count":
        await click.open(count_form(await read_turn(click.services, table, click.person, click.speech)))
    elif action == "keep":
        await _keep_plan(click, table)
        await show_plan(click, table)
    elif action in OF_ANY_PLAN:
        await use_plan(click, table, None, OF_ANY_PLAN[action], page)
    elif action == "play_on":
        await click.send(levels_panel(await read_turn(click.services, table, click.person, click.speech)))
    else:
        await _change_trial(click, table, action)
        turn = await read_turn(click.services, table, click.person, click.speech)
        panel = await shown_trial(click.services, turn, page)
        await (click.send(panel) if action == "open" else click.show(panel))


async def _keep_plan(click: Click, table: int) -> None:
    """Keep what was tried as a plan, or as a further way of it."""
    turn = await read_turn(click.services, table, click.person, click.speech)
    if turn.tried.adds and turn.plan is not None:
        await click.tables.seats.add_way(table, click.person, turn.trial.steps)
    else:
        await click.tables.seats.keep_plan(table, click.person, turn.trial.steps, click.interaction.id)


async def _change_trial(click: Click, table: int, action: str) -> None:
    trials, person = click.services.trials, click.person
    tried = trials.of(person.id, table)
    if action == "again":
        trials.keep(person.id, table, tried._replace(choices=()))
    elif action == "back":
        trials.keep(person.id, table, tried._replace(choices=tried.choices[:-1]))


@COUNT_FORM.on(reach="anywhere")
async def count_on(click: Click, table: int) -> None:
    """Begin a trial again with the faces that a form says to count on. Raises Refusal: no_such_setting."""
    turn = await read_turn(click.services, table, click.person, click.speech)
    sides = sides_counted_on(click, turn)
    click.services.trials.keep(click.person.id, table, turn.tried._replace(choices=(), counted=sides))
    turn = await read_turn(click.services, table, click.person, click.speech)
    await click.update(await shown_trial(click.services, turn))


@TRIAL_PLAY.on(reach="anywhere")
async def try_option(click: Click, table: int, asked: int, option: str) -> None:
    """Try an option out; a click on a question that is no longer asked shows where the trial is now."""
    services, person = click.services, click.person
    turn = await read_turn(services, table, person, click.speech)
    if turn.question is not None and turn.question.number == asked:
        if turn.question.find(option) is None:
            raise click.invalid()
        services.trials.keep(person.id, table, turn.tried._replace(choices=(*turn.trial.choices, option)))
        turn = await read_turn(services, table, person, click.speech)
    await click.show(await shown_trial(services, turn))


@TRIAL_SELECT.on(reach="anywhere")
async def try_selected(click: Click, table: int, asked: int, slot: str) -> None:
    """Try out what was selected."""
    await try_option(click, table, asked, selected_value(click))


@TRIAL_SEVERAL.on(reach="anywhere")
async def try_several(click: Click, table: int, asked: int) -> None:
    """Try out all that was selected as one choice."""
    await try_option(click, table, asked, together(click))


@TRIAL_STEP.on(reach="anywhere")
async def choose_first_step(click: Click, table: int, asked: int, slot: str) -> None:
    """Show the options that begin with what was selected; what is a whole choice is tried out."""
    beginning = selected_value(click)
    turn = await read_turn(click.services, table, click.person, click.speech)
    question = turn.question
    if question is None or question.number != asked:
        await click.show(await shown_trial(click.services, turn))
    elif question.find(beginning) is not None:
        await try_option(click, table, asked, beginning)
    else:
        panel = await second_step_panel(click.services, turn, question, beginning)
        if panel is None:
            raise click.invalid()
        await click.show(panel)
