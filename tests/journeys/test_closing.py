"""The operator closes the bot for maintenance, and blocks a person or a server."""

from __future__ import annotations

import pytest
from olympus import World, answer
from structlog.testing import capture_logs
from true_discord import locales

from bot.command_failures import Fault
from bot.languages import LANGUAGES, speech
from bot.operator import closing
from bot.operator.announcements import announce
from bot.operator.closing import block, close_for_maintenance, list_blocked, open_again, unblock
from bot.operator.matches import freeze, unfreeze
from bot.operator.requests import Operated
from bot.runtime.clock import DAY, MINUTE
from bot.tables import gate
from bot.tables.gate import Gate
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.queue.matching import Wish
from bot.tables.rules.new_table import NewTable
from tests.short_forms import some


def operated_by(world: World) -> Operated:
    bot = world.bot
    return Operated(bot.configuration, bot.database, bot.tables, bot.emoji_upload, bot, bot.departures)


async def begin(world: World) -> int:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    return table.id


@pytest.mark.parametrize(("language", "phrase"), [("en-US", "closed for maintenance"), ("de", "gerade gewartet")])
async def test_during_maintenance_each_click_is_told_when_the_bot_is_back(
    world: World, language: str, phrase: str
) -> None:
    number = await begin(world)
    tables, zoe = world.bot.tables, world.people[0]
    await tables.people.set_language(zoe.id, language[:2])
    before = len((await tables.lookup.match(number)).journal)
    await close_for_maintenance(operated_by(world), {"minutes": 10, "why": "a new disk"})
    said_now = answer(await world.command(zoe, "board"))
    assert phrase in said_now
    assert "(a new disk)" in said_now
    assert len((await tables.lookup.match(number)).journal) == before
    said_now = answer(await world.command(zoe, "about"))
    assert phrase not in said_now, "about the bot itself it answers"
    assert await open_again(operated_by(world), {}) == {"was_closed": True}
    said_now = answer(await world.command(zoe, "board"))
    assert phrase not in said_now


async def test_no_ones_time_runs_during_maintenance(world: World) -> None:
    number = await begin(world)
    tables, operated, zoe = world.bot.tables, operated_by(world), world.people[0]
    await tables.lobbies.choose_table_option(number, Person(zoe.id, "Zoë"), "limit", "h24")
    first = await deadline(world, number)
    await close_for_maintenance(operated, {"minutes": 10})
    assert await deadline(world, number) == first + 10 * MINUTE
    await close_for_maintenance(operated, {"minutes": 30})
    assert abs(await deadline(world, number) - first - 30 * MINUTE) < MINUTE
    await open_again(operated, {})
    assert abs(await deadline(world, number) - first) < MINUTE
    assert first - tables.repository.clock.now() <= DAY


async def test_bounds_are_kept(world: World) -> None:
    for minutes in (0, 181, "ten", None):
        with pytest.raises(Fault, match="1 to 180 minutes"):
            await close_for_maintenance(operated_by(world), {"minutes": minutes})
    with pytest.raises(Fault, match="person or server"):
        await block(operated_by(world), {"kind": "planet", "id": 7})


async def test_a_blocked_person_harms_no_one_and_can_do_nothing(world: World) -> None:
    number = await begin(world)
    tables, operated, (zoe, wang) = world.bot.tables, operated_by(world), world.people[:2]
    assert await block(operated, {"kind": "person", "id": wang.id, "why": "insults"}) == {
        "left": 1,
        "missed": {},
        "queued": False,
    }
    await world.env.settle()
    table = await tables.lookup.get(number)
    seat = table.own_seat(wang.id)
    assert (table.stage, seat.computer is not None) == ("playing", True)
    said_now = answer(await world.command(wang, "board"))
    assert "has blocked you" in said_now
    said_now = answer(await world.command(wang, "privacy export"))
    assert "has blocked you" not in said_now
    said_now = answer(await world.command(zoe, "board"))
    assert "blocked" not in said_now
    listed = await list_blocked(operated, {})
    assert [*listed["persons"].values()] == ["insults"]
    assert str(wang.id) not in str(listed)
    assert await unblock(operated, {"kind": "person", "id": wang.id}) == {"was_blocked": True}
    said_now = answer(await world.command(wang, "board"))
    assert "has blocked you" not in said_now


