"""Undo: freely, by consent, alone; no choice is lost or answered twice."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY
from bot.storage.schema import journal, notes, undone
from bot.tables import seats_service
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.outbox.delivery import story_left
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.turn_again import own_turn_began
from bot.tables.rules.undo import moment_of
from bot.tables.store import outbox_rows
from bot.tables.store.undone_rows import lines_of
from engine.reveals import reveals_of
from engine.standing_answers import standing_options
from engine.verification import export as exported
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, SERVER, Company
from tests.short_forms import some

PEOPLE = {person.id: person for person in (ANNA, BO, CLIO, DORA)}


async def begun(company: Company, game: str, people: int, **settings: str) -> Table:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, game, settings))
    for person in (BO, CLIO, DORA)[: people - 1]:
        await company.tables.lobbies.join(table.id, person)
    return await company.tables.lobbies.start(table.id, ANNA)


async def journal_of(company: Company, id: int) -> list[tuple[int, str]]:
    return [(entry.seat, entry.option) for entry in (await company.tables.lookup.match(id)).journal]


async def whole_turn(company: Company, id: int) -> int:
    """Somebody takes their turn, always by the first option; their Discord id."""
    _, person, _ = await company.choices(id)
    while (await company.choices(id))[1] == person:
        await company.move(id)
    return person


async def whole_round(company: Company, id: int) -> int:
    """Everybody takes their turn; the Discord id of the last one."""
    begun = (await company.tables.lookup.match(id)).round
    while (await company.tables.lookup.match(id)).round == begun:
        person = await whole_turn(company, id)
    return person


async def use_a_card(company: Company, id: int, chance: random.Random) -> tuple[Person, tuple[Any, ...]]:
    """Play until somebody who is asked can choose something that brings nothing to light, and let them choose it."""
    while True:
        match, table = await company.tables.lookup.match(id), await company.tables.lookup.get(id)
        question = match.questions[0]
        person = PEOPLE[table.seats[question.seat].person or 0]
        before = match.turn_began
        options = [option for option in question.options if option.group == "ability" and not option.chance]
        click = (id, person.id, ticket_of(table, question), (options or question.options)[0].id, company.click())
        if options:
            await company.tables.play.choose(*click)
            assert (await company.tables.lookup.match(id)).turn_began == before
            return person, click
        await company.move(id, chance)


async def test_free_within_the_turn(company: Company) -> None:
    chance = random.Random(1)
    table = await begun(company, "hercules", 2)
    person, click = await use_a_card(company, table.id, chance)
    live = await company.tables.repository.live(table.id)
    saved = live.playing.replay(len(live.playing.journal) - 1).save()
    consent = await company.tables.seats.undo(table.id, person, moment=moment_of(live.table, live.playing))
    assert consent.missing == ()
    after = await company.tables.repository.live(table.id)
    assert after.playing.save() == saved
    assert after.table.version > live.table.version
    assert [note.kind for _, note in after.notes] == ["undone"]
    again = await company.tables.play.choose(*click)
    assert again.duplicate, "the click was answered once, and stays answered"
    with pytest.raises(Refusal, match="already_played"):
        await company.tables.play.choose(*click[:4], company.click())
    assert await journal_of(company, table.id) == [tuple(entry) for entry in after.playing.journal]
    with pytest.raises(Refusal, match="stale"):
        await company.tables.seats.undo(table.id, person, moment=moment_of(live.table, live.playing))
    await company.settle()
    board = company.messenger.of("board")[-1]
    assert [event.kind for event in board.facts["summary"]][-1] == "undone"
    assert not company.messenger.of("consent")


async def test_beyond_a_roll_all_must_agree(company: Company) -> None:
    table = await begun(company, "hercules", 3)
    person = await whole_round(company, table.id)
    journal_before = await journal_of(company, table.id)
    await company.settle()
    consent = await company.tables.seats.undo(table.id, PEOPLE[person])
    others = [each for each in (ANNA, BO, CLIO) if each.id != person]
    assert {consent.table.seats[seat].person for seat in consent.missing} == {each.id for each in others}
    await company.settle()
    [post] = company.messenger.of("consent")
    assert {*post.facts["people"]} == {each.id for each in others}
    undone = post.facts["undone"]
    assert [choice.seat for choice in undone.own_choices] == [journal_before[-1][0]]
    assert (undone.others, undone.has_roll, bool(undone.events)) == (0, True, True)
    with pytest.raises(Refusal, match="already_proposed"):
        await company.tables.seats.undo(table.id, PEOPLE[person])
    number = consent.table.proposals[0].number
    with pytest.raises(Refusal, match="not_asked_of_you"):
        await company.tables.seats.answer(table.id, PEOPLE[person], number, True)
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.seats.answer(table.id, DORA, number, True)
    with pytest.raises(Refusal, match="proposal_over"):
        await company.tables.seats.answer(table.id, others[0], number + 1, True)
    assert len((await company.tables.seats.answer(table.id, others[0], number, True)).missing) == 1
    assert len((await company.tables.seats.answer(table.id, others[0], number, True)).missing) == 1
    company.tables.repository.drop(table.id)
    assert (await company.tables.lookup.get(table.id)).proposals[0].agreed
    before = list((await company.tables.lookup.match(table.id)).events)
    done = await company.tables.seats.answer(table.id, others[1], number, True)
    assert done.missing == ()
    assert await journal_of(company, table.id) == journal_before[:-1]
    await company.settle()
    assert not company.messenger.of("consent")
    story = await company.tables.lookup.story(table.id)
    assert [event.kind for event in story][-2:] == ["known_again", "undone"]
    assert "rolled" in str(story[-2].facts["rolls"])
    await company.move(table.id)
    assert list((await company.tables.lookup.match(table.id)).events) == before, "the dice fall as they fell"


async def test_one_no_settles_it_and_so_does_playing_on(company: Company) -> None:
    chance = random.Random(2)
    table = await begun(company, "hercules", 2)
    person = await whole_turn(company, table.id)
    mover, other = PEOPLE[person], ANNA if person != ANNA.id else BO
    consent = await company.tables.seats.undo(table.id, mover)
    after = await company.tables.seats.answer(table.id, other, consent.table.proposals[0].number, False)
    assert after.missing == ()
    assert (await company.tables.lookup.story(table.id))[-1].kind == "declined"
    with pytest.raises(Refusal, match="declined_before"):
        await company.tables.seats.undo(table.id, mover)
    await company.move(table.id, chance)
    assert (await company.tables.lookup.get(table.id)).proposals == ()
    consent = await company.tables.seats.undo(table.id, mover, 3)
    await company.settle()
    assert company.messenger.of("consent")
    await company.move(table.id, chance)
    assert (await company.tables.lookup.get(table.id)).proposals == ()
    with pytest.raises(Refusal, match="proposal_over"):
        await company.tables.seats.answer(table.id, other, consent.table.proposals[0].number, True)
    await company.settle()
    assert not company.messenger.of("consent")


async def test_who_asked_may_let_it_be(company: Company) -> None:
    table = await begun(company, "hercules", 2)
    _, person, _ = await company.choices(table.id)
    await company.move(table.id, random.Random(9))
    consent = await company.tables.seats.undo(table.id, PEOPLE[person])
    if consent.missing:
        after = await company.tables.seats.answer(table.id, PEOPLE[person], consent.table.proposals[0].number, False)
        assert after.table.proposals == ()
        assert "declined" not in [event.kind for event in await company.tables.lookup.story(table.id)]


async def test_who_goes_away_is_asked_for_a_day_still(company: Company) -> None:
    table = await begun(company, "hercules", 3)
    last = PEOPLE[await whole_round(company, table.id)]
    journal_before = await journal_of(company, table.id)
    first, second = (each for each in (ANNA, BO, CLIO) if each != last)
    consent = await company.tables.seats.undo(table.id, last)
    await company.tables.seats.answer(table.id, first, consent.table.proposals[0].number, True)
    await company.tables.computers.close()
    gone = consent.table.seat_of(second.id)
    assert gone is not None
    await company.tables.seats.take_over(table.id, gone.number, "asked")
    with pytest.raises(Refusal, match="already_proposed"):
        await company.tables.seats.undo(table.id, last)
    company.clock.turn(DAY)
    done = await company.tables.seats.undo(table.id, last)
    assert done.missing == ()
    assert await journal_of(company, table.id) == journal_before[:-1]


async def test_where_all_others_have_been_away_for_long_nobody_is_asked(company: Company) -> None:
    table = await begun(company, "hercules", 2)
    last = PEOPLE[await whole_round(company, table.id)]
    await company.tables.computers.close()
    gone = next(seat.number for seat in table.seats if seat.person != last.id)
    await company.tables.seats.take_over(table.id, gone, "timeout")
    company.clock.turn(DAY)
    before = await journal_of(company, table.id)
    done = await company.tables.seats.undo(table.id, last)
    assert (done.missing, done.table.proposals) == ((), ())
    assert await journal_of(company, table.id) == before[:-1]


async def test_the_button_is_for_this_turn(company: Company) -> None:
    table = await begun(company, "hercules", 2)
    person = await whole_turn(company, table.id)
    live = await company.tables.repository.live(table.id)
    with pytest.raises(Refusal, match="undo_by_command"):
        await company.tables.seats.undo(table.id, PEOPLE[person], moment=moment_of(live.table, live.playing))
    assert (await company.tables.lookup.get(table.id)).proposals == ()


async def test_alone_always_and_marked(company: Company) -> None:
    chance = random.Random(3)
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, "hercules", solo=True))
    await company.play_on(table.id, chance, 20)
    before = await journal_of(company, table.id)
    consent = await company.tables.seats.undo(table.id, ANNA, choices=100)
    assert consent.missing == ()
    assert await journal_of(company, table.id) == []
    assert (await company.tables.lookup.story(table.id))[-1].facts["choices"] == len(before)
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await company.tables.seats.undo(table.id, ANNA)
    for seat, option in before:
        assert seat == 0
        await company.tables.play.choose(table.id, ANNA.id, await company.ticket(table.id), option, company.click())
    assert await journal_of(company, table.id) == before
    assert verify(await export(company, table.id)).valid


async def export(company: Company, id: int) -> dict[str, Any]:
    live = await company.tables.repository.live(id)
    return exported(live.playing, live.salt)


async def test_who_may_not(company: Company) -> None:
    table = await company.lobby(BO)
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.seats.undo(table.id, ANNA)
    await company.tables.lobbies.start(table.id, ANNA)
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.seats.undo(table.id, DORA)
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await company.tables.seats.undo(table.id, ANNA)


@pytest.mark.parametrize(
    ("game", "people", "computers", "seed"),
    some([("hercules", 3, 0, 1), ("diceforge", 4, 0, 3), ("diceforge", 3, 1, 2)], 2),
)
async def test_at_random(company: Company, game: str, people: int, computers: int, seed: int) -> None:
    """Play, take back and play again: the replay agrees to the last bit, and no ticket ever comes again."""
    chance = random.Random(seed)
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, game))
    for person in (BO, CLIO, DORA)[: people - 1]:
        await company.tables.lobbies.join(table.id, person)
    for _ in range(computers):
        await company.tables.lobbies.add_computer(table.id, ANNA, "random")
    table = await company.tables.lobbies.start(table.id, ANNA)
    id = table.id
    tickets: dict[int, tuple[int, str]] = {}
    clicks: list[tuple[Any, ...]] = []
    taken_back = 0
    for _ in range(90):
        await company.tables.computers.idle()
        live = await company.tables.repository.live(id)
        if live.table.stage != "playing":
            break
        match = live.playing
        if chance.random() < 0.3 and match.journal:
            person = PEOPLE[chance.choice(live.table.people)]
            if not any(entry.seat == live.table.people.index(person.id) for entry in match.journal):
                continue
            consent = await company.tables.seats.undo(id, person, chance.randint(1, 4))
            for seat in consent.missing:
                agreeing = PEOPLE[consent.table.seats[seat].person or 0]
                await company.tables.seats.answer(id, agreeing, consent.table.proposals[0].number, True)
            taken_back += 1
            await company.tables.computers.idle()
            await check(company, id)
            continue
        question = chance.choice([each for each in match.questions if live.table.seats[each.seat].person])
        person = PEOPLE[live.table.seats[question.seat].person or 0]
        ticket = ticket_of(live.table, question)
        answers = standing_options(match.game.offers.standing_answers, question)
        if answers and chance.random() < 0.4:
            await company.tables.play.choose_always(
                id, person.id, ticket, chance.choice(list(answers)), company.click()
            )
        else:
            click = (id, person.id, ticket, chance.choice(question.options).id, company.click())
            assert ticket not in tickets, "a ticket came again"
            tickets[ticket] = (question.seat, click[3])
            await company.tables.play.choose(*click)
            clicks.append(click)
    assert taken_back > 5
    for click in chance.sample(clicks, 20):
        assert (await company.tables.play.choose(*click)).duplicate
    rows = (
        await company.database.read(lambda c: c.execute(select(journal.c.ticket).union_all(select(undone.c.ticket))))
    ).all()
    assert len({row.ticket for row in rows}) == len(rows)
    assert verify(await export(company, id)).valid
    await company.settle()


async def check(company: Company, id: int) -> None:
    """What is at hand is what is stored; nothing points beyond the end of the story."""
    live = await company.tables.repository.live(id)
    replayed = live.playing.replay()
    assert replayed.save() == live.playing.save()
    assert list(replayed.events) == list(live.playing.events)
    company.tables.repository.drop(id)
    copy = await company.tables.repository.live(id)
    assert (copy.table, copy.event_count, copy.notes) == (live.table, live.event_count, live.notes)
    assert copy.playing.save() == live.playing.save()
    assert copy.story() == live.story()
    for board in (await company.database.read(lambda c: outbox_rows.newest_messages(c, id))).values():
        left = story_left(live, board)
        assert left is not None
        assert left.events <= live.length
        assert left.since <= live.length
    rows = (await company.database.read(lambda c: c.execute(select(notes)))).all()
    assert all(row.told <= live.event_count for row in rows)


@pytest.mark.parametrize("late", [1, 9])
async def test_a_journal_that_another_process_has_gone_on_with_is_read_again(
    company: Company, monkeypatch: pytest.MonkeyPatch, late: int
) -> None:
    table = await begun(company, "hercules", 2)
    person = await whole_turn(company, table.id)
    looks = iter(range(late))

    async def read(connection: Any, id: int) -> list[Any]:
        lines = await lines_of(connection, id)
        return [*lines, lines[-1]] if next(looks, None) is not None else lines

    monkeypatch.setattr(seats_service, "lines_of", read)
    if late > 1:
        with pytest.raises(Refusal, match="busy"):
            await company.tables.seats.undo(table.id, PEOPLE[person])
    else:
        assert (await company.tables.seats.undo(table.id, PEOPLE[person])).missing, "the others are asked"
    assert len(await journal_of(company, table.id)) == 1


async def test_a_turn_begins_again_up_to_its_last_barrier(company: Company) -> None:
    """A turn of several choices goes back at once, but never beyond a roll or to an earlier turn."""
    chance, cases = random.Random(4), set()
    table = await begun(company, "hercules", 2)
    for _ in range(60):
        live = await company.tables.repository.live(table.id)
        match, person = live.playing, (await company.choices(table.id))[1]
        await company.move(table.id, chance)
        after = (await company.tables.repository.live(table.id)).playing
        steps, began = reveals_of(after), own_turn_began(after, match.questions[0].seat)
        free = len(after.journal)
        while (
            free > began and after.journal[free - 1].seat == match.questions[0].seat and not steps[free - 1].is_barrier
        ):
            free -= 1
        if free == len(after.journal):
            cases.add("stands")
            with pytest.raises(Refusal, match="turn_stands"):
                await company.tables.seats.begin_turn_again(table.id, PEOPLE[person])
        elif len(after.journal) - free > 1:
            cases.add("again")
            await company.tables.seats.begin_turn_again(table.id, PEOPLE[person])
            again = (await company.tables.repository.live(table.id)).playing
            assert again.journal == after.journal[:free]
            assert again.question_for(match.questions[0].seat) is not None
            break
    assert cases == {"stands", "again"}
