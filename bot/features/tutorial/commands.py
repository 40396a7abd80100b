"""``/tutorial`` and the clicks in a tutorial. What a person chose is kept, so that it continues where it was left."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.tutorial.steps import choices_panel, end_panel, other_choice_panel, scene_of, step_panel
from bot.interactions.availability import ANYWHERE, source_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, button_rows, frame, seat_colour, words
from bot.interactions.handling import person_of
from bot.interactions.router import Click, beside
from bot.interactions.routes import TUTORIAL, TUTORIAL_FIRST_STEP, TUTORIAL_ON, TUTORIAL_PLAY, TUTORIAL_SELECT
from bot.languages import Speech
from bot.languages.command_names import text
from bot.reading.links import learn_button, tutorials
from bot.services import services_of
from engine.errors import RefusedPlay
from engine.registry import find_game
from engine.tutorial import Progress, Tutorial, progress_after, skip_step


def add_commands(tree: PantheonTree) -> None:
    """Add ``/tutorial``."""
    games = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in tutorials()]
    add_command(tree, "tutorial", open_tutorial, choices={"game": games}, offered=ANYWHERE)


async def open_tutorial(interaction: discord.Interaction[Any], speech: Speech, *, game: str | None = None) -> Panel:
    """The tutorial of a game where the person left it; without a name the one begun last, else all that there are."""
    services = services_of(interaction)
    begun = await services.tables.results.tutorials_of(interaction.user.id)
    running = [key for key, progress in begun.items() if key in tutorials() and not _over(tutorials()[key], progress)]
    # What is typed may be anything: it is compared, and nothing is looked up by it.
    opened_key = next((key for key in tutorials() if key == game), next(iter(running), None))
    if opened_key is None:
        sentence = "\n\n".join([speech("tutorial-which"), *(speech(f"{key}-tutorial") for key in tutorials())])
        learn = button_rows([learn_button(each, speech) for each in tutorials()])
        return Panel(frame(seat_colour(None), [words(sentence), *learn]))
    tutorial, progress = tutorials()[opened_key], begun.get(opened_key, Progress())
    progress = Progress() if _over(tutorial, progress) else progress
    return await panel_of(interaction, tutorial, progress, speech)


@TUTORIAL.on(reply=beside)
async def turn_to(click: Click, game: str, action: str) -> None:
    """Open a tutorial where the person left it, show all choices there, begin it again, or leave it."""
    tutorial = tutorials().get(game)
    if tutorial is None:
        raise click.invalid()
    speech = click.speech
    if action == "leave":
        await click.show(end_panel(game, speech, finished=False, is_server=_is_on_server(click.interaction)))
        return
    progress = await _progress(click, tutorial)
    if action == "again" or _over(tutorial, progress):
        progress = await _note_progress(click, tutorial, Progress())
    if action == "choices" and not _over(tutorial, progress):
        scene = await scene_of(click.services, click.person, tutorial, progress, speech)
        if scene.question is not None and (panel := await choices_panel(scene)) is not None:
            await click.show(panel)
            return
    await click.show(await panel_of(click.interaction, tutorial, progress, speech))


@TUTORIAL_ON.on
async def go_on(click: Click, tutorial: int, step: int, action: str) -> None:
    """Turn to the next step; where something is asked, the advised choice is made. An old click changes nothing."""
    open_lesson = _find_tutorial(click, tutorial)
    progress = await _progress(click, open_lesson)
    if progress.step == step and not _over(open_lesson, progress):
        progress = await _note_progress(click, open_lesson, skip_step(progress))
    await _show(click, open_lesson, progress)


@TUTORIAL_PLAY.on
async def play(click: Click, tutorial: int, asked: int, option: str) -> None:
    """Make the advised choice, or any in the free step; say of another one why it is not advised."""
    open_lesson = _find_tutorial(click, tutorial)
    progress = await _progress(click, open_lesson)
    if _over(open_lesson, progress):
        await _show(click, open_lesson, progress)
        return
    scene = await scene_of(click.services, click.person, open_lesson, progress, click.speech)
    if scene.question is None or scene.question.number != asked:
        await _show(click, open_lesson, progress)
        return
    if scene.question.find(option) is None:
        raise click.invalid()
    if not scene.step.free and option != scene.step.option:
        await click.update(await other_choice_panel(scene, option))
        return
    game = find_game(open_lesson.game)
    latest = await click.services.pool.run(lambda: progress_after(game, open_lesson, progress, option))
    await _show(click, open_lesson, await _note_progress(click, open_lesson, latest))


@TUTORIAL_SELECT.on
async def play_selected(click: Click, tutorial: int, asked: int, slot: str) -> None:
    """Choose what was selected."""
    await play(click, tutorial, asked, click.value())


@TUTORIAL_FIRST_STEP.on
async def choose_first_step(click: Click, tutorial: int, asked: int, slot: str) -> None:
    """Show the options that begin with what was selected."""
    open_lesson = _find_tutorial(click, tutorial)
    progress = await _progress(click, open_lesson)
    if not _over(open_lesson, progress):
        scene = await scene_of(click.services, click.person, open_lesson, progress, click.speech)
        if scene.question is not None and scene.question.number == asked:
            panel = await choices_panel(scene, click.value())
            if panel is None:
                raise click.invalid()
            await click.update(panel)
            return
    await _show(click, open_lesson, progress)


async def panel_of(
    interaction: discord.Interaction[Any], tutorial: Tutorial, progress: Progress, speech: Speech
) -> Panel:
    """The step at which a person is, or the end. Where the rules lead elsewhere by now, the tutorial begins again."""
    if _over(tutorial, progress):
        return end_panel(tutorial.game, speech, finished=True, is_server=_is_on_server(interaction))
    services, person = services_of(interaction), person_of(interaction)
    try:
        scene = await scene_of(services, person, tutorial, progress, speech)
    except RefusedPlay:
        await services.tables.results.note_tutorial(person.id, tutorial.game, Progress())
        scene = await scene_of(services, person, tutorial, Progress(), speech)
    return await step_panel(scene)


async def _show(click: Click, tutorial: Tutorial, progress: Progress) -> None:
    await click.update(await panel_of(click.interaction, tutorial, progress, click.speech))


async def _progress(click: Click, tutorial: Tutorial) -> Progress:
    return (await click.tables.results.tutorials_of(click.person.id)).get(tutorial.game, Progress())


async def _note_progress(click: Click, tutorial: Tutorial, progress: Progress) -> Progress:
    await click.tables.results.note_tutorial(click.person.id, tutorial.game, progress)
    return progress


def _over(tutorial: Tutorial, progress: Progress) -> bool:
    return progress.step >= len(tutorial.steps)


def _is_on_server(interaction: discord.Interaction[Any]) -> bool:
    return source_of(interaction) == "server"


def _find_tutorial(click: Click, number: int) -> Tutorial:
    tutorial = next((each for each in tutorials().values() if each.number == number), None)
    if tutorial is None:
        raise click.invalid()
    return tutorial
