"""The line above each benchmark's figures says which interpreter they are from."""

from __future__ import annotations

import platform
import sysconfig

import pytest

from bot.benchmarks.machine import describe_machine
from engine import match


def built_with(monkeypatch: pytest.MonkeyPatch, arguments: str | None) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", {"CONFIG_ARGS": arguments}.get)


def test_it_says_of_a_build_that_it_is_optimised(monkeypatch: pytest.MonkeyPatch) -> None:
    built_with(monkeypatch, "'--prefix=/usr' '--enable-optimizations' '--with-lto'")
    assert f"{platform.python_version()} (an optimised build)" in describe_machine()
    built_with(monkeypatch, "'--prefix=/usr' '--enable-shared'")
    assert "build" not in describe_machine()


def test_it_says_whether_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "__file__", "engine/match.py")
    assert "rules interpreted" in describe_machine()
    monkeypatch.setattr(match, "__file__", "engine/match.cpython-311-x86_64-linux-gnu.so")
    assert "rules compiled" in describe_machine()


def test_windows_names_no_options_and_no_load(monkeypatch: pytest.MonkeyPatch) -> None:
    built_with(monkeypatch, None)
    monkeypatch.delattr("os.getloadavg")
    assert describe_machine().endswith("cores")
