"""Files, buttons and selects as people see them."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.discord.shapes import Json


@dataclass
class File:
    filename: str
    url: str
    data: bytes = field(repr=False)
    content_type: str | None = None
    description: str | None = None
    width: int | None = None
    height: int | None = None
    where: str = "attachment"  # attachment | embed | gallery | thumbnail | file

    @property
    def is_png(self) -> bool:
        return self.data[:8] == b"\x89PNG\r\n\x1a\n"


@dataclass
class Button:
    custom_id: str | None
    label: str
    style: int
    disabled: bool
    emoji: str | None
    url: str | None
    raw: Json = field(repr=False, default_factory=dict)


@dataclass
class Select:
    custom_id: str
    type: int
    placeholder: str
    options: list[Json]
    min_values: int
    max_values: int
    disabled: bool
    raw: Json = field(repr=False, default_factory=dict)

    @property
    def labels(self) -> list[str]:
        return [o["label"] for o in self.options]

    @property
    def values(self) -> list[str]:
        return [o["value"] for o in self.options]
