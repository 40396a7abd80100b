"""What docstrings say about refusals is what the code does, and each refusal has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.languages import LANGUAGES
from bot.tables.model.refusals import RefusalKey

ROOT = Path(__file__).parents[4]
KEYS = set(get_args(RefusalKey))
LISTED = re.compile(r"Raises Refusal(?: \(|: )((?:[a-z_]+(?: \([^)]*\))?,?\s+(?:and )?)*[a-z_]+)")

RAISING = ("Refusal", "check_host", "check_channel_is_free")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[str, Function]]:
    for file in sorted((ROOT / "bot" / "tables").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                yield f"{file.relative_to(ROOT)}:{node.name}", node


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def raised(function: Function) -> set[str]:
    """The keys that stand in the code of a function: it raises them, or tells another one to."""
    keys: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and called(node) in RAISING:
            keys |= {
                str(each.value) for each in ast.walk(node) if isinstance(each, ast.Constant) and each.value in KEYS
            }
    keys |= {
        str(each.value) for each in function.args.defaults if isinstance(each, ast.Constant) and each.value in KEYS
    }
    return keys


def listed(function: Function) -> set[str] | None:
    """The keys that the docstring of a function lists; None when it lists none."""
    match = LISTED.search(" ".join((ast.get_docstring(function) or "").split()))
    if match is None:
        return None
    return KEYS & set(re.findall(r"[a-z_]+", re.sub(r"\([^)]*\)", "", match[1])))


def reachable() -> dict[str, set[str]]:
    """By the name of a function, which keys it may raise: its own, and those of whatever it calls by name."""
    keys: dict[str, set[str]] = {}
    calls: dict[str, set[str]] = {}
    for _, function in functions():
        keys.setdefault(function.name, set()).update(raised(function))
        names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
        calls.setdefault(function.name, set()).update(names - {function.name})
    changed = True
    while changed:
        changed = False
        for name, names in calls.items():
            more = set().union(*(keys.get(each, set()) for each in names)) - keys[name]
            keys[name] |= more
            changed = changed or bool(more)
    return keys


def test_docstrings_list_what_a_function_raises() -> None:
    missing = {}
    for name, function in functions():
        own, listing = raised(function), listed(function)
        if listing is not None and own - listing:
            missing[name] = own - listing
    assert missing == {}


def test_docstrings_list_nothing_that_is_never_raised() -> None:
    keys = reachable()
    stale = {name: listing - keys[function.name] for name, function in functions() if (listing := listed(function))}
    assert {name: extra for name, extra in stale.items() if extra} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_has_words_and_each_sentence_a_refusal(language: str) -> None:
    text = "\n".join(
        file.read_text(encoding="utf-8") for file in sorted((ROOT / "bot" / "languages" / language).rglob("*.ftl"))
    )
    assert set(re.findall(r"^refusal-([a-z_]+) =", text, re.M)) == KEYS | {"other"}
