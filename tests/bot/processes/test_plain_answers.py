"""What workers answer is JSON and bytes: everything that is answered comes back, and nothing that is read runs."""

from __future__ import annotations

import ast
import json
import os
import pickle
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.processes.plain_answers import LENGTH, UnknownAnswer, encode_answer, read_answer
from bot.processes.worker import Outcome, pack_work
from bot.processes.workers import Worker, WorkerLost
from engine.errors import DamagedMatch
from rendering.picture import Picture

ROOT = Path(__file__).parents[3]
THINGS: list[Any] = [
    None,
    True,
    17,
    2.5,
    "Zoë 🐉 \ud800",
    b"\x89PNG\0",
    [1, [b"a", b"b"], ()],
    (1, ("a", b"c")),
    (("card:hammer", (1, 2, 3, 4)), (None, True, 2.5, ()), "[]"),
    {"a": (1,), 2: {"b": None}, (1, 2): b"d"},
    {1, 2},
    frozenset({"a"}),
    Picture(b"\x89PNG", "A board.", 2, 3, "board.png"),
    Outcome(Picture(b"GIF89a" * 1000, "", 1, 1, "replay.gif"), None, 0.25),
]


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_what_is_answered_comes_back(thing: Any) -> None:
    again = read_answer(encode_answer(thing))
    assert again == thing
    assert type(again) is type(thing)


@pytest.mark.parametrize("error", [KeyError("coin"), DamagedMatch("it is"), RuntimeError("a", 3)])
def test_errors_come_back(error: Exception) -> None:
    again = read_answer(encode_answer(error))
    assert (type(again), again.args) == (type(error), error.args)


def message(plain: Any) -> bytes:
    document = json.dumps(plain).encode()
    return LENGTH.pack(len(document)) + document


HOSTILE: dict[str, bytes] = {
    "a pickle": pickle.dumps(partial(os.system, "true")),
    "nothing": b"",
    "half a length": b"\0\0",
    "no JSON": LENGTH.pack(3) + b"abc",
    "a function": message({"record": ["os:system", ["true"]]}),
    "a function of this program": message({"record": ["bot.processes.worker:step_back", []]}),
    "a class that is no record": message({"record": ["bot.processes.workers:Worker", [1.0]]}),
    "another's module": message({"record": ["collections:Counter", []]}),
    "a module within a module": message({"record": ["bot.processes.worker:os.system", ["true"]]}),
    "a built-in": message({"error": ["builtins:eval", ["1"]]}),
    "the end of the program": message({"error": ["builtins:SystemExit", [3]]}),
    "a type": message({"record": ["builtins:type", ["a", [], {"map": []}]]}),
    "a module that is not there yet": message({"record": ["bot.__main__:Nothing", []]}),
    "a class without a module": message({"record": ["Picture", []]}),
    "too few fields": message({"record": ["rendering.picture:Picture", [1]]}),
    "bytes that are not there": message({"bytes": [0, 10**9]}),
    "bytes before the first": message({"bytes": [-5, 5]}),
    "two kinds at once": message({"tuple": [], "set": []}),
    "a record among bare tuples": message({"tuples": [1, [{"record": ["rendering.picture:Picture", []]}]]}),
    "no kind": message({}),
    "an unknown kind": message({"code": ["a:b", []]}),
    "a key that is a list": message({"map": [[[1], 2]]}),
    "far too deep": LENGTH.pack(2_000_000) + b"[" * 1_000_000 + b"]" * 1_000_000,
    "deep": message(json.loads("[" * 500 + "]" * 500)),
}


@pytest.mark.parametrize("answer", HOSTILE)
def test_hostile_answers_run_nothing(answer: str) -> None:
    with pytest.raises(UnknownAnswer):
        read_answer(HOSTILE[answer])


def test_what_cannot_be_answered_is_refused() -> None:
    with pytest.raises(UnknownAnswer):
        encode_answer(object())


def test_a_worker_that_answers_a_pickle_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: the process is not ours any more."""
    marks: list[str] = []
    worker = Worker(20.0)
    try:
        monkeypatch.setattr("bot.processes.workers.read", lambda stream: pickle.dumps(partial(marks.append, "ran")))
        with pytest.raises(WorkerLost):
            worker.ask(pack_work(os.getpid))
        monkeypatch.setattr("bot.processes.workers.read", lambda stream: encode_answer(17))
        with pytest.raises(WorkerLost):
            worker.ask(pack_work(os.getpid))
    finally:
        worker.end()
    assert not marks


def test_the_bot_unpickles_nothing() -> None:
    """Only workers read pickles: those of the bot."""
    files = [file for folder in ("bot", "rendering", "engine") for file in (ROOT / folder).rglob("*.py")]
    reading = {
        file.relative_to(ROOT).as_posix()
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("pickle.loads", "pickle.load", "pickle.Unpickler")
    }
    assert reading == {"bot/processes/worker.py"}
