"""``/plan`` and its button: a person tries their turn out, as if it were theirs now, on a copy that no one else sees.

Nothing of it is stored in the match. What was chosen is kept while the process runs; each click plays it again on the
match as it is by then, as far as that still can be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, gallery, page_row, seat_colour, small, words
from bot.interactions.handling import person_of
from bot.interactions.option_values import selected, together
from bot.interactions.panel_height import FRAME, height_of_picture, height_of_row, height_of_text, room_of
from bot.interactions.router import Click, Control, Reply, beside
from bot.interactions.routes import TRIAL, TRIAL_PLAY, TRIAL_SELECT, TRIAL_SEVERAL, TRIAL_STEP
from bot.languages import Speech
from bot.languages.display_names import harmless
from bot.reading.choice_rows import FEWER_GROUPS, GROUPS, ChoiceRoutes, choice_page_row, choice_pages, choice_rows
from bot.reading.choices import choices_of, second_step
from bot.reading.last_row import join_last_rows
from bot.reading.pictures import draw_board, draw_places, draw_seat, draw_turn
from bot.reading.position import Position, look_of, position_of
from bot.reading.story import story
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan
from bot.tables.people.people import Person
from engine.questions import Question
from engine.trial import Trial, play_trial
from rendering.picture import Picture

TRIED = ChoiceRoutes(TRIAL_PLAY, TRIAL_SELECT, TRIAL_STEP, TRIAL_SEVERAL)
"""Choices that are tried out: the numbers in their ids are the table and the question of the copy."""


class Turn(NamedTuple):
    """A turn as it is tried out: the copy as its person sees it."""

    position: Position
    trial: Trial
    seat: int

    @property
    def plan(self) -> Plan | None:
        """What the person plans for their next turn."""
        return self.position.seats[self.seat].plan

    @property
    def question(self) -> Question | None:
        """What is asked next; None once the turn is over."""
        return None if self.trial.is_over else self.trial.match.question_for(self.seat)


def add_commands(tree: PantheonTree) -> None:
    """Add ``/plan``."""
    add_command(tree, "plan", open_trial, offered=ANYWHERE)


async def open_trial(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The trial of the person's turn in the match that is meant here, where they left it."""
    table = await table_here(interaction)
    services, person = services_of(interaction), person_of(interaction)
    return await trial_panel(services, await read_turn(services, table.id, person, speech))


def _trial_reply(click: Click, action: str, **_: Any) -> Reply:
    """A trial is opened in a private message of its own, and continues there."""
    return "private" if action == "open" else beside(click)


@TRIAL.on(reply=_trial_reply, reach="anywhere")
async def turn_to(click: Click, table: int, action: str, page: int) -> None:
    """Open a trial, begin it again, take its last choice back, turn the page of its choices; keep or drop a plan."""
    trials, person = click.services.trials, click.person
    if action in ("again", "back"):
        choices = trials.of(person.id, table)
        trials.keep(person.id, table, choices[:-1] if action == "back" else ())
    turn = await read_turn(click.services, table, person, click.speech)
    if action == "keep":
        await click.tables.seats.keep_plan(table, person, turn.trial.steps, click.interaction.id)
    elif action == "drop":
        await click.tables.seats.drop_plan(table, person)
    if action in ("keep", "drop"):
        turn = await read_turn(click.services, table, person, click.speech)
    panel = await trial_panel(click.services, turn, page)
    await (click.send(panel) if action == "open" else click.show(panel))


@TRIAL_PLAY.on(reach="anywhere")
async def try_option(click: Click, table: int, asked: int, option: str) -> None:
    """Try an option out; a click on a question that is no longer asked shows where the trial is now."""
    services, person = click.services, click.person
    turn = await read_turn(services, table, person, click.speech)
    if turn.question is not None and turn.question.number == asked:
        if turn.question.find(option) is None:
            raise click.invalid()
        services.trials.keep(person.id, table, (*turn.trial.choices, option))
        turn = await read_turn(services, table, person, click.speech)
    await click.show(await trial_panel(services, turn))


