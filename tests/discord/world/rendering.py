"""Components and embeds as Discord returns them: ids given, defaults filled in, pictures with their addresses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tests.discord import limits

if TYPE_CHECKING:
    from tests.discord.world.state import World


Json = dict[str, Any]


def media(world: World, url: str, attachments: list[Json]) -> Json:
    """An unfurled media item as Discord returns it."""
    out: Json = {"id": str(world.snowflake()), "url": url, "proxy_url": url, "width": 0, "height": 0}
    out["content_type"] = None
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        for a in attachments:
            if a["filename"] == name:
                out.update(
                    url=a["url"],
                    proxy_url=a["proxy_url"],
                    width=a.get("width"),
                    height=a.get("height"),
                    content_type=a.get("content_type"),
                    attachment_id=a["id"],
                )
    return out


def components_json(world: World, components: Iterable[Json] | None, attachments: list[Json]) -> list[Json]:
    """The components of a request as Discord returns them."""
    rendering = ComponentRendering(world, list(components or []), attachments)
    return [rendering.component(c) for c in components or []]


class ComponentRendering:
    """The components of one message; ``component`` returns each of them with an id that is used once."""

    def __init__(self, world: World, components: list[Json], attachments: list[Json]) -> None:
        self.world = world
        self.attachments = attachments
        self._ids = _unused_ids({int(c["id"]) for _, c in limits.walk(components) if c.get("id")})

    def component(self, c: Json) -> Json:
        kind = c["type"]
        out: Json = {"type": kind, "id": int(c.get("id") or 0) or next(self._ids)}
        if kind in (limits.ROW, limits.SECTION, limits.CONTAINER):
            out["components"] = [self.component(x) for x in c["components"]]
        if kind == limits.BUTTON:
            out |= _button(c)
        elif kind in limits.SELECTS:
            out |= _select(c)
        elif kind == limits.SECTION:
            out["accessory"] = self.component(c["accessory"])
        elif kind == limits.TEXT:
            out["content"] = c["content"]
        elif kind == limits.THUMBNAIL:
            out |= self._picture(c)
        elif kind == limits.GALLERY:
            out["items"] = [self._picture(item) for item in c["items"]]
        elif kind == limits.FILE:
            out |= self._file(c)
        elif kind == limits.SEPARATOR:
            out.update(divider=c.get("divider") is not False, spacing=c.get("spacing") or 1)
        elif kind == limits.CONTAINER:
            out.update(accent_color=c.get("accent_color"), spoiler=bool(c.get("spoiler")))
        return out

    def _picture(self, c: Json) -> Json:
        picture = media(self.world, c["media"]["url"], self.attachments)
        return {"media": picture, "description": c.get("description"), "spoiler": bool(c.get("spoiler"))}

    def _file(self, c: Json) -> Json:
        url = c["file"]["url"]
        name = url.removeprefix("attachment://")
        size = next((a["size"] for a in self.attachments if a["filename"] == name), None)
        content = media(self.world, url, self.attachments)
        return {"file": content, "name": name, "size": size, "spoiler": bool(c.get("spoiler"))}


def _unused_ids(used: set[int]) -> Iterator[int]:
    return (number for number in range(1, 100_000) if number not in used)


def _emoji(e: Json) -> Json:
    out: Json = {"name": e["name"]}
    if e.get("id"):
        out["id"] = str(e["id"])
        out["animated"] = bool(e.get("animated"))
    return out


def _button(c: Json) -> Json:
    out: Json = {"style": c["style"]}
    for key in ("custom_id", "label", "url", "sku_id"):
        if c.get(key) is not None:
            out[key] = c[key]
    if c.get("emoji"):
        out["emoji"] = _emoji(c["emoji"])
    if c.get("disabled"):
        out["disabled"] = True
    return out


def _select(c: Json) -> Json:
    out: Json = {"custom_id": c["custom_id"]}
    for key in ("min_values", "max_values"):
        out[key] = 1 if c.get(key) is None else int(c[key])
    if c.get("placeholder"):
        out["placeholder"] = c["placeholder"]
    if c.get("disabled"):
        out["disabled"] = True
    if c["type"] == limits.STRING_SELECT:
        out["options"] = [_option(o) for o in c["options"]]
    if c.get("channel_types"):
        out["channel_types"] = c["channel_types"]
    if c.get("default_values"):
        out["default_values"] = [{"type": d["type"], "id": str(d["id"])} for d in c["default_values"]]
    return out


def _option(o: Json) -> Json:
    out: Json = {"label": o["label"], "value": o["value"]}
    if o.get("description"):
        out["description"] = o["description"]
    if o.get("emoji"):
        out["emoji"] = _emoji(o["emoji"])
    if o.get("default"):
        out["default"] = True
    return out


def embeds_json(world: World, embeds: Iterable[Json] | None, attachments: list[Json]) -> list[Json]:
    """The embeds of a request as Discord returns them."""
    return [_embed(world, e, attachments) for e in embeds or []]


def _embed(world: World, e: Json, attachments: list[Json]) -> Json:
    out: Json = {"type": "rich"}
    for key in ("title", "description", "url", "color", "timestamp"):
        if e.get(key) is not None:
            out[key] = e[key]
    if e.get("fields"):
        out["fields"] = [{"name": f["name"], "value": f["value"], "inline": bool(f.get("inline"))} for f in e["fields"]]
    for key in ("image", "thumbnail"):
        node = e.get(key)
        if node and node.get("url"):
            picture = media(world, node["url"], attachments)
            out[key] = {"url": picture["url"], "proxy_url": picture["proxy_url"]}
            out[key] |= {"width": picture["width"] or 0, "height": picture["height"] or 0}
    if e.get("footer") and e["footer"].get("text"):
        out["footer"] = {k: v for k, v in e["footer"].items() if k in ("text", "icon_url") and v}
    if e.get("author") and e["author"].get("name"):
        out["author"] = {k: v for k, v in e["author"].items() if k in ("name", "url", "icon_url") and v}
    return out
