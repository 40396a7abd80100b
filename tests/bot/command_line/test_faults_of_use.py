"""Wrong use of the command line: one sentence and an exit code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.command_line import carry_out, spread_options

ROOT = Path(__file__).resolve().parents[3]


def complaint(capsys: pytest.CaptureFixture[str], arguments: str) -> str:
    assert carry_out(arguments.split()) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.endswith(".")
    return line


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("dance", "dance"),
        ("simulate", "GAME"),
        ("simulate herkules", "hercules"),
        ("simulate hercules --seats 9", "seats"),
        ("simulate hercules --seats two", "--seats"),
        ("simulate hercules --games 0", "--games"),
        ("simulate hercules --games -3", "--games"),
        ("simulate hercules --players nobody", "nobody"),
        ("simulate hercules --players random,random,random", "--players"),
        ("simulate hercules --options level", "KEY=VALUE"),
        ("simulate hercules --options =x", "KEY=VALUE"),
        ("simulate hercules --options colour=red", "colour"),
        ("simulate hercules --options variant=red", "variant"),
        ("simulate hercules --frobnicate", "--frobnicate"),
        ("draw hercules", "--out"),
        ("draw herkules --out x.png", "hercules"),
        ("draw hercules --out x.png --part hat", "--part"),
        ("draw hercules --out x.png --player nobody", "nobody"),
        ("verify", "FILE"),
        ("verify no-such-file.json", "no-such-file.json"),
        ("bench weather", "weather"),
        ("bench players --scores no-such-folder/scores", "no-such-folder"),
        ("playground --port 70000", "--port"),
        ("playground --seconds-per-day 0", "--seconds-per-day"),
        ("run extra", "extra"),
    ],
)
def test_a_fault_of_use_is_one_sentence_that_names_what_is_wrong(capsys, arguments, names):
    assert names in complaint(capsys, arguments)


def test_a_wrong_variable_is_one_sentence(capsys, monkeypatch):
    monkeypatch.setenv("PANTHEON_LOG", "xml")
    assert complaint(capsys, "run").startswith("PANTHEON_LOG")


def test_serving_without_a_token_says_what_to_do(capsys, monkeypatch, tmp_path):
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    sentence = complaint(capsys, "run")
    assert "DISCORD_TOKEN" in sentence
    assert "pantheon playground" in sentence


def test_options_can_be_listed_after_one_flag():
    assert spread_options(["a", "--options", "b=1", "c=2", "--json", "d=3"]) == [
        "a",
        "--options",
        "b=1",
        "--options",
        "c=2",
        "--json",
        "d=3",
    ]


def test_help_is_no_fault(capsys):
    assert carry_out(["--help"]) == 0
    text = capsys.readouterr().out
    for command in ("run", "playground", "simulate", "draw", "verify", "bench", "migrate"):
        assert command in text


def test_python_m_bot_is_run(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(
        [sys.executable, "-m", "bot"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "DISCORD_TOKEN" in done.stderr


@pytest.mark.parametrize("text", ["", "[]", "nonsense", "[" * 100_000, "\x00"])
def test_a_file_that_is_no_export_is_said_to_be_none(capsys, tmp_path, text):
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    assert "holds no match" in complaint(capsys, f"verify {file}")


@pytest.mark.parametrize(("arguments", "names"), [("", "playground"), ("admin", "freeze"), ("emojis", "upload")])
def test_without_a_command_the_help_is_shown(capsys, arguments, names):
    assert carry_out(arguments.split()) == 0
    output = capsys.readouterr()
    assert names in output.out
    assert output.err == ""
    assert carry_out([*arguments.split(), "--help"]) == 0
    assert capsys.readouterr().out == output.out


def test_a_huge_file_is_not_read(capsys, tmp_path):
    file = tmp_path / "match.json"
    with file.open("wb") as huge:
        huge.truncate(1 << 30)
    assert "too large" in complaint(capsys, f"verify {file}")


def test_a_foreign_document_is_told_which_file_is_wanted(capsys, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps({"format": "chess"}), encoding="utf-8")
    assert "name the file that /verify gives" in complaint(capsys, f"verify {file}")


@pytest.mark.parametrize("manager", ["INVOCATION_ID", "SUPERVISOR_ENABLED"])
def test_a_service_without_a_token_fails_instead_of_serving_a_playground_to_nobody(tmp_path, manager):
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "", manager: "1"}
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "DISCORD_TOKEN is not set" in done.stderr


def test_a_playground_that_is_not_installed_is_one_sentence_with_the_command(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert "pip install -r requirements/playground.txt" in complaint(capsys, "playground")
    assert (ROOT / "requirements/playground.txt").is_file()


@pytest.mark.parametrize(
    ("surroundings", "needed"),
    [
        ({}, True),
        ({"DISCORD_TOKEN": ""}, True),
        ({"DISCORD_TOKEN": "a.b.c"}, False),
        ({"PANTHEON_LOG": "loud"}, False),
        ({"INVOCATION_ID": "1"}, False),
    ],
    ids=["no token", "an empty one", "a token", "a fault", "a service"],
)
def test_make_run_installs_the_playground_only_where_it_will_start(tmp_path, surroundings, needed):
    (program,) = re.findall(r"^NEEDS_PLAYGROUND := (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "INVOCATION_ID")}
    result = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT), **surroundings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode == 0, result.stderr) == (needed, "")


@pytest.mark.parametrize(
    ("token", "arguments", "called"),
    [
        ("", "--no-browser --port 0", "pantheon playground --no-browser --port 0"),
        ("a.b.c", "--wait", "python -m bot --wait"),
    ],
)
def test_make_run_hands_its_arguments_to_what_it_starts(tmp_path: Path, token: str, arguments: str, called: str):
    programs = tmp_path / "venv" / "bin"
    programs.mkdir(parents=True)
    for stamp in ("ready-to-run", "ready-for-the-playground", "icons-looked-for"):
        (programs.parent / stamp).touch()
    for name in ("python", "pantheon"):
        program = programs / name
        program.write_text(
            f'#!/bin/sh\nif [ "$1" = -c ]; then exec "{sys.executable}" "$@"; fi\necho {name} "$@"\n', encoding="utf-8"
        )
        program.chmod(0o755)
    # What runs the tests may be make itself, whose jobs are not handed on.
    unset = {"INVOCATION_ID", "MAKEFLAGS", "MFLAGS", "MAKELEVEL"}
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    done = subprocess.run(
        ["make", "run", f"VENV={programs.parent}", f"ARGS={arguments}"],
        cwd=ROOT,
        env={**environment, "DISCORD_TOKEN": token, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.stdout.splitlines(), done.stderr, done.returncode) == ([called], "", 0)
