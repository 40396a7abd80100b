"""The example at the top of the engine does what it says."""

from __future__ import annotations

import doctest

import engine


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(engine)
    assert result.attempted > 8
    assert result.failed == 0
