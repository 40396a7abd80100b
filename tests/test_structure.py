"""How the code hangs together: no circle of imports, no import inside a function, few who know the Discord client."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("bot", "rendering", "engine")


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(file): file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))}


def imported(name: str) -> set[str]:
    """The modules of ours that one imports, for types alone and inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(FILES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {each for each in whole if each in FILES} or {node.module}
            found |= {node.module} if any(each not in FILES for each in whole) else set()
    return {each for each in found if each in FILES and each != name}


def circles() -> Iterator[list[str]]:
    """Every set of modules that import each other, directly or by way of others (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(name: str) -> Iterator[list[str]]:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(IMPORTS[name]):
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


IMPORTS = {name: imported(name) for name in FILES}


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert list(circles()) == []


OPTIONAL = ("bot.benchmarks.engine", "rendering.canvas.rasteriser")
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
    given = {name for name in FILES if "bot.client" in IMPORTS[name]}
    assert given == CLIENT_IS_FOR
