"""The panel of a turn that is tried out: the copy, what happened in it, and what can be chosen next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.features.trial.counting import line_of_sides
from bot.features.trial.turn import TRIED, Turn
from bot.interactions.components import Panel, frame, gallery, seat_colour, small, words
from bot.interactions.control import Control
from bot.interactions.panel_height import (
    FRAME,
    TEXT_ROW,
    height_of_picture,
    height_of_row,
    height_of_text,
    is_one_line,
    room_of,
)
from bot.interactions.routes import PLAN, TRIAL
from bot.languages.markdown import disarm_markdown
from bot.reading.choice_rows import FEWER_GROUPS, GROUPS, Layout, Target, choice_page_rows, choice_rows
from bot.reading.choices import choices_of
from bot.reading.last_row import join_last_rows
from bot.reading.pictures import draw_board, draw_turn
from bot.reading.position import Position
from bot.reading.second_step import second_step_of
from bot.reading.story import story
from bot.services import Services
from engine.plan import Way
from engine.questions import Question
from rendering.picture import Picture

IN_PAGES = 0
"""Choices are not grouped: a list of them stands on each page."""


async def shown_trial(services: Services, turn: Turn, page: int = 0) -> Panel:
    """The panel of a trial for its person. Which plan stands beside it is noted: what becomes of it is said once."""
    trials, table, person = services.trials, turn.position.table_id, turn.position.seats[turn.seat].person
    if person is not None:
        mark = 0 if turn.plan is None else turn.plan.mark
        trials.keep(person, table, trials.of(person, table)._replace(mark=mark))
    return await trial_panel(services, turn, page)


async def trial_panel(services: Services, turn: Turn, page: int = 0) -> Panel:
    """The copy with its picture, what happened in it, and what can be chosen next, or what the turn came to."""
    position, question = turn.position, turn.question
    draw = draw_board if question is None else draw_turn
    picture = await draw(services, position)
    least = TEXT_ROW if turn.trial.choices else 0
    closing = _question_line(turn, question)
    steering: ui.ActionRow[Any] = ui.ActionRow(*_steering(turn))
    for groups, is_short in ((GROUPS, False), (FEWER_GROUPS, False), (FEWER_GROUPS, True), (IN_PAGES, True)):
        about = [] if is_short else [small(position.speech("trial-about"))]
        texts = [_title(turn), *about, *_remarks(turn, is_short=is_short)]
        rows = [] if question is None else _choice_rows(position, question, page, groups)
        rows = join_last_rows([*rows, steering])
        room = float(room_of(picture)) - FRAME - (height_of_picture(picture) if picture else 0)
        room -= sum(map(height_of_text, [*texts, closing])) + sum(map(height_of_row, rows))
        # Pages take more clicks than a story is worth.
        if room >= (0 if (groups, is_short) == (FEWER_GROUPS, True) else least):
            break
    lines = story(position.telling, turn.trial.events, room, turn.seat) if least else []
    if sum(map(height_of_text, lines)) > room:
        lines = []
    return _panel(turn, picture, [*texts, *lines, closing], rows)


def _panel(turn: Turn, picture: Picture | None, lines: Sequence[str], rows: Sequence[ui.Item[Any]]) -> Panel:
    pictures = (picture,) if picture else ()
    text = turn.position.speech.with_emojis.add_symbols(turn.position.game, "\n".join(filter(None, lines)))
    items: list[ui.Item[Any]] = [words(text)]
    items += [gallery(pictures)] if pictures else []
    return Panel(frame(seat_colour(turn.seat), [*items, *rows]), pictures)


def _title(turn: Turn) -> str:
    speech = turn.position.speech
    return speech("trial-title", game=speech(f"{turn.position.game}-title"), own="yes" if turn.trial.is_own else "no")


def _remarks(turn: Turn, *, is_short: bool) -> list[str]:
    """What became of choices that were tried before, and whether a plan is kept; ``is_short``: only what no button
    says."""
    speech, dropped_count, plan = turn.position.speech, turn.trial.dropped, turn.plan
    lines = [small(speech("trial-dropped", count=dropped_count))] if dropped_count else []
    lines += line_of_sides(turn)
    lines += [small(speech("plan-over", how=turn.before))] if turn.before else []
    if plan is None:
        return lines
    if turn.is_stopped:
        lines.append(small(speech("trial-plan-stopped")))
    if turn.tried.adds:
        return [*lines, speech("trial-adding")]
    place = _place_in_plan(turn)
    which = "no" if place is None else "other" if place else "yes"
    if is_short:
        return lines if place is None else [*lines, speech("trial-planned-short", same=which)]
    return [*lines, speech("trial-planned", count=len(plan.steps), same=which)]


def _place_in_plan(turn: Turn) -> int | None:
    """Which way of the plan was tried out, counted from 0; None where it is none of them."""
    ways = turn.plan.ways if turn.plan is not None else ()
    return next((at for at, way in enumerate(ways) if _options_of(way) == turn.trial.choices), None)


def _options_of(way: Way) -> tuple[str, ...]:
    return tuple(step.option for step in way)


def _question_line(turn: Turn, question: Question | None) -> str:
    """What is asked next, or how the reader would stand after the turn."""
    position, match = turn.position, turn.trial.match
    if question is not None:
        return f"**{disarm_markdown(position.speech.question(position.game, question, position.names))}**"
    points = next((each.points for each in match.standings if each.seat == turn.seat), 0)
    over = position.speech("trial-over", points=points)
    if match.is_finished:
        return over
    return f"{over}\n{position.speech('trial-ends', solo='yes' if match.seats == 1 else 'no')}"


def _steering(turn: Turn) -> list[Control]:
    speech, table = turn.position.speech, turn.position.table_id
    back = TRIAL.button(table, "back", 0, label=speech("trial-back"), disabled=not turn.trial.choices)
    again = TRIAL.button(table, "again", 0, label=speech("trial-again"), disabled=not turn.trial.choices)
    buttons = [back, again]
    if turn.trial.choices and not turn.trial.is_own and _place_in_plan(turn) is None:
        label = speech("trial-keep-alternative" if turn.tried.adds and turn.plan else "trial-keep")
        buttons.append(TRIAL.button(table, "keep", 0, label=label, style=discord.ButtonStyle.primary))
    if turn.dice and not turn.trial.choices:
        buttons.append(TRIAL.button(table, "count", 0, label=speech("trial-count")))
    if turn.plan is not None:
        buttons.append(PLAN.button(table, turn.plan.mark, "show", 0, label=speech("plan-press")))
    if turn.place is not None and (turn.trial.choices or not turn.dice):
        buttons.append(TRIAL.button(table, "play_on", 0, label=speech("playing-on-press"), emoji="🔀"))
    if not is_one_line(buttons):
        buttons.remove(again)  # one step back does the same, click by click
    return buttons


def _choice_rows(position: Position, question: Question, page: int, groups: int) -> list[ui.ActionRow[Any]]:
    """All that can be chosen, page by page where a message does not hold it."""
    table, options, speech = position.table_id, choices_of(position, question), position.speech
    target = Target(table, question.number, TRIED)
    rows = None
    if groups != IN_PAGES or question.several:
        layout = Layout(groups=groups, more=speech("board-choose-more"))
        rows = choice_rows(target, options, question.several, layout)
    if rows is not None:
        return rows

    def link(other: int, label: str) -> Control:
        return TRIAL.button(table, "page", other, label=label)

    return choice_page_rows(target, options, page, speech, link)


async def second_step_panel(services: Services, turn: Turn, question: Question, beginning: str) -> Panel | None:
    """The options that begin so, with the picture of the seat; None where there are none."""
    position, table = turn.position, turn.position.table_id
    step = await second_step_of(services, position, question, beginning, number=table, routes=TRIED)
    if step is None:
        return None
    back = TRIAL.button(table, "page", 0, label=position.speech("board-step-back"))
    return _panel(turn, step.picture, [_title(turn), step.heading], [*step.rows, ui.ActionRow(back)])
