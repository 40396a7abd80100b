"""An analysis in words: how well a seat chose, what its choices cost, and how lucky the dice were."""

from __future__ import annotations

from typing import Any

from bot.interactions.components import small
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.languages.numbers import tenths
from bot.reading.choices import option_in_words
from bot.reading.erased_people import in_words
from bot.reading.position import Position
from bot.reading.records import luck_in_words
from bot.services import ViewServices
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.analysis.accuracy import ERRORS, Accuracy
from engine.analysis.report import Analysis, Costly

FLAT = 0.9
"""A curve that is never below this chance, or never above the rest, is flat."""
SLIGHT = 0.01
"""A smaller difference between two chances of winning is not shown."""


def accuracy_lines(accuracy: Accuracy | None, speech: Speech) -> list[str]:
    """How well a seat chose, with the interval in which that lies."""
    if accuracy is None:
        return []
    return [speech("analysis-accuracy", choices=accuracy.choices, **accuracy.whole_points)]


async def cost_lines(services: ViewServices, position: Position, costs: tuple[Costly, ...]) -> list[str]:
    """What cost a seat most, each with what would have been better and why."""
    speech = position.speech
    if not costs:
        return [speech("analysis-no-costs")]
    lines = [speech("analysis-costs", count=len(costs))]
    for at, costly in enumerate(costs, start=1):
        then = await position_before(services, position, costly)
        labels = {
            "played": option_then(then, costly, costly.played),
            "better": option_then(then, costly, costly.better),
        }
        lines.append(speech("analysis-cost", number=at, round=costly.round, **labels, **figures_of(costly, speech)))
        if why := reason_of(then, costly):
            lines.append(small(why))
    return lines


def reason_of(then: Position, costly: Costly) -> str:
    """What the better option would have brought; "" where nothing can be said of it."""
    reason = then.match.game.minds.reason_for(then.match, costly.seat, costly.better)
    return then.speech.advice(then.game, reason, then.names)


def luck_lines(table: Table, analysis: Analysis, speech: Speech) -> list[str]:
    """How high each seat's dice fell, and what luck that was, a line for each; alone the latter is not known.

    The two may contradict each other, so where both are said a line says what they measure.
    """
    lines = []
    for seat, luck in zip(in_words(table, speech).seats, analysis.luck, strict=True):
        if luck.dice:
            win = _with_sign(analysis.fortune[seat.number].win) if analysis.fortune else "no"
            facts = {"luck": luck_in_words(luck, speech), "dice": luck.dice, "win": win}
            lines.append(speech("analysis-luck", name=safe_name(seat.name), **facts))
    if not lines:
        return []
    is_alone = bool(analysis.course) and len(table.seats) == 1
    about = "analysis-luck-two" if analysis.fortune else "analysis-luck-alone" if is_alone else ""
    return [*lines, small(speech(about))] if about else lines


def lines_of_flat_curve(analysis: Analysis, speech: Speech) -> list[str]:
    """Why the curve of a match alone stays where it is, where it does; nothing for a match of several seats."""
    chances = [moment.chances[0] for moment in analysis.course if len(moment.chances) == 1 and moment.errors]
    if not chances or (min(chances) < FLAT and max(chances) > 1 - FLAT):
        return []
    return [small(speech("analysis-flat", curve="high" if min(chances) >= FLAT else "low"))]


def lines_without_luck(seat: int, name: str, analysis: Analysis, speech: Speech) -> list[str]:
    """The result of a seat without its luck; nothing where the match has no result, or its luck is not known. ``name``
    is what others read in place of "your", "" for the one who sits there."""
    if not analysis.fortune or analysis.course[-1].errors:
        return []
    result, fortune = analysis.course[-1].chances[seat], analysis.fortune[seat]
    without_luck = round(100 * (result - fortune.win))
    facts = {
        "own": "no" if name else "yes",
        "name": name,
        "result": round(100 * result),
        "adjusted": without_luck,
        "beyond": beyond_results(without_luck),
        "luck": round(100 * abs(fortune.win)),
        "error": max(1, round(100 * ERRORS * fortune.error)),
        "even": round(100 / len(analysis.fortune)),
    }
    return [speech("analysis-without-luck", **facts)]


def beyond_results(percent: int) -> str:
    """Whether a result without luck is above a win, which is 100, or below a loss: such a figure says nothing."""
    return "above" if percent > 100 else "below" if percent < 0 else "no"


def _with_sign(chance: float) -> str:
    """A change of a chance, in points of a hundred."""
    return f"{round(100 * chance):+d}".replace("-", "−")


async def position_before(services: ViewServices, position: Position, costly: Costly) -> Position:
    """The match as it was before that choice."""
    scenes = await services.tables.lookup.timeline(position.table_id)
    return position.at(await services.pool.run(lambda: scenes.at(costly.entries)))


def option_then(then: Position, costly: Costly, option_id: str) -> str:
    """An option of that moment in words, in markdown."""
    question = then.match.question_for(costly.seat)
    text = option_in_words(then, question, option_id) if question else None
    if text is None:
        raise Refusal("stale")
    return text


def figures_of(costly: Costly, speech: Speech) -> dict[str, Any]:
    """What the choice cost, as facts for a sentence: chances in percent, points with one decimal digit.

    ``has_win``: whether the chances differ by a percent at least.
    """
    return {
        "has_win": "yes" if abs(costly.win - costly.win_played) >= SLIGHT else "no",
        "win": round(100 * costly.win),
        "win_played": round(100 * costly.win_played),
        "points": tenths(costly.points, speech.language),
        "points_played": tenths(costly.points_played, speech.language),
    }
