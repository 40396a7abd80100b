"""The schemas of the facts as two validators need them.

Requests are what a bot sends. Discord's own notes are applied mechanically: unions mean "exactly one of these kinds",
integers may arrive as digit strings, snowflakes as integers. On top of that every object is closed, so a property
that the facts do not know is an error. Properties that Discord documents elsewhere, or that discord.py always sends,
are in EXTRA_PROPERTIES with the reason. Responses are what this server sends: nothing is relaxed.
"""

from __future__ import annotations

import copy
import re
from typing import Any

from tests.discord.shapes import Json
from tests.discord.specification.errors import INT_STRING

ANY: dict[str, Any] = {}
# Properties a request may carry although the document does not list them.
EXTRA_PROPERTIES: dict[str, dict[str, Json]] = {
    # Documented on the application command object ("nsfw?"), missing in the document.
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": ["boolean", "null"]}},
    "ApplicationCommandCreateRequest": {"nsfw": {"type": ["boolean", "null"]}},
    "ApplicationCommandPatchRequestPartial": {"nsfw": {"type": ["boolean", "null"]}},
    # Documented: a component's partial emoji is `name`, `id` and `animated`.
    "ComponentEmojiForRequest": {"animated": {"type": ["boolean", "null"]}},
    # discord.py puts `tts` in the body of every edit; Discord ignores it there.
    "MessageEditRequestPartial": {"tts": {"const": False}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"const": False}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"const": False}},
    # A kept attachment is sent back as the full attachment object on an edit
    # ("spoiler" is discord.py's own key; Discord ignores it).
    "MessageAttachmentRequest": {
        "proxy_url": {"type": "string"},
        "url": {"type": "string"},
        "size": {"type": "integer"},
        "spoiler": {"type": "boolean"},
        "height": {"type": ["integer", "null"]},
        "width": {"type": ["integer", "null"]},
        "content_type": {"type": ["string", "null"]},
        "ephemeral": {"type": "boolean"},
        "flags": {"type": "integer"},
    },
    # An embed read from a message and sent back keeps its read-only media fields.
    **{
        name: dict.fromkeys(
            (
                "proxy_url",
                "proxy_icon_url",
                "height",
                "width",
                "flags",
                "content_type",
                "placeholder",
                "placeholder_version",
            ),
            ANY,
        )
        for name in ("RichEmbedImage", "RichEmbedThumbnail", "RichEmbedVideo", "RichEmbedFooter", "RichEmbedAuthor")
    },
    "RichEmbed": {"flags": ANY},
}
_URI = re.compile(r"^[A-Za-z][A-Za-z0-9+.\-]*://[^\s]+$")


def _is_uri(value: str) -> bool:
    return bool(_URI.match(value))


FORMATS = {"uri": _is_uri, "snowflake": lambda v: True, "nonce": lambda v: True}


def type_values(branch: Json, schemas: Json, prop: str = "type") -> list[Any] | None:
    """The constants a union branch allows for its `type` property."""
    if "$ref" in branch:
        branch = schemas[branch["$ref"].rsplit("/", 1)[-1]]
    node = (branch.get("properties") or {}).get(prop)
    if not node:
        return None
    if "enum" in node:
        return list(node["enum"])
    if "const" in node:
        return [node["const"]]
    return None


class Rewriter:
    def __init__(self, schemas: Json, *, request: bool, strict: bool):
        self.schemas = schemas
        self.request = request
        self.strict = strict

    def schema(self, node: Any, name: str | None = None) -> Any:
        if isinstance(node, list):
            return [self.schema(x) for x in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            return {"$ref": "#/$defs/" + node["$ref"].rsplit("/", 1)[-1]}
        out: dict[str, Any] = {}
        for key, value in node.items():
            if key.startswith("x-") or key in ("description", "title", "discriminator"):
                continue
            if key == "properties":
                out[key] = {k: self.schema(v) for k, v in value.items()}
            elif key in ("oneOf", "anyOf"):
                continue
            elif key in ("allOf", "items", "additionalProperties", "not"):
                out[key] = self.schema(value)
            else:
                out[key] = copy.deepcopy(value)
        union = node.get("oneOf") or node.get("anyOf")
        if union is not None:
            self._union(out, union, "oneOf" if "oneOf" in node else "anyOf")
        if self.request:
            self._relax_integer(out, node)
            if self.strict and "properties" in node and "additionalProperties" not in node:
                for extra, extra_schema in EXTRA_PROPERTIES.get(name or "", {}).items():
                    out["properties"].setdefault(extra, extra_schema)
                out["additionalProperties"] = False
        return out

    def _relax_integer(self, out: Json, node: Json) -> None:
        if "enum" in node or "allOf" in node or "const" in node or "oneOf" in node:
            return
        kind = node.get("type")
        kinds = kind if isinstance(kind, list) else [kind]
        if "integer" in kinds:
            out["type"] = [*kinds, "string"]
            out["pattern"] = INT_STRING

    def _union(self, out: Json, union: list[Any], keyword: str) -> None:
        if all(set(b) <= {"const"} for b in union):
            out["enum"] = [b["const"] for b in union]
            return
        nulls = [b for b in union if b.get("type") == "null"]
        rest = [b for b in union if b.get("type") != "null"]
        inner: dict[str, Any]
        values = [type_values(b, self.schemas) for b in rest]
        flat = [v for vs in values if vs for v in vs]
        if len(rest) == 1:
            inner = self.schema(rest[0])
        elif all(values) and len(flat) == len(set(flat)):
            # A tagged union: pick the branch by `type`, so that the errors are
            # those of the branch meant and not of all branches at once.
            inner = {
                "type": "object",
                "required": ["type"],
                "properties": {"type": {"enum": flat}},
                "allOf": [
                    {"if": {"properties": {"type": {"enum": vs}}, "required": ["type"]}, "then": self.schema(branch)}
                    for branch, vs in zip(rest, values, strict=False)
                ],
            }
        else:
            # Discord: anyOf and oneOf both mean "one of these kinds of data".
            # (An integer beside a string is not relaxed: the string's own rules hold.)
            strings = any(b.get("type") == "string" for b in rest)
            inner = {
                "anyOf": [copy.deepcopy(b) if strings and b.get("type") == "integer" else self.schema(b) for b in rest]
            }
        if nulls:
            inner = {"if": {"type": "null"}, "then": True, "else": inner}
        if out:
            out.setdefault("allOf", []).append(inner)
        else:
            out.update(inner)


# The document types the code of a nested error as an integer; Discord's documentation and
# its API use names there ("BASE_TYPE_MAX_LENGTH"), and the documentation takes precedence.
INNER_ERRORS = {
    "type": "object",
    "required": ["_errors"],
    "additionalProperties": False,
    "properties": {
        "_errors": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["code", "message"],
                "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
            },
        }
    },
}


def snowflake_request() -> Json:
    return {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}


def reachable(root: Any, defs: Json) -> set[str]:
    names: set[str] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            ref = node.get("$ref")
            if ref:
                name = ref.rsplit("/", 1)[-1]
                if name not in names:
                    names.add(name)
                    stack.append(defs[name])
            stack.extend(node.values())
        elif isinstance(node, list):
            stack.extend(node)
    return names
