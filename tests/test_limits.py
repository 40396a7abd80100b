"""No test hangs the suite, not even one that hangs while it clears up after a failure."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HANGING = """
import threading
import pytest

@pytest.fixture
def hanging():
    yield
    threading.Event().wait()

def test_that_hangs(hanging):
    threading.Event().wait()
"""


def test_a_test_that_hangs_fails_and_its_process_ends_when_it_cannot_clear_up(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    rules = (ROOT / "tests/conftest.py").read_text(encoding="utf-8")
    (tmp_path / "conftest.py").write_text(f"{rules}\nCLEARS_UP_S = 0.2\n", encoding="utf-8")
    options = ["-c", ROOT / "pyproject.toml", "-p", "no:cacheprovider", "--timeout", "0.2"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *options, tmp_path], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 1, ended.stdout
    assert "test_hanging.py F" in ended.stdout, ended.stdout
    assert "in hanging" in ended.stderr, "where it hung"
