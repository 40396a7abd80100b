"""What people see of a form that the bot has opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.discord import limits
from tests.discord.shapes import Json


@dataclass
class Field:
    """One input of a modal."""

    type: int
    custom_id: str
    label: str
    required: bool
    raw: Json
    description: str | None = None

    @property
    def value(self) -> Any:
        return self.raw.get("value")

    @property
    def placeholder(self) -> str:
        return self.raw.get("placeholder") or ""

    @property
    def options(self) -> list[Json]:
        return self.raw.get("options") or []


class Modal:
    """A modal that the bot opened for a user."""

    def __init__(self, interaction: Any):
        self.interaction = interaction
        self.data = interaction.modal
        self.submitted = False

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @property
    def custom_id(self) -> str:
        return str(self.data["custom_id"])

    @property
    def text(self) -> str:
        parts = [self.title]
        for c in self.data["components"]:
            if c["type"] == limits.TEXT:
                parts.append(c["content"])
            elif c["type"] == limits.LABEL:
                parts += [c["label"], c.get("description") or ""]
        return "\n".join(p for p in parts if p)

    @property
    def fields(self) -> list[Field]:
        out = []
        for c in self.data["components"]:
            if c["type"] == limits.ROW:
                for x in c["components"]:
                    out.append(
                        Field(x["type"], x["custom_id"], x.get("label") or "", x.get("required") is not False, x)
                    )
            elif c["type"] == limits.LABEL:
                x = c["component"]
                required = x.get("required") is not False and x["type"] != limits.CHECK
                out.append(Field(x["type"], x["custom_id"], c["label"], required, x, c.get("description")))
        return out

    def field(self, key: str) -> Field:
        for f in self.fields:
            if key in (f.custom_id, f.label):
                return f
        raise LookupError(f"no field {key!r}; there are {[f.label or f.custom_id for f in self.fields]}")
