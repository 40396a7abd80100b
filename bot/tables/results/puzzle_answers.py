"""What people answered to puzzles: the first answer to each counts."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import people, puzzle_answers
from bot.storage.transaction import Transaction
from bot.tables.people.people import number_of
from bot.tables.results.puzzle_ratings import Moved, rate


class PuzzleRecord(NamedTuple):
    """A person's answers: whether each puzzle was solved, by its number, in the order in which they were answered."""

    answers: dict[int, bool]

    @property
    def solved_count(self) -> int:
        """How many were solved."""
        return sum(self.answers.values())

    @property
    def streak(self) -> int:
        """How many were solved in a row, up to the last one."""
        newest_first = [*self.answers.values()][::-1]
        return newest_first.index(False) if False in newest_first else len(newest_first)


async def note(
    connection: Transaction, person: int, puzzle: int, now: int, *, solved: bool, difficulty: int
) -> Moved | None:
    """Note an answer of a person, by Discord's id, if it is the first one to that puzzle: it moves ratings.

    None: it was answered before.
    """
    number = await number_of(connection, person)
    row = {"person": number, "puzzle": puzzle, "solved": solved, "answered": now}
    statement = insert(puzzle_answers).values(row).on_conflict_do_nothing(index_elements=["person", "puzzle"])
    if not (await connection.execute(statement)).rowcount:
        return None
    return await rate(connection, number, puzzle, difficulty, solved=solved)


async def record(connection: Transaction, person: int) -> PuzzleRecord:
    """The answers of a person, by Discord's id."""
    columns = (puzzle_answers.c.puzzle, puzzle_answers.c.solved)
    query = select(*columns).join(people).where(people.c.discord == person)
    rows = await connection.execute(query.order_by(puzzle_answers.c.answered, puzzle_answers.c.puzzle))
    return PuzzleRecord({row.puzzle: row.solved for row in rows})
