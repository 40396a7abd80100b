"""Deflated bytes come back whole, whichever library is there and however many were expected."""

from __future__ import annotations

import zlib
from random import Random
from types import ModuleType

import pytest

from rendering.canvas import deflation
from rendering.canvas.deflation import FASTEST, deflate, inflate

DATA = [b"", b"\0" * 4_620, Random(1).randbytes(50_000)]


@pytest.mark.parametrize("library", [deflate, zlib])
@pytest.mark.parametrize("data", DATA, ids=len)
@pytest.mark.parametrize("guess", [0, 1, 4_619, 4_620, 100_000])
def test_bytes_come_back_however_many_were_expected(
    library: ModuleType, data: bytes, guess: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deflation, "deflate", library)
    assert inflate(deflate.compress(data, FASTEST), guess) == data
    assert inflate(memoryview(deflate.compress(data, 1)), len(data)) == data


def test_bytes_that_are_not_whole_are_refused() -> None:
    whole = deflate.compress(DATA[2], 1)
    for cut in (0, 1, 100, len(whole) - 5):
        with pytest.raises(deflate.error):  # type: ignore[call-overload]
            inflate(whole[:cut], len(DATA[2]))
