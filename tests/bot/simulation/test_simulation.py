"""Seeds of a simulated world in which everything goes wrong: nobody has anything to object to, but to planted faults.

``PANTHEON_SEEDS=10000 pytest -m soak tests/bot/simulation`` runs as many seeds as that (300 otherwise), and every
planted fault. ``make seed SEED=17`` runs one seed alone, and tells the last hundred things before an objection.
``make seeds FROM=1000 TO=11000`` runs those of them that are not in the record (``record.py``), however often it stops.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.time.reminders import queue_of
from tests.bot.simulation.discord_limits import OPENED, REFUSED, SYNCS_A_DAY, DiscordLimits
from tests.bot.simulation.final_state import is_gone, of_timers
from tests.bot.simulation.ledger import Ledger
from tests.bot.simulation.life import Lived, live, newest_versions
from tests.bot.simulation.planted_bugs import PLANTED
from tests.bot.simulation.record import CHUNK, Record
from tests.bot.simulation.simulated_discord import SimulatedDiscord
from tests.bot.simulation.world import World

SEEDS = int(os.environ.get("PANTHEON_SEEDS", "300"))
ALONE = os.environ.get("PANTHEON_SEED")
FAULT = os.environ.get("PANTHEON_FAULT", "")
PARTS = 10
"""Into so many tests the seeds are divided, so that several processes can share them."""
SHORT = (3,)
SHORTLY_PLANTED = ("no receipt", "old board kept")


def check(seeds: Iterable[int], folder: Path) -> None:
    """Live through these seeds. Fails at the first one with an objection, and says how to run it alone."""
    for seed in seeds:
        lived = live(seed, folder, PLANTED[FAULT][0]) if FAULT else live(seed, folder)
        happened = ", ".join(f"{count} {what}" for what, count in sorted(lived.counts.items()))
        print(f"seed {seed}: {lived.days:.1f} days, {lived.seconds:.1f} s; {happened}")
        if lived.objections:
            print("\n".join(lived.story))
        assert not lived.objections, f"seed {seed}: {lived.objections[:5]}\nalone: make seed SEED={seed}"


def test_a_few_seeds(tmp_path: Path) -> None:
    check(SHORT, tmp_path)
    assert not [*tmp_path.iterdir()], "what a world leaves behind would change the next one"


def test_a_world_that_fails_itself_is_an_objection_and_ends_no_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: World) -> list[str]:
        raise KeyError(self.seed)

    monkeypatch.setattr(World, "live", fail)
    lived = live(7, tmp_path)
    assert lived.objections == ["the world broke: KeyError(7)"]
    assert "in fail" in lived.story[-1], "where it failed is told"


def test_what_waits_for_a_person_in_the_end_is_looked_at_like_what_waits_for_a_channel() -> None:
    discord = SimulatedDiscord(lambda: 0)
    channel = discord.new_channel(1 << 22)
    assert not is_gone(discord, channel.id)
    channel.is_gone = True
    assert is_gone(discord, channel.id)
    assert not is_gone(discord, queue_of(1))


def test_reminders_of_several_matches_ask_each_for_its_own_version() -> None:
    batch = [SimpleNamespace(table=table, facts=facts) for table, facts in ((2, {"version": 7}), (3, {"version": 8}))]
    assert newest_versions([*batch, SimpleNamespace(table=2, facts={})]) == {2: 7, 3: 8}


@pytest.mark.parametrize(("lost", "faults"), [(0, 1), (1, 0)])
def test_commands_whose_answer_was_lost_may_be_sent_once_more_a_day(lost: int, faults: int) -> None:
    limits, objections = DiscordLimits(lambda: 0), list[str]()
    limits.fault = objections.append
    for number in range(SYNCS_A_DAY + 1):
        limits.note_sync()
        if number < lost:
            limits.forgive_sync()
    assert len(objections) == faults


@pytest.mark.parametrize(("lost", "faults"), [(0, 1), (1, 0)])
def test_a_refusal_that_did_not_arrive_is_not_counted(lost: int, faults: int) -> None:
    limits, objections = DiscordLimits(lambda: 0), list[str]()
    limits.fault = objections.append
    for number in range(REFUSED):
        limits.note_answer(403)
        if number < lost:
            limits.forgive_refusal()
    assert len(objections) == faults


@pytest.mark.parametrize(("lost", "faults"), [(0, 1), (1, 0)])
def test_a_conversation_whose_opening_was_answered_in_vain_is_counted_once(lost: int, faults: int) -> None:
    limits, objections = DiscordLimits(lambda: 0), list[str]()
    limits.fault = objections.append
    for number in range(OPENED + 1):
        limits.note_opening(1, is_known=False)
        if number < lost:
            limits.forgive_opening()
    assert len(objections) == faults


def test_what_a_replaced_process_stores_is_unknown_until_the_next_change_or_start() -> None:
    moments = iter(range(1, 5))
    ledger = Ledger(now=lambda: next(moments))
    for is_served in (False, True, False):
        ledger.note_writer(7, is_served=is_served)
    assert ledger.overtaken == {7}
    ledger.tell = lambda what: None  # type: ignore[method-assign]
    ledger.started()
    assert ledger.unknown[7] == [(1, 2), (3, 4)]
    assert not ledger.overtaken


@pytest.mark.parametrize(("people", "objections"), [([7], 0), ([7, 8], 1)])
def test_a_time_is_missed_only_where_people_wait_for_each_other(people: list[int], objections: int) -> None:
    table = SimpleNamespace(id=1, stage="playing", people=people, options=SimpleNamespace(limit=1))
    live: Any = SimpleNamespace(table=table, awaited_seats=[SimpleNamespace(number=0)])
    assert len([*of_timers(live, [])]) == objections


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_all_seeds(part: int, tmp_path: Path) -> None:
    if ALONE and part:
        pytest.skip("one seed is one part")
    check([int(ALONE)] if ALONE else range(part, SEEDS, PARTS), tmp_path)


@pytest.mark.soak
@pytest.mark.skipif("PANTHEON_FROM" not in os.environ, reason="make seeds FROM=1000 TO=2000")
def test_seeds_that_are_not_on_record(tmp_path: Path) -> None:
    record, objected = Record(), []
    for chunk in record.left(int(os.environ["PANTHEON_FROM"]), int(os.environ["PANTHEON_TO"])):
        for lived in record.live(chunk, lambda seed: live(seed, tmp_path)):
            print("\n".join(lived.story), f"\nseed {lived.seed}: {lived.objections[:5]}", flush=True)
            objected.append(lived.seed)
        print(f"{chunk[0]} to {chunk[-1]}; on record are {record.totals()}", flush=True)
    assert not objected, f"seeds {objected} objected; each alone: make seed SEED=…"


def test_a_run_that_stopped_continues_with_what_is_not_on_record(tmp_path: Path) -> None:
    def lived(seed: int) -> Lived:
        return Lived(seed, ["lost"] if seed == 2 * CHUNK else [], Counter(choices=1), Counter(), 3.0, 1.0, [])

    file = tmp_path / "seeds.jsonl"
    first, second, _ = Record(file).left(CHUNK, 4 * CHUNK)
    Record(file).live(first, lived)
    assert [each.seed for each in Record(file).live(second, lived)] == [2 * CHUNK]
    *_, again, last = Record(file).left(0, 4 * CHUNK)
    assert (again, last) == ([2 * CHUNK], range(3 * CHUNK, 4 * CHUNK)), "of what is on record only what objected"
    assert Record(file).totals().startswith("100 seeds in 100 s, 1 objected; 100 choices")
    Record(file).live(again, lambda seed: lived(0)._replace(seed=seed))
    assert Record(file).totals().startswith("100 seeds in 100 s, 0 objected; 100 choices")


def found_at(name: str, folder: Path) -> int | None:
    """The first seed that objects to a planted fault, of those that a gate has; None when there is none."""
    plant, first = PLANTED[name]
    for seed in (first, *range(300)):
        lived = live(seed, folder, plant, is_short=True)
        if lived.objections:
            print(f"seed {seed}: {lived.objections[0]}")
            return seed
    return None


@pytest.mark.parametrize("name", PLANTED)
def test_every_planted_fault_has_its_place_in_the_bot(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in what was renamed would be planted in vain, or break the world and seem to be found."""
    PLANTED[name][0](monkeypatch)


@pytest.mark.parametrize("name", SHORTLY_PLANTED)
def test_some_planted_faults_are_found(name: str, tmp_path: Path) -> None:
    assert found_at(name, tmp_path) is not None


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in PLANTED if name not in SHORTLY_PLANTED])
def test_every_planted_fault_is_found(name: str, tmp_path: Path) -> None:
    assert found_at(name, tmp_path) is not None, f"no seed objects to the planted fault {name!r}"
