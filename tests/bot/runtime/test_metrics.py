"""Every metric is explained and used, none tells of a person or place, and what happens at tables is counted."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from olympus import World, answer, at_random, custom_ids, new_world, options_on
from prometheus_client import REGISTRY, CollectorRegistry, Counter, generate_latest
from prometheus_client.metrics import MetricWrapperBase

from bot.interactions.handling import OUTCOMES
from bot.monitoring.alerts import HEALTHY, Kind
from bot.monitoring.health import readiness
from bot.processes.cpu_pool import Pool
from bot.runtime import metrics
from bot.storage import errors
from bot.tables.model.refusals import RefusalKey
from bot.tables.rules.absence import Why

ROOT = Path(__file__).resolve().parents[3]
LABELS = {"way", "kind", "outcome", "reason", "code", "status", "work", "stage", "state", "why", "length", "what"}
LONG_NUMBER = re.compile(r'="[^"]*\d{6,}[^"]*"')


def declared() -> dict[str, MetricWrapperBase]:
    return {name: each for name, each in vars(metrics).items() if isinstance(each, MetricWrapperBase)}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with new_world(tmp_path) as world:
        yield world


def interactions(outcome: str, kind: str = "click") -> float:
    return REGISTRY.get_sample_value("pantheon_interactions_total", {"kind": kind, "outcome": outcome}) or 0.0


def observed(histogram: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"{histogram}_count", labels) or 0.0


def test_every_metric_is_explained_and_observed_somewhere() -> None:
    sources = "\n".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "bot").rglob("*.py") if file.name != "metrics.py"
    )
    own = (ROOT / "bot/runtime/metrics.py").read_text(encoding="utf-8").partition("def note_drawn")[2]
    assert len(declared()) > 30
    for name, each in declared().items():
        assert each._documentation.endswith("."), name
        assert f"metrics.{name}." in sources or f"{name}." in own, f"nobody observes {name}"
        assert set(each._labelnames) <= LABELS, name


SHOWN = """
import bot.client, bot.monitoring.monitor, bot.web.server
from prometheus_client import REGISTRY
for metric in REGISTRY.collect():
    for sample in metric.samples:
        if metric.name.startswith("pantheon_") and not sample.name.endswith("_created"):
            print(metric.name, sample.value, *sorted(sample.labels.values()))
"""


def test_every_label_has_a_series_from_the_start() -> None:
    """Prometheus sees no increase from nothing to one: the first alert would be missed."""
    done = subprocess.run([sys.executable, "-c", SHOWN], cwd=ROOT, capture_output=True, text=True, check=True)
    all_series = {(name, *labels) for name, value, *labels in map(str.split, done.stdout.splitlines())}
    assert all(line.split()[1] == "0.0" for line in done.stdout.splitlines() if not line.startswith("pantheon_info"))
    for name, each in declared().items():
        full_name = "pantheon_" + each._name.removeprefix("pantheon_").removesuffix("_total")
        assert not each._labelnames or any(series[0] == full_name for series in all_series), name
    expected = {
        "alerts": get_args(Kind),
        "refusals": get_args(RefusalKey),
        "seats_taken_over": get_args(Why),
        "storage_refused": errors.NAMES,
    }
    for name, labels in expected.items():
        assert {(f"pantheon_{name}", label) for label in labels} <= all_series, name


def test_what_is_counted_has_been_shown_before() -> None:
    """Labels that stand as words in the sources."""
    import_module("bot.lifecycle")
    for file in (ROOT / "bot").rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for name, labels in re.findall(r"metrics\.([A-Z_]+)\.labels\(([^()]*)\)", source):
            words = re.findall(r'"(\w+)"', labels)
            values_there = {label for values in getattr(metrics, name)._metrics for label in values}
            assert set(words) <= values_there, (file, name)
        for outcome in re.findall(r'OUTCOME\] = "(\w+)"', source):
            assert outcome in OUTCOMES


def named_in(registry: CollectorRegistry) -> Iterator[str]:
    """Labels that look like an id of Discord's."""
    yield from LONG_NUMBER.findall(generate_latest(registry).decode())


