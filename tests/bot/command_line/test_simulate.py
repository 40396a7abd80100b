"""``pantheon simulate``: its report and its JSON."""

from __future__ import annotations

import json

import pytest

from bot.command_line import carry_out

KEYS = {
    "game",
    "seats",
    "games",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "rounds",
    "scores",
    "wins_by_seat",
    "wins_by_player",
}


def simulated(capsys: pytest.CaptureFixture[str], arguments: str) -> dict:
    assert carry_out(["simulate", *arguments.split(), "--json"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    (line,) = output.out.splitlines()
    return json.loads(line)


def test_json_is_one_object_with_the_keys_asked_for(capsys):
    report = simulated(capsys, "hercules --seats 3 --games 4")
    assert set(report) == KEYS
    assert (report["game"], report["seats"], report["games"]) == ("hercules", 3, 4)
    assert report["games_per_s"] > 0
    assert report["decisions_per_s"] > report["games_per_s"]
    assert sum(report["wins_by_seat"].values()) == pytest.approx(4, abs=0.01)


def test_wins_are_counted_by_player(capsys):
    report = simulated(capsys, "hercules --seats 2 --games 2 --players random,greedy")
    assert set(report["wins_by_player"]) == {"random", "greedy"}


def test_a_seed_repeats_the_simulation(capsys):
    timing = {"seconds", "games_per_s", "decisions_per_s"}
    first, second, other = (simulated(capsys, f"hercules --games 5 --seed {seed}") for seed in ("a", "a", "b"))
    assert {key: first[key] for key in KEYS - timing} == {key: second[key] for key in KEYS - timing}
    assert first["scores"] != other["scores"]


def test_settings_reach_the_rules(capsys):
    report = simulated(capsys, "hercules --seats 1 --games 2 --options level=hard variant=simplified")
    assert "hades" in report["wins_by_seat"]


def test_without_json_it_prints_lines_for_people(capsys):
    assert carry_out(["simulate", "hercules", "--games", "2"]) == 0
    text = capsys.readouterr().out
    for word in ("matches/s", "decisions/s", "rounds", "scores", "wins by seat"):
        assert word in text
