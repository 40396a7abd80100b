"""Clicks that must not count: old boards, other people's turns, twice, made up. And never an exception."""

from __future__ import annotations

import random
from typing import Any

import pytest
from olympus import World, answer, at_random, custom_ids, options_on, sensible, texts, ticket

from bot.runtime.rate_limits import DISCORD_EPOCH
from tests.short_forms import some

OPTION_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=."


async def started(world: World) -> tuple[Any, Any]:
    """A match of two; the person whose turn it is, and the other."""
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    first = match.questions[0].seat
    return world.people[first], world.people[1 - first]


async def unchanged(world: World) -> tuple[int, int]:
    """What must stay as it is: the journal and the table's version."""
    match, table = await world.match(), await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert match is not None
    assert table is not None
    return len(match.journal), table.version


async def test_somebody_elses_turn(world: World) -> None:
    actor, other = await started(world)
    before = await unchanged(world)
    text = answer(await world.choose(other, next(options_on(world.board))))
    assert "turn" in text
    assert actor.name not in text, "people are called by the name they show"
    assert await unchanged(world) == before


async def test_somebody_who_does_not_play(world: World) -> None:
    await started(world)
    before = await unchanged(world)
    watcher = world.people[3]
    assert "aren’t playing" in answer(await world.choose(watcher, next(options_on(world.board))))
    assert "aren’t playing" in answer(await world.press(watcher, "My cards"))
    assert answer(await world.look(watcher, "Board in words")), "everybody may read the board"
    assert await unchanged(world) == before


async def test_an_old_board(world: World) -> None:
    """A client that has not yet heard of the new board sends an id that the old one had."""
    actor, _ = await started(world)
    old = world.board
    stale = [id_ for id_ in custom_ids(old.components) if id_.startswith("t1:")]
    await world.play_on(at_random(1), most=4)
    before = await unchanged(world)
    for id_ in stale:
        text = answer(await world.forged(actor, id_, world.seen_raw(old.id)))
        assert "moved on" in text or "already made this choice" in text
        if "moved on" in text:
            assert f"/{world.board.id}" in text, "with the way to the newest board"
    assert await unchanged(world) == before


async def test_a_double_click_counts_once(world: World) -> None:
    actor, _ = await started(world)
    board, option = world.board, next(options_on(world.board))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    number = await ticket(world)
    await world.choose(actor, option)
    before = await unchanged(world)
    for id_, values in ((f"t1:1:{number}:{option}", None), (f"s1:1:{number}:0_0", [option])):
        assert "already made this choice" in answer(await world.forged(actor, id_, world.seen_raw(board.id), values))
    assert await unchanged(world) == before


async def test_values_that_the_select_does_not_offer(world: World) -> None:
    actor, _ = await started(world)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    before = await unchanged(world)
    select = f"s1:{table.id}:{await ticket(world)}:0_0"
    for values in (
        ["labour:12:6+6:zeus"],
        [],
        ["end", "end"],
        ["x" * 5000],
        ["DROP TABLE"],
        ["\ud800"],
        ["rest:all\n"],
    ):
        assert answer(await world.forged(actor, select, world.board, values)), values
    assert await unchanged(world) == before


async def test_a_button_of_another_server_or_channel(world: World) -> None:
    actor, _ = await started(world)
    option = next(id_ for id_ in custom_ids(world.board.components) if id_.startswith("t1:"))
    before = await unchanged(world)
    elsewhere = world.server.create_text_channel("elsewhere")
    here, world.channel = world.channel, elsewhere
    await world.command(actor, "play hercules")
    text = answer(await world.forged(actor, option, world.board))
    assert "moved on" in text
    world.channel = here
    assert await unchanged(world) == before


async def test_an_unknown_button_is_answered(world: World) -> None:
    actor, _ = await started(world)
    for id_ in ("x9:1", "t0:1:2:end", "hello", "t1:zzzzzzzzzzzzz:1:end", "l1:zzzzzzzzzzzzz:join"):
        assert "button is out of date" in answer(await world.forged(actor, id_, world.board)), id_


async def test_a_flood_of_clicks_is_slowed_down(world: World) -> None:
    actor, _ = await started(world)
    world.clock.tick = lambda: None  # type: ignore[method-assign]
    replies = [answer(await world.press(actor, "More…")) for _ in range(14)]
    assert "a bit fast" in replies[-1]
    assert "a bit fast" not in replies[0]


async def test_what_was_clicked_in_an_outage_is_answered_when_it_comes_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord delivers all of it when the session is resumed; the ids say when each click was made."""
    actor, _ = await started(world)
    world.clock.time += 60_000
    world.clock.tick = lambda: None  # type: ignore[method-assign]
    backend, clicks, span = world.env.backend, 14, 6_000
    clicked = iter(world.clock.now() - span + span * number // clicks for number in range(clicks))
    begin = backend.new_interaction

    def begin_then(*facts: Any) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(backend, "snowflake", lambda: backend._allocate_at(next(clicked) - DISCORD_EPOCH))
            return begin(*facts)

    monkeypatch.setattr(backend, "new_interaction", begin_then)
    replies = [answer(await world.press(actor, "More…")) for _ in range(clicks)]
    assert not [each for each in replies if "a bit fast" in each]


@pytest.mark.parametrize("seed", some(range(4), 4))
async def test_forged_ids_never_do_anything(world: World, seed: int) -> None:
    """Ids near to real ones, sent by people at the table and strangers: no exception, and nothing changes."""
    actor, other = await started(world)
    world.bot.services.flood.allows = lambda *_: True  # type: ignore[method-assign]
    chance = random.Random(seed)
    before = await unchanged(world)
    real = [*custom_ids(world.board.components), "l1:1:start", "o1:1:variant", "g1:1:0", "p1:1:erase", "s1:1:3:0_0"]
    for _ in range(120):
        forged = mutated(chance, chance.choice(real))
        if forged in real:
            continue
        person = chance.choice([actor, other, world.people[3]])
        values = None if chance.random() < 0.6 else [mutated(chance, "labour:9:6+3:hestia")]
        await world.forged(person, forged, world.board, values)
        assert await unchanged(world) == before, forged
    assert not world.bot.incidents.count


def mutated(chance: random.Random, text: str) -> str:
    """The text with a few letters changed, dropped or doubled."""
    letters = list(text)
    for _ in range(chance.randrange(1, 5)):
        place = chance.randrange(len(letters))
        match chance.randrange(3):
            case 0:
                letters[place] = chance.choice(OPTION_LETTERS + "é٣ \n")
            case 1:
                letters[place : place + 1] = letters[place] * 2
            case _ if len(letters) > 3:
                del letters[place]
    return "".join(letters)[:100]


async def test_after_the_end_nothing_can_be_clicked(world: World) -> None:
    hero = world.people[0]
    await world.command(hero, "play solo")
    ids = []
    match = await world.match()
    while match is not None:
        ids = [id_ for id_ in custom_ids(world.board.components) if id_.startswith("t1:")] or ids
        await world.play_on(sensible, most=1)
        match = await world.match()
    final = world.public[-1]
    assert "over" in texts(final.components)
    text = answer(await world.forged(hero, ids[0], final))
    assert "moved on" in text or "already made this choice" in text or "over" in text
