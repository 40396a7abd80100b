"""``pantheon admin announce``: what it says of where an announcement goes, and how far it went."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.command_line import admin
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO, CLIO
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.queue.test_queue import opened


async def test_how_far_an_announcement_went_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def announce(*options: str) -> list[str]:
        assert await command("admin", "announce", *options) == 0
        return capsys.readouterr().out.splitlines()

    async with running_bot(folder) as company:
        assert await announce("--status") == ["Nothing was announced yet."]
        await opened(company, ANNA, BO)
        await company.started(CLIO, channel=7)
        await company.settle()
        company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
        text = "A new version tonight\nand a new game"
        counted = ["It would be posted in 1 channel, and sent to 2 persons."]
        assert await announce("--en", text, "--dry-run") == counted
        assert await announce("--en", text, "--in", "de=Eine = neue", "--dry-run") == counted
        assert await command("admin", "announce", "--en", text, "--in", "xx=words") == 2, "in a language without texts"
        assert "it speaks en, de" in capsys.readouterr().err
        assert company.messenger.of("notice", 7) == []
        company.dispatcher._is_stopped = True
        assert await announce("--en", text, "--in", "de=Eine = neue") == [
            "It is being posted in 1 channel, and sent to 2 persons."
        ]
        assert await company.tables.notices.text(1, "de") == "Eine = neue"
        (first, second) = await announce("--status")
        assert first.split()[0] == "1"
        assert first.endswith("  A new version tonight")
        assert second.strip() == "to 1 channel and 2 persons: 0 delivered, 3 waiting, 0 failed"
        company.dispatcher._is_stopped = False
        company.dispatcher.wake()
        await company.settle()
        assert (await announce("--status"))[1].endswith(": 2 delivered, 0 waiting, 1 failed")
        monkeypatch.setattr(admin, "LATEST", 2)
        for word in ("second", "third"):
            await announce("--en", word)
        lines = await announce("--status")
        assert [line.split()[-1] for line in lines[::2]] == ["third", "second"]
        assert await command("admin", "announce") == 2, "without words"
