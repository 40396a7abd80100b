"""The puzzle of the day in a channel: the position for all to see, and a button by which each solves it in private."""

from __future__ import annotations

import discord
from discord import ui

from bot.features.puzzle.of_matches import is_of_match, short_number
from bot.features.puzzle.posed import framed_puzzle, match_of, puzzle_of, question_of, theme_line
from bot.interactions.components import Panel, seat_sign, small
from bot.interactions.routes import PUZZLE_OPEN
from bot.languages import Speech
from bot.reading.pictures import draw_turn
from bot.reading.position import imagined_position
from bot.services import ViewServices
from engine.puzzles import Puzzle

NO_ONE = 0
"""Instead of a person: everyone sees it."""


async def puzzle_of_the_day_panel(services: ViewServices, number: int, speech: Speech) -> Panel:
    """A puzzle as it is posted for all. Raises Refusal (no_puzzle) for one that is no longer in the bank."""
    return await posted_panel(services, puzzle_of(number), speech)


async def posted_panel(services: ViewServices, puzzle: Puzzle, speech: Speech) -> Panel:
    """A puzzle of the day, or one of a match, as everyone sees it: the position, not the answer, and no names."""
    match = await match_of(services, puzzle)
    name = speech("puzzle-rival", number=puzzle.seat + 1)
    position = await imagined_position(services, match, NO_ONE, name, puzzle.seat, speech)
    text = speech.question(puzzle.game, question_of(match, puzzle), position.names)
    lines = [
        _heading(puzzle, speech),
        theme_line(puzzle, speech),
        speech("puzzle-of-the-day-task", sign=seat_sign(puzzle.seat), asked=text),
        small(speech("puzzle-of-the-day-about")),
    ]
    solve = PUZZLE_OPEN.button(puzzle.number, label=speech("puzzle-press-solve"), style=discord.ButtonStyle.primary)
    return framed_puzzle(puzzle, await draw_turn(services, position), lines, [ui.ActionRow(solve)], speech)


def _heading(puzzle: Puzzle, speech: Speech) -> str:
    game = speech(f"{puzzle.game}-title")
    if is_of_match(puzzle.number):
        return speech("puzzle-shared", game=game, number=short_number(puzzle.number))
    return speech("puzzle-of-the-day", game=game)