async def test_a_blocked_server_is_left_and_its_matches_wait(world: World) -> None:
    number = await begin(world)
    operated, id = operated_by(world), world.server.id
    assert await block(operated, {"kind": "server", "id": id}) == {"left": 1, "later": False}
    await world.env.settle()
    assert world.bot.get_guild(id) is None
    assert (await world.bot.tables.lookup.get(number)).stage == "playing", "its matches wait"
    assert await world.bot.tables.gate.is_blocked("server", id)


async def deadline(world: World, number: int) -> int:
    hours = await world.bot.tables.time.hours_shown(number)
    assert hours is not None
    return max(hours.deadlines.values())


async def test_an_announcement_stands_once_in_each_channel_in_its_language(world: World) -> None:
    number = await begin(world)
    tables, operated = world.bot.tables, operated_by(world)
    texts = {"en": "A new version tonight @everyone", "de": "Heute Abend gibt es eine neue Fassung"}
    assert await announce(operated, {"texts": texts, "dry_run": True}) == {"channels": 1, "persons": 0}
    assert await announce(operated, {"texts": texts}) == {"channels": 1, "persons": 0}
    await world.env.settle()
    posted = [message for message in world.public if "operator of this bot" in message.content]
    assert len(posted) == 1
    assert "A new version tonight" in posted[0].content
    assert "@everyone" not in posted[0].content, "a mention is shown as no mention"
    assert not posted[0].mention_everyone
    await tables.messages.post(number, OutboxMessage("notice", facts={"notice": 1}))
    await world.env.settle()
    assert len([message for message in world.public if "operator of this bot" in message.content]) == 1
    assert await tables.notices.text(1, "de") == texts["de"]
    assert await tables.notices.text(1, "xx") == texts["en"]
    for wrong in ({}, {"de": "nur deutsch"}, {"en": "x" * 1501}, {"en": "words", "xx": "words"}):
        with pytest.raises(Fault):
            await announce(operated, {"texts": wrong})


async def test_clicks_are_closed_too_and_the_state_outlives_a_restart(world: World) -> None:
    await begin(world)
    tables, operated, zoe = world.bot.tables, operated_by(world), world.people[0]
    await close_for_maintenance(operated, {"minutes": 10})
    again = Gate(tables.repository, Pseudonyms(tables.repository.write, None))
    assert (await again.state()).maintenance == (await tables.gate.state()).maintenance
    assert "closed for maintenance" in answer(await world.press(zoe, "More…"))
    assert await again.refusal_for(zoe.id, world.server.id) is not None


async def test_what_was_closed_stays_closed_while_the_database_cannot_be_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = world.bot.tables
    await close_for_maintenance(operated_by(world), {"minutes": 10})

    async def fail(*_: object, **__: object) -> None:
        raise Refusal("busy")

    monkeypatch.setattr(gate, "FRESH_S", 0)
    monkeypatch.setattr(tables.repository, "read", fail)
    assert await tables.gate.refusal_for(1, 2) is not None
    with pytest.raises(Refusal):
        await Gate(tables.repository, Pseudonyms(tables.repository.write, None)).state()


