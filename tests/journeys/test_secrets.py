"""Every journey ends with a search for seeds in all sent messages; these tests show that the search finds one."""

from __future__ import annotations

import pytest
from olympus import World, as_written


@pytest.mark.parametrize("form", range(4))
async def test_a_seed_that_was_sent_is_found(world: World, form: int) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    await world.check_secrets()
    (table,) = await world.bot.tables.lookup.open_tables()
    seed = (await world.bot.tables.repository.live(table.id)).seed
    with world.env._bot_scope():
        message = await world.bot.get_partial_messageable(world.channel.id).send(f"`{sorted(as_written(seed))[form]}`")
    with pytest.raises(AssertionError, match="tells a secret of the dice"):
        await world.check_secrets()
    requests = world.env.http_requests
    requests.remove(next(entry for entry in requests if sorted(as_written(seed))[form] in str(entry.json)))
    assert message.id
