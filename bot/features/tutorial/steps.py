"""The panels of a tutorial: a step with its picture, its aim and the choices; another choice; and its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions.components import Panel, button_rows, frame, gallery, seat_colour, small, words
from bot.interactions.control import Control
from bot.interactions.panel_height import FRAME, GAP, INSIDE, height_of_row, height_of_text, is_one_line
from bot.interactions.routes import (
    NEXT_PUZZLE,
    TUTORIAL,
    TUTORIAL_FIRST_STEP,
    TUTORIAL_ON,
    TUTORIAL_PLAY,
    TUTORIAL_SELECT,
)
from bot.languages import Speech
from bot.reading.choice_rows import FEWER_GROUPS, GROUPS, ChoiceRoutes, Layout, Target, choice_rows
from bot.reading.choices import Choice, choices_of, option_in_words
from bot.reading.links import begin_buttons, learn_button, learn_buttons, tutorials
from bot.reading.narration import narrate
from bot.reading.pictures import Pointed, draw_pointed
from bot.reading.position import Position, imagined_position
from bot.services import Services
from bot.tables.people.people import Person
from engine.puzzles import bank
from engine.questions import Question
from engine.registry import find_game
from engine.tutorial import LEARNER, Progress, Reached, Step, Tutorial, replay_progress
from rendering import theme

CHOSEN = ChoiceRoutes(TUTORIAL_PLAY, TUTORIAL_SELECT, TUTORIAL_FIRST_STEP, TUTORIAL_SELECT)
"""Choices of a tutorial: the numbers in their ids are the tutorial and its question."""
ADVISED = "👉 "
"""Stands before the option that is advised."""
TALLEST = 538
"""How high a step may stand as it is reckoned, in pixels: with a row that breaks otherwise it stays below 560."""
WHOLE = round(INSIDE * theme.HEIGHT / theme.WIDTH) + GAP + 2
"""How high a whole picture stands."""


class Scene(NamedTuple):
    """A step as a person meets it."""

    services: Services
    tutorial: Tutorial
    progress: Progress
    position: Position
    since: Sequence[str]

    @property
    def speech(self) -> Speech:
        """The reader's speech."""
        return self.position.speech

    @property
    def step(self) -> Step:
        """The step."""
        return self.tutorial.steps[self.progress.step]

    @property
    def question(self) -> Question | None:
        """What is asked in this step; None where it only shows and tells."""
        return self.position.match.question_for(LEARNER) if self.step.option or self.step.free else None

    def says(self, part: str = "") -> str:
        """The words of the step, or a part of them."""
        return self.speech(f"{self.tutorial.game}-tutorial-{self.step.key}{part}")


async def scene_of(services: Services, person: Person, tutorial: Tutorial, progress: Progress, speech: Speech) -> Scene:
    """A step that is not the end. Raises RefusedPlay when the rules lead elsewhere by now."""
    game = find_game(tutorial.game)
    at: Reached = await services.pool.run(lambda: replay_progress(game, tutorial, progress))
    position = await imagined_position(services, at.match, person.id, person.name, LEARNER, speech)
    follows = bool(progress.choices) or (progress.step > 0 and bool(tutorial.steps[progress.step - 1].option))
    since = narrate(position.telling, at.since) if follows else []
    return Scene(services, tutorial, progress, position, since)


async def step_panel(scene: Scene) -> Panel:
    """A step: the aim first, what the picture shows, the picture with rings around what is meant, and the
    choice that is meant as a button. Why, and what happened before, stands where there is room for it.
    """
    rows = _step_rows(scene)
    aim = [scene.speech("tutorial-aim", aim=scene.says(".aim"))] if scene.question is not None else []
    paragraphs = [small(_title(scene)), *aim, scene.says()]
    for more in ([scene.says(".why")] if scene.step.option else [], [*map(small, scene.since)]):
        longer = [*paragraphs, *more]
        if _rest("\n".join(longer), rows) + WHOLE <= TALLEST:
            paragraphs = longer
    return await _step_panel(scene, "\n".join(paragraphs), rows)


async def choices_panel(scene: Scene, beginning: str = "") -> Panel | None:
    """All choices of a step, or those that begin with what was selected; None when there are none."""
    rows = _choices(scene, beginning)
    if not rows:
        return None
    back = TUTORIAL.button(scene.tutorial.game, "open", label=scene.speech("board-step-back"))
    text = "\n".join([small(_title(scene)), scene.speech("tutorial-aim", aim=scene.says(".aim"))])
    rows.append(ui.ActionRow(back))
    longer = f"{text}\n{scene.says('.why')}" if scene.step.option else text
    return await _step_panel(scene, longer if _rest(longer, rows) + WHOLE <= TALLEST else text, rows)


