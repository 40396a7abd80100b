"""What analyses say of a person over several matches: how well they chose, and what luck they had.

It is noted with the result of each match when that is analysed, for people who want to appear in statistics, and shown
to no one else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from sqlalchemy import select, update

from bot.storage.schema import people, results
from bot.storage.transaction import Transaction
from bot.tables.people.preferences import preferences_from
from engine.analysis.accuracy import ERRORS, FORM, Accuracy, Sums, pooled_accuracy
from engine.analysis.report import Analysis

NOTED = "skill"
"""Where it stands among the facts of a result."""
MATCHES_MIN = 3
"""From how many matches on it is said what results are without luck."""


class Fortunes(NamedTuple):
    """Results and luck over several matches with others, each in points of a hundred, as means of a match.

    ``reach`` says how far the true mean of the results without luck may lie from ``adjusted``, with 95 %; ``even`` is
    what equal players have.
    """

    matches: int
    result: float
    luck: float
    adjusted: float
    reach: float
    even: float


class Skill(NamedTuple):
    """Over someone's analysed matches of one game; each part is None where too little is known for it.

    ``earlier`` is of how many matches the accuracy was found with an earlier formula: they are not in ``accuracy``.
    """

    matches: int
    accuracy: Accuracy | None
    fortunes: Fortunes | None
    earlier: int = 0


async def note_skill(connection: Transaction, id: int, analysis: Analysis) -> None:
    """Note with the results of a match what its analysis says of the people who played it to its end."""
    query = (
        select(results.c.seat, results.c.facts, people.c.preferences)
        .select_from(results.join(people, results.c.person == people.c.id))
        .where(results.c.table_id == id)
    )
    for row in (await connection.execute(query)).all():
        if analysis.course and preferences_from(row.preferences).rated:
            facts = {**row.facts, NOTED: _facts_of(analysis, row.seat)}
            its = (results.c.table_id == id, results.c.seat == row.seat)
            await connection.execute(update(results).where(*its).values(facts=facts))


async def forget(connection: Transaction, person: int) -> None:
    """Remove what is noted of a person."""
    own = results.c.person == person
    for row in (await connection.execute(select(results.c.table_id, results.c.seat, results.c.facts).where(own))).all():
        if NOTED in row.facts:
            its = (results.c.table_id == row.table_id, results.c.seat == row.seat)
            left = {name: fact for name, fact in row.facts.items() if name != NOTED}
            await connection.execute(update(results).where(*its).values(facts=left))


def _facts_of(analysis: Analysis, seat: int) -> dict[str, Any]:
    accuracy = analysis.accuracy_of(seat)
    return {
        "accuracy": None if accuracy is None else {"form": accuracy.form, "sums": accuracy.sums},
        "luck": list(analysis.fortune[seat]) if analysis.fortune else None,
        "result": analysis.course[-1].chances[seat],
    }


def skill_in(facts: Sequence[Mapping[str, Any]]) -> Skill | None:
    """What is noted with these results, taken together; None where none of them was analysed."""
    noted_facts = [each for each in facts if each.get(NOTED)]
    if not noted_facts:
        return None
    parts = [each[NOTED]["accuracy"] for each in noted_facts if each[NOTED]["accuracy"]]
    sums = [Sums(*part["sums"]) for part in parts if _form(part) == FORM]
    accuracy = pooled_accuracy(0, sums) if sums else None
    lucky = [each for each in noted_facts if each[NOTED]["luck"]]
    fortunes = _fortunes(lucky) if len(lucky) >= MATCHES_MIN else None
    return Skill(len(noted_facts), accuracy, fortunes, len(parts) - len(sums))


def _form(part: Any) -> int:
    """With which formula the accuracy of a match was found: the first one was noted as a list."""
    return int(part["form"]) if isinstance(part, dict) else 1


def _fortunes(facts: Sequence[Mapping[str, Any]]) -> Fortunes:
    shares = [float(each[NOTED]["result"]) for each in facts]
    lucks = [float(each[NOTED]["luck"][0]) for each in facts]
    adjusted_shares = [share - luck for share, luck in zip(shares, lucks, strict=True)]
    return Fortunes(
        len(facts),
        100 * fmean(shares),
        100 * fmean(lucks),
        100 * fmean(adjusted_shares),
        100 * ERRORS * sqrt(variance(adjusted_shares) / len(adjusted_shares)),
        100 * fmean(1 / each["seats"] for each in facts),
    )
