"""A season among strangers: how many find a match, how many seats are left, and that no one is disturbed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.runtime.clock import DAY, HOUR, SECOND
from bot.tables import musters
from bot.tables.outbox import time_messages
from bot.tables.queue import matching, opening
from bot.tables.rules import timers
from bot.tables.time import reminders
from bot.tables.tournaments import opening as rounds
from engine import registry
from tests.bot.season import folk
from tests.bot.season.season import Season, share_within
from tests.bot.soak import relay
from tests.bot.soak.virtual_time import VirtualLoop, run, slow_down

PEOPLE, DAYS, ROUNDS = 1_000, 14, 5
FEW, SHORT = 30, 3


@pytest.fixture(autouse=True)
def long_relay(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Matches of about ten decisions a person, as long as those by which people are judged."""
    rules = replace(relay.GAME.rules, deal=lambda seats, settings, chance: relay.Relay([0] * seats, rounds=ROUNDS))
    monkeypatch.setattr(relay, "GAME", replace(relay.GAME, rules=rules))
    monkeypatch.setitem(registry.MODULES, "relay", "tests.bot.soak.relay")
    registry.find_game.cache_clear()
    yield
    registry.find_game.cache_clear()


def passed(monkeypatch: pytest.MonkeyPatch, seed: int, people: int, days: int) -> Season:
    """A season after it has passed."""
    seasons: list[Season] = []

    async def live(loop: VirtualLoop) -> None:
        seasons.append(Season(loop, seed, people, days))
        await seasons[0].live()

    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", Random(seed).randbytes)
    slow_down(monkeypatch)
    # The queue looks whenever a person joins; between that for those whose windows have widened.
    monkeypatch.setattr(opening.Opening, "looks_every_s", HOUR / SECOND / 2)
    monkeypatch.setattr(musters, "LOOKS_EVERY", HOUR / SECOND / 4)
    monkeypatch.setattr(rounds.Rounds, "looks_every_s", HOUR / SECOND)
    run(live)
    return seasons[0]


def report(season: Season) -> str:
    """The figures of a season, for who runs it."""
    seats = season.record.seats
    lines = [
        f"{len(season.folk)} people, {season.days} days: {len(seats) // 2} matches among strangers",
        f"matched within 8 h: {season.share_matched():.3f} of {len(season.record.waited)};"
        f" begun within 8 h: {share_within(season.record.waited_to_play):.3f},"
        f" 24 h: {share_within(season.record.waited_to_play, DAY):.3f}",
        f"musters: {dict(season.record.musters)}",
        f"seats lost: {season.share_lost():.4f}",
    ]
    for tier in ("reliable", "new", "unreliable"):
        of_tier = [each for each in seats.values() if each.tier == tier]
        lost, beside = season.share_lost(tier), season.share_lost_beside(tier)
        staying = season.share_lost(tier, staying=True)
        lines.append(
            f"  {tier}: {len(of_tier)} seats, lost {lost:.4f}, by people who do not vanish for good {staying:.4f};"
            f" lost beside them {beside:.4f}"
        )
    cheats = [folk for folk in season.folk.values() if folk.way == "cheating"]
    trusted = sum(season.tiers[folk.person.id].tier == "reliable" for folk in cheats)
    lines.append(f"cheats that are reliable: {trusted} of {len(cheats)}")
    steady = [folk for folk in season.folk.values() if folk.way == "steady"]
    lines.append(
        f"steady people that are reliable: {sum(season.tiers[f.person.id].tier == 'reliable' for f in steady)}"
        f" of {len(steady)}, unreliable {sum(season.tiers[f.person.id].tier == 'unreliable' for f in steady)}"
    )
    if season.tournament is not None:
        lines.append(f"tournament: {season.tournament.stage} in round {season.tournament.round}")
    lines += [f"reminders: {sum(season.listener.reminders.values())}", f"refused: {dict(season.record.refused)}"]
    return "\n".join(lines)


def test_people_find_matches_and_no_one_is_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    season = passed(monkeypatch, 1, FEW, SHORT)
    assert season.objections() == [], report(season)
    assert season.share_matched() >= 0.8, report(season)
    assert season.record.musters["begun"] > FEW // 2, report(season)


def test_the_onlooker_objects_when_quiet_hours_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(folk.SHARES, "vanishing", 0.6)
    monkeypatch.setattr(time_messages, "is_quiet", lambda preferences, now: False)
    for module in (timers, reminders):
        monkeypatch.setattr(module, "quiet_until", lambda preferences, now: now)
    assert any("disturbed" in each for each in passed(monkeypatch, 1, FEW, SHORT).objections())


@pytest.mark.soak
def test_a_season_of_a_thousand_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with_tiers = passed(monkeypatch, 1, PEOPLE, DAYS)
    monkeypatch.setattr(matching, "RANKS", dict.fromkeys(matching.RANKS, 0))
    without = passed(monkeypatch, 1, PEOPLE, DAYS)
    with capsys.disabled():
        print(f"\n{report(with_tiers)}\nwithout tiers:\n{report(without)}")
    assert with_tiers.objections() == without.objections() == []
    assert with_tiers.share_matched() >= 0.9
    # A fifth of the people vanish for good within two weeks: of the reliable seats that are lost most are theirs.
    assert with_tiers.share_lost("reliable", staying=True) <= 0.03
    assert with_tiers.share_lost("reliable") <= 0.05
    assert with_tiers.share_lost_beside("reliable") < without.share_lost_beside("reliable")
