"""``/drill``: positions of the person's own matches in which another choice was better, again after some days."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, gallery, note, seat_colour, seat_sign, small, words
from bot.interactions.control import Control
from bot.interactions.handling import person_of
from bot.interactions.option_values import selected_value, together
from bot.interactions.panel_height import height_of, room_of
from bot.interactions.router import Click, beside
from bot.interactions.routes import (
    DRILL_BEGIN,
    DRILL_KEEP,
    DRILL_PLAY,
    DRILL_SELECT,
    DRILL_SEVERAL,
    DRILL_STEP,
    DRILLS,
)
from bot.languages import Speech
from bot.languages.numbers import tenths
from bot.processes.job_queue import PoolBusy
from bot.processes.workers import WorkerLost
from bot.reading.choice_rows import (
    FEWER_GROUPS,
    GROUPS,
    ChoiceRoutes,
    Layout,
    Target,
    choice_page_rows,
    choice_rows,
)
from bot.reading.choices import choices_of, option_in_words
from bot.reading.pictures import draw_answered, draw_turn
from bot.reading.position import Position, read_position
from bot.reading.second_step import second_step_of
from bot.runtime.clock import SECOND
from bot.services import Services, services_of
from bot.tables.model.drills import SOLVED, Drill
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from engine.analysis.choices import is_as_good
from engine.questions import Question
from rendering.picture import Answer, Picture

ANSWERED = ChoiceRoutes(DRILL_PLAY, DRILL_SELECT, DRILL_STEP, DRILL_SEVERAL)
"""Choices that answer a drill: the numbers in their ids are the drill and its question."""
LISTED = 15
"""How many drills are listed; the others are counted."""
SLIGHT = 0.01
"""A smaller difference between two chances of winning is not shown."""


class Posed(NamedTuple):
    """A drill and its position as its person sees it."""

    drill: Drill
    position: Position

    @property
    def question(self) -> Question:
        """What is asked there."""
        question = self.position.match.question_for(self.drill.mistake.seat)
        assert question is not None
        return question


def add_commands(tree: PantheonTree) -> None:
    """Add ``/drill``."""
    add_command(tree, "drill", open_drills, offered=ANYWHERE)


async def open_drills(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The list of the person's drills."""
    return await drills_panel(services_of(interaction), person_of(interaction), speech)


@DRILL_KEEP.on(reply="private")
async def keep(click: Click, table: int) -> None:
    """Keep what one's own choices cost most in a match as drills."""
    analysis = await click.tables.analyses.find_stored(table)
    if analysis is None:
        raise Refusal("stale")
    costs = analysis.costs_of((await click.tables.lookup.get(table)).own_seat(click.person.id).number)
    if not costs:
        raise Refusal("no_drill")
    count = await click.tables.drills.keep(click.person.id, table, costs)
    preferences = await click.tables.people.preferences(click.person.id)
    is_reminded = preferences.reminders == "message" and not preferences.refused
    text = click.speech("drill-kept", count=count, reminded="yes" if is_reminded else "no")
    await click.send(note(text, ui.ActionRow(_button("list", click.speech("drill-list")))))


@DRILLS.on(reply=beside)
async def turn_to(click: Click, action: str) -> None:
    """Show the list, or the next drill that is due; or stop all drills."""
    if action == "stop":
        await click.tables.drills.stop(click.person.id)
    if action == "next":
        await click.show(await next_panel(click.services, click.person, click.speech))
    else:
        await click.show(await drills_panel(click.services, click.person, click.speech))


@DRILL_BEGIN.on
async def show_page(click: Click, drill: int, page: int) -> None:
    """Show a drill again, before anything was chosen, with a page of its options."""
    scene = await read_drill(click.services, click.person, drill, click.speech)
    await click.update(await drill_panel(click.services, scene, page))


@DRILL_PLAY.on
async def answer(click: Click, drill: int, asked: int, option: str) -> None:
    """Note the answer, and explain what was better."""
    scene = await read_drill(click.services, click.person, drill, click.speech)
    if scene.question.number != asked or scene.question.find(option) is None:
        raise click.invalid()
    if not scene.drill.is_due(click.services.clock.now()):
        raise Refusal("stale")
    is_right = await _is_right(click.services, scene, option)
    after = await click.tables.drills.answer(click.person.id, drill, is_right=is_right)
    answers = _list_answers(scene, option, is_right=is_right)
    picture = await draw_answered(click.services, scene.position, scene.question, answers)
    due = _due(await click.tables.drills.of_person(click.person.id), click.services.clock.now())
    buttons = [*_next_buttons(len(due), click.speech), _button("list", click.speech("drill-list"))]
    verdict = _verdict(scene, option, is_right=is_right)
    panel = _panel(scene, picture, _explanation(scene, verdict, after), [ui.ActionRow(*buttons)])
    if height_of(*panel) > room_of(picture):
        panel = _panel(scene, picture, _explanation(scene, verdict, after, is_short=True), [ui.ActionRow(*buttons)])
    await click.update(panel)