@TRIAL_SELECT.on(reach="anywhere")
async def try_selected(click: Click, table: int, asked: int, slot: str) -> None:
    """Try out what was selected."""
    await try_option(click, table, asked, selected(click))


@TRIAL_SEVERAL.on(reach="anywhere")
async def try_several(click: Click, table: int, asked: int) -> None:
    """Try out all that was selected as one choice."""
    await try_option(click, table, asked, together(click))


@TRIAL_STEP.on(reach="anywhere")
async def choose_first_step(click: Click, table: int, asked: int, slot: str) -> None:
    """Show the options that begin with what was selected; what is a whole choice is tried out."""
    beginning = selected(click)
    turn = await read_turn(click.services, table, click.person, click.speech)
    question = turn.question
    if question is None or question.number != asked:
        await click.show(await trial_panel(click.services, turn))
    elif question.find(beginning) is not None:
        await try_option(click, table, asked, beginning)
    else:
        await click.show(await _second_step(click, turn, question, beginning))


async def read_turn(services: Services, table_id: int, person: Person, speech: Speech) -> Turn:
    """The trial of a person's turn, with the choices that they have tried so far and that can still be made.

    Raises Refusal: wrong_stage, not_seated, daily_no_trial (a first try at the challenge of the day), no_trial (the
    seat has no turn that could be tried out now).
    """
    live = await services.tables.lookup.live(table_id, with_events=True)
    table = live.table
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    seat = table.own_seat(person.id).number
    if table.ranked:
        raise Refusal("daily_no_trial")
    match = live.playing.fork()
    # The same dice for the same place of a match, whatever is tried: a trial is no way to roll until they please.
    key = blake2b(f"trial {table.id} {table.tickets} {len(match.journal)} {seat}".encode(), digest_size=32).digest()
    choices = services.trials.of(person.id, table.id)
    trial = await services.pool.run(partial(play_trial, match, seat, choices, key))
    if trial is None:
        raise Refusal("no_trial", {"names": tuple(table.seats[each.seat].name for each in match.questions)})
    services.trials.keep(person.id, table.id, trial.choices)
    look = await look_of(services, person.id, is_compact=table.options.pictures == "compact")
    position = position_of(table, trial.match, speech, seat, look=look, news=trial.events)
    return Turn(replace(position, mark=speech("trial-mark")), trial, seat)


async def trial_panel(services: Services, turn: Turn, page: int = 0) -> Panel:
    """The copy with its picture, what happened in it, and what can be chosen next, or what the turn came to."""
    position, question = turn.position, turn.question
    draw = draw_board if question is None else draw_turn
    picture = await draw(services, position)
    heading = [_title(turn), *_remarks(turn)]
    closing = _question_line(turn, question)
    steering: ui.ActionRow[Any] = ui.ActionRow(*_steering(turn))
    for groups, is_short in ((GROUPS, False), (FEWER_GROUPS, False), (FEWER_GROUPS, True)):
        about = [] if is_short else [small(position.speech("trial-about"))]
        rows = [] if question is None else _choice_rows(position, question, page, groups)
        rows = join_last_rows([*rows, steering])
        said = [heading[0], *about, *heading[1:]]
        room = float(room_of(picture)) - FRAME - (height_of_picture(picture) if picture else 0)
        room -= sum(map(height_of_text, [*said, closing])) + sum(map(height_of_row, rows))
        if room >= 0:
            break
    lines = story(position.telling, turn.trial.events, room, turn.seat) if turn.trial.choices else []
    return _panel(turn, picture, [*said, *lines, closing], rows)


