"""The benchmark of load plays with a bot of its own, and puts processor time down to where it was used."""

from __future__ import annotations

import json
import random
import sys
import time
import zlib
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from types import FunctionType
from typing import Any

import aiohttp
import pytest

from bot.benchmarks import number
from bot.benchmarks.load import Load, Served, figures
from bot.benchmarks.load.crowd import Answered, Crowd, people_of, place_of
from bot.benchmarks.load.hostile import attacks
from bot.benchmarks.load.memory_course import Look, MemoryCourse, figures_of
from bot.benchmarks.load.processor_time import OTHER, PARTS, part_of
from bot.benchmarks.load.request_limit import A_SECOND, RequestLimit, refusal
from bot.benchmarks.load.stand_in import BOT, EPHEMERAL, DiscordStandIn, Payload, Sent, discord_on_loopback
from bot.command_line import carry_out
from bot.interactions.components import seat_colour
from bot.interactions.option_values import FURTHER
from bot.interactions.router import route_of
from bot.interactions.routes import BOARD, FIRST_STEP, LOBBY, REMATCH, REPLAY, REPLAY_STEP
from tests.bot.gates.test_hostile_drawing import PatientLoop

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")

KINDS_OF_WORK = dict.fromkeys(part for part, _ in PARTS)


def test_a_small_load_is_answered_and_every_click_paid_for() -> None:
    measured = {figure.name.strip(): figure for figure in figures(Load(2, 2, 4, 2, limited=True))}
    numbers = {name: figure.value for name, figure in measured.items()}
    assert measured["processor time of a click, main process"].goal == "at most 8 ms CPU"
    assert measured["processor time of a click, drawing workers"].goal == "at most 12 ms CPU"
    assert measured["memory with 2 open tables, 2 tables played: all processes"].goal == "at most 350 MB"
    assert numbers["clicks answered"] >= 4
    assert numbers["moves among them"] >= 2
    assert numbers["clicks that had no answer in time"] == 0
    assert 0.5 < numbers["requests of a click that Discord counts"] < 3
    of_a_click = numbers["processor time of a click, main process"]
    assert 1 < of_a_click < 2_000
    assert sum(numbers.get(part, 0) for part in [*KINDS_OF_WORK, OTHER]) == pytest.approx(of_a_click)
    assert 20 < numbers["memory with 2 open tables, all boards posted: all processes"] < 1_000


def test_discord_takes_fifty_requests_a_second_without_answers_to_clicks() -> None:
    limit, free = RequestLimit(enforced=True), RequestLimit(enforced=False)
    for _ in range(A_SECOND):
        assert limit.wait("/channels/1/messages") is None
    wait = limit.wait("/channels/2/messages")
    assert wait is not None
    assert 0 < wait <= 1
    assert limit.wait("/interactions/1/token/callback") is None
    assert limit.wait("/webhooks/1/token/messages/@original") is None
    assert limit.counted == A_SECOND
    assert [free.wait("/channels/1/messages") for _ in range(2 * A_SECOND)] == [None] * 2 * A_SECOND
    headers, body = refusal(0.25)
    assert headers["X-RateLimit-Global"] == "true"
    assert (body["retry_after"], body["global"]) == (0.25, True)


async def test_an_edit_by_the_token_of_a_click_changes_the_message_that_was_clicked() -> None:
    place = place_of(0)
    records: list[Sent] = []
    async with (
        discord_on_loopback([place], records.append) as discord,
        aiohttp.ClientSession() as http,
        http.ws_connect(discord.address) as gateway,
    ):
        await gateway.send_json({"op": 2, "d": {}})
        await discord.ready.wait()

        async def request(method: str, path: str, body: Payload) -> tuple[int, Payload]:
            async with http.request(method, f"{discord.address}/api/v10{path}", json=body) as response:
                return response.status, await response.json()

        async def click(number: int, message: Payload, acknowledgement: int) -> tuple[int, Payload]:
            await discord.interact(number, 3, place, 1, {}, message)
            await request("POST", f"/interactions/{number}/t/callback", {"type": acknowledgement})
            return await request("PATCH", f"/webhooks/{BOT}/t{number}/messages/@original", {"content": f"of {number}"})

        _, board = await request("POST", f"/channels/{place.channel}/messages", {"flags": 7})
        _, edited = await click(1, board, 6)
        assert (edited["id"], edited["content"], edited["flags"]) == (board["id"], "of 1", 7)
        _, private = await click(2, board, 5)
        assert private["id"] != board["id"]
        assert private["flags"] & EPHEMERAL
        _, later = await click(3, private, 6)
        assert later["id"] == private["id"]
        await http.delete(f"{discord.address}/api/v10/channels/{place.channel}/messages/{board['id']}")
        assert await click(4, board, 6) == (404, {"message": "Unknown Message", "code": 10008})
    order = [(each.kind, each.about) for each in records if each.kind != "ack"]
    assert order == [("post", place.channel), ("post", place.channel), ("answer", 2), ("answer", 3)]