@DRILL_SELECT.on
async def answer_selected(click: Click, drill: int, asked: int, slot: str) -> None:
    """Answer with what was selected."""
    await answer(click, drill, asked, selected_value(click))


@DRILL_SEVERAL.on
async def answer_several(click: Click, drill: int, asked: int) -> None:
    """Answer with all that was selected as one choice."""
    await answer(click, drill, asked, together(click))


@DRILL_STEP.on
async def choose_first_step(click: Click, drill: int, asked: int, slot: str) -> None:
    """Show the options that begin with what was selected; what is a whole choice is the answer."""
    scene, beginning = await read_drill(click.services, click.person, drill, click.speech), selected_value(click)
    if scene.question.find(beginning) is not None:
        await answer(click, drill, asked, beginning)
        return
    step = await second_step_of(
        click.services, scene.position, scene.question, beginning, number=drill, routes=ANSWERED, is_bare=True
    )
    if step is None:
        raise click.invalid()
    back = DRILL_BEGIN.button(drill, 0, label=click.speech("board-step-back"))
    await click.update(_panel(scene, step.picture, [_title(scene), step.heading], [*step.rows, ui.ActionRow(back)]))


async def read_drill(services: Services, person: Person, id: int, speech: Speech) -> Posed:
    """A drill of a person and its position. Raises Refusal: no_drill, other_rules."""
    drill = await services.tables.drills.find(person.id, id)
    live = await services.tables.lookup.live(drill.table)
    position = await read_position(services, live.table, live.playing, speech, person.id)
    scenes = await services.tables.lookup.timeline(drill.table)
    then = await services.pool.run(lambda: scenes.at(drill.mistake.entries))
    return Posed(drill, position.at(then))


async def drills_panel(services: Services, person: Person, speech: Speech) -> Panel:
    """All drills of a person: from where, when they are due, and how often they were solved; all stop by one click."""
    drills, now = await services.tables.drills.of_person(person.id), services.clock.now()
    if not drills:
        return Panel(frame(None, [words("\n".join([speech("drill-title"), speech("drill-none")]))]))
    due = _due(drills, now)
    lines = [speech("drill-title"), speech("drill-count", count=len(drills), due=len(due))]
    for drill in drills[:LISTED]:
        game = (await services.tables.lookup.get(drill.table)).game
        facts = {"game": speech(f"{game}-title"), "round": drill.mistake.round, "match": str(drill.table)}
        when = speech("drill-due") if drill.is_due(now) else speech("drill-due-on", day=_day(drill))
        lines.append(speech("drill-line", when=when, solved=drill.solved, of=SOLVED, **facts))
    if len(drills) > LISTED:
        lines.append(speech("drill-more", count=len(drills) - LISTED))
    stop = _button("stop", speech("drill-stop"), discord.ButtonStyle.danger)
    row: ui.ActionRow[Any] = ui.ActionRow(*_next_buttons(len(due), speech), stop)
    return Panel(frame(None, [words("\n".join(lines)), row, words(small(speech("drill-about", of=SOLVED)))]))


async def next_panel(services: Services, person: Person, speech: Speech) -> Panel:
    """The drill that has been due for the longest; the list where none is. One that the present rules cannot play is
    deleted."""
    drills = services.tables.drills
    for drill in _due(await drills.of_person(person.id), services.clock.now()):
        try:
            return await drill_panel(services, await read_drill(services, person, drill.id, speech))
        except Refusal as refusal:
            if refusal.key not in ("other_rules", "no_table", "wrong_stage"):
                raise
            await drills.stop(person.id, drill.id)
    return await drills_panel(services, person, speech)


async def drill_panel(services: Services, scene: Posed, page: int = 0) -> Panel:
    """The position of a drill, and the options as controls."""
    position, question, speech = scene.position, scene.question, scene.position.speech
    picture = await draw_turn(services, position)
    text = speech.question(position.game, question, position.names)
    task = speech("drill-task", sign=seat_sign(scene.drill.mistake.seat), asked=text)
    panel = _panel(scene, picture, [_title(scene), task], _choice_rows(scene, page, GROUPS))
    if height_of(*panel) <= room_of(picture):
        return panel
    return _panel(scene, picture, [_title(scene), task], _choice_rows(scene, page, FEWER_GROUPS))


