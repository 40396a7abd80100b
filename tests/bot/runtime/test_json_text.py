"""JSON of pydantic's core says the same as that of Python's own module, and leaves to it what it does not take."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.runtime.json_text import read_json, write_json

TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
)
HALF = "Z\ud800"
"""A name with half of a surrogate pair."""


@given(VALUES)
def test_what_is_written_and_read_is_the_same(value: Any) -> None:
    assert json.loads(write_json(value)) == value
    assert read_json(json.dumps(value)) == value
    assert read_json(write_json(value).encode()) == value


@pytest.mark.parametrize("value", [{"name": HALF}, [HALF, 1], HALF])
def test_half_of_a_surrogate_pair_is_written_and_read_as_before(value: Any) -> None:
    text = json.dumps(value, separators=(",", ":"))
    assert write_json(value) == text
    assert read_json(text) == value


def test_large_numbers_stay_whole() -> None:
    assert read_json(f"[{2**64}, {2**70}]") == json.loads(write_json([2**64, 2**70])) == [2**64, 2**70]


@dataclass
class Named:
    name: str


def test_what_python_does_not_know_is_written_by_the_default() -> None:
    assert write_json([Named(HALF)], lambda named: [named.name]) == '[["Z\\ud800"]]'
    with pytest.raises(TypeError):
        write_json(object())


@pytest.mark.parametrize("text", ["", "{", '{"a":}', "no"])
def test_what_is_no_json_is_refused_as_before(text: str) -> None:
    with pytest.raises(json.JSONDecodeError) as before:
        json.loads(text)
    with pytest.raises(json.JSONDecodeError) as now:
        read_json(text)
    assert str(now.value) == str(before.value)
