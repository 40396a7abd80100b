"""The protocol for texts of pictures: the caller passes them in the reader's language."""

from __future__ import annotations

from typing import Protocol


class Translations(Protocol):
    """The messages of one language, by id."""

    @property
    def language(self) -> str:
        """The language's short name, such as ``de``."""

    def __call__(self, message: str, **facts: object) -> str:
        """The message with its facts filled in. Raises KeyError when there is no such message."""
