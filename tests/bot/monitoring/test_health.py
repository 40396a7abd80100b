"""A healthy process is ready; each thing that can be wrong makes exactly its own check fail, and one alert."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.monitoring.alerts import HEALTHY, PAUSE, Alert, Alerts, alerts_in
from bot.monitoring.health import Check, health, readiness
from bot.monitoring.http_server import serving_http
from bot.runtime.incidents import Incident
from tests.bot.tables.company import Hand

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"is_storing": False}, "storage"),
    ({"disk_free": 0.09}, "disk"),
    ({"outbox_age": 301.0}, "outbox"),
    ({"overdue": 121.0}, "timers"),
    ({"is_breaker_open": True}, "breaker"),
    ({"sessions_left": 0}, "sessions"),
]
RED_ALONE: list[tuple[dict[str, Any], str]] = [({"is_connected": False}, "gateway"), ({"taken": -61.0}, "sample")]
TOLD_ALONE: list[tuple[dict[str, Any], str]] = [
    ({"blocked": 1}, "channels"),
    ({"damaged": 1}, "damaged"),
    ({"is_backed_up": False}, "backup"),
    ({"incidents": (Incident(1, "AB23CD", "playing"),)}, "incident"),
    ({"sessions_left": 200}, "sessions"),
]


def failing(checks: list[Check]) -> list[str]:
    return [check.name for check in checks if not check.is_ok]


def test_a_healthy_process_is_ready_and_tells_nothing() -> None:
    assert failing(readiness(HEALTHY, 0.0, 0.0)) == []
    assert alerts_in(None, HEALTHY) == alerts_in(HEALTHY, HEALTHY) == []


@pytest.mark.parametrize(("wrong", "name"), [*WRONG, *RED_ALONE])
def test_what_is_wrong_makes_its_own_check_fail(wrong: dict[str, Any], name: str) -> None:
    assert failing(readiness(HEALTHY._replace(**wrong), 0.0, 0.0)) == [name]


def test_a_loop_that_stood_still_is_neither_healthy_nor_ready() -> None:
    assert failing(health(0.99)) == []
    assert failing(health(1.0)) == ["loop"]
    assert failing(readiness(HEALTHY, 3.0, 0.0)) == ["loop"]


def test_before_the_first_sample_it_is_alive_but_not_ready() -> None:
    assert failing(health(0.0)) == []
    assert failing(readiness(None, 0.0)) == ["serving"]


@pytest.mark.parametrize(("wrong", "kind"), [*WRONG, *TOLD_ALONE])
def test_what_goes_wrong_is_told_once(wrong: dict[str, Any], kind: str) -> None:
    now = HEALTHY._replace(**wrong)
    (alert,) = alerts_in(HEALTHY, now)
    assert alert.kind == kind
    assert alerts_in(now, now) == []
    assert alerts_in(now, HEALTHY) == [], "what is over is no alert"


def test_new_incidents_are_named_and_old_ones_are_not() -> None:
    before = HEALTHY._replace(incidents=(Incident(1, "AAAAAA", "old"),))
    now = HEALTHY._replace(incidents=tuple(Incident(nth, f"B{nth}", "drawing") for nth in range(1, 9)))
    (alert,) = alerts_in(before, now)
    assert alert.text.startswith("7 incident(s): B2 (drawing)")
    assert "B6" in alert.text
    assert "B7" not in alert.text, "the log has the rest"


async def test_one_alert_of_a_kind_is_posted_in_ten_minutes_and_the_next_counts_the_others() -> None:
    clock, posted = Hand(), list[str]()

    async def post(text: str) -> None:
        posted.append(text)

    alerts = Alerts(clock, post)
    for _ in range(5):
        await alerts.tell([Alert("disk", "full"), Alert("incident", "AB23CD")])
        clock.turn(60_000)
    assert posted == ["**disk**: full", "**incident**: AB23CD"]
    clock.turn(PAUSE)
    await alerts.tell([Alert("disk", "full")])
    assert posted[2:] == ["**disk**: full (4 more of this kind since the last.)"]


async def test_an_alert_that_cannot_be_posted_is_in_the_log() -> None:
    async def post(_: str) -> None:
        raise aiohttp.ClientConnectionError

    with capture_logs() as lines:
        await Alerts(Hand(), post).tell([Alert("disk", "full")])
    assert [line["event"] for line in lines] == ["alert", "alert_not_posted"]


async def test_health_and_metrics_are_served_with_the_status_that_they_mean() -> None:
    checks = [Check("loop", True, "fine")]
    async with serving_http(
        "127.0.0.1", 0, lambda: checks, lambda: [*checks, Check("disk", False, "3 % free")]
    ) as port:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
            async with session.get("/healthz") as alive:
                assert (alive.status, (await alive.json())["ok"]) == (200, True)
            async with session.get("/readyz") as ready:
                assert ready.status == 503
                assert (await ready.json())["checks"]["disk"] == {"ok": False, "is": "3 % free"}
            async with session.get("/metrics") as metrics:
                assert metrics.headers["Content-Type"].startswith("text/plain")
                assert "pantheon_interactions_total" in await metrics.text()
        with capture_logs() as lines:
            async with serving_http("127.0.0.1", port or 0, lambda: checks, lambda: checks) as second_port:
                assert second_port is None, "a port that is taken keeps nobody from playing"
        assert [line["event"] for line in lines] == ["metrics_not_served"]