async def other_choice_panel(scene: Scene, option: str) -> Panel:
    """What to say to a choice that is not the advised one: why that is better here, and how to continue."""
    speech, game = scene.speech, scene.tutorial.game
    text = speech("tutorial-other", chosen=_label(scene, option), advised=_label(scene, scene.step.option))
    take = _on_button(scene, "skip", "tutorial-take", discord.ButtonStyle.success)
    again = TUTORIAL.button(game, "open", label=speech("tutorial-choose-again"))
    freely = TUTORIAL.button(game, "leave", label=speech("tutorial-freely"))
    reason = "\n".join([small(_title(scene)), text, scene.says(".why")])
    return await _step_panel(scene, reason, [ui.ActionRow(take, again, freely)])


def end_panel(game: str, speech: Speech, *, finished: bool, is_server: bool) -> Panel:
    """What follows a tutorial: the real thing, with others only where the bot is on the server. One that was left is
    offered first.
    """
    text = speech("tutorial-finished" if finished else "tutorial-left", game=speech(f"{game}-title"))
    buttons: list[Control] = [] if finished else [learn_button(game, speech, "tutorial-go-on")]
    buttons += begin_buttons(speech, game, is_server=is_server)
    if bank(find_game(game).package, find_game(game).rules_version):
        buttons.append(NEXT_PUZZLE.button(game, label=speech("tutorial-puzzle"), emoji="🧩"))
    buttons += learn_buttons([other for other in tutorials() if other != game], speech)
    if finished:
        buttons.append(TUTORIAL.button(game, "again", label=speech("tutorial-once-more")))
    return Panel(frame(seat_colour(None), [words(text), *button_rows(buttons)]))


def _title(scene: Scene) -> str:
    facts = {"game": scene.speech(f"{scene.tutorial.game}-title"), "title": scene.says(".title")}
    return scene.speech("tutorial-title", step=scene.progress.step + 1, steps=len(scene.tutorial.steps), **facts)


def _choices(scene: Scene, beginning: str = "") -> list[ui.ActionRow[Any]]:
    """The rows of choices; none where nothing is asked, or where they do not fit a message."""
    if scene.question is None:
        return []
    options = choices_of(scene.position, scene.question, beginning=beginning)
    choices = [_mark(choice, scene.step.option) for choice in options]
    if not choices:
        return []
    target = Target(scene.tutorial.number, scene.question.number, CHOSEN)
    groups = FEWER_GROUPS if scene.step.free else GROUPS
    return choice_rows(target, choices, layout=Layout(groups=groups, more=scene.speech("board-choose-more"))) or []


def _mark(choice: Choice, advised_id: str) -> Choice:
    is_it = choice.id == advised_id or (choice.opens and advised_id.startswith(choice.id))
    return choice._replace(label=ADVISED + choice.label) if is_it else choice


def _step_rows(scene: Scene) -> list[ui.ActionRow[Any]]:
    """What leads on: *Next* where nothing is asked; the choice that is meant as a button, with a way to the others; in
    the free step all choices.
    """
    if scene.question is None:
        return [ui.ActionRow(_on_button(scene, "next", "tutorial-next", discord.ButtonStyle.success), _leave(scene))]
    if scene.step.free:
        return [*_choices(scene), ui.ActionRow(_on_button(scene, "skip", "tutorial-skip"), _leave(scene))]
    label = f"{ADVISED}{discord.utils.remove_markdown(_label(scene, scene.step.option))}"
    address = scene.tutorial.number, scene.question.number
    button = TUTORIAL_PLAY.button(*address, scene.step.option, label=label, style=discord.ButtonStyle.success)
    others = TUTORIAL.button(scene.tutorial.game, "choices", label=scene.speech("tutorial-others"))
    further = [others, _leave(scene)]
    if is_one_line([button, *further]):
        return [ui.ActionRow(button, *further)]
    return [ui.ActionRow(button), ui.ActionRow(*further)]


def _rest(text: str, rows: Sequence[ui.ActionRow[Any]]) -> float:
    """How high everything but the picture stands, in pixels."""
    return FRAME + height_of_text(text) + sum(map(height_of_row, rows))


def _on_button(
    scene: Scene, action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Control:
    return TUTORIAL_ON.button(
        scene.tutorial.number, scene.progress.step, action, label=scene.speech(label), style=style
    )


def _leave(scene: Scene) -> Control:
    return TUTORIAL.button(scene.tutorial.game, "leave", label=scene.speech("tutorial-leave"))


def _label(scene: Scene, option: str) -> str:
    assert scene.question is not None
    text = option_in_words(scene.position, scene.question, option)
    assert text is not None
    return text


async def _step_panel(scene: Scene, text: str, rows: Sequence[ui.ActionRow[Any]]) -> Panel:
    """A panel with the picture below the words, of which no more is shown than fits."""
    room = TALLEST - _rest(text, rows)
    high = 0 if room >= WHOLE else round((room - GAP - 2) * theme.WIDTH / INSIDE)
    pointer = Pointed(scene.step.pointed, high)
    picture = await draw_pointed(scene.services, scene.position, LEARNER, scene.step.view, pointer)
    items: list[ui.Item[Any]] = [words(text)]
    items += [gallery([picture])] if picture else []
    return Panel(frame(seat_colour(LEARNER), [*items, *rows]), (picture,) if picture else ())
