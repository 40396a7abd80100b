"""Several choices by one click: all or nothing, stored one by one, taken back together."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.storage.schema import journal, undone
from bot.tables.model.refusals import Refusal
from bot.tables.rules.choices import THEN, ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.undo import moment_of
from tests.bot.tables.company import ANNA, BO, CHANNEL, SERVER, Company


async def before_a_forging(company: Company) -> tuple[int, int, int, str]:
    """A match in which somebody may forge a face and still has something to do then: table, person, ticket, option."""
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, "diceforge", {}))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    while True:
        table, match = await company.tables.lookup.get(table.id), await company.tables.lookup.match(table.id)
        question = match.questions[0]
        for option in question.options:
            after = match.fork()
            after.play(question.seat, option.id)
            then = after.question_for(question.seat)
            if option.group == "forge" and then is not None and then.find("end"):
                return table.id, table.seats[question.seat].person or 0, ticket_of(table, question), option.id
        await company.move(table.id)


async def test_one_click_makes_both_choices_and_undo_takes_both_back(company: Company) -> None:
    id, person, ticket, option = await before_a_forging(company)
    before = await company.tables.repository.live(id)
    count = len(before.playing.journal)
    for wrong in ("no_such", "end>end", f"end{THEN}", THEN):
        with pytest.raises(Refusal):
            await company.tables.play.choose(id, person, ticket, f"{option}{THEN}{wrong}", company.click())
        assert (await company.tables.repository.live(id)) is before, "nothing of it is chosen"
    click = company.click()
    answer = await company.tables.play.choose(id, person, ticket, f"{option}{THEN}end", click)
    assert [entry.option for entry in answer.match.journal[count : count + 2]] == [option, "end"]
    assert answer.table.version == before.table.version + 1, "one change of the table"
    assert (await company.tables.play.choose(id, person, ticket, f"{option}{THEN}end", click)).duplicate
    with pytest.raises(Refusal, match="already_played"):
        await company.tables.play.choose(id, person, ticket, f"{option}{THEN}end", company.click())

    rows = (await company.database.read(lambda c: c.execute(select(journal).order_by(journal.c.number)))).all()
    lines = [(row.number, row.option, row.interaction, row.joined) for row in rows[count:]]
    assert lines == [(count + 1, option, click, False), (count + 2, "end", None, True)]
    assert rows[count].version == rows[count + 1].version == before.table.version
    company.tables.repository.drop(id)
    again = await company.tables.repository.live(id)
    assert again.playing.save() == answer.match.save(), "the journal leads to the same match"
    assert (
        again.event_count
        == (await company.tables.repository.live(id)).event_count
        == sum(len(row.events) for row in rows)
    )

    await company.settle()
    assert len(company.messenger.of("board")) >= 1
    await company.tables.seats.undo(id, ANNA if person == ANNA.id else BO)
    live = await company.tables.repository.live(id)
    if len(live.playing.journal) > count:  # beyond a roll the other one must agree
        [proposal] = live.table.proposals
        assert proposal.about == (count,)
        await company.tables.seats.answer(id, BO if person == ANNA.id else ANNA, proposal.number, True)
        live = await company.tables.repository.live(id)
    assert len(live.playing.journal) == count, "the whole click is taken back"
    assert await company.count(undone) == 2
    assert live.playing.save() == before.playing.save()
    assert live.playing.question_for(0) or live.playing.question_for(1)
    assert moment_of(live.table, live.playing) > moment_of(before.table, before.playing)
