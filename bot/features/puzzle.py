"""``/puzzle``: a position in which one option is surely the best; the person answers by a click and is told why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

import discord
from discord import app_commands, ui

from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, gallery, seat_colour, seat_sign, small, words
from bot.interactions.handling import person_of
from bot.interactions.router import Click
from bot.interactions.routes import NEXT_PUZZLE, PUZZLE, PUZZLE_AGAIN, PUZZLE_SELECT, PUZZLE_STEP
from bot.languages import Speech
from bot.languages.command_names import text
from bot.languages.numbers import tenths
from bot.reading.choice_rows import ChoiceRoutes, choice_rows
from bot.reading.choices import choices_of, option_in_words
from bot.reading.links import link_button
from bot.reading.pictures import draw_turn
from bot.reading.position import Position, imagined_position
from bot.reading.second_step import second_step_of
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from engine.match import Match
from engine.puzzles import Puzzle, bank, posed_puzzles, position
from engine.questions import Question
from engine.registry import MODULES, find_game
from rendering.picture import Picture

ANSWERED = ChoiceRoutes(PUZZLE, PUZZLE_SELECT, PUZZLE_STEP, PUZZLE_SELECT)
"""Choices that answer a puzzle: the numbers in their ids are the puzzle and its question."""
EVERY = "every"
"""The next puzzle may be of every game."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/puzzle``."""
    games = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in MODULES if _bank(key)]
    add_command(tree, "puzzle", open_puzzle, choices={"game": games}, offered=ANYWHERE)


async def open_puzzle(interaction: discord.Interaction[Any], speech: Speech, *, game: str | None = None) -> Panel:
    """The next puzzle for the person who asks: of one game, or of any."""
    return await next_puzzle(services_of(interaction), person_of(interaction), game or EVERY, speech)


@NEXT_PUZZLE.on
async def turn_to_next(click: Click, game: str) -> None:
    """Show the next puzzle in place of this one."""
    await click.update(await next_puzzle(click.services, click.person, game, click.speech))


@PUZZLE_AGAIN.on
async def step_back(click: Click, puzzle: int) -> None:
    """Show a puzzle again, before anything was chosen."""
    chosen = _puzzle(puzzle)
    await click.update(await puzzle_panel(click.services, click.person, chosen, click.speech))


@PUZZLE.on
async def answer(click: Click, puzzle: int, asked: int, option: str) -> None:
    """Note the answer, and explain the best one."""
    chosen = _puzzle(puzzle)
    match = await _match(click.services, chosen)
    question = match.question_for(chosen.seat)
    if question is None or question.find(option) is None:
        raise click.invalid()
    solved = option == chosen.best
    counts = await click.tables.results.answer_puzzle(click.person.id, puzzle, solved=solved)
    speech = click.speech
    position = await _position(click.services, click.person, chosen, speech)
    lines = await _explanation(click.services, click.person, position, chosen, option, counts=counts)
    picture = await draw_turn(click.services, position)
    after = NEXT_PUZZLE.button(chosen.game, label=speech("puzzle-next"), style=discord.ButtonStyle.primary)
    on = link_button("play_on_puzzle", speech, puzzle)
    await click.update(_puzzle_panel(chosen, picture, lines, [ui.ActionRow(after, on)], speech))


@PUZZLE_SELECT.on
async def answer_selected(click: Click, puzzle: int, asked: int, slot: str) -> None:
    """Answer with what was selected."""
    await answer(click, puzzle, asked, click.value())


@PUZZLE_STEP.on
async def choose_first_step(click: Click, puzzle: int, asked: int, slot: str) -> None:
    """Show the options that begin with what was selected."""
    chosen, beginning = _puzzle(puzzle), click.value()
    speech = click.speech
    position = await _position(click.services, click.person, chosen, speech)
    question = _question(position.match, chosen)
    step = await second_step_of(
        click.services, position, question, beginning, number=puzzle, routes=ANSWERED, is_bare=True
    )
    if step is None:
        raise click.invalid()
    back = PUZZLE_AGAIN.button(puzzle, label=speech("board-step-back"))
    lines, rows = [_title(chosen, speech), step.heading], [*step.rows, ui.ActionRow(back)]
    await click.update(_puzzle_panel(chosen, step.picture, lines, rows, speech))


async def next_puzzle(services: Services, person: Person, game: str, speech: Speech) -> Panel:
    """A puzzle that the person has not answered yet; the least recently answered one when all are answered."""
    answers = (await services.tables.results.puzzle_record(person.id)).answers
    puzzles = [puzzle for key in MODULES if game in (EVERY, key) for puzzle in posed_puzzles(_bank(key).values())]
    if not puzzles:
        raise Refusal("no_puzzle")
    if new := [puzzle for puzzle in puzzles if puzzle.number not in answers]:
        old = [puzzle for puzzle in puzzles if puzzle.number in answers]
        return await puzzle_panel(services, person, min(_in_turn(old, new), key=partial(_place, person.id)), speech)
    oldest = min(puzzles, key=lambda puzzle: list(answers).index(puzzle.number))
    again = small(speech("puzzle-all-answered", count=len(puzzles)))
    return await puzzle_panel(services, person, oldest, speech, again)


