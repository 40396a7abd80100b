"""The messenger of the soak test: it records the messages, and lets the people of the world read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.model.table import MessagePlace
from bot.tables.outbox.posts import BoardPost, DirectReminderPost, LatePost, Pictures, PingPost, Post, ReminderPost
from tests.bot.tables.outbox.scripted_messenger import ScriptedMessenger, refusal

if TYPE_CHECKING:
    from tests.bot.soak.world import World


class SoakMessenger(ScriptedMessenger):
    """Keeps no more than it must, fails now and then, and tells the world what people can read."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        self.fails = world.fault_before
        self.fails_after = world.fault_after

    async def post(
        self, post: Post, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        channel = post.table.channel
        if isinstance(post, DirectReminderPost) and not self._world.people[post.person].is_open:
            raise refusal(403, 50007)
        was_known = place is not None or nonce in self.direct or self._known(channel, nonce) is not None
        try:
            return await super().post(post, place, nonce, pictures)
        finally:
            if not was_known and (nonce in self.direct or self._known(channel, nonce) is not None):
                self._read(post)

    def _read(self, post: Post) -> None:
        """People read a message that has got through."""
        world, table = self._world, post.table
        match post:
            case BoardPost(called_seats=called) if called:
                world.read("ping", table.id, [person for seat in called if (person := table.seats[seat].person)])
            case PingPost(people=people):
                world.read("ping", table.id, people)
            case ReminderPost(people=people):
                world.read("reminder", table.id, people)
            case DirectReminderPost(person=person, others=others):
                for each in (table.id, *(wait.reminder.table for wait in others)):
                    world.read("reminder", each, (person,))
            case LatePost(late=late, asked_people=persons):
                world.read_late(table, late, persons)
