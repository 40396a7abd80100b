"""A match of two from the first word to the score sheet, by clicks alone."""

from __future__ import annotations

from discord_contract import BUTTON, walk
from olympus import SILENT, World, answer, at_random, custom_ids, sensible, texts


async def test_two_people_play_to_the_end(world: World) -> None:
    zoe, wang = world.people[:2]
    assert "Join" in answer(await world.command(zoe, "play hercules"))
    assert not answer(await world.press(wang, "Join"))
    assert not answer(await world.press(zoe, "Start"))

    match = await world.match()
    assert match is not None
    actor = world.people[match.questions[0].seat]
    board = world.public[-1]
    assert board.ping_user_ids == [actor.id] * (actor is not zoe), "who can act is notified, but not who has clicked"
    assert bool(board.flags & SILENT) == (actor is zoe), "a silent message would notify nobody"
    assert all(not message.ping_user_ids for message in world.public[:-1])

    [posted] = [message.content for message in world.public if "🔒" in message.content]
    beginning = posted.split("`")[1].rstrip("…")
    before = answer(await world.command(wang, "verify"))
    seal = next(word for word in before.split("`") if len(word) == 64)
    assert seal.startswith(beginning), "the whole seal is shown while the match is played"
    assert len(beginning) == 16
    assert "fair" not in before
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.commitment == seal
    assert (table.click or 0) > world.public[0].id, "the click of the start is noted"
    choices = await world.play_on(sensible)
    assert choices > 20

    final = world.public[-1]
    text = texts(final.components)
    assert "the match is over" in text
    assert "🥇" in text
    assert [each["filename"] for each in final.attachments] == ["scores.png"], "one picture: the score sheet"
    assert not final.ping_user_ids
    assert [id_ for message in world.public[:-1] for id_ in custom_ids(message.components)] == [], (
        "no older message has anything to click"
    )
    beside = [message.content for message in world.public if message.ping_user_ids or message.content]
    assert len(beside) == 1, "boards, and the seal"
    assert seal[:16] in beside[0]
    assert "checks the dice" in text

    verdict = await world.command(wang, "verify")
    assert "The dice were fair" in answer(verdict)
    assert seal in answer(verdict), "the seal from before the match stands beside the verdict"
    assert [file.filename for file in verdict.response.attachments] == ["hercules.json"]
    log = await world.command(world.people[3], "log")
    assert "match is over" in answer(log)
    while "**Round 1**" not in answer(log):
        await world.people[3].click(log.response, label="◀ Earlier")


async def test_a_match_reads_like_a_report(world: World) -> None:
    """Within a turn the board is edited; when the turn passes on, a fresh one is posted."""
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    flags = []
    for _ in range(25):
        match = await world.match()
        assert match is not None
        board, question = world.board, match.questions[0]
        mover = question.seat
        option = next((each.id for each in question.options if each.group == "ability"), question.options[0].id)
        await world.choose(world.people[mover], option)
        after = await world.match()
        assert after is not None
        stays = (
            after.questions[0].seat == mover and after.round == match.round and after.turn_began != len(after.journal)
        )
        assert (world.board.id == board.id) == stays
        flags.append(stays)
        if not stays:
            assert not custom_ids(world.seen_raw(board.id).components)
    assert any(flags)
    assert not all(flags)


async def test_every_choice_says_what_it_does(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    for _ in range(12):
        labels = [part["label"] for part in walk(world.board.components) if part["type"] == BUTTON]
        assert len(labels) == len(set(labels)), labels
        await world.play_on(at_random(1), most=1)
