"""The playground's page in a real browser."""

from __future__ import annotations

import signal
import socket
import subprocess
from pathlib import Path

from playground_page import PANTHEON, ROOT, running_playground, visitor
from playwright.sync_api import expect

HOST = "Penelope (you)"


def test_a_newcomer_begins_with_two_clicks_plays_a_labour_and_nobody_else_plays_for_them(chromium: str, tmp_path: Path):
    with running_playground(folder=tmp_path) as playground, visitor(playground.address, chromium) as somebody:
        computer = somebody.messages.first.get_by_role("button", name="Play the computer")
        expect(computer).to_be_visible()
        somebody.photograph("1-welcome")

        computer.click()
        somebody.page.get_by_role("button", name="Start · By the book").click()
        before, width, height = somebody.newest_board(1)
        assert HOST in before
        assert width > 1000
        assert height > 600
        somebody.photograph("2-first-board")

        somebody.choose_a_labour()
        after, width, height = somebody.newest_board(2)
        assert "round 2" in after
        assert after != before
        assert (width, height) > (1000, 600)
        expect(somebody.boards).to_have_count(1)
        somebody.photograph("3-after-a-labour")

        somebody.become("王小明")
        somebody.choose_a_labour()
        expect(somebody.page.get_by_text("Only you can see this").first).to_be_visible()
        expect(somebody.boards).to_have_count(1)
        somebody.photograph("4-not-your-turn")
        assert somebody.mishaps == []


def test_a_kept_one_cannot_be_opened_twice_and_stops_when_asked(tmp_path: Path):
    kept = tmp_path / "kept"
    with running_playground("--keep", str(kept), folder=tmp_path) as playground:
        second = subprocess.run(
            [*PANTHEON, "playground", "--keep", str(kept)],
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        playground.process.send_signal(signal.SIGINT)
        assert playground.process.wait(40) == 0
    assert second.returncode == 75
    assert second.stdout == ""
    assert len(second.stderr.splitlines()) == 1
    assert "Another process" in second.stderr
    log = (tmp_path / "playground.log").read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept", "playground.log"]


def test_a_taken_port_is_one_sentence(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*PANTHEON, "playground", "--port", port],
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert port in done.stderr
    assert len(done.stderr.splitlines()) == 1