def _choice_rows(scene: Posed, page: int, groups: int) -> list[ui.ActionRow[Any]]:
    """All that can be chosen, page by page where a message does not hold it."""
    drill, question, speech = scene.drill.id, scene.question, scene.position.speech
    options, target = choices_of(scene.position, question, is_bare=True), Target(drill, question.number, ANSWERED)
    layout = Layout(groups=groups, more=speech("board-choose-more"))
    rows = choice_rows(target, options, question.several, layout)
    if rows is not None:
        return rows

    def link(other: int, label: str) -> Control:
        return DRILL_BEGIN.button(drill, other, label=label)

    return choice_page_rows(target, options, page, speech, link)


def due_note(count: int, speech: Speech) -> Panel:
    """The message that says that drills are due."""
    show = _button("next", speech("drill-show"), discord.ButtonStyle.success)
    return Panel(note(speech("drill-reminder", count=count), ui.ActionRow(show, _button("list", speech("drill-list")))))


def _due(drills: Sequence[Drill], now: int) -> list[Drill]:
    return [drill for drill in drills if drill.is_due(now)]


def _day(drill: Drill) -> str:
    return f"<t:{drill.due // SECOND}:D>"


def _button(action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Control:
    return DRILLS.button(action, label=label, style=style)


def _next_buttons(due: int, speech: Speech) -> list[Control]:
    """The button that shows the next drill, if one is due."""
    return [_button("next", speech("drill-next", count=due), discord.ButtonStyle.primary)] if due else []


def _title(scene: Posed) -> str:
    speech, game = scene.position.speech, scene.position.game
    mistake, match = scene.drill.mistake, str(scene.drill.table)
    return speech("drill-heading", game=speech(f"{game}-title"), round=mistake.round, match=match)


def _panel(scene: Posed, picture: Picture | None, lines: Sequence[str], rows: Sequence[ui.Item[Any]]) -> Panel:
    pictures = (picture,) if picture else ()
    speech, game = scene.position.speech, scene.position.game
    items: list[ui.Item[Any]] = [gallery(pictures)] if pictures else []
    items.append(words(speech.with_emojis.add_symbols(game, "\n".join(filter(None, lines)))))
    return Panel(frame(seat_colour(scene.drill.mistake.seat), [*items, *rows]), pictures)


async def _is_right(services: Services, scene: Posed, option: str) -> bool:
    """Whether an answer is the better choice, or as good. Raises PoolBusy where that cannot be worked out now."""
    mistake = scene.drill.mistake
    if option in (mistake.better, mistake.played):
        return option == mistake.better
    work = partial(is_as_good, scene.position.match, mistake.seat, option, mistake.better)
    try:
        return await services.tables.computers.thinking.work_out(work)
    except WorkerLost as error:
        raise PoolBusy from error


def _verdict(scene: Posed, option: str, *, is_right: bool) -> str:
    """The sentence that says whether an answer was right, and what was better."""
    mistake, speech = scene.drill.mistake, scene.position.speech
    own, better, match_choice = (_label(scene, each) for each in (option, mistake.better, mistake.played))
    if is_right and own != better:
        return speech("puzzle-alike", chosen=own, best=better)
    key = "right" if is_right else "again" if option == mistake.played else "other"
    return speech(f"drill-{key}", chosen=own, better=better, played=match_choice)


def _explanation(scene: Posed, verdict: str, after: Drill, *, is_short: bool = False) -> list[str]:
    """Whether the answer was right, why (unless it ``is_short``), and when the drill comes again."""
    position, mistake, speech = scene.position, scene.drill.mistake, scene.position.speech
    lines = [_title(scene), verdict]
    reason = position.match.game.minds.reason_for(position.match, mistake.seat, mistake.better)
    if not is_short and (why := speech.advice(position.game, reason, position.names)):
        lines.append(speech("puzzle-why", why=why))
    facts = {
        "has_win": "yes" if abs(mistake.win - mistake.win_played) >= SLIGHT else "no",
        "win": round(100 * mistake.win),
        "win_played": round(100 * mistake.win_played),
        "points": tenths(mistake.points, speech.language),
        "points_played": tenths(mistake.points_played, speech.language),
    }
    lines.append(speech("drill-figures", **facts))
    over = {"solved": after.solved, "of": SOLVED, "day": _day(after)}
    return [*lines, small(speech("drill-over" if after.is_over else "drill-again-on", **over))]


def _list_answers(scene: Posed, option: str, *, is_right: bool) -> list[Answer]:
    """The better choice, and the answer where it is another one, as they are marked in the picture."""
    answer, better = Answer(option, _label(scene, option), is_right), scene.drill.mistake.better
    best = Answer(better, _label(scene, better), right=True)
    return [answer] if is_right and answer.text == best.text else [best, answer]


def _label(scene: Posed, option: str) -> str:
    words_of_option = option_in_words(scene.position, scene.question, option)
    if words_of_option is None:
        raise Refusal("stale")
    return words_of_option