def _panel(turn: Turn, picture: Picture | None, lines: Sequence[str], rows: Sequence[ui.Item[Any]]) -> Panel:
    drawn = (picture,) if picture else ()
    text = turn.position.speech.pictured.add_symbols(turn.position.game, "\n".join(filter(None, lines)))
    items: list[ui.Item[Any]] = [words(text)]
    items += [gallery(drawn)] if drawn else []
    return Panel(frame(seat_colour(turn.seat), [*items, *rows]), drawn)


def _title(turn: Turn) -> str:
    speech = turn.position.speech
    return speech("trial-title", game=speech(f"{turn.position.game}-title"), own="yes" if turn.trial.is_own else "no")


def _remarks(turn: Turn) -> list[str]:
    """What became of choices that were tried before, and whether a plan is kept."""
    speech, dropped, plan = turn.position.speech, turn.trial.dropped, turn.plan
    lines = [small(speech("trial-dropped", count=dropped))] if dropped else []
    if plan is None:
        return lines
    is_same = tuple(step.option for step in plan.steps) == turn.trial.choices
    return [*lines, speech("trial-planned", count=len(plan.steps), same="yes" if is_same else "no")]


def _question_line(turn: Turn, question: Question | None) -> str:
    """What is asked next, or how the reader would stand after the turn."""
    position, match = turn.position, turn.trial.match
    if question is not None:
        return f"**{harmless(position.speech.question(position.game, question, position.names))}**"
    points = next((each.points for each in match.standings if each.seat == turn.seat), 0)
    return position.speech("trial-over", points=points)


def _steering(turn: Turn) -> list[Control]:
    speech, table = turn.position.speech, turn.position.table_id
    back = TRIAL.button(table, "back", 0, label=speech("trial-back"), disabled=not turn.trial.choices)
    again = TRIAL.button(table, "again", 0, label=speech("trial-again"), disabled=not turn.trial.choices)
    buttons = [back, again]
    if turn.trial.choices and not turn.trial.is_own:
        buttons.append(TRIAL.button(table, "keep", 0, label=speech("trial-keep"), style=discord.ButtonStyle.primary))
    if turn.plan is not None:
        buttons.append(TRIAL.button(table, "drop", 0, label=speech("trial-drop"), style=discord.ButtonStyle.danger))
    return buttons


def _choice_rows(position: Position, question: Question, page: int, groups: int) -> list[ui.ActionRow[Any]]:
    """All that can be chosen, page by page where a message does not hold it."""
    table, offered, speech = position.table_id, choices_of(position, question), position.speech
    more = speech("board-choose-more")
    rows = choice_rows(
        table, question.number, offered, several=question.several, more=more, groups=groups, routes=TRIED
    )
    if rows is not None:
        return rows
    parts = choice_pages(offered)
    page = min(page, len(parts) - 1)

    def turning(other: int) -> Control:
        return TRIAL.button(table, "page", other, label=speech("common-page", page=other + 1, pages=len(parts)))

    return [choice_page_row(table, question.number, parts[page], page, TRIED), *page_row(page, len(parts), turning)]


async def _second_step(click: Click, turn: Turn, question: Question, beginning: str) -> Panel:
    """The options that begin so, with the picture of the seat. Raises InvalidCustomId where there are none."""
    position, speech = turn.position, turn.position.speech
    offered = choices_of(position, question, beginning=beginning)
    rows = choice_rows(position.table_id, question.number, offered, routes=TRIED) if offered else None
    if rows is None:
        raise click.invalid()
    is_placing = any(choice.row for choice in offered)
    picture = await (
        draw_places(click.services, position, turn.seat, beginning)
        if is_placing
        else draw_seat(click.services, position, turn.seat)
    )
    first = next((each.label for each in choices_of(position, question) if each.id == beginning), "")
    heading = offered[0].about or second_step(first, offered[0].heading)
    back = TRIAL.button(position.table_id, "page", 0, label=speech("board-step-back"))
    return _panel(turn, picture, [_title(turn), heading], [*rows, ui.ActionRow(back)])