async def test_clicks_are_counted_by_what_became_of_them(world: World) -> None:
    before = {outcome: interactions(outcome) for outcome in ("done", "stale", "refused", "invalid")}
    commands, boards = interactions("done", "command"), observed("pantheon_board_visible_seconds")
    writes = observed("pantheon_storage_seconds", work="write")
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    first = match.questions[0].seat
    assert "turn" in answer(await world.choose(world.people[1 - first], next(options_on(world.board))))
    old = world.board
    stale = next(id_ for id_ in custom_ids(old.components) if id_.startswith("t1:"))
    await world.play_on(at_random(1), most=6)
    text = answer(await world.forged(world.people[first], stale, world.seen_raw(old.id)))
    await world.forged(world.people[first], "t1:no:such:id!", world.seen_raw(old.id))
    assert interactions("done", "command") == commands + 1
    assert interactions("done") >= before["done"] + 2
    outcome = "stale" if "moved on" in text else "refused"
    assert interactions(outcome) >= before[outcome] + 1
    assert interactions("refused") > before["refused"]
    assert interactions("invalid") == before["invalid"] + 1
    assert observed("pantheon_board_visible_seconds") > boards
    assert observed("pantheon_storage_seconds", work="write") > writes
    assert list(named_in(REGISTRY)) == []


def test_a_label_with_an_id_would_be_noticed() -> None:
    """The control."""
    planted = CollectorRegistry()
    Counter("planted", "A metric with an id.", ["where"], registry=planted).labels("1234567890123").inc()
    assert len(list(named_in(planted))) > 0


async def test_work_of_the_pool_is_measured() -> None:
    pictures, waited = (observed(f"pantheon_drawing{part}_seconds", length="long") for part in ("", "_wait"))
    pool = Pool(observed=metrics.note_drawn)
    try:
        assert await asyncio.gather(pool.run(lambda: 1, long=True), pool.run(lambda: 2, long=True)) == [1, 2]
    finally:
        pool.close()
    assert observed("pantheon_drawing_seconds", length="long") == pictures + 2
    assert observed("pantheon_drawing_wait_seconds", length="long") == waited + 2
    assert pool.waiting == (0, 0)


@pytest.mark.parametrize(("observe", "histogram"), [(metrics.note_acknowledged, "pantheon_acknowledgement_seconds")])
def test_an_acknowledgement_is_measured_from_the_arrival(observe: Callable[[], None], histogram: str) -> None:
    before = observed(histogram)
    token = metrics.arrived.set(None)
    observe()
    assert observed(histogram) == before, "nothing is known of its arrival"
    metrics.note_arrival()
    observe()
    assert observed(histogram) == before + 1
    metrics.arrived.reset(token)


DASHBOARD = (ROOT / "deploy/grafana/pantheon.json").read_text(encoding="utf-8")
PAPER = "".join((ROOT / "docs/operating" / each).read_text("utf-8") for each in ("monitoring.md", "alerts.md"))


def known_names() -> set[str]:
    """Every name that /metrics may show."""
    ends = {"counter": ("_total",), "gauge": ("",), "info": ("_info",), "histogram": ("_bucket", "_count", "_sum")}
    return {each._name + end for each in declared().values() for end in ends[each._type]}


def unknown_in(text: str, *, of_families: bool = False) -> set[str]:
    """The metrics that a text names and nobody declares; ``of_families``: histograms may go without an ending."""
    families = {each._name for each in declared().values()} if of_families else set()
    return set(re.findall(r"\bpantheon_[a-z_]+\b", text)) - known_names() - families


def test_the_dashboard_shows_metrics_that_exist_and_leaves_none_out() -> None:
    panels = json.loads(DASHBOARD)["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    expressions = "\n".join(target["expr"] for panel in panels for target in panel["targets"])
    assert unknown_in(expressions) == set()
    names = set(re.findall(r"\bpantheon_[a-z_]+\b", expressions))
    assert {name for name in known_names() if not name.endswith(("_count", "_sum"))} == names
    assert unknown_in(expressions + " pantheon_planted_total") == {"pantheon_planted_total"}, "the control"


def test_the_paper_names_metrics_that_exist() -> None:
    assert unknown_in(PAPER, of_families=True) == set()
    assert unknown_in(PAPER.replace("pantheon_loop_lag", "pantheon_loop_leg"), of_families=True)


def test_the_paper_says_what_to_do_for_each_alert_and_explains_each_check() -> None:
    first_column = set(re.findall(r"^\| `(\w+)` \|", PAPER, re.MULTILINE))
    checks = {check.name for check in readiness(HEALTHY, 0.0, 0.0)}
    assert set(get_args(Kind)) | checks <= first_column
