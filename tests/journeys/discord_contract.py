"""What Discord accepts: the facts of its own description of requests, and the limits which that leaves out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import jsonschema_rs
from jsonschema import Draft202012Validator

from tests.discord.specification import FACTS

LAYOUT_BYTES = 8_000
"""Discord answers layouts from about ten kilobytes on with a server error."""

COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
EMOJI = re.compile(r"<:[a-z0-9_]{2,32}:\d+>")
CONTAINER, ROW, BUTTON, SELECT, TEXT, GALLERY = 17, 1, 2, 3, 10, 12


@cache
def _description() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return described


@cache
def _routes() -> list[tuple[str, re.Pattern[str], str]]:
    routes = []
    for path, methods in _description()["paths"].items():
        pattern = re.compile(re.sub(r"\{[a-z_0-9]+\}", "[^/]+", path))
        for method in methods:
            if method in ("post", "put", "patch", "delete", "get"):
                routes.append((method.upper(), pattern, path))
    return sorted(routes, key=lambda route: route[2].count("{"))


class Schema(NamedTuple):
    """A request's description, twice: the quick one says whether a body fits, the slow one where it does not."""

    quick: jsonschema_rs.Draft202012Validator
    slow: Draft202012Validator

    def errors(self, body: Any) -> Iterator[Any]:
        if not self.quick.is_valid(body):
            yield from self.slow.iter_errors(body)


@cache
def _schema(method: str, path: str) -> Schema | None:
    description = _description()
    content = description["paths"][path][method.lower()].get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return None
    schema = {**content["application/json"]["schema"], "components": description["components"]}
    return Schema(jsonschema_rs.Draft202012Validator(schema), Draft202012Validator(schema))


def faults(method: str, path: str, body: Any) -> Iterator[str]:
    """What is wrong with a request, in sentences."""
    path = re.sub(r"^/api/v\d+", "", path)
    if body is None:
        return
    route = next(
        (template for verb, pattern, template in _routes() if verb == method and pattern.fullmatch(path)), None
    )
    if route is None:
        yield f"{method} {path} is no route of Discord's"
    elif (schema := _schema(method, route)) is not None:
        for error in schema.errors(_with_ids_as_text(body)):
            yield f"{method} {route}: {_deepest(error)}"
    if isinstance(body, Mapping):
        message = body.get("data") if "/callback" in path else body
        if isinstance(message, Mapping):
            yield from message_faults(message)
            for component in walk(message.get("components") or []):
                yield from _plain_faults(component)


def _with_ids_as_text(body: Any) -> Any:
    """The body with ids as text where discord.py sends numbers, which Discord takes as well."""
    body = json.loads(json.dumps(body))
    if isinstance(body, dict) and "recipient_id" in body:
        body["recipient_id"] = str(body["recipient_id"])
    for message in (body, body.get("data")) if isinstance(body, dict) else ():
        if isinstance(message, dict):
            for attachment in message.get("attachments") or []:
                attachment["id"] = str(attachment["id"])
            for component in walk(message.get("components") or []):
                for value in component.get("default_values") or []:
                    value["id"] = str(value["id"])
                for part in (component, *(component.get("options") or [])):
                    if (part.get("emoji") or {}).get("id"):
                        part["emoji"]["id"] = str(part["emoji"]["id"])
            mentions = message.get("allowed_mentions") or {}
            if "users" in mentions:
                mentions["users"] = [str(person) for person in mentions["users"]]
    return body


def _deepest(error: Any) -> str:
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return f"{list(error.absolute_path)}: {error.message[:300]}"


