"""A puzzle as it is posed: the picture, the task, and its options as controls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.features.puzzle.of_matches import is_of_match, place_of, puzzle_from
from bot.interactions.components import Panel, frame, gallery, seat_colour, seat_sign, words
from bot.interactions.router import Click
from bot.interactions.routes import PUZZLE, PUZZLE_AGAIN, PUZZLE_SELECT, PUZZLE_STEP
from bot.languages import Speech
from bot.reading.choice_rows import ChoiceRoutes, Layout, Target, choice_rows
from bot.reading.choices import choices_of, option_in_words
from bot.reading.pictures import draw_turn
from bot.reading.position import Position, imagined_position
from bot.reading.second_step import second_step_of
from bot.services import Services, ViewServices
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from engine.match import Match
from engine.puzzles import Puzzle, bank, position
from engine.questions import Question
from engine.registry import MODULES, find_game
from rendering.picture import Picture

ANSWERED = ChoiceRoutes(PUZZLE, PUZZLE_SELECT, PUZZLE_STEP, PUZZLE_SELECT)
"""Choices that answer a puzzle: the numbers in their ids are the puzzle and its question."""


@PUZZLE_AGAIN.on
async def step_back(click: Click, puzzle: int) -> None:
    """Show a puzzle again, before anything was chosen."""
    shown_puzzle = await find_puzzle(click.services, puzzle, click.person.id)
    await click.update(await puzzle_panel(click.services, click.person, shown_puzzle, click.speech))


@PUZZLE_STEP.on
async def choose_first_step(click: Click, puzzle: int, asked: int, slot: str) -> None:
    """Show the options that begin with what was selected."""
    shown_puzzle, beginning = await find_puzzle(click.services, puzzle, click.person.id), click.value()
    speech = click.speech
    position = await position_of(click.services, click.person, shown_puzzle, speech)
    question = question_of(position.match, shown_puzzle)
    step = await second_step_of(
        click.services, position, question, beginning, number=puzzle, routes=ANSWERED, is_bare=True
    )
    if step is None:
        raise click.invalid()
    back = PUZZLE_AGAIN.button(puzzle, label=speech("board-step-back"))
    lines, rows = [title_of(shown_puzzle, speech), step.heading], [*step.rows, ui.ActionRow(back)]
    await click.update(framed_puzzle(shown_puzzle, step.picture, lines, rows, speech))


async def puzzle_panel(services: Services, person: Person, puzzle: Puzzle, speech: Speech, before: str = "") -> Panel:
    """A position with the board, whose turn it is, and the options as controls."""
    position = await position_of(services, person, puzzle, speech)
    question = question_of(position.match, puzzle)
    options = choices_of(position, question, is_bare=True)
    target = Target(puzzle.number, question.number, ANSWERED)
    rows = choice_rows(target, options, layout=Layout(more=speech("board-choose-more")))
    if rows is None:
        raise Refusal("no_puzzle")
    picture = await draw_turn(services, position)
    text = speech.question(puzzle.game, question, position.names)
    miss = "no" if puzzle.greedy == puzzle.best else "yes"
    task = speech("puzzle-task", sign=seat_sign(puzzle.seat), asked=text, missed=miss)
    return framed_puzzle(
        puzzle, picture, [title_of(puzzle, speech), theme_line(puzzle, speech), task, before], rows, speech
    )


def title_of(puzzle: Puzzle, speech: Speech) -> str:
    """The heading of a puzzle."""
    return speech("puzzle-title", game=speech(f"{puzzle.game}-title"))


def theme_line(puzzle: Puzzle, speech: Speech) -> str:
    """The theme and the difficulty of a puzzle, in one line."""
    difficulty = speech("puzzle-difficulty", difficulty=puzzle.nature.difficulty)
    theme = f"{puzzle.game}-theme-{puzzle.nature.theme}"
    return speech("puzzle-about", theme=speech(theme), difficulty=difficulty) if speech.has(theme) else difficulty


def framed_puzzle(
    puzzle: Puzzle, picture: Picture | None, lines: Sequence[str], rows: Sequence[ui.Item[Any]], speech: Speech
) -> Panel:
    """A picture of the position above some lines and controls."""
    pictures = (picture,) if picture else ()
    items: list[ui.Item[Any]] = [gallery(pictures)] if pictures else []
    items.append(words(speech.with_emojis.add_symbols(puzzle.game, "\n".join(filter(None, lines)))))
    return Panel(frame(seat_colour(puzzle.seat), [*items, *rows]), pictures)


def label_of(position: Position, puzzle: Puzzle, option: str) -> str:
    """An option of a puzzle in words."""
    words_of_option = option_in_words(position, question_of(position.match, puzzle), option)
    assert words_of_option is not None
    return words_of_option


def bank_of(game: str) -> Mapping[int, Puzzle]:
    """The puzzles of a game, by number."""
    rules = find_game(game)
    return bank(rules.package, rules.rules_version) if rules.package else {}


def puzzle_of(number: int) -> Puzzle:
    """The puzzle of that number. Raises Refusal for one that is no longer in the bank."""
    module = next((bank_of(key)[number] for key in MODULES if number in bank_of(key)), None)
    if module is None:
        raise Refusal("no_puzzle")
    return module


async def find_puzzle(services: ViewServices, number: int, person: int) -> Puzzle:
    """The puzzle of that number: of the bank, or of a match that is over, where it was shared or the person has made
    it. Raises Refusal: no_puzzle."""
    if not is_of_match(number):
        return puzzle_of(number)
    table_id, entries = place_of(number)
    analysis = await services.tables.analyses.find_stored(table_id)
    choice_puzzle = None if analysis is None else analysis.posed_at(entries)
    if choice_puzzle is None or not choice_puzzle.best:
        raise Refusal("no_puzzle")
    table = await services.tables.lookup.get(table_id)
    own = table.seat_of(person)
    if not (own is not None and own.number == choice_puzzle.seat) and not choice_puzzle.shared:
        raise Refusal("no_puzzle")
    return puzzle_from(table, choice_puzzle)


async def match_of(services: ViewServices, puzzle: Puzzle) -> Match[Any]:
    """The match at the position of a puzzle."""
    if is_of_match(puzzle.number):
        table, entries = place_of(puzzle.number)
        scenes = await services.tables.lookup.timeline(table)
        return await services.pool.run(lambda: scenes.at(entries))
    return await services.pool.run(lambda: position(find_game(puzzle.game), puzzle))


def question_of(match: Match[Any], puzzle: Puzzle) -> Question:
    """What a puzzle asks."""
    question = match.question_for(puzzle.seat)
    assert question is not None
    return question


async def position_of(services: Services, person: Person, puzzle: Puzzle, speech: Speech) -> Position:
    """The position of a puzzle as a person sees it who sits at its seat."""
    match = await match_of(services, puzzle)
    return await imagined_position(services, match, person.id, person.name, puzzle.seat, speech)
