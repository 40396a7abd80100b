"""The answer to a puzzle: whether it was right, what the best option brings, the own rating, and a vote."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.features.puzzle.choosing import wanted_theme
from bot.features.puzzle.of_matches import is_of_match, place_of
from bot.features.puzzle.posed import (
    find_puzzle,
    framed_puzzle,
    label_of,
    match_of,
    position_of,
    title_of,
)
from bot.interactions.components import small
from bot.interactions.router import Click
from bot.interactions.routes import NEXT_PUZZLE, PUZZLE, PUZZLE_SELECT, PUZZLE_VOTE, SHARE_PUZZLE
from bot.languages import Speech
from bot.languages.numbers import tenths
from bot.reading.links import link_button
from bot.reading.pictures import draw_answered
from bot.reading.position import Position
from bot.tables.model.refusals import Refusal
from bot.tables.results.puzzle_answers import PuzzleRecord
from bot.tables.results.puzzle_ratings import Moved
from engine.puzzles import Puzzle
from rendering.picture import Answer

SURE = 0.005
"""A chance of winning that is nearer to the other one than this is shown as the same."""


@PUZZLE.on
async def answer(click: Click, puzzle: int, asked: int, option: str) -> None:
    """Note the answer, and explain the best one."""
    shown_puzzle = await find_puzzle(click.services, puzzle, click.person.id)
    match = await match_of(click.services, shown_puzzle)
    question = match.question_for(shown_puzzle.seat)
    if question is None or question.find(option) is None:
        raise click.invalid()
    speech = click.speech
    position = await position_of(click.services, click.person, shown_puzzle, speech)
    lines = [title_of(shown_puzzle, speech), *_explanation(position, shown_puzzle, option)]
    if is_of_match(puzzle):
        lines.append(small(speech("puzzle-own-about")))
        rows = await _sharing_row(click, shown_puzzle)
    else:
        lines += await _note_answer(click, shown_puzzle, option)
        rows = _buttons(shown_puzzle, speech)
    picture = await draw_answered(click.services, position, question, _list_answers(position, shown_puzzle, option))
    await click.update(framed_puzzle(shown_puzzle, picture, lines, rows, speech))


async def _note_answer(click: Click, puzzle: Puzzle, option: str) -> list[str]:
    """Note the answer to a puzzle of the bank; the record that comes of it."""
    results, is_solved, difficulty = click.tables.results, puzzle.is_right(option), puzzle.nature.difficulty
    ratings = await results.answer_puzzle(click.person.id, puzzle.number, solved=is_solved, difficulty=difficulty)
    return [*_record(await results.puzzle_record(click.person.id), ratings, click.speech)]


async def _sharing_row(click: Click, puzzle: Puzzle) -> list[ui.ActionRow[Any]]:
    """The button by which its maker shares a puzzle of a match; no row for others."""
    table, entries = place_of(puzzle.number)
    own = (await click.tables.lookup.get(table)).seat_of(click.person.id)
    if own is None or own.number != puzzle.seat:
        return []
    button = SHARE_PUZZLE.button(table, entries, label=click.speech("puzzle-press-share"), emoji="📣")
    return [ui.ActionRow(button)]


@PUZZLE_SELECT.on
async def answer_selected(click: Click, puzzle: int, asked: int, slot: str) -> None:
    """Answer with what was selected."""
    await answer(click, puzzle, asked, click.value())


@PUZZLE_VOTE.on(reply="private")
async def take_vote(click: Click, puzzle: int, vote: str) -> None:
    """Store what the person thinks of a puzzle. Raises Refusal: no_puzzle, when they have not answered it."""
    if not await click.tables.results.vote_on_puzzle(click.person.id, puzzle, "up" if vote == "up" else "down"):
        raise Refusal("no_puzzle")
    await click.tell(click.speech(f"puzzle-voted-{vote}"))


def _buttons(puzzle: Puzzle, speech: Speech) -> list[ui.ActionRow[Any]]:
    """What comes next: another puzzle, one about the same, the match played on; and the vote."""
    following = [
        NEXT_PUZZLE.button(puzzle.game, label=speech("puzzle-next"), style=discord.ButtonStyle.primary),
        NEXT_PUZZLE.button(wanted_theme(puzzle.game, puzzle.nature.theme), label=speech("puzzle-next-of-theme")),
        link_button("play_on_puzzle", speech, puzzle.number),
    ]
    votes = [
        PUZZLE_VOTE.button(puzzle.number, vote, label=speech(f"puzzle-vote-{vote}"), emoji=emoji)
        for vote, emoji in (("up", "👍"), ("down", "👎"))
    ]
    return [ui.ActionRow(*following), ui.ActionRow(*votes)]


def _explanation(position: Position, puzzle: Puzzle, option: str) -> Iterator[str]:
    """Whether the answer was right, why, and what the best option brings compared with the next ones."""
    match, speech = position.match, position.speech
    best, greedy = (label_of(position, puzzle, each) for each in (puzzle.best, puzzle.greedy))
    verdict = "right" if option == puzzle.best else "alike" if puzzle.is_right(option) else "wrong"
    yield speech(f"puzzle-{verdict}", chosen=label_of(position, puzzle, option), best=best)
    reason = match.game.minds.reason_for(match, puzzle.seat, puzzle.best)
    if why := speech.advice(puzzle.game, reason, position.names):
        yield speech("puzzle-why", why=why)
    win, others, following = (round(100 * chance) for chance in puzzle.wins)
    yield speech("puzzle-best", win=win)
    if puzzle.greedy != puzzle.best:
        better = puzzle.points[0] - puzzle.points[1]
        more, sign = tenths(abs(better), speech.language), "more" if better >= 0 else "fewer"
        yield speech("puzzle-greedy", greedy=greedy, others=others, more=more, sign=sign)
    if puzzle.greedy == puzzle.best or puzzle.wins[2] > puzzle.wins[1] + SURE:
        yield speech("puzzle-next-best", next=following)


def _list_answers(position: Position, puzzle: Puzzle, option: str) -> list[Answer]:
    """The best option, and the answer where it is another one, as they are marked in the picture."""
    options = dict.fromkeys((puzzle.best, option))
    return [Answer(each, label_of(position, puzzle, each), puzzle.is_right(each)) for each in options]


def _record(record: PuzzleRecord, ratings: Moved | None, speech: Speech) -> Iterator[str]:
    """The own record, and how the own rating moved; or that the puzzle was answered before."""
    yield small(speech("puzzle-record", solved=record.solved_count, count=len(record.answers), streak=record.streak))
    if ratings is None:
        yield small(speech("puzzle-answered-before"))
        return
    change = ratings.after.display_value - ratings.before.display_value
    yield small(
        speech("puzzle-rating", rating=str(ratings.after.display_value), change=f"{change:+d}".replace("-", "−"))
    )
