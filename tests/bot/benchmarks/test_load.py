"""The benchmark of load plays with a bot of its own, and puts processor time down to where it was used."""

from __future__ import annotations

import random
import sys
import time
from itertools import islice
from types import FunctionType

import pytest

from bot.benchmarks import number
from bot.benchmarks.load import Load, Served, figures
from bot.benchmarks.load.crowd import Answered
from bot.benchmarks.load.hostile import attacks
from bot.benchmarks.load.processor_time import part_of
from bot.benchmarks.load.request_limit import A_SECOND, RequestLimit, refusal
from bot.command_line import carry_out
from bot.interactions.router import route_of
from bot.interactions.routes import BOARD, REPLAY, REPLAY_STEP

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")


def test_a_small_load_is_answered_and_every_click_paid_for() -> None:
    found = {figure.name.strip(): figure.value for figure in figures(Load(2, 2, 4, 2, limited=True))}
    assert found["clicks answered"] >= 4
    assert found["moves among them"] >= 2
    assert found["clicks that had no answer in time"] == 0
    assert 0.5 < found["requests of a click that Discord counts"] < 3
    assert 1 < found["processor time of a click, main process"] < 2_000
    assert {"storage", "panel", "rules", "interaction", "REST"} <= found.keys()
    assert 20 < found["memory with 2 open tables, all boards posted: all processes"] < 1_000


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


@pytest.mark.soak
def test_several_processes_share_the_work(postgresql: str) -> None:
    found = {
        figure.name.strip(): figure.value for figure in figures(Load(8, 8, 6, 3, processes=2, database=postgresql))
    }
    assert found["clicks answered"] >= 9
    assert found["clicks that had no answer in time"] == 0
    assert found["moves refused"] == 0


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
    found = list(islice(attacks(7, lambda: board, random.Random(1)), 60))
    ids = {attack.data["custom_id"] for attack in found if attack.kind == 3}
    assert {route_of(id) for id in ids} == {BOARD, REPLAY, REPLAY_STEP}
    assert {attack.data["name"] for attack in found if attack.kind == 2} == {"move-here", "privacy"}
    assert any(attack.kind == 4 for attack in found)


def test_what_did_not_happen_in_time_is_told_as_never() -> None:
    assert number(float("inf")) == "never"
    assert number(1_234.5) == "1,234"
