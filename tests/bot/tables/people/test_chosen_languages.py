"""The languages that people chose are read once, and again when they have changed."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.people import chosen_languages
from bot.tables.people.chosen_languages import ChosenLanguages
from tests.bot.tables.company import ANNA, BO, Company


class Rows:
    """What is stored, and whose language was read; reading waits while ``may_read`` is not set."""

    def __init__(self) -> None:
        self.languages: dict[int, str] = {}
        self.reads: list[int] = []
        self.may_read = asyncio.Event()
        self.may_read.set()

    async def read(self, person: int) -> str | None:
        self.reads.append(person)
        language = self.languages.get(person)
        await self.may_read.wait()
        return language


async def test_a_language_is_read_once_also_where_none_was_chosen() -> None:
    rows = Rows()
    rows.languages[1] = "de"
    languages = ChosenLanguages(rows.read)
    assert [await languages.of_person(person) for person in (1, 2, 1, 2)] == ["de", None, "de", None]
    assert rows.reads == [1, 2]


async def test_a_change_is_read_also_when_it_comes_while_the_old_one_is_being_read() -> None:
    rows = Rows()
    languages = ChosenLanguages(rows.read)
    for forget in (lambda: languages.forget(1), languages.forget_all):
        rows.may_read.clear()
        reading = asyncio.create_task(languages.of_person(1))
        await asyncio.sleep(0)
        rows.languages[1] = new = f"{rows.languages.get(1, '')}x"
        forget()
        rows.may_read.set()
        assert await reading != new
        assert await languages.of_person(1) == new
        languages.forget(1)


async def test_who_has_not_clicked_for_longest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chosen_languages, "REMEMBERED", 2)
    rows = Rows()
    languages = ChosenLanguages(rows.read)
    for person in (1, 2, 1, 3, 1, 2):
        await languages.of_person(person)
    assert rows.reads == [1, 2, 3, 2]


async def test_a_choice_and_an_erasure_are_known_at_once(company: Company) -> None:
    people = company.tables.people
    assert await people.language(ANNA.id) is None
    await people.set_language(ANNA.id, "pl")
    await people.set_language(BO.id, "it")
    assert (await people.language(ANNA.id), await people.language(BO.id)) == ("pl", "it")
    await people.erase(ANNA)
    assert (await people.language(ANNA.id), await people.language(BO.id)) == (None, "it")