async def test_a_match_that_a_blocked_person_cannot_leave_keeps_them_in_no_other(world: World) -> None:
    number = await begin(world)
    tables, operated, (zoe, wang) = world.bot.tables, operated_by(world), world.people[:2]
    lobby = await tables.lobbies.open(NewTable(world.server.id, 101, Person(wang.id, "Wang"), "hercules"))
    second = await tables.lobbies.open(NewTable(world.server.id, 102, Person(wang.id, "Wang"), "hercules"))
    await freeze(operated, {"match": number})
    with capture_logs() as lines:
        done = await block(operated, {"kind": "person", "id": wang.id})
    assert done == {"left": 2, "missed": {f"match {number}": "frozen"}, "queued": False}
    assert [(await tables.lookup.get(table.id)).stage for table in (lobby, second)] == ["ended", "ended"]
    assert "blocked_person_not_out" in [line["event"] for line in lines]
    await unfreeze(operated, {"match": number})
    assert await block(operated, {"kind": "person", "id": wang.id}) == {"left": 1, "missed": {}, "queued": False}
    assert (await tables.lookup.get(number)).own_seat(wang.id).computer is not None
    assert (await tables.lookup.get(number)).own_seat(zoe.id).computer is None


async def test_who_is_blocked_while_their_matches_cannot_be_read_is_blocked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Refusal("busy")

    monkeypatch.setattr(closing, "open_of", fail)
    with pytest.raises(Fault, match="That is blocked, but"):
        await block(operated_by(world), {"kind": "person", "id": 77})
    assert await world.bot.tables.gate.is_blocked("person", 77)


async def test_a_blocked_person_waits_in_the_queue_no_longer_and_friends_do(world: World) -> None:
    queue, operated, (zoe, wang, other) = world.bot.tables.queue, operated_by(world), world.people[:3]
    queue.is_open = True
    wish = Wish("hercules", 3, "h24")
    await queue.wait(Person(wang.id, "Wang"), 0, wish, "en", directly=True)
    waiting = (await queue.standing(wang.id)).own
    assert waiting is not None
    await queue.join(Person(zoe.id, "Zoe"), 0, waiting.code, directly=True)
    assert await block(operated, {"kind": "person", "id": wang.id}) == {"left": 0, "missed": {}, "queued": True}
    assert (await queue.standing(wang.id)).own is None
    await queue.wait(Person(other.id, "Other"), 0, wish, "en", directly=True)
    assert await queue.opening.look() == 0, "they are brought into no match"
    friends = (await queue.standing(zoe.id)).own
    assert friends is not None
    assert [member.person.id for member in friends.members] == [zoe.id]


async def test_a_queue_that_cannot_be_left_keeps_a_blocked_person_at_no_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)

    async def fail(*_: object) -> None:
        raise Refusal("busy")

    monkeypatch.setattr(world.bot.tables.queue, "leave", fail)
    done = await block(operated_by(world), {"kind": "person", "id": world.people[1].id})
    assert done == {"left": 1, "missed": {"the queue": "busy"}, "queued": False}


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("kind", ["person", "server"])
async def test_clicks_forms_and_typing_of_who_is_blocked_are_refused_in_their_language(
    world: World, language: str, kind: str
) -> None:
    zoe, wang = world.people[:2]
    locales[wang.id] = {"en": "en-US"}.get(language, language)
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    form = await world.press(wang, "Add a lucky word")
    assert form.modal is not None
    assert await wang.autocomplete(world.channel, "card", "name", "zeus")
    gate, lobby = world.bot.tables.gate, world.board
    await gate.block("person" if kind == "person" else "server", {"person": wang, "server": world.server}[kind].id, "")
    refusal = speech(language)("operator-blocked" if kind == "person" else "operator-blocked-server")
    for result in (
        await world.press(wang, "Leave", lobby),
        await wang.submit_modal(form, {"word": "ἀρετή"}),
        await world.command(wang, "board"),
    ):
        assert answer(result) == refusal
    world.clock.tick()
    assert await wang.autocomplete(world.channel, "card", "name", "zeus") == []
    (table,) = await world.bot.tables.lookup.open_tables()
    assert table.seat_of(wang.id) is not None, "nothing was done"
    if kind == "person":
        assert answer(await world.press(zoe, "Start", lobby)) != refusal
