"""The structure of the code: no circle of imports, no import inside a function, few who know the Discord client."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("bot", "rendering", "engine")


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(file): file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))}


@cache
def imported(name: str) -> set[str]:
    """The modules of this repository that a module imports, also for types alone and inside functions."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(FILES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            modules |= {each for each in whole if each in FILES} or {node.module}
            modules |= {node.module} if any(each not in FILES for each in whole) else set()
    return {each for each in modules if each in FILES and each != name}


def circles() -> Iterator[list[str]]:
    """Every set of modules that import each other, directly or by way of others (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(name: str) -> Iterator[list[str]]:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(imported(name)):
            if other not in order:
                yield from visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            circle = []
            while not circle or circle[-1] != name:
                circle.append(stack.pop())
            if len(circle) > 1:
                yield sorted(circle)

    for each in FILES:
        if each not in order:
            yield from visit(each)


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert list(circles()) == []


OPTIONAL = ("bot.benchmarks.engine", "bot.storage.migration", "rendering.canvas.rasteriser")
"""What these import inside functions is from packages that may be missing, or that must not load before it is used."""


def test_nothing_is_imported_inside_a_function() -> None:
    inside = {
        f"{name}:{inner.lineno}"
        for name, file in FILES.items()
        if not name.startswith(("bot.command_line", *OPTIONAL))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    }
    assert inside == set()


CLIENT_IS_FOR = {"bot.lifecycle", "bot.playground.host", "bot.playground.greeting"}
"""Who starts the client, and the playground, which is one; everybody else asks for the services they use."""


def test_few_are_given_the_discord_client() -> None:
    holders = {name for name in FILES if "bot.client" in imported(name)}
    assert holders == CLIENT_IS_FOR


PROGRAM = re.compile(r"^(?:from|import) .*$", re.MULTILINE)
"""Tests start programs that stand in strings; nobody else checks what those import."""


def imports_in_strings(file: Path) -> Iterator[str]:
    """``module`` or ``module:name`` of this repository for every import line in a string of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for line in PROGRAM.findall(node.value):
                for statement in _statements(line):
                    if isinstance(statement, ast.Import):
                        yield from (alias.name for alias in statement.names)
                    elif isinstance(statement, ast.ImportFrom):
                        yield from (f"{statement.module}:{alias.name}" for alias in statement.names)


def _statements(line: str) -> list[ast.stmt]:
    try:
        return ast.parse(line).body
    except SyntaxError:
        return []


def is_there(imported: str) -> bool:
    module, _, name = imported.partition(":")
    if module not in FILES:
        return False
    return not name or f"{module}.{name}" in FILES or hasattr(importlib.import_module(module), name)


def test_programs_in_strings_import_what_is_there() -> None:
    imports = {
        (file.relative_to(ROOT).as_posix(), each)
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for each in imports_in_strings(file)
        if each.split(".")[0].split(":")[0] in PACKAGES
    }
    assert len(imports) > 10
    assert {(file, each) for file, each in imports if not is_there(each)} == set()


ROOMS_OF_THEIR_OWN = {"gates", "loopback", "pictures", "season", "simulation", "soak", "processes"}
"""Folders of tests about the bot as a whole, or about several processes: no folder of the product is their subject."""


def test_tests_stand_where_the_product_has_their_subject() -> None:
    """``bot/reading/final.py`` has ``tests/bot/reading/test_final.py``, and folders are named like the product's."""
    homes: dict[str, set[str]] = {}
    for file in FILES.values():
        homes.setdefault(file.name, set()).add(file.parent.relative_to(ROOT).as_posix())
    made_up, misplaced = set(), set()
    for file in (file for package in PACKAGES for file in (ROOT / "tests" / package).rglob("test_*.py")):
        folder, subject = file.parent.relative_to(ROOT / "tests"), file.name.removeprefix("test_")
        if not (ROOT / folder).is_dir():
            made_up |= {folder.as_posix()} if folder.name not in ROOMS_OF_THEIR_OWN else set()
        elif subject.removesuffix(".py") != folder.name and not any(
            (ROOT / folder / name).exists() for name in (subject, subject.removesuffix(".py"))
        ):
            misplaced |= {f"{folder}/{file.name}: {home}" for home in homes.get(subject, ()) if len(homes[subject]) < 2}
    assert made_up == set()
    assert misplaced == set()
