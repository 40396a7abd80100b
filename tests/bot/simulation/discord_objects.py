"""What a simulated Discord keeps: messages, channels, interactions; and how Discord writes them down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from tests.bot.simulation.wire import Json

BOT = 100_000
EPOCH = 1_420_070_400_000
EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
BUTTON, SELECT, ROW, TEXT = 2, 3, 1, 10
VIEW_CHANNEL, SEND, HISTORY, ATTACH = 1 << 10, 1 << 11, 1 << 16, 1 << 15
ALL = VIEW_CHANNEL | SEND | HISTORY | ATTACH | 1 << 14 | 1 << 34 | 1 << 35 | 1 << 38
ACKNOWLEDGED_WITHIN = 3_000
TOKEN_LASTS = 15 * 60_000
NONCE_LASTS = 3 * 60_000
OLD = 60 * 60_000
EDITS_OF_OLD = 30
"""How often a message older than an hour may be edited. Discord's number is not known; it is about that."""
CHANNEL_TEXT, THREAD = 0, 11
CHOICES = ("t1", "s1", "ts", "f1")
"""The families of controls that choose something in a match."""


@dataclass
class Message:
    """A message, and who alone sees it (a private answer). ``layouts`` are all that it has had."""

    id: int
    channel: int
    created: int
    content: str = ""
    components: list[Json] = field(default_factory=list)
    flags: int = 0
    nonce: str = ""
    seen_by: int | None = None
    layouts: list[list[Json]] = field(default_factory=list)
    edits: int = 0
    interaction: int = 0

    @property
    def text(self) -> str:
        """All that can be read on it."""
        return "\n".join([self.content, *(part["content"] for part in walk(self.components) if part["type"] == TEXT)])


@dataclass
class Channel:
    """A channel or a thread; ``lost`` are the bot's permissions there that were taken away."""

    id: int
    server: int
    parent: int | None = None
    lost: int = 0
    is_gone: bool = False
    archived: bool = False
    locked: bool = False
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, int] = field(default_factory=dict)


@dataclass
class Interaction:
    """Something that a person did, and what the bot has answered. Times are milliseconds of the true time."""

    id: int
    token: str
    kind: int
    person: int
    channel: int
    created: int
    payload: Json
    clicked: Message | None = None
    acknowledged: int | None = None
    acknowledged_at: int = 0
    original: Message | None = None
    private: bool = False
    texts: list[str] = field(default_factory=list)
    panels: list[Message] = field(default_factory=list)
    late_use: int = 0


def user(number: int, name: str, *, bot: bool = False) -> Json:
    """A user as Discord tells one."""
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": name, "bot": bot}


def walk(components: Any) -> Iterator[Mapping[str, Any]]:
    """Every component of a layout, inner ones too."""
    for each in components:
        yield each
        yield from walk(each.get("components") or [])
        if isinstance(each.get("accessory"), Mapping):
            yield each["accessory"]


def is_choice(part: Mapping[str, Any]) -> bool:
    """Whether a component makes a choice in a match."""
    return str(part.get("custom_id", "")).partition(":")[0] in CHOICES


def with_ids(components: list[Json], new_id: Callable[[], int]) -> list[Json]:
    """A layout as Discord keeps it: every component has an id, every picture an attachment."""
    layout: list[Json] = json.loads(json.dumps(components))
    for number, part in enumerate(walk(layout)):
        own: Any = part
        own.setdefault("id", number + 1)
        for item in own.get("items") or []:
            name = str(item["media"]["url"]).rpartition("/")[2]
            item["media"] = {"url": f"https://cdn/{name}", "proxy_url": f"https://cdn/{name}", "width": 1, "height": 1}
            item["media"] |= {"attachment_id": str(new_id()), "content_type": "image/png"}
    return layout


def time_of(id: int) -> int:
    """The time in an id, in milliseconds."""
    return (id >> 22) + EPOCH


def formatted(moment: int) -> str:
    """A time as Discord writes it."""
    seconds, rest = divmod(moment, 1_000)
    days, seconds = divmod(seconds, 86_400)
    day, clock = date.fromordinal(719_163 + days), f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{day}T{clock}.{rest:03}000+00:00"
