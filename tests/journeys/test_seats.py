"""Several people at a table: choices taken back, somebody gone and back, another one on a seat, a rematch."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from discord_contract import BUTTON, SELECT, walk
from olympus import World, answer, at_random, custom_ids, options_on, sensible, texts, ticket

from bot.interactions.custom_ids import base36
from bot.runtime.clock import DAY
from bot.tables.rules.choices import ticket_of
from engine.match import Match


async def begun(world: World, game: str = "hercules", people: int = 3) -> list[Any]:
    """A match of so many people; they, by seat."""
    sitting = world.people[:people]
    await world.command(sitting[0], f"play {game}")
    for person in sitting[1:]:
        await world.press(person, "Join")
    await world.press(sitting[0], "Start")
    return sitting


async def playing(world: World) -> Match[Any]:
    match = await world.match()
    assert match is not None
    return match


def boards(world: World) -> list[Any]:
    """The public messages that have something to click."""
    return [message for message in world.public if custom_ids(message.components)]


async def finished(world: World) -> None:
    """The match is played to its end, past the clicks that other journeys are about."""
    chance, tables, dispatcher, clicks = Random(6), world.bot.tables, world.bot.dispatcher, count(1)
    wake, dispatcher.wake = dispatcher.wake, lambda **_: None
    while (match := await world.match()) is not None:
        table = await tables.lobbies.in_channel(world.channel.id)
        assert table is not None
        question = match.questions[0]
        person, option = table.seats[question.seat].person or 0, chance.choice(question.options).id
        await tables.play.choose(table.id, person, ticket_of(table, question), option, next(clicks))
    dispatcher.wake = wake
    wake()
    await dispatcher.idle()


async def test_undo_within_the_turn_and_by_consent(world: World) -> None:
    people = await begun(world, people=3)
    while True:
        match = await playing(world)
        question = match.questions[0]
        free = [option for option in question.options if option.group == "ability" and not option.chance]
        if free:
            break
        await world.play_on(at_random(1), most=1)
    mover = people[question.seat]
    before = world.board.id
    await world.choose(mover, free[0].id)
    assert not answer(await world.press(mover, "↩ Undo"))
    assert len((await playing(world)).journal) == len(match.journal)
    assert world.board.id == before, "within a turn the board is edited"
    assert "undid “" in texts(world.board.components)
    while (await playing(world)).round == match.round:
        await world.play_on(sensible, most=1)
    journal = len((await playing(world)).journal)
    last = people[(await playing(world)).journal[-1].seat]
    others = [person for person in people if person is not last]
    reply = (await world.command(last, "undo")).response
    assert "dice have been rolled since" in texts(reply.components)
    assert "Waiting for" in texts(reply.components)
    [withdraw] = [each["label"] for each in walk(reply.components) if each.get("label")]
    assert withdraw == "Withdraw my request"
    request = world.public[-1]
    assert {*request.ping_user_ids} == {person.id for person in others}
    text = texts(request.components)
    assert "wants to undo “" in text, "the choice itself is named"
    assert "come up the same again" in text
    assert "If anyone plays on, the request is withdrawn." in text
    assert "question is for the others" in answer(await world.press(last, "Agree", request))
    assert "aren’t playing" in answer(await world.press(world.people[3], "Agree", request))
    assert "Waiting for" in answer(await world.press(others[0], "Agree", request))
    assert "agrees" in texts(world.seen_raw(request.id).components)
    board = [each for each in boards(world) if each.id != request.id][-1]
    stale = f"t1:1:{base36(await ticket(world))}:{next(options_on(board))}"
    assert not answer(await world.press(others[1], "Agree", request))
    assert len((await playing(world)).journal) == journal - 1
    assert request.id not in [message.id for message in world.public], "the question goes away"
    text = texts(world.board.components)
    assert "undid “" in text
    assert "everyone agreed" in text
    assert "everyone agreed" in answer(await world.command(people[0], "log"))
    asks = people[(await playing(world)).questions[0].seat]
    assert "moved on" in answer(await world.forged(asks, stale, world.board))


async def test_one_no_and_nothing_is_taken_back(world: World) -> None:
    people = await begun(world, people=2)
    while (await playing(world)).round == 1:
        await world.play_on(sensible, most=1)
    last = people[(await playing(world)).journal[-1].seat]
    other = people[1 - people.index(last)]
    journal = len((await playing(world)).journal)
    reply = (await world.command(last, "undo")).response
    request = world.public[-1]
    world.clock.tick()
    assert "Withdrawn" in answer(await last.click(reply, label="Withdraw my request"))
    assert request.id not in [message.id for message in world.public], "it is withdrawn"
    await world.command(last, "undo")
    request = world.public[-1]
    assert not answer(await world.press(other, "Decline", request))
    assert len((await playing(world)).journal) == journal
    assert request.id not in [message.id for message in world.public]
    assert "would rather play on" in texts(world.board.components)


async def test_somebody_is_gone_and_comes_back(world: World) -> None:
    people = await begun(world, people=3)
    gone = people[1]
    assert "is playing for you" in answer(await world.command(gone, "table away"))
    assert "until they’re back" in answer(await world.command(people[0], "log")), (
        "the board tells what there is room for"
    )
    for _ in range(6):
        await world.play_on(at_random(2), most=1)
        table = await world.bot.tables.lobbies.in_channel(world.channel.id)
        assert table is not None
        assert table.seats[1].computer == "greedy"
        await world.env.settle(timeout=30)
    assert "aren’t playing" in answer(await world.press(world.people[3], "I’m back"))
    assert "Welcome back" in answer(await world.press(gone, "I’m back"))
    assert "is back" in texts(world.board.components)
    assert "I’m back" not in [part.get("label") for part in walk(world.board.components)]
    for person, command, reply in (
        (gone, "table return", "Welcome back"),
        (world.people[3], "table return", "aren’t playing"),
        (world.people[3], "table away", "aren’t playing"),
        (world.people[3], "undo", "aren’t playing"),
    ):
        assert reply in answer(await world.command(person, command))


async def test_votes_seats_and_places(world: World) -> None:
    people = await begun(world, people=3)
    host = people[0]
    offered = await host.autocomplete(world.channel, "table absent", "seat", "")
    assert [choice["value"] for choice in offered] == [1, 2, 3]
    assert [choice["value"] for choice in await host.autocomplete(world.channel, "table swap", "other", "zo")] == [1]
    seat = (await playing(world)).questions[0].seat
    actor, others = people[seat], [person for person in people if person is not people[seat]]
    assert "may still be thinking" in answer(await world.command(others[0], "table absent", seat=seat + 1))
    assert "no such seat" in answer(await world.command(others[0], "table absent", seat=99))
    world.clock.time += DAY
    assert "1 of 2" in answer(await world.command(others[0], "table absent", seat=seat + 1))
    assert "is away" in texts(world.board.components)
    assert "stands in" in answer(await world.command(others[1], "table absent", seat=seat + 1))
    await world.env.settle(timeout=30)
    new = world.people[3]
    if actor is not host:
        assert "keeping this seat" in answer(await world.command(host, "table replace", seat=seat + 1, person=new))
        world.clock.time += DAY
    offered = await world.command(host, "table replace", seat=seat + 1, person=new)
    assert "One click, and they’re in" in answer(offered)
    post = world.public[-1]
    assert post.ping_user_ids == [new.id]
    assert "already playing in this match" in answer(await world.press(others[0], "Take this seat", post))
    await world.press(new, "Take this seat", post)
    assert "has taken the seat" in texts(world.seen_raw(post.id).components)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.seats[seat].person == new.id
    holder = new if actor is host else host
    others_seats = [each for each in range(3) if each != seat]
    assert "Waiting for" in answer(
        await world.command(holder, "table swap", seat=others_seats[0] + 1, other=others_seats[1] + 1)
    )
    question = world.public[-1]
    for person in (new, *others):
        if person is holder:
            continue
        await world.press(person, "Agree", question)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert [table.seats[each].person for each in others_seats] != [people[each].id for each in others_seats]
    target = next(each.number for each in table.seats if each.person != holder.id)
    assert "is the host" in answer(await world.command(holder, "table host", seat=target + 1))
    assert "Only" in answer(await world.command(holder, "table host", seat=target + 1))


async def test_a_rematch_by_clicks(world: World) -> None:
    zoe, wang = await begun(world, people=2)
    for person in (zoe, wang):
        await world.command(person, "table end")
    assert (await world.match()) is None
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await finished(world)
    final = world.public[-1]
    assert (
        "only its players can ask for a rematch" in answer(await world.press(world.people[3], "Rematch", final)).lower()
    )
    assert "You’re in" in answer(await world.press(wang, "Rematch", final))
    call = next(message for message in reversed(world.public) if message.ping_user_ids)
    assert call.ping_user_ids == [zoe.id]
    assert "You’re in" in answer(await world.press(zoe, "Rematch", final))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert (table.stage, [seat.person for seat in table.seats]) == ("lobby", [wang.id, zoe.id])
    await world.press(wang, "Start")
    assert "already has a match" in answer(await world.press(zoe, "Rematch", final))


async def test_answers_in_advance(world: World) -> None:
    zoe, _ = await begun(world, game="diceforge", people=2)
    mine = await world.command(zoe, "mine")
    panel = await zoe.click(mine.response, label="Automatic answers")
    select = next(part for part in walk(panel.response.components) if part["type"] == SELECT)
    assert select["placeholder"] == "Answer in advance…"
    result = await zoe.select(panel.response, [select["options"][0]["value"]], custom_id=select["custom_id"])
    assert "📌" in texts(result.response.components)
    cancel = [part["custom_id"] for part in walk(result.response.components) if part["type"] == SELECT]
    assert cancel[0].startswith("k1:")
    assert not [part for part in walk(result.response.components) if part["type"] == BUTTON]


async def test_alone_undo_is_free_and_marked(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    await world.play_on(at_random(4), most=5)
    board = world.board.id
    assert not answer(await world.press(zoe, "↩ Undo"))
    assert len((await playing(world)).journal) == 4
    assert "undid" in texts(world.board.components)
    assert "moved on" in answer(await world.forged(zoe, "su:1:5", world.seen_raw(board)))
    assert "shows your choice again" in answer(await world.command(zoe, "undo", choices=3))
    assert len((await playing(world)).journal) == 1
    await finished(world)
    assert "4 choices were undone" in texts(world.public[-1].components)
    assert "The dice were fair" in answer(await world.command(zoe, "verify"))


async def test_everybody_hears_at_once_what_the_host_changes_but_not_again_and_again(world: World) -> None:
    zoe, wang = await begun(world, people=2)
    before = len(world.public)
    assert "12 hours" in answer(await world.command(zoe, "table time", value="h12"))
    [notice] = world.public[before:]
    assert "Time limit for each choice: 12 hours" in notice.content
    assert "lose no time" in notice.content
    assert not notice.ping_user_ids
    await world.command(zoe, "table time", value="h12")
    assert len(world.public) == before + 1, "nothing has changed"
    await world.command(zoe, "table host", seat=2)
    assert "is now the host of this match" in world.public[-1].content
    for value in ("m5", "m15", "m60", "h24", "h48"):
        await world.command(wang, "table time", value=value)
    assert len(world.public) == before + 2 + 3, "three, and then one a minute"


async def test_offers_call_people_three_times_and_then_once_a_minute(world: World) -> None:
    _, wang = await begun(world, people=2)
    other = world.people[2]
    replies = [answer(await world.command(wang, "table replace", seat=2, person=other)) for _ in range(4)]
    assert ["One click" in each for each in replies] == [True, True, True, False]
    assert "Wait a minute" in replies[-1]
    world.clock.time += 60_000
    assert "One click, and they’re in" in answer(await world.command(wang, "table replace", seat=2, person=other))


async def test_a_rematch_alone_begins_at_once_and_says_so(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    await finished(world)
    assert "has started" in answer(await world.press(zoe, "Rematch", world.public[-1]))
    assert await world.match() is not None


async def test_bots_have_no_statistics(world: World) -> None:
    robot = world.server.add_member(world.env.create_user("robot", bot=True))
    zoe = world.people[0]
    assert "Bots have no statistics" in answer(await world.command(zoe, "stats", person=robot))
