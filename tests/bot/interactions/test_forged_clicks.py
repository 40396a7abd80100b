"""Ten thousand forged clicks, straight into the controls: no exception, no incident, nothing changed."""

from __future__ import annotations

import random
from collections.abc import Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from olympus import Sketches

from bot.features import feature_modules
from bot.interactions.custom_ids import base36
from bot.interactions.handling import may_enter, speech_of
from bot.interactions.router import ROUTES, Click, answer_interaction
from bot.interactions.routes import SUCCESSOR
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.clock import SystemClock
from bot.runtime.in_flight import InFlight
from bot.runtime.incidents import Incidents
from bot.runtime.rate_limits import Cooldowns, Flood
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from tests.bot.storage.migrated_database import migrated_database

CLICKS, MANY_CLICKS = 2_000, 20_000
SERVER, CHANNEL = 77, 88
PEOPLE = (1001, 1002, 1003)
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=.é٣ \n\0\ud800"


def custom_id(family: str, *parts: str | int) -> str:
    return ":".join([family, *(base36(part) if isinstance(part, int) else part for part in parts)])


class Answers:
    """Stands in for an interaction's response and followup; notes what was said."""

    def __init__(self) -> None:
        self.done = False
        self.texts: list[str] = []

    def is_done(self) -> bool:
        return self.done

    async def defer(self, **_: Any) -> None:
        self.done = True

    async def send_message(self, text: str = "", **_: Any) -> None:
        self.done = True
        self.texts.append(text)

    async def send_modal(self, form: ui.Modal) -> None:
        self.done = True
        self.texts.append(form.title)

    async def send(self, text: str = "", **_: Any) -> None:
        self.texts.append(text)


def interaction(bot: Any, number: int, person: int, channel: int, *, private: bool, id_: str) -> Any:
    answers = Answers()

    async def edit(**_: Any) -> None:
        answers.texts.append("edited")

    return SimpleNamespace(
        id=number,
        client=SimpleNamespace(services=bot),
        token="token",
        user=SimpleNamespace(id=person, display_name="somebody"),
        guild_id=SERVER,
        channel_id=channel,
        channel=SimpleNamespace(id=channel),
        app_permissions=discord.Permissions.all(),
        permissions=discord.Permissions.none(),
        locale=discord.Locale.american_english,
        guild_locale=discord.Locale.german,
        filesize_limit=10_000_000,
        message=SimpleNamespace(
            id=number, channel=SimpleNamespace(id=channel), flags=SimpleNamespace(ephemeral=private)
        ),
        type=discord.InteractionType.component,
        data={"custom_id": id_},
        extras={},
        response=answers,
        followup=answers,
        edit_original_response=edit,
        is_expired=lambda: False,
        is_user_integration=lambda: False,
        is_guild_integration=lambda: True,
    )


@pytest.fixture
async def bot(tmp_path: Path) -> Any:
    feature_modules()
    database = await Database.open(migrated_database(tmp_path / "forged.sqlite3"))
    tables = build_tables(database)
    flood = Flood(lambda: 0.0)
    flood.allows = lambda *_: True  # type: ignore[method-assign]
    services = SimpleNamespace(
        tables=tables,
        database=database,
        flood=flood,
        incidents=Incidents(),
        in_flight=InFlight(),
        cooldowns=Cooldowns(SystemClock()),
        command_ids={},
        dispatcher=SimpleNamespace(blocked={}, retry_failed=retry_failed),
        studio=Sketches(),
        clock=SystemClock(),
        pool=tables.repository.pool,
        clicked_messages=ClickedMessages(SystemClock()),
    )
    yield services
    await close_tables(tables)
    await database.close()


async def retry_failed(channels: Collection[int] | None) -> None:
    """The posts of these channels are tried at once; here there is nothing to post."""


def forged(chance: random.Random, real: list[str]) -> str:
    letters = list(chance.choice(real))
    for _ in range(chance.randrange(0, 4)):
        place = chance.randrange(len(letters))
        letters[place : place + 1] = chance.choices(LETTERS, k=chance.choice((0, 1, 1, 1, 2)))
        letters = letters or ["t"]
    return "".join(letters)[:100] or "t"


@pytest.mark.parametrize(("what", "id"), [("person", 2**63), ("guild_id", 10**30), ("channel_id", -1)])
async def test_ids_that_the_database_cannot_hold_are_refused_in_words(bot: Any, what: str, id: int) -> None:
    click = interaction(bot, 1, PEOPLE[0], CHANNEL, private=False, id_="m1:0")
    if what == "person":
        click.user.id = id
    else:
        setattr(click, what, id)
    assert not await may_enter(click)
    assert click.response.texts == [speech_of(click)("handling-bad-value")]
    assert await may_enter(interaction(bot, 2, 2**63 - 1, CHANNEL, private=False, id_="m1:0"))


