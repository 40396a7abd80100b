"""Fixtures for tests of the playground."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

REQUIRED = "required"


def pytest_configure() -> None:
    """Let the tests of this folder import what they share."""
    folder = str(Path(__file__).parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)


@pytest.fixture(scope="session")
def chromium() -> str:
    """A Chromium to drive. Without one the page test is left out, or fails where PANTHEON_PAGE_TEST asks for it."""
    from tests.playground.playground_page import browser

    executable = browser() if importlib.util.find_spec("playwright") else None
    if executable is None:
        sentence = "The page test was left out: there is no Chromium on this machine (on Debian: apt install chromium)."
        if os.environ.get("PANTHEON_PAGE_TEST") == REQUIRED:
            pytest.fail(sentence.replace("was left out", "could not run"))
        pytest.skip(sentence)
    return executable
