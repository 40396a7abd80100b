"""``/about`` says what runs, since when, and where the operator's privacy policy is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from discord import ui
from olympus import answer, new_world

from bot.features.about import about_panel
from bot.languages import LANGUAGES, speech
from bot.runtime.build import version
from bot.runtime.clock import SECOND

POLICY = "https://example.org/privacy"


async def test_it_tells_version_and_start(tmp_path: Path) -> None:
    async with new_world(tmp_path) as world:
        text = answer(await world.command(world.people[0], "about"))
        assert f"Pantheon {version()}" in text
        assert f"<t:{world.bot.services.serving_since // SECOND}:R>" in text
        assert version()[0].isdigit(), "installed, so its version is known"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_links_to_the_privacy_policy_where_there_is_one(tmp_path: Path, language: str) -> None:
    async with new_world(tmp_path) as world:
        services = world.bot.services
        for policy in (None, POLICY):
            panel = about_panel(replace(services, privacy_policy=policy), speech(language))
            links = [item.url for item in panel.view.walk_children() if isinstance(item, ui.Button)]
            assert links == ([policy] if policy else [])
