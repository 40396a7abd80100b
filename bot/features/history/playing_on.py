"""*Play on from here*: from a place in a match that is over, or from a puzzle, into a match of one's own."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from discord import ui

from bot.interactions import limits
from bot.interactions.components import note, option
from bot.interactions.control import Control
from bot.interactions.router import Click
from bot.interactions.routes import (
    PLAY_ON,
    PLAY_ON_DICE,
    PLAY_ON_PUZZLE,
    PLAY_ON_PUZZLE_DICE,
    PLAY_ON_PUZZLE_SAME,
    PLAY_ON_PUZZLE_START,
    PLAY_ON_ROUND,
    PLAY_ON_ROUNDS,
    PLAY_ON_START,
)
from bot.languages import Speech
from bot.reading.playing_on import level_row, show_begun, wish_of
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.playing_on import Dice, Earlier, earlier_match, may_be_played_on
from engine.branching import may_roll_the_same
from engine.match import Match
from engine.puzzles import Puzzle, bank, position
from engine.registry import MODULES, find_game
from engine.timeline import first_asked

PLACE = re.compile("[0-9]{1,4}", re.ASCII)
"""After how many choices a round begins, as a select says it."""


def play_on_buttons(services: Services, table: Table, then: Match[Any], speech: Speech) -> list[Control]:
    """The button that plays on from this place in a match; none while it runs, where its dice are secret, and at its
    end."""
    if then.is_finished or not may_be_played_on(table, services.clock.now()):
        return []
    return [PLAY_ON.button(table.id, len(then.journal), label=speech("playing-on-button"), emoji="🔀")]


@PLAY_ON_ROUNDS.on(reply="private")
async def offer_rounds(click: Click, table: int) -> None:
    """Ask from which round of a match to play on."""
    live, speech = await click.tables.lookup.live(table), click.speech
    earlier = earlier_match(live, click.person.id, click.services.clock.now())
    places = await click.services.pool.run(partial(first_asked, earlier.match, earlier.seat))
    if not places:
        raise Refusal("stale")
    rounds = [*places]
    parts = [rounds[start : start + limits.SELECT_OPTIONS] for start in range(0, len(rounds), limits.SELECT_OPTIONS)]
    selects = [
        PLAY_ON_ROUND.select(
            table,
            number,
            placeholder=speech("playing-on-choose-round", first=part[0], last=part[-1]),
            options=[option(speech("playing-on-round", round=each), str(places[each])) for each in part],
        )
        for number, part in enumerate(parts)
    ]
    await click.send(note(speech("playing-on-where"), *selects))


@PLAY_ON_ROUND.on
async def choose_round(click: Click, table: int, part: int) -> None:
    """Ask how to play on from the round that was selected."""
    at_round = click.value()
    if not PLACE.fullmatch(at_round):
        raise click.invalid()
    await click.update(await _levels(click, table, int(at_round)))


@PLAY_ON.on(reply="private")
async def offer_levels(click: Click, table: int, at: int) -> None:
    """Ask how well the computer players shall play, and with which dice."""
    await click.send(await _levels(click, table, at))


@PLAY_ON_DICE.on
async def change_dice(click: Click, table: int, at: int, dice: Dice) -> None:
    """Offer the same with other dice, or with the same ones."""
    await click.update(await _levels(click, table, at, dice))


async def _levels(click: Click, table: int, at: int, dice: Dice = "other") -> ui.LayoutView:
    live = await click.tables.lookup.live(table)
    earlier = earlier_match(live, click.person.id, click.services.clock.now())
    return levels_panel(table, earlier.match, at, dice, click.speech)


def levels_panel(table: int, match: Match[Any], at: int, dice: Dice, speech: Speech) -> ui.LayoutView:
    """A button for each level of computer players (one button where no one else plays), and one that changes the
    dice."""
    others, seats = speech(f"playing-on-dice-{dice}"), match.seats
    rows = [level_row(seats, speech, partial(PLAY_ON_START.button, table, at, dice))]
    if may_roll_the_same(match, at):
        next_dice: Dice = "same" if dice == "other" else "other"
        change = PLAY_ON_DICE.button(table, at, next_dice, label=speech(f"playing-on-take-{next_dice}"), emoji="🎲")
        rows.append(ui.ActionRow(change))
    return note(speech("playing-on-about", others=seats - 1, dice=others), *rows)


@PLAY_ON_START.on(reply="private")
async def play_on(click: Click, table: int, at: int, dice: Dice, level: str) -> None:
    """Begin the match."""
    begun = await click.tables.lobbies.play_on(table, await wish_of(click, at, level, dice))
    await show_begun(click, begun, click.speech(f"playing-on-begun-{dice}"))


@PLAY_ON_PUZZLE.on(reply="private")
async def offer_levels_of_puzzle(click: Click, puzzle: int) -> None:
    """Ask how well the others shall play on from a puzzle, and with which dice."""
    await click.send(puzzle_panel(_puzzle(puzzle), "other", click.speech))


@PLAY_ON_PUZZLE_DICE.on
async def change_dice_of_puzzle(click: Click, puzzle: int, dice: Dice) -> None:
    """Offer the same with other dice, or with those that everyone gets here."""
    await click.update(puzzle_panel(_puzzle(puzzle), dice, click.speech))


def puzzle_panel(puzzle: Puzzle, dice: Dice, speech: Speech) -> ui.LayoutView:
    """As ``levels_panel``, from the position of a puzzle."""
    begin = PLAY_ON_PUZZLE_START.button if dice == "other" else PLAY_ON_PUZZLE_SAME.button
    next_dice: Dice = "same" if dice == "other" else "other"
    change = PLAY_ON_PUZZLE_DICE.button(
        puzzle.number, next_dice, label=speech(f"playing-on-take-{next_dice}"), emoji="🎲"
    )
    text = speech("playing-on-dice-other" if dice == "other" else "playing-on-dice-everyone")
    row = level_row(puzzle.seats, speech, partial(begin, puzzle.number))
    dice_row: ui.ActionRow[Any] = ui.ActionRow(change)
    return note(speech("playing-on-about", others=puzzle.seats - 1, dice=text), row, dice_row)


@PLAY_ON_PUZZLE_START.on(reply="private")
async def play_on_from_puzzle(click: Click, puzzle: int, level: str) -> None:
    """Begin the match from the position of a puzzle, on the seat to which it was posed."""
    await _begin_from_puzzle(click, puzzle, level, "other")


@PLAY_ON_PUZZLE_SAME.on(reply="private")
async def play_on_with_dice_of_puzzle(click: Click, puzzle: int, level: str) -> None:
    """The same with the dice that everyone gets here."""
    await _begin_from_puzzle(click, puzzle, level, "same")


async def _begin_from_puzzle(click: Click, puzzle: int, level: str, dice: Dice) -> None:
    puzzle_chosen = _puzzle(puzzle)
    match = await click.services.pool.run(partial(position, find_game(puzzle_chosen.game), puzzle_chosen))
    wish = await wish_of(click, len(match.journal), level, dice)
    begun = await click.tables.lobbies.play_on_from(Earlier(match, puzzle_chosen.seat, {"puzzle": puzzle}), wish)
    await show_begun(click, begun, click.speech(f"playing-on-begun-{'other' if dice == 'other' else 'everyone'}"))


def _puzzle(number: int) -> Puzzle:
    """The puzzle of that number. Raises Refusal for one that is no longer in the bank."""
    for key in MODULES:
        game = find_game(key)
        if (puzzle := bank(game.package, game.rules_version).get(number)) is not None:
            return puzzle
    raise Refusal("no_puzzle")
