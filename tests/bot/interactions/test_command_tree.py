"""The command tree, built offline and translated, against every limit of Discord's."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import create_bot
from bot.configuration import Configuration
from bot.features import feature_modules
from bot.interactions.router import ROUTES
from bot.languages import LANGUAGES
from bot.languages.command_names import FluentTranslator

SUBCOMMAND, GROUP = 1, 2
TYPED = 1
"""Discord's type of commands that are typed; those in menus have no description (tests/journeys/test_menus.py)."""
NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)
PAGE = Path(__file__).resolve().parents[3] / "docs" / "playing.md"
LOCALES = {locale.value for locale in discord.Locale}


@pytest.fixture
async def payload() -> list[dict[str, Any]]:
    bot = create_bot(Configuration(_env_file=None))
    await bot.tree.set_translator(FluentTranslator())
    commands = await bot.tree.payload()
    every = json.loads(json.dumps(commands, default=lambda value: value.value))
    return [entry for entry in every if entry["type"] == TYPED]


def nodes(entries: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for entry in entries:
        here = f"{path} {entry['name']}".strip()
        yield here, entry
        yield from nodes(entry.get("options", []), here)


def names(entry: Mapping[str, Any]) -> dict[str, str]:
    return {"": entry["name"], **(entry.get("name_localizations") or {})}


def descriptions(entry: Mapping[str, Any]) -> dict[str, str]:
    return {"": entry["description"], **(entry.get("description_localizations") or {})}


async def test_all_families_are_there(payload: list[dict[str, Any]]) -> None:
    families = {entry["name"] for entry in payload}
    assert {"play", "board", "mine", "move", "log", "games", "table", "privacy", "verify", "preferences"} <= families
    assert {"card", "rules", "help"} <= families
    assert {"play hercules", "play solo", "table end", "privacy export", "privacy erase"} <= {
        path for path, _ in nodes(payload)
    }


async def test_names_and_descriptions_keep_the_limits_in_every_language(payload: list[dict[str, Any]]) -> None:
    for path, entry in nodes(payload):
        for locale, name in names(entry).items():
            assert NAME.match(name), (path, locale, name)
            assert name == name.lower(), (path, locale, name)
            assert locale == "" or locale in LOCALES
        for locale, about in descriptions(entry).items():
            assert 1 <= len(about) <= 100, (path, locale, len(about))


async def test_each_level_has_at_most_25_entries_with_names_of_their_own(payload: list[dict[str, Any]]) -> None:
    levels = [("", payload), *((path, entry.get("options", [])) for path, entry in nodes(payload))]
    for path, entries in levels:
        assert len(entries) <= (100 if path == "" else 25), path
        for locale in ["", *{locale for entry in entries for locale in names(entry)}]:
            labels = [names(entry).get(locale, entry["name"]) for entry in entries]
            assert len(labels) == len(set(labels)), (path, locale, labels)


async def test_choices_keep_the_limits(payload: list[dict[str, Any]]) -> None:
    for path, entry in nodes(payload):
        choices = entry.get("choices", [])
        assert len(choices) <= 25, path
        for choice in choices:
            for name in names(choice).values():
                assert 1 <= len(name) <= 100, (path, name)
            assert len(str(choice["value"])) <= 100
        assert not (choices and entry.get("autocomplete")), path


async def test_the_whole_command_stays_below_eight_thousand_characters(payload: list[dict[str, Any]]) -> None:
    """Discord counts names, descriptions and values of a command, the longest language of each (8,000 at most)."""
    for command in payload:
        size = 0
        for _, entry in nodes([command]):
            size += max(map(len, names(entry).values())) + max(map(len, descriptions(entry).values()))
            size += sum(
                max(map(len, names(choice).values())) + len(str(choice["value"])) for choice in entry.get("choices", [])
            )
        assert size <= 8000, command["name"]


async def test_required_options_come_first(payload: list[dict[str, Any]]) -> None:
    for path, entry in nodes(payload):
        required = [bool(option.get("required")) for option in entry.get("options", []) if option["type"] > GROUP]
        assert required == sorted(required, reverse=True), path


ANYWHERE = {
    "about",
    "card",
    "daily",
    "drill",
    "face",
    "games",
    "help",
    "move",
    "next",
    "preferences",
    "privacy",
    "plan",
    "puzzle",
    "rules",
    "solo",
    "tutorial",
}
DIRECTLY = {"analysis", "board", "hint", "log", "mine", "replay", "stats", "table", "undo", "verify"}


async def test_commands_are_offered_in_servers_and_the_personal_ones_elsewhere_too(
    payload: list[dict[str, Any]],
) -> None:
    offered = {each["name"]: (each["contexts"], each["integration_types"]) for each in payload}
    assert {name for name, where in offered.items() if where == ([0, 1, 2], [0, 1])} == ANYWHERE
    assert {name for name, where in offered.items() if where == ([0, 1], [0, 1])} == DIRECTLY
    others = {name: where for name, where in offered.items() if name not in ANYWHERE | DIRECTLY}
    assert set(others) >= {"play", "leaderboard", "settings"}
    assert all(where == ([0], [0]) for where in others.values()), others


async def test_every_text_of_ours_is_translated(payload: list[dict[str, Any]]) -> None:
    spoken = {each.value for each in discord.Locale if each.value.partition("-")[0] in LANGUAGES[1:]}
    assert {"de", "es-ES", "es-419", "pt-BR"} <= spoken
    for path, entry in nodes(payload):
        assert spoken <= descriptions(entry).keys(), path
        assert spoken <= names(entry).keys(), path


async def test_settings_of_every_game_can_be_chosen(payload: list[dict[str, Any]]) -> None:
    entries = dict(nodes(payload))
    assert {choice["value"] for choice in entries["play hercules variant"]["choices"]} == {"full", "simplified"}
    assert {"book", "mild", "medium", "standard", "hard"} == {
        choice["value"] for choice in entries["play solo level"]["choices"]
    }
    assert "play solo first" not in entries, "alone there is nobody else to begin"
    assert "play hercules level" not in entries, "Hades plays only against one"


async def test_the_page_for_players_lists_the_commands_as_the_code_has_them(payload: list[dict[str, Any]]) -> None:
    named = set(re.findall(r"`/([a-z-]+(?: [a-z-]+)*)", PAGE.read_text(encoding="utf-8")))
    assert {entry["name"] for entry in payload} - {name.partition(" ")[0] for name in named} == set()
    assert named - {path for path, _ in nodes(payload)} - {"queue", "table link"} == set()


def test_every_route_has_a_handler() -> None:
    feature_modules()
    assert not [route.family for route in ROUTES if not route.is_answered]
