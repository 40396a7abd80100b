"""A Discord in memory and in virtual time: servers, channels, messages, interactions, tokens and nonces.

It carries out what the bot asks as Discord does, and refuses what Discord refuses. Faults are added by ``network.py``.
"""

from __future__ import annotations

import marshal
import re
from collections.abc import Callable
from email.utils import formatdate

from tests.bot.simulation.discord_limits import DiscordLimits
from tests.bot.simulation.discord_objects import (
    ACKNOWLEDGED_WITHIN,
    ALL,
    BOT,
    CHANNEL_TEXT,
    EDITS_OF_OLD,
    EPHEMERAL,
    EPOCH,
    HISTORY,
    NONCE_LASTS,
    OLD,
    SEND,
    THREAD,
    TOKEN_LASTS,
    VIEW_CHANNEL,
    Channel,
    Interaction,
    Message,
    formatted,
    is_choice,
    time_of,
    user,
    walk,
    with_ids,
)
from tests.bot.simulation.wire import Answer, Json, Request


class Refused(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int, why: str) -> None:
        super().__init__(why)
        self.answer = Answer(status, {"message": why, "code": code})


class SimulatedDiscord:
    """Everything that stays when the bot dies. ``now`` is the true time in milliseconds.

    ``posted`` is told of each new message of the bot's that others can read. ``fault`` is told of what no bot may do.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.channels: dict[int, Channel] = {}
        self.interactions: dict[int, Interaction] = {}
        self.members: dict[int, set[int]] = {}
        self.closed_to_messages: set[int] = set()
        self.commands: list[Json] = []
        self.posted: Callable[[Message, Json], None] = lambda message, body: None
        self.fault: Callable[[str], None] = lambda what: None
        self.limits = DiscordLimits(now)
        self.deleted: set[int] = set()
        self.direct: dict[int, int] = {}
        self._last_id = 0
        self._tokens: dict[str, int] = {}

    def new_id(self) -> int:
        """An id as Discord gives it: the time is in it, and each is greater than the one before."""
        self._last_id = max(self._last_id + 1, self.now() - EPOCH << 22)
        return self._last_id

    def new_channel(self, server: int, parent: int | None = None, id: int = 0) -> Channel:
        """Another channel of a server, or a thread."""
        channel = Channel(id or self.new_id(), server, parent)
        self.channels[channel.id] = channel
        return channel

    # What the gateway tells

    def ready(self) -> Json:
        """The first event of a session."""
        servers = [{"id": str(server), "unavailable": True} for server in self.members]
        about = {"user": user(BOT, "Pantheon", bot=True), "guilds": servers, "session_id": "s", "shard": [0, 1]}
        return {"v": 10, **about, "application": {"id": str(BOT), "flags": 0}, "resume_gateway_url": "wss://none"}

    def server(self, server: int) -> Json:
        """A server as it is told after a session has begun."""
        everyone = {"id": str(server), "name": "@everyone", "permissions": str(ALL), "position": 0, "color": 0}
        everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
        me = {"user": user(BOT, "Pantheon", bot=True), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
        channels = [
            self.channel_told(each) for each in self.channels.values() if each.server == server and not each.is_gone
        ]
        body = {"id": str(server), "name": "Delphi", "owner_id": "1", "roles": [everyone]}
        body["channels"] = [each for each in channels if each["type"] == CHANNEL_TEXT]
        body["threads"] = [each for each in channels if each["type"] == THREAD]
        body |= {"members": [me | {"deaf": False, "mute": False, "flags": 0}], "member_count": 9, "stickers": []}
        body |= {"emojis": [], "features": [], "afk_timeout": 60, "verification_level": 0, "nsfw_level": 0}
        return body | {"preferred_locale": "en-US", "mfa_level": 0, "premium_tier": 0, "system_channel_flags": 0}

    def channel_told(self, channel: Channel) -> Json:
        """A channel as Discord tells it."""
        body: Json = {"id": str(channel.id), "guild_id": str(channel.server), "name": "olympus"}
        if channel.parent is not None:
            about = {"archived": channel.archived, "locked": channel.locked, "auto_archive_duration": 10080}
            about |= {"archive_timestamp": "2026-01-01T00:00:00+00:00"}
            body |= {"type": THREAD, "parent_id": str(channel.parent), "owner_id": str(BOT), "thread_metadata": about}
            return body | {"message_count": 1, "member_count": 1, "rate_limit_per_user": 0}
        denied = [{"id": str(channel.server), "type": 0, "allow": "0", "deny": str(channel.lost)}]
        return body | {"type": CHANNEL_TEXT, "position": 0, "permission_overwrites": denied if channel.lost else []}

    def interaction(
        self, person: int, channel: int, kind: int, data: Json, clicked: Message | None = None, name: str = ""
    ) -> Interaction:
        """Somebody does something now: what the gateway is to tell of it."""
        place = self.channels[channel]
        id = self.new_id()
        token = f"token{id}"
        member: Json = {"user": user(person, name or f"guest {person}"), "roles": [], "nick": None}
        member |= {"joined_at": "2026-01-01T00:00:00+00:00"}
        member |= {"deaf": False, "mute": False, "flags": 0, "permissions": str(ALL)}
        body: Json = {"id": str(id), "application_id": str(BOT), "type": kind, "token": token, "version": 1}
        body |= {"guild_id": str(place.server), "channel_id": str(channel), "member": member, "data": data}
        body |= {"channel": self.channel_told(place), "locale": "en-US", "guild_locale": "en-US", "context": 0}
        body |= {"app_permissions": str(ALL & ~place.lost), "entitlements": [], "attachment_size_limit": 10_485_760}
        body |= {"authorizing_integration_owners": {"0": str(place.server)}}
        if clicked is not None:
            body["message"] = self.describe_message(clicked)
        interaction = Interaction(id, token, kind, person, channel, self.now(), body, clicked)
        self.interactions[id] = interaction
        self._tokens[token] = id
        return interaction

    def describe_message(self, message: Message) -> Json:
        """A message as Discord tells it."""
        when = formatted(message.created)
        body: Json = {"id": str(message.id), "channel_id": str(message.channel), "type": 0, "timestamp": when}
        body |= {"author": user(BOT, "Pantheon", bot=True), "content": message.content, "embeds": [], "attachments": []}
        body |= {"edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "pinned": False}
        body |= {
            "mention_roles": [],
            "flags": message.flags,
            "components": marshal.loads(marshal.dumps(message.components)),
        }
        return body | ({"nonce": message.nonce} if message.nonce else {})

    # What is to be seen

    def public(self, channel: int) -> list[Message]:
        """What everybody can read in a channel, the oldest first."""
        return [each for each in self.channels[channel].messages.values() if each.seen_by is None]

    # The API

    def carry_out(self, request: Request) -> Answer:
        """What Discord does with a request, now."""
        date = {"Date": formatdate(self.now() / 1_000, usegmt=True)}
        for method, pattern, handle in ROUTES:
            if method == request.method and (match := pattern.fullmatch(request.path)):
                try:
                    numbers = [int(part) if part.isdigit() else part for part in match.groups()]
                    answer: Answer = handle(self, request, *numbers)
                except Refused as refused:
                    answer = refused.answer
                self.limits.note_answer(answer.status)
                return answer._replace(headers=date)
        raise AssertionError(f"the simulated Discord has no route for {request.method} {request.path}")

    def _channel(self, id: int, needed: int = 0) -> Channel:
        channel = self.channels.get(id)
        if channel is None or channel.is_gone:
            raise Refused(404, 10003, "Unknown Channel")
        if channel.lost & VIEW_CHANNEL:
            raise Refused(403, 50001, "Missing Access")
        if channel.lost & needed:
            raise Refused(403, 50013, "Missing Permissions")
        return channel

    def _message(self, channel: Channel, id: int) -> Message:
        if id not in channel.messages or channel.messages[id].seen_by is not None:
            raise Refused(404, 10008, "Unknown Message")
        return channel.messages[id]

    def create_message(self, request: Request, channel: int) -> Answer:
        person = self.direct.get(channel)
        if person is not None:
            if person in self.closed_to_messages:
                raise Refused(403, 50007, "Cannot send messages to this user")
            place = self.channels[channel]
        else:
            place = self._channel(channel, SEND)
        if place.archived:
            if place.locked:
                raise Refused(403, 50083, "Thread is archived")
            place.archived = False
        nonce = str(request.body.get("nonce") or "")
        if nonce and request.body.get("enforce_nonce") and nonce in place.nonces:
            earlier = place.nonces[nonce]
            if earlier not in place.messages:
                if self.now() - time_of(earlier) < NONCE_LASTS:
                    raise Refused(404, 10008, "Unknown Message")
            elif self.now() - place.messages[earlier].created < NONCE_LASTS:
                return Answer(200, self.describe_message(place.messages[earlier]))
        message = self.keep(place, request.body, nonce=nonce)
        if nonce:
            place.nonces[nonce] = message.id
        self.posted(message, request.body)
        return Answer(200, self.describe_message(message))

    def keep(self, channel: Channel, body: Json, *, nonce: str = "", seen_by: int | None = None) -> Message:
        """A new message with this body."""
        message = Message(self.new_id(), channel.id, self.now(), nonce=nonce, seen_by=seen_by)
        message.flags = int(body.get("flags") or 0)
        channel.messages[message.id] = message
        self.change(message, body)
        return message

    def change(self, message: Message, body: Json) -> None:
        """Show something else in a message."""
        if body.get("content") is not None:
            message.content = body["content"]
        if body.get("components") is not None:
            message.components = with_ids(body["components"], self.new_id)
            message.layouts.append(message.components)

    def edit_message(self, request: Request, channel: int, id: int) -> Answer:
        place = self._channel(channel)
        message = self._message(place, id)
        if place.archived:
            raise Refused(400, 50083, "Thread is archived")
        if self.now() - message.created > OLD:
            message.edits += 1
            if message.edits > EDITS_OF_OLD:
                raise Refused(429, 30046, "Maximum number of edits to messages older than 1 hour reached")
        self.change(message, request.body)
        return Answer(200, self.describe_message(message))

    def get_message(self, request: Request, channel: int, id: int) -> Answer:
        return Answer(200, self.describe_message(self._message(self._channel(channel, HISTORY), id)))

    def delete_message(self, request: Request, channel: int, id: int) -> Answer:
        place = self._channel(channel)
        self._message(place, id)
        if place.archived:
            raise Refused(400, 50083, "Thread is archived")
        del place.messages[id]
        self.deleted.add(id)
        return Answer(204)

    def history(self, request: Request, channel: int) -> Answer:
        self._channel(channel, HISTORY)
        newest = self.public(channel)[::-1][: int(request.query.get("limit", 50))]
        return Answer(200, [self.describe_message(each) for each in newest])

    def start_thread(self, request: Request, channel: int, id: int) -> Answer:
        place = self._channel(channel)
        self._message(place, id)
        if id in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        return Answer(201, self.channel_told(self.new_channel(place.server, channel, id)))

    def get_channel(self, request: Request, channel: int) -> Answer:
        return Answer(200, self.channel_told(self._channel(channel)))

    def edit_channel(self, request: Request, channel: int) -> Answer:
        place = self._channel(channel)
        if place.locked:
            raise Refused(403, 50013, "Missing Permissions")
        place.archived = bool(request.body.get("archived", place.archived))
        return Answer(200, self.channel_told(place))

    def callback(self, request: Request, id: int, token: str) -> Answer:
        act = self.interactions.get(id)
        if act is None or act.token != token:
            raise Refused(404, 10062, "Unknown interaction")
        if act.acknowledged is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if self.now() - act.created > ACKNOWLEDGED_WITHIN:
            raise Refused(404, 10062, "Unknown interaction")
        kind, data = int(request.body["type"]), request.body.get("data") or {}
        act.acknowledged, act.acknowledged_at = kind, self.now()
        act.private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        if kind == 4:
            act.original = self._answer(act, data)
        elif kind in (6, 7):
            act.original = act.clicked
            if kind == 7 and act.clicked is not None:
                self.change(act.clicked, data)
        elif kind == 9:
            act.texts.append(str(data.get("title", "")))
        return Answer(200, {"interaction": {"id": str(id), "type": act.kind}})

    def _answer(self, act: Interaction, data: Json) -> Message:
        """A message that answers an interaction."""
        is_private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        place = self.channels[act.channel]
        message = self.keep(place, data, seen_by=act.person if is_private else None)
        message.interaction = act.id
        act.texts.append(message.text)
        act.panels.append(message)
        if not is_private and (message.text.startswith("[") or any(map(is_choice, walk(message.components)))):
            self.fault(f"all can read what only {act.person} was to read: {message.text!r}")
        return message

    def _by_token(self, token: str) -> Interaction:
        act = self.interactions.get(self._tokens.get(token, 0))
        if act is None or act.acknowledged is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if self.now() - act.created > TOKEN_LASTS:
            act.late_use += 1
            self.fault(f"the token of interaction {act.id} is used after it has expired")
            raise Refused(401, 50027, "Invalid Webhook Token")
        return act

    def followup(self, request: Request, _: int, token: str) -> Answer:
        act = self._by_token(token)
        if act.acknowledged == 5 and act.original is None:
            # The first one shows where the command was acknowledged, as private as that was.
            private = EPHEMERAL if act.private else 0
            act.original = self._answer(act, {**request.body, "flags": int(request.body.get("flags") or 0) | private})
            return Answer(200, self.describe_message(act.original))
        return Answer(200, self.describe_message(self._answer(act, request.body)))

    def edit_original(self, request: Request, _: int, token: str) -> Answer:
        act = self._by_token(token)
        if act.original is None:
            private = EPHEMERAL if act.private else 0
            act.original = self._answer(act, {**request.body, "flags": int(request.body.get("flags") or 0) | private})
        else:
            if act.original.id in self.deleted:
                raise Refused(404, 10008, "Unknown Message")
            self.change(act.original, request.body)
            act.texts.append(act.original.text)
        return Answer(200, self.describe_message(act.original))

    def delete_original(self, request: Request, _: int, token: str) -> Answer:
        act = self._by_token(token)
        if act.original is None or act.original.id in self.deleted:
            raise Refused(404, 10008, "Unknown Message")
        self.deleted.add(act.original.id)
        return Answer(204)

    def member(self, request: Request, server: int, person: int) -> Answer:
        if person not in self.members.get(server, ()):
            raise Refused(404, 10007, "Unknown Member")
        body: Json = {"user": user(person, "somebody"), "roles": [], "joined_at": formatted(self.now())}
        return Answer(200, body | {"deaf": False, "mute": False, "flags": 0})

    def open_direct(self, request: Request) -> Answer:
        person = int(request.body["recipient_id"])
        channel = next((each for each, whom in self.direct.items() if whom == person), None)
        self.limits.note_opening(person, is_known=channel is not None and bool(self.channels[channel].messages))
        if channel is None:
            channel = self.new_channel(0).id
            self.direct[channel] = person
        return Answer(200, {"id": str(channel), "type": 1, "recipients": [user(person, "somebody")]})

    def about(self, request: Request) -> Answer:
        if request.path == "/users/@me":
            return Answer(200, user(BOT, "Pantheon", bot=True))
        about = {"id": str(BOT), "name": "Pantheon", "description": "", "icon": None, "bot_public": True, "flags": 0}
        return Answer(200, about | {"bot_require_code_grant": False, "owner": user(1, "Zoë"), "verify_key": ""})

    def get_commands(self, request: Request, _: int) -> Answer:
        return Answer(200, self.commands)

    def put_commands(self, request: Request, _: int) -> Answer:
        self.limits.note_sync()
        added = {"application_id": str(BOT), "version": "1", "description": ""}
        self.commands = [{"id": str(self.new_id()), **added, **each} for each in request.body]
        return Answer(200, self.commands)


ID = r"(\d+)"
ROUTES: list[tuple[str, re.Pattern[str], Callable[..., Answer]]] = [
    (method, re.compile(path), handle)
    for method, path, handle in (
        ("POST", rf"/interactions/{ID}/(\w+)/callback", SimulatedDiscord.callback),
        ("POST", rf"/webhooks/{ID}/(\w+)", SimulatedDiscord.followup),
        ("PATCH", rf"/webhooks/{ID}/(\w+)/messages/@original", SimulatedDiscord.edit_original),
        ("DELETE", rf"/webhooks/{ID}/(\w+)/messages/@original", SimulatedDiscord.delete_original),
        ("POST", rf"/channels/{ID}/messages", SimulatedDiscord.create_message),
        ("PATCH", rf"/channels/{ID}/messages/{ID}", SimulatedDiscord.edit_message),
        ("GET", rf"/channels/{ID}/messages/{ID}", SimulatedDiscord.get_message),
        ("DELETE", rf"/channels/{ID}/messages/{ID}", SimulatedDiscord.delete_message),
        ("GET", rf"/channels/{ID}/messages", SimulatedDiscord.history),
        ("POST", rf"/channels/{ID}/messages/{ID}/threads", SimulatedDiscord.start_thread),
        ("GET", rf"/channels/{ID}", SimulatedDiscord.get_channel),
        ("PATCH", rf"/channels/{ID}", SimulatedDiscord.edit_channel),
        ("GET", rf"/guilds/{ID}/members/{ID}", SimulatedDiscord.member),
        ("POST", r"/users/@me/channels", SimulatedDiscord.open_direct),
        ("GET", r"/users/@me|/oauth2/applications/@me|/applications/@me", SimulatedDiscord.about),
        ("GET", rf"/applications/{ID}/commands", SimulatedDiscord.get_commands),
        ("PUT", rf"/applications/{ID}/commands", SimulatedDiscord.put_commands),
    )
]
