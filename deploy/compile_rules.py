"""Compile the match, its dice, the rules of Dice Forge and what computer players think with (``make compiled``).

Run it from the repository's root: ``python deploy/compile_rules.py build_ext --inplace``. Nothing else needs it: an
installation without it is pure Python. What stays interpreted cannot be compiled, or tests and recorded matches put
classes of their own in its place.
"""

from __future__ import annotations

from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

COMPILED = (
    "engine/events.py",
    "engine/flow.py",
    "engine/keyed.py",
    "engine/match.py",
    "engine/questions.py",
    "engine/readable_match.py",
    "engine/settings.py",
    "engine/dice_forge/registry.py",
    "engine/dice_forge/setup.py",
    "engine/dice_forge/state.py",
    "engine/dice_forge/data/*.py",
    "engine/dice_forge/effects/*.py",
    "engine/dice_forge/rules/*.py",
    "engine/dice_forge/greedy/appraisal.py",
    "engine/dice_forge/greedy/choose.py",
    "engine/dice_forge/greedy/questions.py",
    "engine/dice_forge/views/features.py",
    "engine/hercules/appraisal.py",
    "engine/hercules/arithmetic.py",
    "engine/hercules/features.py",
    "engine/hercules/greedy.py",
    "engine/hercules/scoring.py",
    "engine/players/comparison.py",
    "engine/players/lookahead.py",
    "engine/players/skilled.py",
    "engine/players/value.py",
)
GROUP = "pantheon_rules"
"""The library that holds all of it, beside a small one for each module."""

DIRECT_CALLS = ["-fvisibility=hidden", "-fno-plt"]
"""Functions of the library call each other and Python's without the detour that lets another library replace them."""


def sources() -> list[str]:
    """The modules that are compiled. A package's own module only gathers the others."""
    found = sorted(file for pattern in COMPILED for file in Path().glob(pattern))
    return [str(file) for file in found if file.name != "__init__.py"]


def extensions() -> list[Extension]:
    """One extension for each module that is compiled, and the library they share."""
    options = ["--strict", "--explicit-package-bases"]
    built: list[Extension] = mypycify([*sources(), *options], opt_level="2", group_name=GROUP)
    for extension in built:
        extension.extra_compile_args += DIRECT_CALLS
    return built


setup(ext_modules=extensions())
