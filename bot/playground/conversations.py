"""Direct messages and threads on the page: where it lets choose a person, they stand below the people.

SimCord's page shows one channel. It asks by the id of a person for what that one sees; here it may ask by the id of a
conversation as well, which is then shown as its person sees it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord.backend.models import Channel
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page

from bot.languages import Speech

Payload = dict[str, Any]


class Conversations:
    """Lets the page show the direct messages of the people, and the threads of the channel."""

    def __init__(self, preview: Preview, env: Env, server: GuildHandle, speech: Speech) -> None:
        self._preview = preview
        self._env = env
        self._server = server
        self._words = speech
        self._channel = preview.channel
        self._person_before = preview.viewers[0].id
        self._seen: dict[int, int] = {}
        """The newest message of each conversation that was shown."""
        self._act, self._publish, self._viewer = preview._action, preview._publish, preview._viewer
        preview._action = self._act_there  # type: ignore[method-assign]
        preview._publish = self._publish_there  # type: ignore[method-assign]
        preview._viewer = self._viewer_there  # type: ignore[method-assign]

    async def _act_there(self, context_id: str | None, body: Mapping[str, Any]) -> Payload:
        page: _Page | None = self._preview._pages.get(context_id or "")
        if page is None or not isinstance(body, Mapping):
            return await self._act(context_id, body)
        before = page.channel_id
        if body.get("kind") == "viewer":
            place = self._conversation(body.get("viewer_id"))
            page.channel_id = self._channel.id if place is None else place.id
            self._person_before = page.viewer.id
        # Commands go to the channel of the whole page.
        self._preview.channel = self._handle(page.channel_id)
        try:
            answer = await self._act(context_id, body)
        finally:
            self._preview.channel = self._channel
        if answer["rejected"]:
            page.channel_id = before
        return answer

    def _handle(self, id: int) -> ChannelHandle:
        channel = self._env.backend.get_channel(id)
        return ChannelHandle(self._env, None if channel.guild_id is None else self._server, channel)

    def _viewer_there(self, viewer_id: Any) -> Any:
        """Who looks at a conversation: for direct messages its person, for a thread the one who was shown before."""
        place = self._conversation(viewer_id)
        if place is None:
            return self._viewer(viewer_id)
        if place.guild_id is None:
            return UserHandle(self._env, self._env.backend.get_user(place.recipient_ids[0]))
        return self._viewer(self._person_before)

    def _conversation(self, viewer_id: Any) -> Channel | None:
        places = (place for place in self._places() if str(place.id) == str(viewer_id))
        return next(places, None)

    def _places(self) -> Iterator[Channel]:
        """The direct messages in which something stands, and the threads."""
        backend = self._env.backend
        for person in self._preview.viewers:
            id = backend.dm_channels.get(person.id)
            if id is not None and backend.messages.get(id):
                yield backend.channels[id]
        for place in backend.channels.values():
            if getattr(place, "parent_id", None) == self._channel.id:
                yield place

    def _publish_there(self, page: _Page, **reason: Any) -> None:
        self._publish(page, **reason)
        here = page.channel_id != self._channel.id
        if here:
            self._seen[page.channel_id] = self._newest(page.channel_id)
        viewers: list[Payload] = page.snapshot["viewers"]
        names = {person["id"]: person for person in viewers}
        own = names.get(str(page.viewer.id))
        for place in self._places():
            identity = names.get(str(place.recipient_ids[0])) if place.guild_id is None else own
            if identity is not None:
                viewers.append({**identity, "id": str(place.id), "name": self._name(place, str(identity["name"]))})
        if here:
            page.snapshot["viewerId"] = str(page.channel_id)

    def _name(self, place: Channel, person: str) -> str:
        if place.guild_id is not None:
            return self._words("playground-conversation-thread", name=person, thread=place.name or "")
        new = sum(id > self._seen.get(place.id, 0) for id in self._env.backend.messages.get(place.id, {}))
        return self._words("playground-conversation-direct", name=person, new=new)

    def _newest(self, channel: int) -> int:
        return max(self._env.backend.messages.get(channel, {}), default=0)
