"""New conversations before the strict Discord: with whom, and what a refusal as too fast (40003) does."""

from __future__ import annotations

import discord
import pytest

from bot.conversations import DirectConversations
from bot.runtime.rate_limits import DIRECT_MESSAGE_BURST
from bot.storage.meta import note_last_refusal
from bot.tables.conversations import IN_FLIGHT
from bot.tables.model.table import Table
from bot.tables.outbox.failures import STRANGER, TOO_MANY
from bot.tables.outbox.posts import DirectReminderPost
from tests.bot.loopback.stage import Stage
from tests.discord import SimUser

OPENINGS = "/users/@me/channels"


def post_to(table: Table, person: int) -> DirectReminderPost:
    return DirectReminderPost(table, person, None, None)


async def test_a_conversation_is_opened_once_with_who_has_clicked_and_a_refusal_slows_all(stage: Stage) -> None:
    await stage.solo_board()
    bot, person = stage.bot, stage.person.user.id
    table = await bot.tables.lookup.get(1)
    conversations = DirectConversations(bot, bot.services, bot.clock)
    silent = SimUser.create(stage.server, "silent", stage.channel.guild)
    await bot.tables.people.set_language(silent.user.id, "en")
    with pytest.raises(discord.Forbidden) as stranger:
        await conversations.channel_for(post_to(table, silent.user.id))
    assert stranger.value.code == STRANGER
    assert not stage.server.calls("POST", OPENINGS), "of strangers Discord is not even asked"

    stage.server.faults.error(403, TOO_MANY, "POST", OPENINGS)
    with pytest.raises(discord.Forbidden) as refused:
        await conversations.channel_for(post_to(table, person))
    assert refused.value.code == TOO_MANY
    assert bot.tables.conversations.refusals == 1
    bot.clock.now = lambda now=bot.clock.now: now() + IN_FLIGHT
    for _ in range(2 * DIRECT_MESSAGE_BURST):
        with pytest.raises(discord.RateLimited) as limited:
            await conversations.channel_for(post_to(table, person))
        assert 60 < limited.value.retry_after <= 120, "who waits uses up nothing"
    assert len(stage.server.calls("POST", OPENINGS)) == 1, "nothing is tried meanwhile"

    await bot.tables.repository.write(lambda connection: note_last_refusal(connection, 1))
    opened = await conversations.channel_for(post_to(table, person))
    assert opened.id == stage.person.dm().id
    assert (await conversations.channel_for(post_to(table, person))).id == opened.id
    assert len(stage.server.calls("POST", OPENINGS)) == 2, "it is known from now on"
