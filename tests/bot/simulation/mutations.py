"""Interactions as no Discord sends them: parts missing, of other types, far too large, in odd letters, made up."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from tests.bot.simulation.wire import Json

ODD: tuple[Any, ...] = (
    *(
        None,
        "",
        "x",
        "\ud800",
        "٣",
        "１",
        "0",
        "-1",
        "9" * 400,
        "x" * 6_000,
        " 1",
        "1\n",
        "\0",
        "DROP TABLE",
        "ﷺ" * 100,
    ),
    *(-1, 0, 1, 7, 2**31, 2**53, 2**63, 10**30, 1.5, float("nan"), True, False),
    *([], {}, [None], {"id": None}, [[[]]], {"custom_id": "t1:1:1:run"}),
)
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=.é٣ \n\0\ud800"
KEPT = ("permissions", "app_permissions")
"""What is Discord's word about what somebody may do: whoever could change that needs no bot to cheat."""


def paths(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of an event."""
    if here:
        yield here
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        if key not in KEPT:
            yield from paths(inner, (*here, key))


def mutated(event: Json, chance: random.Random) -> Json:
    """The event with one to three things wrong; what its answer is sent to stays."""
    variant = copy.deepcopy(event)
    for _ in range(chance.choice((1, 1, 2, 3))):
        chance.choice((_twist, _twist, _scramble, _scramble, _value, _kind))(variant, chance)
    return variant


def aimed(event: Json, chance: random.Random) -> Json:
    """The event with one part of its custom id exchanged for another one of the same kind, or for a huge one."""
    variant = copy.deepcopy(event)
    family, *rest = str(variant["data"]["custom_id"]).split(":")
    place = chance.randrange(min(2, len(rest)))
    rest[place] = chance.choice((*"0123456789abc", "z" * 13, "1y2p0ij32e8e8"))
    variant["data"]["custom_id"] = ":".join([family, *rest])
    return variant


def _twist(event: Json, chance: random.Random) -> None:
    """Some part is missing, or is something odd; most often within what was done."""
    inner = chance.random() < 0.6 and isinstance(event.get("data"), dict)
    ways = [way for way in paths(event["data"], ("data",)) if len(way) > 1] if inner else list(paths(event))
    ways = [way for way in ways if way not in (("id",), ("token",), ("application_id",))]
    if not ways:
        return
    *lead, last = chance.choice(ways)
    holder: Any = event
    for key in lead:
        holder = holder[key]
    if chance.random() < 0.35:
        del holder[last]
    else:
        holder[last] = copy.deepcopy(chance.choice(ODD))


def _scramble(event: Json, chance: random.Random) -> None:
    """A few letters of the custom id, or of another text that was sent, are others."""
    data = event.get("data")
    if not isinstance(data, dict):
        return
    texts = [key for key in ("custom_id", "name") if isinstance(data.get(key), str) and data[key]]
    if not texts:
        return
    letters = list(data[texts[0]])
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(letters))
        letters[place : place + 1] = chance.choices(LETTERS, k=chance.choice((0, 1, 1, 2)))
        letters = letters or ["t"]
    data[texts[0]] = "".join(letters)


def _value(event: Json, chance: random.Random) -> None:
    """Other values are selected, or other options given."""
    data = event.get("data")
    if not isinstance(data, dict):
        return
    if isinstance(data.get("options"), list):
        for option in data["options"]:
            if isinstance(option, dict):
                option["value" if "value" in option else "options"] = copy.deepcopy(chance.choice(ODD))
    elif isinstance(data.get("components"), list) and data["components"]:
        _field(data["components"], chance)
    else:
        odd = [copy.deepcopy(chance.choice(ODD)) for _ in range(chance.choice((0, 1, 1, 2, 30)))]
        data["values"] = odd if chance.random() < 0.8 else chance.choice(ODD)
        data.setdefault("component_type", 3)


def _field(fields: list[Any], chance: random.Random) -> None:
    """A field of a form holds something else, has another name, comes twice, or lies deep in others."""
    label = chance.choice(fields)
    field = label.get("component") if isinstance(label, dict) else None
    way = chance.randrange(6)
    if way == 0:
        fields.append(copy.deepcopy(label))
    elif way == 1:
        nested: Any = label
        for _ in range(chance.choice((3, 60))):
            nested = {"type": 18, "id": 1, "component": nested, "components": [nested] if chance.random() < 0.1 else []}
        fields.append(nested)
    elif way == 2:
        fields.extend(copy.deepcopy(label) for _ in range(200))
    elif isinstance(field, dict):
        key = "custom_id" if way == 3 else "value" if "value" in field else "values"
        odd = copy.deepcopy(chance.choice(ODD))
        field[key] = [odd, *field[key]] if isinstance(field.get(key), list) and chance.random() < 0.5 else odd


def _kind(event: Json, chance: random.Random) -> None:
    """It is an interaction, or a component, of another kind."""
    if chance.random() < 0.5:
        event["type"] = chance.choice((1, 2, 3, 4, 5, 6, 99, "3", None))
    elif isinstance(event.get("data"), dict):
        event["data"]["component_type"] = chance.choice((1, 2, 3, 4, 5, 6, 7, 8, 17, 99, None))