async def test_a_bot_that_lost_its_connection_resumes_and_hears_of_clicks_again() -> None:
    """A busy machine breaks connections of long runs off; what is clicked meanwhile is lost."""
    place = place_of(0)
    async with discord_on_loopback([place], lambda record: None) as discord, aiohttp.ClientSession() as http:
        async with http.ws_connect(discord.address) as gateway:
            await gateway.send_json({"op": 2, "d": {}})
            await discord.ready.wait()
        await discord.interact(1, 3, place, 1, {})
        async with http.ws_connect(discord.address) as gateway:
            await gateway.send_json({"op": 6, "d": {"session_id": "session-0", "seq": 3}})
            stream = zlib.decompressobj()
            operations = [json.loads(stream.decompress((await gateway.receive()).data)) for _ in range(2)]
            assert [each["t"] for each in operations] == [None, "RESUMED"]
            await discord.interact(2, 3, place, 1, {})
            operation = json.loads(stream.decompress((await gateway.receive()).data))
    assert (operation["t"], operation["d"]["id"]) == ("INTERACTION_CREATE", "2")


@pytest.mark.parametrize("further", [False, True])
async def test_a_first_step_that_is_a_whole_choice_is_a_move(further: bool) -> None:
    crowd = Crowd(1)
    table = crowd.tables[0]
    more = {"type": 2, "custom_id": BOARD.id(1, "more", 0)}
    step = {"type": 3, "custom_id": FIRST_STEP.id(1, 1, "0_0"), "options": [{"value": f"x{FURTHER * further}"}]}
    frame = {"type": 17, "accent_color": seat_colour(0), "components": [step, more]}
    board = {"id": "5", "channel_id": str(table.place.channel), "flags": 0, "components": [frame]}

    class Discord(DiscordStandIn):
        async def interact(self, number: int, *about: Any) -> None:
            assert about[2] == people_of(0)[0]
            crowd.note_sent(Sent("ack", number, board, time.monotonic()))
            kind, place = ("answer", number) if further else ("post", table.place.channel)
            crowd.note_sent(Sent(kind, place, board, time.monotonic()))

    crowd.note_sent(Sent("post", table.place.channel, board, 0.0))
    answered = await crowd.click(Discord([table.place], crowd.note_sent), table)
    assert answered is not None
    assert (answered.is_move, answered.refused) == (not further, False)
    assert answered.visible is not None


async def test_people_whose_match_is_over_begin_the_next_one_in_another_order() -> None:
    crowd = Crowd(1)
    table = crowd.tables[0]
    first, second = people_of(0)

    async def click_on(*ids: str) -> tuple[int, str]:
        controls = [{"type": 2, "custom_id": id} for id in ids]
        message = {"id": "5", "channel_id": str(table.place.channel), "flags": 0, "components": controls}
        crowd.note_sent(Sent("post", table.place.channel, message, 0.0))
        clicked: list[tuple[int, str]] = []

        class Discord(DiscordStandIn):
            async def interact(self, number: int, *about: Any) -> None:
                clicked.append((about[2], about[3]["custom_id"]))
                crowd.note_sent(Sent("ack", number, message, time.monotonic()))
                crowd.note_sent(Sent("answer", number, message, time.monotonic()))
                crowd.note_sent(Sent("post", table.place.channel, message, time.monotonic()))

        answered = await crowd.click(Discord([table.place], crowd.note_sent), table)
        assert answered is not None
        assert (answered.is_move, answered.refused) == (False, False)
        assert answered.visible is not None
        table.private = None
        return clicked[0]

    lobby = LOBBY.id(2, "start"), LOBBY.id(2, "join")
    assert await click_on(REMATCH.id(1), BOARD.id(1, "mine", 0)) == (first, REMATCH.id(1))
    assert await click_on(*lobby) == (second, lobby[1])
    assert await click_on(*lobby) == (first, lobby[0])
    assert table.people == (second, first)


def test_the_course_of_memory_is_followed_to_the_end() -> None:
    course, loop = MemoryCourse(lambda: (1, 2)), PatientLoop()
    try:
        loop.run_until_complete(course.follow(150.0))
    finally:
        loop.close()
    assert [(round(look.at), *look[1:]) for look in course.looks] == [(60, 1, 2), (120, 1, 2), (150, 1, 2)]