def _in_turn(answered: Sequence[Puzzle], new: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Those that may come next: in at least half of what was posed so far, most points at once are not the answer."""
    traps = sum(puzzle.nature.is_trap for puzzle in answered)
    if len(answered) - traps < traps:
        return new
    return [puzzle for puzzle in new if puzzle.nature.is_trap] or new


def _place(person: int, puzzle: Puzzle) -> bytes:
    """Each person gets the puzzles in another order."""
    return blake2b(f"{person} {puzzle.number}".encode(), digest_size=8).digest()


async def puzzle_panel(services: Services, person: Person, puzzle: Puzzle, speech: Speech, before: str = "") -> Panel:
    """A position with the board, whose turn it is, and the options as controls."""
    position = await _position(services, person, puzzle, speech)
    question = _question(position.match, puzzle)
    offered = choices_of(position, question, is_bare=True)
    rows = choice_rows(puzzle.number, question.number, offered, more=speech("board-choose-more"), routes=ANSWERED)
    if rows is None:
        raise Refusal("no_puzzle")
    picture = await draw_turn(services, position)
    asked = speech.question(puzzle.game, question, position.names)
    task = speech("puzzle-task", sign=seat_sign(puzzle.seat), asked=asked)
    return _puzzle_panel(puzzle, picture, [_title(puzzle, speech), _about(puzzle, speech), task, before], rows, speech)


def _title(puzzle: Puzzle, speech: Speech) -> str:
    return speech("puzzle-title", game=speech(f"{puzzle.game}-title"))


def _about(puzzle: Puzzle, speech: Speech) -> str:
    """The theme and the difficulty of a puzzle, in one line."""
    difficulty = speech("puzzle-difficulty", difficulty=puzzle.nature.difficulty)
    theme = f"{puzzle.game}-theme-{puzzle.nature.theme}"
    return speech("puzzle-about", theme=speech(theme), difficulty=difficulty) if speech.has(theme) else difficulty


def _puzzle_panel(
    puzzle: Puzzle, picture: Picture | None, lines: Sequence[str], rows: Sequence[ui.Item[Any]], speech: Speech
) -> Panel:
    drawn = (picture,) if picture else ()
    items: list[ui.Item[Any]] = [gallery(drawn)] if drawn else []
    items.append(words(speech.pictured.add_symbols(puzzle.game, "\n".join(filter(None, lines)))))
    return Panel(frame(seat_colour(puzzle.seat), [*items, *rows]), drawn)


async def _explanation(
    services: Services, person: Person, position: Position, puzzle: Puzzle, option: str, *, counts: bool
) -> list[str]:
    """Whether the answer was right, what the best option brings compared with the next ones, and the own record."""
    match, speech = position.match, position.speech
    best, greedy = (_label(position, puzzle, each) for each in (puzzle.best, puzzle.greedy))
    answered = "puzzle-right" if option == puzzle.best else "puzzle-wrong"
    record = await services.tables.results.puzzle_record(person.id)
    better = puzzle.points[0] - puzzle.points[1]
    facts = {
        "best": best,
        "greedy": greedy,
        "win": round(100 * puzzle.wins[0]),
        "others": round(100 * puzzle.wins[1]),
        "next": round(100 * puzzle.wins[2]),
        "more": tenths(abs(better), speech.language),
        "sign": "more" if better >= 0 else "fewer",
    }
    lines = [_title(puzzle, speech), speech(answered, chosen=_label(position, puzzle, option), best=best)]
    reason = match.game.minds.reason_for(match, puzzle.seat, puzzle.best)
    if why := speech.advice(puzzle.game, reason, position.names):
        lines.append(speech("puzzle-why", why=why))
    lines.append(speech("puzzle-best", **facts))
    lines.append(speech("puzzle-greedy", **facts))
    if puzzle.wins[2] > puzzle.wins[1]:
        lines.append(speech("puzzle-next-best", **facts))
    lines.append(small(speech("puzzle-record", solved=record.solved, count=len(record.answers), streak=record.streak)))
    if not counts:
        lines.append(small(speech("puzzle-answered-before")))
    return lines


def _label(position: Position, puzzle: Puzzle, option: str) -> str:
    words_of_option = option_in_words(position, _question(position.match, puzzle), option)
    assert words_of_option is not None
    return words_of_option


def _bank(game: str) -> Mapping[int, Puzzle]:
    rules = find_game(game)
    return bank(rules.package, rules.rules_version) if rules.package else {}


def _puzzle(number: int) -> Puzzle:
    """The puzzle of that number. Raises Refusal for one that is no longer in the bank."""
    found = next((_bank(key)[number] for key in MODULES if number in _bank(key)), None)
    if found is None:
        raise Refusal("no_puzzle")
    return found


async def _match(services: Services, puzzle: Puzzle) -> Match[Any]:
    return await services.pool.run(lambda: position(find_game(puzzle.game), puzzle))


def _question(match: Match[Any], puzzle: Puzzle) -> Question:
    question = match.question_for(puzzle.seat)
    assert question is not None
    return question


async def _position(services: Services, person: Person, puzzle: Puzzle, speech: Speech) -> Position:
    match = await _match(services, puzzle)
    return await imagined_position(services, match, person.id, person.name, puzzle.seat, speech)
