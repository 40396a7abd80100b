"""What people see of a message.

Both generations of components look the same from here: ``text`` is all readable text in order, ``buttons`` and
``selects`` are found wherever they are nested, ``images`` are the pictures of attachments, embeds, galleries and
thumbnails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.discord import limits
from tests.discord.shapes import Json
from tests.discord.users.controls import Button, File, Select
from tests.discord.world import (
    Channel,
    Message,
    World,
)


class MessageView:
    """A live view: it always shows the message's current state."""

    def __init__(self, world: World, message: Message):
        self.world = world
        self.message = message

    def __repr__(self) -> str:
        return f"<MessageView {self.id} {self.text[:60]!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MessageView) and other.message is self.message

    def __hash__(self) -> int:
        return hash(self.message.id)

    @property
    def data(self) -> Json:
        return self.message.data

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def channel(self) -> Channel:
        return self.message.channel

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def embeds(self) -> list[Json]:
        embeds: list[Json] = self.data["embeds"]
        return embeds

    @property
    def components(self) -> list[Json]:
        components: list[Json] = self.data["components"]
        return components

    @property
    def author_id(self) -> int:
        return self.message.author.id

    @property
    def from_bot(self) -> bool:
        return self.author_id == self.world.bot.id

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def loading(self) -> bool:
        return bool(self.message.flags & limits.LOADING)

    @property
    def edited(self) -> bool:
        return self.data["edited_timestamp"] is not None

    @property
    def deleted(self) -> bool:
        return self.message.deleted

    @property
    def is_v2(self) -> bool:
        return self.message.is_v2

    @property
    def pinned(self) -> bool:
        return bool(self.data["pinned"])

    @property
    def version(self) -> int:
        return self.message.version

    @property
    def reactions(self) -> dict[str, int]:
        return {k: len(v) for k, v in self.message.reactions.items()}

    @property
    def mentions(self) -> list[int]:
        return [int(u["id"]) for u in self.data["mentions"]]

    @property
    def pings(self) -> set[int]:
        """The users whom this message notified."""
        return self.message.pings

    def walk(self) -> Iterable[Json]:
        for _, component in limits.walk(self.components):
            yield component

    # ------------------------------------------------------------------------ text

    @property
    def text(self) -> str:
        parts = [self.content]
        for e in self.embeds:
            parts += [(e.get("author") or {}).get("name", ""), e.get("title", ""), e.get("description", "")]
            for f in e.get("fields") or []:
                parts += [f["name"], f["value"]]
            parts.append((e.get("footer") or {}).get("text", ""))
        for c in self.walk():
            if c["type"] == limits.TEXT:
                parts.append(c["content"])
        return "\n".join(p for p in parts if p)

    # -------------------------------------------------------------------- controls

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                c.get("custom_id"),
                c.get("label") or "",
                c["style"],
                bool(c.get("disabled")),
                (c.get("emoji") or {}).get("name"),
                c.get("url"),
                c,
            )
            for c in self.walk()
            if c["type"] == limits.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        return [
            Select(
                c["custom_id"],
                c["type"],
                c.get("placeholder") or "",
                c.get("options") or [],
                c["min_values"],
                c["max_values"],
                bool(c.get("disabled")),
                c,
            )
            for c in self.walk()
            if c["type"] in limits.SELECTS
        ]

    def button(self, key: str) -> Button:
        """By custom_id, else by exact label, else by emoji, else by a part of the label."""
        tests: list[Callable[[Button], bool]] = [
            lambda b: b.custom_id == key,
            lambda b: b.label == key,
            lambda b: b.emoji == key,
            lambda b: bool(b.label) and key.lower() in b.label.lower(),
        ]
        for test in tests:
            for b in self.buttons:
                if test(b):
                    return b
        raise LookupError(f"no button {key!r}; there are {[b.label or b.emoji or b.custom_id for b in self.buttons]}")

    def select(self, key: str | None = None) -> Select:
        """By custom_id or placeholder; without a key the only select."""
        selects = self.selects
        if key is None:
            if len(selects) != 1:
                raise LookupError(f"{len(selects)} selects on the message; name one")
            return selects[0]
        for s in selects:
            if key in (s.custom_id, s.placeholder):
                return s
        for s in selects:
            if key.lower() in s.placeholder.lower():
                return s
        raise LookupError(f"no select {key!r}; there are {[s.placeholder or s.custom_id for s in selects]}")

    # ----------------------------------------------------------------------- files

    def _file(self, url: str, where: str, meta: Json | None = None) -> File | None:
        try:
            data = self.world.file_bytes(url)
        except KeyError:
            return None
        meta = meta or {}
        name = url.split("?", 1)[0].rsplit("/", 1)[-1]
        return File(
            meta.get("filename", name),
            url,
            data,
            meta.get("content_type"),
            meta.get("description"),
            meta.get("width"),
            meta.get("height"),
            where,
        )

    @property
    def attachments(self) -> list[File]:
        """Files shown as attachments (not those inside embeds or components)."""
        files = [self._file(a["url"], "attachment", a) for a in self.data["attachments"]]
        return [f for f in files if f is not None]

    @property
    def images(self) -> list[File]:
        """Every picture the reader sees, in order."""
        out: list[File | None] = [f for f in self.attachments if (f.content_type or "").startswith("image/")]
        for e in self.embeds:
            for key in ("image", "thumbnail"):
                node = e.get(key)
                if node:
                    out.append(self._file(node["url"], "embed", node))
        for c in self.walk():
            if c["type"] == limits.GALLERY:
                for item in c["items"]:
                    out.append(
                        self._file(
                            item["media"]["url"], "gallery", item["media"] | {"description": item.get("description")}
                        )
                    )
            elif c["type"] == limits.THUMBNAIL:
                out.append(
                    self._file(c["media"]["url"], "thumbnail", c["media"] | {"description": c.get("description")})
                )
        return [f for f in out if f is not None]

    @property
    def files(self) -> list[File]:
        """Every uploaded file of the message, wherever it is shown."""
        files = [self._file(a["url"], "attachment", a) for a in self.message.files]
        return [f for f in files if f is not None]