def test_growth_counts_once_the_caches_are_full() -> None:
    looks = [Look(60.0 * minute, 100_000_000 * minute, 300_000_000 + 1_000_000 * minute) for minute in range(1, 71)]
    values = {figure.name: figure for figure in figures_of(looks)}
    assert values["memory after 10 minutes of load: all processes"].value == 310
    assert values["memory after 70 minutes of load: all processes"].value == 370
    growth = values["memory grown in an hour after that: all processes"]
    assert growth.value == pytest.approx(60)
    assert growth.reached is False
    assert not list(figures_of(looks[:12]))


def test_the_last_hour_of_a_long_load_counts_by_itself() -> None:
    looks = [Look(60.0 * minute, 200_000_000, 1_000_000 * (300 + min(minute, 50))) for minute in range(1, 121)]
    values = {figure.name: figure for figure in figures_of(looks)}
    assert (values["memory grown in an hour after that: all processes"].value or 0) > 5
    assert values["memory grown in the last hour: all processes"].value == pytest.approx(0)
    assert values["memory grown in the last hour: all processes"].reached is True
    assert not [name for name in (figure.name for figure in figures_of(looks[:60])) if "last hour" in name]


@pytest.mark.soak
def test_several_processes_share_the_work(postgresql: str) -> None:
    numbers = {
        figure.name.strip(): figure.value for figure in figures(Load(8, 8, 6, 3, processes=2, database=postgresql))
    }
    assert numbers["clicks answered"] >= 9
    assert numbers["clicks that had no answer in time"] == 0
    assert numbers["moves refused"] == 0


def test_several_processes_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert carry_out(["bench", "load", "--processes", "2"]) == 2
    assert "--database" in capsys.readouterr().err


def test_processor_time_is_put_down_to_the_part_that_runs() -> None:
    def busy(seconds: float) -> str:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            part = part_of(sys._getframe())
        return part

    assert busy(0.01) == "other"
    of_the_rules = FunctionType(busy.__code__.replace(co_filename="/somewhere/engine/flow.py"), globals())
    assert of_the_rules(0.01) == "rules"


MODULES_OF_PARTS = {
    "storage": ("bot.storage.database", "bot.tables.store.repository", "sqlalchemy.engine.base"),
    "panel": ("bot.messenger", "discord.ui.view", "fluent.runtime.bundle", "bot.interactions.components"),
    "rules": ("engine.flow", "bot.tables.rules.options"),
    "interaction": ("bot.interactions.router", "discord.gateway", "aiohttp.http_websocket"),
    "REST": ("discord.http", "aiohttp.client", "discord.webhook.async_"),
    "picture": ("rendering.picture", "bot.reading.pictures", "PIL.Image"),
    "outbox": ("bot.tables.outbox.dispatcher",),
}


@pytest.mark.parametrize("part", KINDS_OF_WORK)
def test_each_kind_of_work_knows_its_modules(part: str) -> None:
    def look() -> str:
        return part_of(sys._getframe())

    for name in MODULES_OF_PARTS[part]:
        module = find_spec(name)
        assert module is not None, name
        assert FunctionType(look.__code__.replace(co_filename=module.origin or ""), globals())() == part, name


def test_kinds_of_work_name_files_that_exist() -> None:
    for name in (name.strip("/") for _, names in PARTS for name in names):
        package = find_spec(name.partition("/")[0])
        if package is not None:
            root = Path(next(iter(package.submodule_search_locations or ()))).parent
            assert list(root.glob(f"{name}*")), name


def test_lost_clicks_and_late_boards_are_not_held() -> None:
    quick = [Answered(True, 0.01, 0.2)] * 100
    assert Served(quick, 1, 1, {}, 0, 0.1).has_kept_up
    assert not Served(quick, 1, 1, {}, 1, 0.1).has_kept_up
    assert not Served([*quick, *[Answered(True, 0.01, None)] * 2], 1, 1, {}, 0, 0.1).has_kept_up
    assert not Served([*quick, *[Answered(True, 0.2, 0.3)] * 2], 1, 1, {}, 0, 0.1).has_kept_up
    assert Served([*quick, *[Answered(True, 0.01, None, refused=True)] * 9], 1, 1, {}, 0, 0.1).has_kept_up


def test_a_hostile_server_asks_for_everything_that_costs_much() -> None:
    button = {"type": 2, "custom_id": BOARD.id(7, "hint", 0)}
    board = {"components": [{"type": 17, "components": [{"type": 1, "components": [button]}]}]}
    sample = list(islice(attacks(7, lambda: board, random.Random(1)), 60))
    ids = {attack.data["custom_id"] for attack in sample if attack.kind == 3}
    assert {route_of(id) for id in ids} == {BOARD, REPLAY, REPLAY_STEP}
    assert {attack.data["name"] for attack in sample if attack.kind == 2} == {"move-here", "privacy"}
    assert any(attack.kind == 4 for attack in sample)


def test_what_did_not_happen_in_time_is_told_as_never() -> None:
    assert number(float("inf")) == "never"
    assert number(1_234.5) == "1,234"