def message_faults(message: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a message although Discord's description lets it pass."""
    components = message.get("components") or []
    flags = message.get("flags") or 0
    everything = list(walk(components))
    if len(message.get("content") or "") > 2000:
        yield "content over 2000 characters"
    if len(everything) > 40:
        yield f"{len(everything)} components"
    texts = [component["content"] for component in everything if component["type"] == TEXT]
    if sum(map(len, texts)) > 4000:
        yield f"{sum(map(len, texts))} characters of text"
    if any(not text.strip() for text in texts):
        yield "an empty text"
    if any(component["type"] == TEXT for component in everything):
        if message.get("content"):
            yield "content beside layout components"
        if "flags" in message and not flags & COMPONENTS_V2:
            yield "layout components without their flag"
    for text in [message.get("content") or "", *texts]:
        yield from _list_faults(text)
        yield from _markdown_faults(text)
    size = len(json.dumps(components, ensure_ascii=False).encode())
    if size > LAYOUT_BYTES:
        yield f"a layout of {size} bytes"
    ids = [component["custom_id"] for component in everything if component.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield f"an id twice: {sorted(id_ for id_ in ids if ids.count(id_) > 1)}"
    for component in everything:
        yield from _component_faults(component)
    yield from _raw_markup(message, everything)
    for attachment in message.get("attachments") or []:
        if len(attachment.get("description") or "") > 1024:
            yield "an alt text over 1024 characters"
    mentions = message.get("allowed_mentions")
    if mentions is not None and "everyone" in mentions.get("parse", ()):
        yield "everyone may be mentioned"


def _raw_markup(message: Mapping[str, Any], components: list[Mapping[str, Any]]) -> Iterator[str]:
    """The application's emojis where Discord shows their markup as it is written."""
    parts = [message, *(message.get("attachments") or [])]
    for component in components:
        parts += [component, *(component.get("options") or ()), *(component.get("items") or ())]
    for part in parts:
        for field in ("label", "placeholder", "description", "title"):
            if EMOJI.search(str(part.get(field) or "")):
                yield f"markup is read in a {field}: {part[field]}"


def _list_faults(text: str) -> Iterator[str]:
    """Numbers at the beginning of a line that Discord takes for those of a list, and counts anew from the first one."""
    counted = 0
    for line in text.splitlines():
        match = re.match(r"\s*(\d+)\. ", line)
        number = int(match.group(1)) if match else 0
        if number > 1 and number != counted + 1:
            yield f"a line like one of a list: {line[:60]!r}"
        counted = number


def _markdown_faults(text: str) -> Iterator[str]:
    """Signs for bold text and for code that have no second one, so that people would read the signs."""
    markup = re.sub(r"\\.", "", text)
    if markup.count("`") % 2:
        yield f"a sign for code without a second one: {text!r}"
    for line in re.sub("`[^`]*`", "", markup).splitlines():
        if line.count("**") % 2:
            yield f"a sign for bold without a second one: {line!r}"


def _plain_faults(component: Mapping[str, Any]) -> Iterator[str]:
    """Markdown and mentions where Discord shows them as they are written."""
    plain = [component] if component["type"] in (BUTTON, SELECT) else []
    for part in [*plain, *(option for each in plain for option in each.get("options") or [])]:
        for text in (part.get(key) or "" for key in ("label", "placeholder", "description")):
            if re.search(r"\*\*|`|<[:@#ta/]|\]\(http", text):
                yield f"no place for markdown: {text!r}"


def _component_faults(component: Mapping[str, Any]) -> Iterator[str]:
    kind = component["type"]
    if kind == ROW and not 1 <= len(component["components"]) <= 5:
        yield f"a row of {len(component['components'])}"
    if kind == BUTTON:
        label = component.get("label") or ""
        if len(label) > 80 or not (label or component.get("emoji")):
            yield f"a button's label: {label!r}"
    if kind == SELECT:
        values = [option["value"] for option in component["options"]]
        if len(values) != len(set(values)):
            yield f"a value twice: {values}"
        for option in component["options"]:
            if not 1 <= len(option["label"]) <= 100 or len(option.get("description") or "") > 100:
                yield f"an option: {option}"
    if kind == GALLERY:
        for item in component["items"]:
            if not item["media"]["url"].startswith("attachment://"):
                yield f"a picture by address: {item['media']['url']}"


def walk(components: Any) -> Iterator[Mapping[str, Any]]:
    """Every component of a message, inner ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if isinstance(component.get("accessory"), Mapping):
            yield component["accessory"]
        if isinstance(component.get("component"), Mapping):
            yield from walk([component["component"]])
