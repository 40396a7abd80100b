"""Fixtures for tests of pictures with the bot's texts."""

from __future__ import annotations

import pytest

from rendering.canvas import text


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What had to be cut because it was too long for its place."""
    cuts: list[str] = []
    real = text.clip_text

    def recording(words: str, size: float, room: float, style: str = "bold") -> str:
        line: str = real(words, size, room, style)
        if line != words:
            cuts.append(f"{words!r} in {room:.0f} px at {size}")
        return line

    text.fit_text.cache_clear()
    monkeypatch.setattr(text, "clip_text", recording)
    return cuts
