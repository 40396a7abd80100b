"""A real Prometheus reads the bot's metrics, and understands every rule and every panel of the dashboard."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
import yaml

from tests.discord import FakeDiscord
from tests.discord.users import SimUser
from tests.processes.people import Habits, Party
from tests.processes.serving import ACKNOWLEDGES_WITHIN, STARTS_WITHIN, make_bot

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1200)]

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
RULES = DEPLOY / "prometheus" / "pantheon.yml"
DASHBOARD = json.loads((DEPLOY / "grafana" / "pantheon.json").read_text(encoding="utf-8"))
SHOWN = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
MARKED = [each["expr"] for each in DASHBOARD["annotations"]["list"]]
"""Shown only at the moments in which something is so."""
COUNTED = re.compile(r"_(total|bucket|sum|count)\b")
"""Series that are there only after something has happened."""
PRESSES = 6
SCRAPES_S = 8


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@asynccontextmanager
async def prometheus(folder: Path, port: int, of_bot: int) -> AsyncIterator[None]:
    """A Prometheus on loopback that reads the bot every second and judges our rules."""
    settings = {
        "global": {"scrape_interval": "1s", "evaluation_interval": "1s"},
        "rule_files": [str(RULES)],
        "scrape_configs": [{"job_name": "pantheon", "static_configs": [{"targets": [f"127.0.0.1:{of_bot}"]}]}],
    }
    (folder / "prometheus.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    arguments = ("--config.file=prometheus.yml", "--storage.tsdb.path=series", f"--web.listen-address=127.0.0.1:{port}")
    process = await asyncio.create_subprocess_exec(
        "prometheus", *arguments, cwd=folder, stderr=(folder / "prometheus.log").open("w")
    )
    try:
        yield
    finally:
        process.terminate()
        await process.wait()


def ask(port: int, path: str, **arguments: str) -> dict:
    with urlopen(f"http://127.0.0.1:{port}/api/v1/{path}?{urlencode(arguments)}", timeout=20) as answer:
        answered = json.load(answer)
    assert answered["status"] == "success", answered
    return answered["data"]


async def test_prometheus_evaluates_every_rule_and_every_panel(tmp_path: Path) -> None:
    if shutil.which("prometheus") is None:
        pytest.skip("Prometheus is not installed")
    of_bot, port = free_port(), free_port()
    async with FakeDiscord(ack_deadline=ACKNOWLEDGES_WITHIN) as server:
        guild = server.world.create_guild("Island")
        channel = guild.create_channel("olympus")
        bot = make_bot(server, tmp_path, PANTHEON_METRICS=f"127.0.0.1:{of_bot}")
        async with bot, prometheus(tmp_path, port, of_bot):
            await bot.wait_ready(STARTS_WITHIN, commands=True)
            party = Party("alone", "hercules", [SimUser.create(server, "ada", guild)], channel, Random(4), Habits())
            await party.open("play solo", {})
            await party.play(PRESSES)
            await asyncio.sleep(SCRAPES_S)
            (group,) = (await asyncio.to_thread(ask, port, "rules"))["groups"]
            for marked in MARKED:
                await asyncio.to_thread(ask, port, "query", query=marked)
            answers = {query: (await asyncio.to_thread(ask, port, "query", query=query))["result"] for query in SHOWN}
    unwell = {rule["name"]: rule.get("lastError") for rule in group["rules"] if rule["health"] != "ok"}
    assert unwell == {}
    assert len(group["rules"]) > 10
    # On a machine that does much else others may fire rightly, such as for a picture that took too long.
    firing = {rule["name"] for rule in group["rules"] if rule["state"] == "firing"}
    assert not firing & {"PantheonDown", "PantheonNotConnected", "PantheonBackupOld", "PantheonClockWrong"}
    silent = [query for query, series in answers.items() if not series]
    print(f"{len(SHOWN) - len(silent)} of {len(SHOWN)} queries show something; no series yet for:", *silent, sep="\n  ")
    assert [query for query in silent if not COUNTED.search(query)] == [], "gauges are there from the start"
    assert any("pantheon_interactions_total" in query for query in answers if answers[query])


def test_promtool_understands_the_rules() -> None:
    if shutil.which("promtool") is None:
        pytest.skip("Prometheus is not installed")
    assert subprocess.run(["promtool", "check", "rules", RULES], capture_output=True, check=False).returncode == 0
