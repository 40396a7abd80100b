"""Announcements of the operator: each stands once in a channel."""

from __future__ import annotations

from bot.storage.schema import outbox
from tests.bot.tables.company import BO, Company


def told(company: Company, channel: int) -> list[int]:
    """The numbers of the announcements that stand in a channel."""
    return [message.facts["number"] for message in company.messenger.of("notice", channel)]


async def test_two_announcements_that_wait_for_a_channel_are_both_posted(company: Company) -> None:
    await company.started(BO)
    await company.settle()
    company.dispatcher._stopped = True
    for text in ("Closed tonight", "Closed tomorrow instead"):
        await company.tables.notices.announce({"en": text})
    assert await company.pending_kinds() == ["notice"] * 2
    company.dispatcher._stopped = False
    company.dispatcher.wake()
    await company.settle()
    assert told(company, 1) == [1, 2]
    assert await company.count(outbox) == 0
