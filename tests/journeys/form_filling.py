"""Fill in a form as a person does: what stands in it stays, except what they change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord_contract import SELECT

TEXT_INPUT, USER_SELECT, CHANNEL_SELECT, RADIO, BOXES = 4, 5, 8, 21, 22
FROM_DISCORD = (USER_SELECT, CHANNEL_SELECT)
"""Selects of what Discord itself lists."""


def fields(form: Any) -> Iterator[dict[str, Any]]:
    """The fields of a form that was opened."""
    assert form.modal is not None, "no form was opened"
    for label in form.modal["components"]:
        yield label["component"]


def stands(field: dict[str, Any]) -> Any:
    """What stands in a field: a text, a value, or values."""
    if field["type"] == TEXT_INPUT:
        return field.get("value") or ""
    if field["type"] in FROM_DISCORD:
        return [int(each["id"]) for each in field.get("default_values") or []]
    defaults = [option["value"] for option in field["options"] if option.get("default")]
    return defaults if field["type"] == BOXES else next(iter(defaults), None)


def entered(form: Any) -> dict[str, Any]:
    """What stands in each field of a form."""
    return {field["custom_id"]: stands(field) for field in fields(form)}


def offered(form: Any, field: str) -> list[str]:
    """The values that a field offers."""
    component = next(each for each in fields(form) if each["custom_id"] == field)
    assert component["type"] in (SELECT, RADIO, BOXES)
    return [option["value"] for option in component["options"]]


async def send(person: Any, form: Any, changes: dict[str, Any], tick: str = "", untick: str = "") -> Any:
    """Send a form with these changes; ``tick`` and ``untick`` are boxes, between spaces. Channels and people are
    handles."""
    filled = {**entered(form), **changes}
    for field in fields(form):
        id = field["custom_id"]
        if field["type"] == BOXES:
            here = {option["value"] for option in field["options"]}
            wanted = dict.fromkeys([*filled[id], *tick.split()])
            filled[id] = [each for each in wanted if each in here and each not in untick.split()]
        elif field["type"] in FROM_DISCORD and id not in changes:
            filled.pop(id)
        elif field["type"] == SELECT:
            filled[id] = [filled[id]]
    return await person.submit_modal(form, filled)
