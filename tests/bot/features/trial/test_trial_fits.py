"""The panel of a turn that is tried out fits the window, as reckoned: at each of its choices, and when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.trial import panel
from bot.features.trial.turn import Turn
from bot.interactions.panel_height import height_of
from bot.languages import speech
from bot.reading.position import position_of
from bot.runtime.trials import Tried
from bot.tables.model.table import Plan, Seat, Table
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.trial import Trial, dice_before, play_trial, position_after
from rendering.dice_forge.modules.board_strip import MORE
from tests.bot.features.board.test_panel_fits import KINDS, TURN, WITH_MODULE
from tests.bot.features.panels_of_matches import blank
from tests.short_forms import some

KEY = bytes(32)
EVERY = 17
"""After this many choices of a match a turn is tried out."""


def turns_of(match: Match[Any], seat: int) -> list[Trial]:
    choices: list[str] = []
    trials = []
    while (trial := play_trial(match, seat, choices, KEY)) is not None:
        trials.append(trial)
        if trial.is_over:
            break
        choices.append(choose("greedy", trial.match, seat).option)
    return trials


@pytest.mark.parametrize(("game", "seats", "settings", "language", "seed"), some(KINDS, 31))
async def test_every_step_of_a_trial_fits(
    game: str, seats: int, settings: dict[str, str], language: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = blank("board.png", MORE * ("module" in settings))

    async def draw(*_: Any) -> Any:
        return picture

    monkeypatch.setattr(panel, "draw_turn", draw)
    monkeypatch.setattr(panel, "draw_board", draw)
    match, words, high = Match.start(find_game(game), seats, settings, seed=bytes([seed]) * 32), speech(language), []
    while not match.is_finished:
        trials = turns_of(match, 0) if len(match.journal) % EVERY == 0 else []
        plan = Plan(None, trials[-1].steps) if trials and trials[-1].steps else None
        seated = [Seat(number, number or 99, f"Penelope {number}", None) for number in range(seats)]
        for trial in trials:
            for seat_plan in (None,) if plan is None or trial.is_own else (None, plan):
                people = (seated[0]._replace(plan=seat_plan), *seated[1:])
                table = Table(1, 2, 3, game, "playing", 1, people, match.settings, 1, "0" * 64, 0, 0, 0, None, language)
                position = position_of(table, trial.match, words, 0, news=trial.events)
                turn = Turn(position, trial, 0, Tried(trial.choices), dice_before(match, 0), position_after(trial))
                # Words about a plan that is over only make it higher.
                turn = turn._replace(before="" if seat_plan else "gone")
                result = await panel.trial_panel(None, turn)  # type: ignore[arg-type]
                high.append(
                    (height_of(result.view, result.pictures), match.round, trial.choices, seat_plan is not None)
                )
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    assert [each for each in high if each[0] > (WITH_MODULE if settings else TURN)] == []
    assert high
