"""``pantheon admin``: finding matches, keeping them as they are, ending them, beside the running bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from bot.runtime.clock import DAY, HOUR
from bot.storage.schema import timers
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from bot.tables.store.repository import TableRepository
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO, CLIO, SERVER, Hand


async def test_matches_are_found(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        first, second = await company.started(BO), await company.lobby(CLIO, channel=2)
        over = await company.started(computers=1, channel=3)
        await company.tables.ends.vote(over.id, ANNA)

        async def find_matches(*options: str) -> list[int]:
            assert await command("admin", "find", *options) == 0
            lines = capsys.readouterr().out.splitlines()
            return [int(line.split()[0]) for line in lines if line[:6].strip().isdigit()]

        assert await find_matches() == [second.id, first.id]
        assert await find_matches("--all") == [over.id, second.id, first.id]
        assert await find_matches("--channel", "1") == [first.id]
        assert await find_matches("--server", str(SERVER)) == [second.id, first.id]
        assert await find_matches("--server", "77") == []
        assert await find_matches("--person", str(BO.id)) == [first.id]
        assert await find_matches("--person", str(CLIO.id), "--channel", "1") == []


async def test_a_match_is_shown_without_its_seed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        table = await company.started(BO)
        await company.move(table.id)
        assert await command("admin", "show", str(table.id)) == 0
        out = capsys.readouterr().out
        assert f"seat 2            {BO.name} ({BO.id})" in out
        assert "choices           1" in out
        live = await company.tables.repository.live(table.id)
        assert live.seed.hex() not in out
        await company.database.write(
            lambda connection: connection.execute(text("UPDATE tables SET settings = '[1]' WHERE id = 1"))
        )
        company.tables.repository.drop(1)
        assert await command("admin", "show", "1") == 0
        assert "damaged" in capsys.readouterr().out


async def test_a_frozen_match_stands_still_and_goes_on(folder: Path) -> None:
    clock = Hand()
    async with running_bot(folder, clock) as company:
        table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules", table_options={"limit": "h24"}))
        await company.tables.lobbies.join(table.id, BO)
        await company.tables.lobbies.start(table.id, ANNA)
        await company.settle()
        assert await company.count(timers) == 1
        assert await command("admin", "freeze", str(table.id)) == 0
        await company.settle()
        assert await company.count(timers) == 0
        with pytest.raises(Refusal, match="frozen"):
            await company.move(table.id)
        with pytest.raises(Refusal, match="frozen"):
            await company.tables.ends.vote(table.id, ANNA)
        clock.turn(30 * DAY)
        await start_tables(company.tables)
        await company.settle()
        assert (await company.tables.lookup.get(table.id)).stage == "playing"
        assert await command("admin", "freeze", str(table.id)) == 0, "twice is once"
        assert await command("admin", "unfreeze", str(table.id)) == 0
        await company.settle()
        hours = await company.tables.time.hours(table.id)
        assert [timer.deadline - clock.now() for timer in hours.timers.values()] == [24 * HOUR]
        await company.move(table.id)
        story = [event.kind for event in await company.tables.lookup.story(table.id)]
        assert "frozen" in story
        assert "unfrozen" in story
        assert company.messenger.of("board")


async def test_the_gate_notices_a_freeze_that_holds_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: changes of a frozen table are stored all the same."""
    commit = TableRepository.commit

    async def storing(self, before, change, *guards):  # type: ignore[no-untyped-def]
        return await commit(self, before, type(change)(**{**vars(change), "though_frozen": True}), *guards)

    monkeypatch.setattr(TableRepository, "commit", storing)
    async with running_bot(folder) as company:
        table = await company.started(BO)
        assert await command("admin", "freeze", str(table.id)) == 0
        await company.move(table.id)


async def test_computer_players_stop_at_a_frozen_table_and_go_on(folder: Path) -> None:
    async with running_bot(folder) as company:
        table = await company.started(computers=1)
        assert await command("admin", "freeze", str(table.id)) == 0
        await company.tables.computers.idle()
        assert not (await company.tables.repository.live(table.id)).answers_itself
        assert await command("admin", "unfreeze", str(table.id)) == 0
        await company.tables.computers.idle()
        await company.move(table.id)


async def test_a_frozen_lobby_stays_open(folder: Path) -> None:
    clock = Hand()
    async with running_bot(folder, clock) as company:
        table = await company.lobby(BO)
        assert await command("admin", "freeze", str(table.id)) == 0
        clock.turn(30 * DAY)
        await start_tables(company.tables)
        with pytest.raises(Refusal, match="frozen"):
            await company.tables.lobbies.start(table.id, ANNA)
        assert (await company.tables.lookup.get(table.id)).stage == "lobby"


async def test_people_are_erased_from_frozen_matches(folder: Path) -> None:
    async with running_bot(folder) as company:
        table = await company.started(BO)
        assert await command("admin", "freeze", str(table.id)) == 0
        assert await command("admin", "erase", str(BO.id)) == 0
        assert (await company.tables.lookup.get(table.id)).people == (ANNA.id,)


@pytest.mark.parametrize("frozen", [False, True])
async def test_a_match_is_ended_and_its_channel_is_free(folder: Path, frozen: bool) -> None:
    async with running_bot(folder) as company:
        table = await company.started(BO)
        if frozen:
            assert await command("admin", "freeze", str(table.id)) == 0
        assert await command("admin", "end", str(table.id)) == 0
        await company.settle()
        (closed,) = company.messenger.of("closed")
        assert [note.kind for note in closed.facts["notes"]] == ["ended_by_operator"]
        assert (await company.started(BO)).channel == table.channel


async def test_a_damaged_match_is_ended(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        await company.started(BO)
        damage = text("UPDATE tables SET settings = '[1]' WHERE id = 1")
        await company.database.write(lambda connection: connection.execute(damage))
        company.tables.repository.drop(1)
        assert await command("admin", "freeze", "1") == 1
        assert "is damaged" in capsys.readouterr().err
        assert await command("admin", "end", "1") == 0
        assert (await company.started(BO)).id == 2


@pytest.mark.parametrize("what", ["show", "freeze", "unfreeze", "end"])
async def test_what_is_not_there_is_a_sentence(folder: Path, capsys: pytest.CaptureFixture[str], what: str) -> None:
    async with running_bot(folder):
        assert await command("admin", what, "57") == 1
        # The loop of an earlier test may complain in between.
        assert "There is no match 57." in capsys.readouterr().err.splitlines()
        assert await command("admin", what, "zeus") == 2
        assert await command("admin", what, str(2**70)) == 2
    assert await command("admin", what, "57") == 1, "without a bot too"


async def test_what_is_over_is_not_frozen(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        table = await company.started(computers=1)
        await company.tables.ends.vote(table.id, ANNA)
        assert await command("admin", "freeze", str(table.id)) == 1
        assert capsys.readouterr().err == f"Match {table.id} is over.\n"
