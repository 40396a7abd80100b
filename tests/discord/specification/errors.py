"""Why a body, a query or a path is not valid, and how Discord says so."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.discord.shapes import Json, Place


@dataclass
class SpecError:
    """One reason why a body, query or path is not valid."""

    path: Place
    code: str
    message: str
    kind: str = "schema"  # schema | unknown_field | limit

    def __str__(self) -> str:
        where = ".".join(str(p) for p in self.path) or "(root)"
        return f"{where}: {self.message} [{self.code}]"


INT_STRING = r"^-?[0-9]+$"


def coerce(value: Any) -> Any:
    """An integer that Discord accepts as a digit string (or the reverse)."""
    if isinstance(value, str) and re.fullmatch(INT_STRING, value):
        return int(value)
    return value


_TYPE_CODES = {
    "string": ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    "integer": ("NUMBER_TYPE_COERCE", "Value is not an int."),
    "number": ("FLOAT_TYPE_COERCE", "Value is not a float."),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "object": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
}


def translate(errors: Iterable[Any]) -> Iterable[SpecError]:
    """Library errors as Discord-like error codes."""
    keys = set()
    for e in errors:
        path = tuple(e.instance_path)
        kind = e.kind
        name = kind.name
        out: list[SpecError] = []
        if name == "required":
            out.append(SpecError((*path, kind.property), "BASE_TYPE_REQUIRED", "This field is required"))
        elif name in ("additionalProperties", "unevaluatedProperties"):
            for unexpected in kind.unexpected:
                out.append(
                    SpecError(
                        (*path, unexpected),
                        "UNKNOWN_FIELD",
                        f"{unexpected!r} is not a field of this object in the specification",
                        "unknown_field",
                    )
                )
        elif name in ("maxLength", "maxItems", "maxProperties"):
            what = "fewer in length" if name != "maxProperties" else "fewer entries"
            out.append(SpecError(path, "BASE_TYPE_MAX_LENGTH", f"Must be {kind.limit} or {what}."))
        elif name in ("minLength", "minItems", "minProperties"):
            if kind.limit == 1 and name == "minLength":
                out.append(SpecError(path, "BASE_TYPE_REQUIRED", "This field is required"))
            else:
                out.append(SpecError(path, "BASE_TYPE_MIN_LENGTH", f"Must be {kind.limit} or more in length."))
        elif name == "maximum":
            out.append(SpecError(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {kind.limit}."))
        elif name == "minimum":
            out.append(
                SpecError(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {kind.limit}.")
            )
        elif name in ("enum", "constant"):
            allowed = kind.options if name == "enum" else [kind.expected_value]
            choices = ", ".join(str(x) for x in allowed)
            out.append(SpecError(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}."))
        elif name == "pattern":
            if kind.pattern == INT_STRING:
                out.append(SpecError(path, "NUMBER_TYPE_COERCE", f"Value {e.instance!r} is not an int."))
            elif kind.pattern.startswith("^(0|"):
                out.append(SpecError(path, "NUMBER_TYPE_COERCE", f"Value {e.instance!r} is not snowflake."))
            else:
                out.append(SpecError(path, "STRING_TYPE_REGEX", "String value did not match validation regex."))
        elif name == "format":
            if kind.format == "uri":
                out.append(SpecError(path, "URL_TYPE_INVALID_URL", "Not a well formed URL."))
            elif kind.format == "date-time":
                out.append(SpecError(path, "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601."))
            else:
                out.append(SpecError(path, "STRING_TYPE_FORMAT", f"Not a valid {kind.format}."))
        elif name == "uniqueItems":
            out.append(SpecError(path, "SET_TYPE_CONTAINS_DUPLICATES", "The list contains duplicates."))
        elif name == "type":
            types = [str(t) for t in kind.types] if hasattr(kind, "types") else []
            base = next(
                (t for t in ("object", "array", "boolean", "number", "integer", "string") if t in types), "object"
            )
            code, message = _TYPE_CODES[base]
            out.append(SpecError(path, code, message))
        elif name in ("anyOf", "oneOfNotValid", "oneOfMultipleValid"):
            out.append(SpecError(path, "UNION_TYPE_CHOICES", "Value fits none of the kinds allowed here."))
        else:
            out.append(SpecError(path, name.upper(), e.message))
        for err in out:
            key = (err.path, err.code)
            if key not in keys:
                keys.add(key)
                yield err


def error_tree(errors: Iterable[SpecError]) -> Json:
    """The nested `errors` object of Discord's 50035 answer."""
    tree: dict[str, Any] = {}
    for err in errors:
        node = tree
        for part in err.path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": err.code, "message": err.message})
    return _split_mixed(tree)


def _split_mixed(node: Json) -> Json:
    """The specification's ErrorDetails is either a level or a leaf, never both."""
    if "_errors" in node and len(node) > 1:
        return {"_errors": node["_errors"]}
    return {k: (_split_mixed(v) if isinstance(v, dict) else v) for k, v in node.items()}
