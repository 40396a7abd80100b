"""Buttons that a person presses, menus and forms that a person fills in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.discord import limits
from tests.discord.server.interactions import COMPONENT, MODAL_SUBMIT
from tests.discord.shapes import Json
from tests.discord.users.controls import Button, Select
from tests.discord.users.modals import Modal
from tests.discord.users.results import NotAllowed, Result
from tests.discord.users.sight import Sight
from tests.discord.users.values import Values
from tests.discord.users.views import MessageView
from tests.discord.world import (
    Channel,
    Role,
    User,
)

UNSET: Any = object()


class Presses(Values):
    """Buttons that a person presses, menus and forms that a person fills in."""

    def _check_message(self, view: MessageView) -> None:
        if not self.sees(view):
            raise NotAllowed("the message is not visible to this user (deleted, hidden or another's ephemeral)")
        if not view.from_bot:
            raise NotAllowed("not a message of the bot")
        if view.loading:
            raise NotAllowed("the message is still loading")

    async def click(
        self, message: MessageView | Result, key: str | Button, *, wait: bool = True, within_s: float = 15.0
    ) -> Result:
        """Press a button (custom_id, label, emoji or part of the label)."""
        view = message.message if isinstance(message, Result) else message
        self._check_message(view)
        button = key if isinstance(key, Button) else view.button(key)
        if button.disabled:
            raise NotAllowed(f"the button {button.label!r} is disabled")
        if button.style in (5, 6) or not button.custom_id:
            raise NotAllowed(f"the button {button.label!r} opens {button.url or 'a shop'} and sends nothing")
        data = {"component_type": 2, "custom_id": button.custom_id, "id": button.raw["id"]}
        return await self._run(COMPONENT, view.channel, data, message=view.message, wait=wait, within_s=within_s)

    async def select(
        self,
        message: MessageView | Result,
        key: str | Select | None,
        values: Any,
        *,
        wait: bool = True,
        within_s: float = 15.0,
    ) -> Result:
        """Choose values (for a string select: values or labels) and close the menu."""
        view = message.message if isinstance(message, Result) else message
        self._check_message(view)
        menu = key if isinstance(key, Select) else view.select(key)
        if menu.disabled:
            raise NotAllowed(f"the select {menu.placeholder or menu.custom_id!r} is disabled")
        if isinstance(values, (str, int, Sight, User, Role, Channel)):
            values = [values]
        resolved: dict[str, Json] = {}
        choices = self._choose(view.channel, menu.raw, list(values), resolved, menu.min_values, menu.max_values)
        data: dict[str, Any] = {
            "component_type": menu.type,
            "custom_id": menu.custom_id,
            "id": menu.raw["id"],
            "values": choices,
        }
        if resolved:
            data["resolved"] = resolved
        return await self._run(COMPONENT, view.channel, data, message=view.message, wait=wait, within_s=within_s)

    async def submit_modal(
        self,
        modal: Modal | Result,
        values: Mapping[str, Any] | None = None,
        *,
        wait: bool = True,
        within_s: float = 15.0,
        **more: Any,
    ) -> Result:
        """Fill in (by custom_id or label) and send; unnamed fields keep their prefilled value."""
        modal = modal.modal if isinstance(modal, Result) else modal
        opener = modal.interaction
        if opener.user.id != self.id:
            raise NotAllowed("the modal is open for another user")
        answers = {modal.field(k).custom_id: v for k, v in {**(values or {}), **more}.items()}
        resolved: dict[str, Json] = {}
        counter = iter(range(1, 1000))
        components: list[Json] = []
        for c in modal.data["components"]:
            number = c.get("id") or next(counter)
            if c["type"] == limits.ROW:
                components.append(
                    {
                        "type": 1,
                        "id": number,
                        "components": [
                            self._fill(opener.channel, x, answers, resolved, next(counter), x.get("label"))
                            for x in c["components"]
                        ],
                    }
                )
            elif c["type"] == limits.LABEL:
                components.append(
                    {
                        "type": 18,
                        "id": number,
                        "component": self._fill(
                            opener.channel, c["component"], answers, resolved, next(counter), c["label"]
                        ),
                    }
                )
            else:
                components.append({"type": c["type"], "id": number})
        data: dict[str, Any] = {"custom_id": modal.custom_id, "components": components}
        if resolved:
            data["resolved"] = resolved
        modal.submitted = True
        return await self._run(
            MODAL_SUBMIT, opener.channel, data, message=opener.message, wait=wait, within_s=within_s, opener=opener
        )

    def _fill(
        self, channel: Channel, c: Json, answers: Mapping[str, Any], resolved: Json, number: int, label: Any
    ) -> Json:
        kind, custom_id = c["type"], c["custom_id"]
        out: dict[str, Any] = {"type": kind, "id": c.get("id") or number, "custom_id": custom_id}
        required = c.get("required") is not False
        value = answers.get(custom_id, UNSET)
        if kind == limits.TEXT_INPUT:
            text = (c.get("value") or "") if value is UNSET else str(value)
            if required and not text:
                raise NotAllowed(f"{label}: this field is required")
            if text and not int(c.get("min_length") or 0) <= len(text) <= int(c.get("max_length") or 4000):
                raise NotAllowed(f"{label}: the length {len(text)} is out of bounds")
            if c["style"] == 1 and "\n" in text:
                raise NotAllowed(f"{label}: a short input has one line")
            return out | {"value": text}
        if kind == limits.CHECK:
            return out | {"value": bool(c.get("default")) if value is UNSET else bool(value)}
        if kind == limits.RADIO:
            if value is UNSET:
                value = next((o["value"] for o in c["options"] if o.get("default")), None)
            option = next((o for o in c["options"] if value in (o["value"], o["label"])), None)
            if option is None and (required or value is not None):
                raise NotAllowed(f"{label}: choose one of {[o['label'] for o in c['options']]}")
            return out | {"value": option["value"] if option else None}
        values = (
            []
            if value is UNSET
            else list(value)
            if isinstance(value, (list, tuple, set)) and not (kind == limits.FILE_UPLOAD and isinstance(value, tuple))
            else [value]
        )
        if value is UNSET and kind in (limits.STRING_SELECT, limits.CHECKS):
            values = [o["value"] for o in c["options"] if o.get("default")]
        low = 1 if c.get("min_values") is None else int(c["min_values"])
        high = int(c.get("max_values") or (len(c.get("options") or []) if kind == limits.CHECKS else 1))
        if not required and not values:
            low = 0
        if kind == limits.FILE_UPLOAD:
            if not low <= len(values) <= high:
                raise NotAllowed(f"{label}: {low}..{high} files")
            return out | {"values": [self._upload(channel, v, resolved) for v in values]}
        raw = c | {"type": limits.STRING_SELECT} if kind == limits.CHECKS else c
        return out | {"values": self._choose(channel, raw, values, resolved, low, high)}