@pytest.mark.parametrize("clicks", [CLICKS, pytest.param(MANY_CLICKS, marks=pytest.mark.soak)])
async def test_forged_clicks_change_nothing(bot: Any, clicks: int) -> None:
    host, guest = Person(PEOPLE[0], "host"), Person(PEOPLE[1], "guest")
    playing = await bot.tables.lobbies.open(NewTable(SERVER, CHANNEL, host, "hercules"))
    await bot.tables.lobbies.join(playing.id, guest)
    playing = await bot.tables.lobbies.start(playing.id, host)
    match = await bot.tables.lookup.match(playing.id)
    offered = [option.id for option in match.questions[0].options]
    real = [
        *(custom_id("t1", table, ticket, option) for table in (1, 2, 99) for ticket in (1, 2, 4) for option in offered),
        *(custom_id("s1", 1, ticket, "0_0") for ticket in (2, 3, 9)),
        *(custom_id("b1", 1, view, 0) for view in ("choices", "mine", "describe", "standing", "temple")),
        *(
            custom_id("l1", 1, action)
            for action in ("join", "leave", "computer", "options", "start", "dismiss", "close")
        ),
        custom_id("o1", 1, "variant"),
        custom_id("g1", 1, 0),
        *(custom_id("e1", table) for table in (1, 99)),
        *(custom_id("i1", 1, pace, way, at) for pace in ("turn", "choice") for way, at in (("on", 1), ("last", 10**9))),
        *(custom_id("m1", page) for page in (0, 7)),
        custom_id("n1", "lobby", "chess"),
        *(custom_id("f1", 1, ticket, "0_0") for ticket in (2, 3)),
        custom_id("a1", 1, 1),
        custom_id("k1", 1),
        *(custom_id(family, table, 1) for family in ("su", "so", "sa") for table in (1, 99)),
        *(custom_id(family, table) for family in ("sr", "sm") for table in (1, 99)),
        *(custom_id("y1", 1, 1, answer) for answer in ("yes", "no")),
        *(custom_id("ge", table, answer) for table in (1, 99) for answer in ("manager", "play")),
        *(custom_id(family, table) for family in ("gb", "mg") for table in (1, 99)),
        custom_id("p1", 4711, "erase"),
        "t1:zzzzzzzzzzzzz:1:end",
        "hello",
    ]
    chance = random.Random(7)
    current = f"t1:{playing.id}:{ticket_of(playing, match.questions[0])}:"
    clicked = 0
    for number in range(clicks):
        id_ = forged(chance, real)
        if id_.startswith(current):
            continue
        person = chance.choice(PEOPLE)
        channel = chance.choice((CHANNEL, CHANNEL, 99))
        click = interaction(bot, number, person, channel, private=chance.random() < 0.2, id_=id_)
        owners = [each for each in ROUTES if each.template.fullmatch(id_)]
        assert len(owners) <= 1
        if not owners or owners[0].component is ui.Modal:
            await answer_interaction(click)
        else:
            item: Any = ui.Button(custom_id=id_)
            if chance.random() < 0.5:
                item = ui.Select(custom_id=id_, options=[discord.SelectOption(label="x")])
                item._values = [forged(chance, offered) for _ in range(chance.choice((0, 1, 1, 1, 3)))]
            await owners[0].answer(Click(click, id_, speech_of(click), item))
            clicked += 1
        assert click.response.done, id_
    assert clicked > clicks // 5, "enough of them came through to a control"
    assert not bot.incidents.count
    assert not bot.in_flight.tasks
    after = await bot.tables.lookup.get(playing.id)
    assert after == playing
    assert not (await bot.tables.lookup.match(playing.id)).journal


async def test_a_seat_is_not_given_away_from_another_server(bot: Any) -> None:
    host, guest = Person(PEOPLE[0], "host"), Person(PEOPLE[1], "guest")
    table = await bot.tables.lobbies.open(NewTable(SERVER, CHANNEL, host, "hercules"))
    await bot.tables.lobbies.join(table.id, guest)
    await bot.tables.lobbies.start(table.id, host)
    id_ = custom_id("tr", table.id, 1)
    click = interaction(bot, 1, host.id, CHANNEL, private=True, id_=id_)
    click.guild_id = SERVER + 1
    await SUCCESSOR.answer(Click(click, id_, speech_of(click), ui.UserSelect(custom_id=id_)))
    assert "no longer stored" in click.response.texts[-1], "the table is none of that server"


async def test_a_control_that_its_message_does_not_show_is_answered(bot: Any) -> None:
    click = interaction(bot, 1, PEOPLE[0], CHANNEL, private=False, id_=custom_id("b1", 1, "mine", 0))
    click.message.components, click.data["component_type"] = [], 2
    await answer_interaction(click)
    assert "button is out of date" in click.response.texts[-1]
