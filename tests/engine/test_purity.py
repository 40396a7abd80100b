"""The engine uses no clock and no chance other than its own."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
FORBIDDEN = {"time", "datetime", "random", "secrets", "uuid", "os", "threading", "asyncio", "socket", "subprocess"}
MODULES = sorted(module for module in ENGINE.rglob("*.py") if module.parent.name != "training")
"""All but those that learn from matches of their own: nothing of a match that people play depends on them."""


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            yield node.module or ""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ENGINE)))
def test_imports_nothing_but_the_standard_library_and_itself(module: Path) -> None:
    roots = {name.partition(".")[0] for name in imported(module)}
    assert roots <= {*sys.stdlib_module_names, "engine"}
    assert not roots & FORBIDDEN
