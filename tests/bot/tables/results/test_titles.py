"""Titles: each for what it says, for what was played before there were any, and the same on both databases."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert

from bot.languages import LANGUAGES, speech
from bot.runtime.clock import HOUR, SECOND
from bot.storage.schema import attempts, results, tables
from bot.storage.transaction import Transaction
from bot.tables.model.days import begin_of, counts_until
from bot.tables.people.people import Person, number_of
from bot.tables.results.titles import TITLES, NextTitle, Record, next_title
from engine.registry import MODULES
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER, Company

DAY = 20_000
PLAIN: dict[str, Any] = {"seats": 2, "median": None, "decisions": 0, "luck": None, "parts": {}, "level": {}}


def result(place: int = 1, game: str = GAME, **facts: Any) -> Any:
    return SimpleNamespace(place=place, game=game, points=10, facts={**PLAIN, **facts})


def earned(*rows: Any, days: tuple[int, ...] = (), laurels: int = 0) -> set[str]:
    record = Record(rows, frozenset(days), laurels)
    return {title for title, is_earned in TITLES.items() if is_earned(record)}


LUCKY, UNLUCKY = [300, 1200.0, 1050.0, 875.0], [40, 100.0, 140.0, 117.0]
CASES: list[tuple[str, set[str], set[str]]] = [
    ("victor", earned(result()), earned(result(2), result(seats=1), result(played=False))),
    ("champion", earned(*[result()] * 10), earned(*[result()] * 9, result(2))),
    ("veteran", earned(*[result(2)] * 100), earned(*[result(2)] * 99)),
    ("crowd", earned(result(seats=4)), earned(result(2, seats=4), result(seats=3))),
    ("alone", earned(*[result(seats=1)] * 10), earned(*[result(seats=1)] * 9, result(2, seats=1))),
    ("versatile", earned(*(result(game=game) for game in MODULES)), earned(result(), result(2, game=[*MODULES][-1]))),
    ("fortune", earned(result(2, luck=LUCKY)), earned(result(2, luck=[299, *LUCKY[1:]]))),
    ("odds", earned(result(luck=UNLUCKY)), earned(result(2, luck=UNLUCKY), result(luck=LUCKY))),
    ("swift", earned(result(median=10 * SECOND, decisions=10)), earned(result(median=SECOND, decisions=9))),
    ("patient", earned(result(median=HOUR, decisions=10)), earned(result(2, median=HOUR, decisions=10))),
    ("steady", earned(days=(*range(5, 12), 20)), earned(days=(*range(5, 11), *range(12, 18)))),
    ("laurel", earned(laurels=1), earned()),
]


@pytest.mark.parametrize(("title", "yes", "no"), CASES, ids=[case[0] for case in CASES])
def test_each_title_is_for_what_it_says(title: str, yes: set[str], no: set[str]) -> None:
    assert title in yes
    assert title not in no


@pytest.mark.parametrize(
    ("rows", "title"),
    [
        ([result(2)], NextTitle("victor", "wins", 1)),
        ([result(2)] * 50, NextTitle("victor", "wins", 1)),
        ([result()] * 6, NextTitle("champion", "wins", 4)),
        ([result(seats=1)] * 9, NextTitle("alone", "alone", 1)),
        ([*[result()] * 99, *[result(seats=1)] * 10], None),
    ],
)
def test_the_next_title_is_the_nearest_that_counts_something(rows: list[Any], title: NextTitle | None) -> None:
    assert next_title(Record(rows, frozenset(), 0)) == title


def test_there_are_a_dozen_with_a_name_and_a_sentence_in_each_language() -> None:
    assert [case[0] for case in CASES] == [*TITLES]
    assert len(TITLES) == 12
    for language in LANGUAGES:
        words = speech(language)
        names = {words(f"titles-{title}") for title in TITLES}
        assert len(names) == 12
        assert all(words.has_own(f"titles-{title}-about") for title in TITLES)


async def tried(company: Company, person: Person, day: int, points: int) -> None:
    async def write(connection: Transaction) -> None:
        owner = await number_of(connection, person.id)
        row = {"server": SERVER, "channel": 1, "game": GAME, "rules": 2, "stage": "finished", "host": owner}
        row |= {"language": "en", "settings": {}, "version": 1, "computing": False, "seed": b"", "salt": b""}
        row |= {"opened": 0, "moved": 0, "ended": begin_of(day), "day": day, "ranked": True}
        id = (await connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one()
        own = {"table_id": id, "person": owner, "server": SERVER, "day": day, "game": GAME, "points": points}
        await connection.execute(insert(attempts).values(own))
        entry = {"table_id": id, "seat": 0, "person": owner, "server": SERVER, "game": GAME, "place": 1}
        entry |= {"points": points, "facts": PLAIN, "rated": False, "ended": begin_of(day)}
        await connection.execute(insert(results).values(entry))

    await company.database.write(write)


async def test_titles_are_worked_out_from_what_is_stored(company: Company) -> None:
    of = company.tables.results.titles_of
    assert await of(ANNA.id, SERVER, asked_by=ANNA.id) == ()
    company.clock.time = begin_of(DAY)
    for person, points in ((ANNA, 50), (BO, 50)):
        await tried(company, person, DAY, points)
    company.clock.time = counts_until(DAY)
    assert await of(ANNA.id, SERVER, asked_by=ANNA.id) == ("victor",), "two are too few for a wreath"
    await tried(company, CLIO, DAY, 20)
    assert await of(ANNA.id, SERVER, asked_by=ANNA.id) == ("victor", "laurel")
    assert await of(BO.id, SERVER, asked_by=ANNA.id) == ("victor", "laurel"), "equal points share it"
    assert await of(CLIO.id, SERVER, asked_by=CLIO.id) == ("victor",)
    assert await of(BO.id, SERVER + 1, asked_by=ANNA.id) == (), "another's are those of the server"
    company.clock.time -= 1
    assert await of(ANNA.id, SERVER, asked_by=ANNA.id) == ("victor",), "others may still finish"
    company.clock.time += 1
    for day in range(DAY + 1, DAY + 7):
        await tried(company, ANNA, day, 10)
    assert "steady" in await of(ANNA.id, SERVER, asked_by=ANNA.id)
    await company.tables.people.erase(ANNA)
    assert await of(ANNA.id, SERVER, asked_by=ANNA.id) == ()
