"""*As a puzzle*: a turning point of one's own match, checked in fresh futures, played in private and shared."""

from __future__ import annotations

import asyncio

from bot.features.puzzle.of_matches import number_of, puzzle_from
from bot.features.puzzle.of_the_day import posted_panel
from bot.features.puzzle.posed import find_puzzle, puzzle_panel
from bot.interactions.components import note, small
from bot.interactions.handling import check_calls
from bot.interactions.router import Click
from bot.interactions.routes import AS_PUZZLE, SHARE_PUZZLE
from bot.languages import speech as speech_in
from bot.tables.analysis_service import Running
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import facts_of_reveal
from engine.analysis.report import ChoicePuzzle

LOOKS_EVERY = 2.0
"""How often, in seconds, a message is updated with the progress."""
STEP = 5
"""By how many percent it continues."""


@AS_PUZZLE.on(reply="private")
async def show_own_puzzle(click: Click, table: int, entries: int) -> None:
    """Show a choice that cost the person much as a puzzle, if it makes one; before, how far the check is."""
    own_table = await click.tables.lookup.get(table)
    seat = own_table.own_seat(click.person.id).number
    analysis = await click.tables.analyses.find_stored(table)
    costly = next((each for each in analysis.costs_of(seat) if each.entries == entries), None) if analysis else None
    if analysis is None or costly is None:
        raise Refusal("stale")
    choice_puzzle = analysis.posed_at(entries)
    if choice_puzzle is None:
        choice_puzzle = await _await_posing(click, await click.tables.analyses.begin_posing(table, costly))
    if choice_puzzle is None:
        return
    if not choice_puzzle.best:
        await click.update(note(click.speech("puzzle-dice-decide")))
        return
    puzzle, about = puzzle_from(own_table, choice_puzzle), small(click.speech("puzzle-own-about"))
    await click.update(await puzzle_panel(click.services, click.person, puzzle, click.speech, about))


async def _await_posing(click: Click, running: Running) -> ChoicePuzzle | None:
    """The result of the check; None where the bot stops before it ends: then the person reads that."""
    last_percent = -1
    while not running.task.done():
        if click.services.in_flight.stopping:
            await click.update(note(click.speech("handling-restarting")))
            return None
        if (percent := int(100 * running.share) // STEP * STEP) != last_percent:
            last_percent = percent
            await click.update(note(click.speech("puzzle-checking", percent=percent)))
        await asyncio.wait({running.task}, timeout=LOOKS_EVERY)
    choice_puzzle: ChoicePuzzle = await running.task
    return choice_puzzle


@SHARE_PUZZLE.on
async def share(click: Click, table: int, entries: int) -> None:
    """Post the own puzzle for everyone, in the language of the match. Raises Refusal: not_seated, no_puzzle,
    daily_private."""
    own_table = await click.tables.lookup.get(table)
    number = number_of(table, entries)
    puzzle = await find_puzzle(click.services, number, click.person.id)
    if own_table.own_seat(click.person.id).number != puzzle.seat:
        raise Refusal("no_puzzle")
    if own_table.is_secret(click.services.clock.now()):
        raise Refusal("daily_private", facts_of_reveal(own_table))
    check_calls(click.interaction)
    await click.tables.analyses.share_posed(table, entries)
    await click.announce(await posted_panel(click.services, puzzle, speech_in(own_table.language)), silent=True)
    await click.tell(click.speech("puzzle-shared-done"))
