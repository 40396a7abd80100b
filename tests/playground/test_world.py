"""The playground's world: people, commands, time."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from simcord.backend.cdn import CDN_BASE
from simcord.env import Env
from simcord.preview import Preview

from bot.client import create_bot
from bot.configuration import load
from bot.languages import LANGUAGES, speech
from bot.languages.emojis import emoji_ids
from bot.permissions import PERMISSIONS
from bot.playground.emojis import EMOJIS, draw_emojis, keep_emojis, restore_emojis
from bot.playground.host import LAST_MOMENT, PlaygroundOptions, playing
from bot.playground.time import BotClock, PassingClock, let_time_pass, local_zone
from bot.playground.world import RESIDENTS, build_world
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from rendering.emojis import every_emoji
from tests.waiting import until

DAY = timedelta(days=1)


async def until_shown(preview: Preview, text: str) -> None:
    """Wait for a text on the page: what was clicked may be answered before all of it shows."""

    async def is_shown() -> bool:
        return text in str(await preview.snapshot())

    await until(is_shown, text)


def empty_world() -> Env:
    return Env(create_bot(load(discord_token=None, database_url="sqlite:///:memory:")), shard_count=1)


async def test_ids_are_the_same_at_every_start():
    worlds = [build_world(empty_world(), speech("en")) for _ in range(2)]
    first, second = ((world.server.id, world.channel.id, *(one.id for one in world.people)) for world in worlds)
    assert first == second


async def test_the_bot_has_just_the_permissions_that_it_asks_for():
    env = empty_world()
    world = build_world(env, speech("en"))
    own = env.backend.guilds[world.server.id].members[env.backend.bot_user.id]
    granted = [env.backend.guilds[world.server.id].roles[role] for role in own.role_ids]
    (permitted,) = [role.permissions for role in granted if role.managed]
    assert permitted == PERMISSIONS.value


async def test_the_page_finds_the_pictures_of_emojis():
    env = empty_world()
    draw_emojis(env)
    for name, known in (("gold", True), ("of_somebody_else", False)):
        emoji = env.backend.create_application_emoji(name)
        picture = env.backend.cdn.get(f"{CDN_BASE}/emojis/{emoji.id}.png")
        assert (picture or b"").startswith(b"\x89PNG") == known


async def test_a_kept_playground_has_its_emojis_again_with_their_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PANTHEON_EMOJIS", "1")
    settings, options = load(discord_token=None), PlaygroundOptions(keep=tmp_path)
    async with playing(settings, options, tmp_path) as (_, env):
        await until(lambda: len(emoji_ids()) == len(every_emoji()))
        ids = dict(emoji_ids())
        keep_emojis(env, tmp_path)
    async with playing(settings, options, tmp_path) as (_, env):
        assert emoji_ids() == ids, "none counts as lost"
        for id in ids.values():
            assert env.backend.cdn.get(f"{CDN_BASE}/emojis/{id}.png")


@pytest.mark.parametrize("text", ["", "[1]", '{"gold": "x"}', '{"gold": null}'])
def test_a_file_of_emojis_that_cannot_be_read_is_no_obstacle(tmp_path: Path, text: str):
    (tmp_path / EMOJIS).write_text(text, encoding="utf-8")
    env = empty_world()
    restore_emojis(env, tmp_path)
    assert not env.backend.application_emojis


def test_four_people_write_in_four_scripts():
    assert len({resident.name for resident in RESIDENTS}) == 4
    assert all(resident.account.isascii() for resident in RESIDENTS)


def test_the_clock_passes_as_real_time_does():
    beginning = datetime(2027, 5, 1, tzinfo=UTC)
    clock = PassingClock(beginning)
    first, second = clock.now(), clock.now()
    assert beginning <= first <= second < beginning + timedelta(minutes=1)


def test_the_clock_never_goes_back_when_a_timer_moved_it():
    beginning = datetime(2027, 5, 1, tzinfo=UTC)
    clock = PassingClock(beginning)
    clock.advance(3600)
    assert clock.now() >= beginning + timedelta(hours=1)


def test_hurried_time_stands_still_between_steps():
    clock = PassingClock(datetime(2027, 5, 1, tzinfo=UTC), hurried=True)
    assert clock.now() == clock.now()
    clock.advance(86_400)
    assert clock.now() == datetime(2027, 5, 2, tzinfo=UTC)


def test_the_bot_reads_the_simulated_time():
    clock = BotClock()
    clock.follow(PassingClock(datetime(2027, 5, 1, tzinfo=UTC), hurried=True))
    assert clock.now() == 1_809_129_600_000


@pytest.mark.parametrize("zone", ["Europe/Vienna", "Asia/Tokyo"])
def test_times_are_shown_in_the_zone_of_the_machine(monkeypatch, zone):
    monkeypatch.setenv("TZ", zone)
    assert local_zone() == zone


@pytest.mark.parametrize("zone", ["nowhere", "../../etc/passwd", "EST5EDT,M3.2.0,M11.1.0"])
def test_an_odd_zone_is_utc(monkeypatch, zone):
    monkeypatch.setenv("TZ", zone)
    assert local_zone() == "UTC"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_greeting_comes_in_the_language_of_the_house(monkeypatch, tmp_path: Path, language):
    monkeypatch.setenv("PANTHEON_LANGUAGE", language)
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        assert speech(language)("playground-greeting-title") in str(await preview.snapshot())
        tables, server = env.bot.tables, next(iter(env.backend.guilds))
        assert (await tables.people.server_language(server) or "en") == language
        for person in env.backend.guilds[server].members:
            if person != env.bot.user.id:
                assert (await tables.people.language(person) or "en") == language


async def test_the_language_chosen_on_top_is_everyones(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        (greeting,) = preview.channel.history()
        await preview.viewers[1].select(greeting, ["de"])
        await until_shown(preview, speech("de")("playground-greeting-title"))
        server = next(iter(env.backend.guilds))
        assert await env.bot.tables.people.server_language(server) == "de"
        for person in preview.viewers:
            assert await env.bot.tables.people.language(person.id) == "de"
        (greeting,) = preview.channel.history()
        await preview.viewers[0].select(greeting, ["en"])
        await until_shown(preview, speech("en")("playground-greeting-title"))


async def test_a_kept_playground_greets_in_the_language_chosen_there(tmp_path: Path):
    settings, options = load(discord_token=None), PlaygroundOptions(keep=tmp_path)
    async with playing(settings, options, tmp_path) as (preview, _):
        (greeting,) = preview.channel.history()
        await preview.viewers[1].select(greeting, ["de"])
        await until_shown(preview, speech("de")("playground-greeting-title"))
    async with playing(settings, options, tmp_path) as (preview, _):
        assert speech("de")("playground-greeting-title") in str(await preview.snapshot())


async def test_a_day_passes_in_the_seconds_asked_for(tmp_path: Path):
    settings = load(discord_token=None)
    async with playing(settings, PlaygroundOptions(seconds_per_day=1.0), tmp_path) as (_preview, env):
        before = env.now()
        passing = asyncio.create_task(let_time_pass(env, 1.0))
        await until(lambda: env.now() >= before + DAY)
        passing.cancel()
        assert env.now() - before < 5 * DAY


def refreshing(page: Any, env: Env) -> dict[str, Any]:
    """What the page sends when somebody refreshes it."""
    return {
        "protocol_version": 3,
        "sequence": page.last_sequence + 1,
        "request_id": "click",
        "generation": page.generation,
        "bot_generation": env._generation,
        "published_revision": page.revision,
        "kind": "refresh",
    }


async def test_a_click_while_time_makes_a_step_waits_for_its_end(monkeypatch, tmp_path: Path):
    monkeypatch.setattr("bot.playground.time.STEP", 0.01)
    begun, go_on = asyncio.Event(), asyncio.Event()
    async with playing(load(discord_token=None), PlaygroundOptions(seconds_per_day=1.0), tmp_path) as (preview, env):
        advance = env._advance_to

        async def advance_slowly(*arguments) -> None:
            begun.set()
            await go_on.wait()
            await advance(*arguments)

        monkeypatch.setattr(env, "_advance_to", advance_slowly)
        passing = asyncio.create_task(let_time_pass(env, 1.0))
        await begun.wait()
        page = preview._open_page()
        answered = asyncio.create_task(preview._action(page.id, refreshing(page, env)))
        await asyncio.sleep(0)
        go_on.set()
        answer = await answered
        passing.cancel()
    assert (answer["rejected"], answer["settlement"]) == (False, "settled")


async def test_the_page_tells_times_from_the_last_click_on(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(seconds_per_day=60.0), tmp_path) as (preview, env):
        before = preview.capture_time
        env.backend.clock.advance(3600)
        page = preview._open_page()
        await preview._action(page.id, refreshing(page, env))
        assert preview.capture_time - before >= timedelta(hours=1)


async def test_new_boards_replace_the_old_ones(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        await preview.viewers[0].slash(preview.channel, "play solo")
        table = (await env.bot.tables.lookup.open_tables())[0]
        assert table.options.posting == "replace"


async def test_a_kept_match_goes_on_where_it_was_and_time_never_goes_back(tmp_path: Path):
    settings = load(discord_token=None)
    options = PlaygroundOptions(keep=tmp_path)
    words = speech("en")
    async with playing(settings, options, tmp_path) as (preview, env):
        host = preview.viewers[0]
        await host.slash(preview.channel, "play solo")
        assert words("playground-greeting-goes-on") not in str(await preview.snapshot())
        table = await env.bot.tables.lobbies.in_channel(preview.channel.id)
        await env.advance_time(86_400)
        later = env.now()
        (tmp_path / LAST_MOMENT).write_text(later.isoformat(), encoding="utf-8")
    async with playing(settings, options, tmp_path) as (preview, env):
        assert env.now() >= later
        kept = await env.bot.tables.lobbies.in_channel(preview.channel.id)
        assert kept is not None
        assert (kept.id, kept.version) == (table.id, table.version)
        await until_shown(preview, words("playground-greeting-goes-on"))
        await until_shown(preview, words("board-choices"))
        shown = await preview.viewers[0].slash(preview.channel, "board")
        assert shown.response is not None
        assert shown.response.attachments


async def test_nobody_is_locked_out_after_many_matches(tmp_path: Path):
    settings = load(discord_token=None, database_url="sqlite:///:memory:")
    async with playing(settings, PlaygroundOptions(keep=tmp_path), tmp_path) as (_, env):
        bot: Any = env.bot
        limits = bot.tables.repository.limits
        assert (limits.openings_per_hour, limits.alone_per_hour, limits.tables_per_hour) == (None, None, None)


async def test_a_link_to_a_match_leads_to_its_page_on_this_machine(tmp_path: Path):
    async with playing(load(discord_token=None, drawing_processes=0), PlaygroundOptions(), tmp_path) as (_, env):
        bot: Any = env.bot
        links = bot.tables.links
        anna, bo = Person(1 << 60, "Anna"), Person(2 << 60, "Bo")
        table = await bot.tables.lobbies.open(NewTable(1, 1, anna, "hercules"))
        await bot.tables.lobbies.join(table.id, bo)
        await bot.tables.lobbies.start(table.id, anna)
        address = await links.make(table.id, bo.id)
        assert address.startswith("http://127.0.0.1:")
        async with ClientSession() as browser, browser.get(address) as page:
            assert page.status == 200
            assert "Anna" in await page.text()
