"""The seal of the dice: stored once, public before the first roll is known; a change of what it binds is detected."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from sqlalchemy import select, text, update

from bot.storage.schema import snapshots, tables
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from engine.seal import commitment
from engine.verification import BROKEN_SEAL, verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, GAME, SERVER, Company, Hand

FLIPS = 200


def seals(company: Company) -> list[str]:
    """The seals that stand in the messages as they are now."""
    return [message.facts["seal"] for message in company.messenger.messages.values() if "seal" in message.facts]


async def test_seal_is_posted_once_and_never_edited(company: Company) -> None:
    table = await company.lobby()
    await company.settle()
    assert seals(company) == [table.commitment]
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.choose_options(table.id, ANNA, {"variant": "simplified"}, {})
    await company.tables.lobbies.add_word(table.id, BO, "laurel")
    await company.tables.lobbies.start(table.id, ANNA, 4711)
    await company.play_on(table.id, random.Random(1), 12)
    await company.tables.messages.refresh(table.id)
    await company.tables.seats.undo(table.id, ANNA)
    table = await company.play_on(table.id, random.Random(2))
    await company.settle()
    calls = [call for call in company.messenger.calls if call.kind == "seal"]
    assert [(call.place, call.facts["seal"]) for call in calls] == [(None, table.commitment)]
    assert verify(await company.tables.lookup.export(table.id), promised=seals(company)[0]).valid


async def test_first_board_of_a_match_without_a_lobby_shows_the_seal_and_no_other_does(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert company.messenger.kinds() == ["board"], "the seal is no post of its own"
    assert seals(company) == [table.commitment]
    await company.tables.messages.refresh(table.id)
    await company.play_on(table.id, random.Random(1), 8)
    await company.settle()
    first, *later = [message for message in company.messenger.messages.values() if message.kind == "board"]
    assert first.facts["seal"] == table.commitment, "it stays when the board is edited"
    assert later
    assert not any("seal" in board.facts for board in later)
    place = await company.tables.messages.place(table.id, "seal")
    assert place is not None
    assert company.messenger.messages[place] is first, "/verify leads to it"
    assert verify(await company.tables.lookup.export((await company.play_on(table.id, random.Random(2))).id)).valid


@pytest.mark.parametrize("posting", ["edit", "replace"])
async def test_where_boards_do_not_stay_the_seal_of_a_match_without_a_lobby_is_a_message(
    company: Company, posting: str
) -> None:
    run = {"posting": posting}
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True, table_options=run))
    await company.play_on(table.id, random.Random(1))
    await company.settle()
    assert company.messenger.kinds()[:2] == ["seal", "board"]
    assert seals(company) == [table.commitment]


async def test_seal_that_could_not_be_posted_is_on_the_first_board(company: Company) -> None:
    company.messenger.fails = lambda call: ValueError("a bug") if call.kind == "seal" else None
    table = await company.lobby(BO)
    await company.tables.lobbies.start(table.id, ANNA, 4711)
    await company.settle()
    assert [message.facts.get("seal") for message in company.messenger.of("board")] == [table.commitment]


async def test_same_seed_and_salt_have_another_seal_at_another_table(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", lambda count: bytes(count))
    one, other = await company.lobby(), await company.lobby(channel=2)
    assert one.commitment != other.commitment


async def test_seed_and_salt_exchanged_in_the_lobby_are_found_out(company: Company) -> None:
    table = await company.lobby(BO)
    await company.settle()
    other = update(tables).values(seed=b"s" * 32, salt=b"t" * 32)
    await company.database.write(lambda connection: connection.execute(other))
    company.tables.repository.drop(table.id)
    await company.tables.lobbies.start(table.id, ANNA)
    table = await company.play_on(table.id, random.Random(1))
    assert [table.commitment] == seals(company), "the seal is stored, and not computed from what it binds"
    document = await company.tables.lookup.export(table.id)
    assert verify(document, promised=table.commitment).difference == BROKEN_SEAL
    assert verify(document).difference == BROKEN_SEAL, "the file tells the seal as it was posted"


async def test_seal_exchanged_with_them_is_not_the_one_that_was_posted(company: Company) -> None:
    """An operator with write access to the database can replace the seal too, but not the seal posted in the
    channel."""
    table = await company.lobby(BO)
    await company.settle()
    seed, salt = b"s" * 32, b"t" * 32
    other = {"seed": seed, "salt": salt, "commitment": commitment(seed, salt, table.sealed)}
    await company.database.write(lambda connection: connection.execute(update(tables).values(other)))
    company.tables.repository.drop(table.id)
    await company.tables.lobbies.start(table.id, ANNA)
    table = await company.play_on(table.id, random.Random(1))
    document = await company.tables.lookup.export(table.id)
    assert verify(document).valid
    assert verify(document, promised=seals(company)[0]).difference == BROKEN_SEAL


@pytest.mark.parametrize("setting", ["settings", "game", "table"])
async def test_what_was_sealed_cannot_be_exchanged(company: Company, setting: str) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    table = await company.play_on(table.id, random.Random(5))
    document = json.loads(json.dumps(await company.tables.lookup.export(table.id)))
    document["sealed"][setting] = {"settings": {"level": "mild"}, "game": "diceforge", "table": 99}[setting]
    assert verify(document).difference == BROKEN_SEAL


async def test_click_of_the_start_is_stirred_in_and_noted(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", lambda count: bytes(count))
    stories = []
    for channel, click in ((1, 4711), (2, 4711), (3, 4712)):
        table = await company.lobby(BO, channel=channel)
        table = await company.tables.lobbies.start(table.id, ANNA, click)
        assert table.click == click
        stories.append([event.to_json() for event in (await company.tables.lookup.match(table.id)).events])
        company.tables.repository.drop(table.id)
        assert (await company.tables.lookup.match(table.id)).origin.click == click
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]


async def test_match_goes_on_with_the_same_dice_from_its_snapshot(company: Company) -> None:
    table = await company.lobby(BO, CLIO)
    await company.tables.lobbies.start(table.id, ANNA, 4711)
    chance = random.Random(7)
    for _ in range(3):
        await company.play_on(table.id, chance, 18)
        company.tables.repository.drop(table.id)
    await company.play_on(table.id, chance)
    document = await company.tables.lookup.export(table.id)
    assert document["click"] == 4711
    assert verify(document).valid


async def flipped(company: Company, id: int, *, hashed: bool) -> int:
    """How many of the flips of a digit in a snapshot are taken for the truth."""
    truth = (await company.tables.lookup.match(id)).save()
    query = text("SELECT saved, hash FROM snapshots")
    saved, hash = (await company.database.read(lambda connection: connection.execute(query))).one()
    digits = [place for place, sign in enumerate(saved) if sign.isdigit()]
    silent, chance = 0, random.Random(12)

    async def write(content: str, its_hash: str | None) -> None:
        spoil = text("UPDATE snapshots SET saved = :saved, hash = :hash").bindparams(saved=content, hash=its_hash)
        await company.database.write(lambda connection: connection.execute(spoil))
        company.tables.repository.drop(id)

    for _ in range(FLIPS):
        place = chance.choice(digits)
        other = chance.choice([digit for digit in "0123456789" if digit != saved[place]])
        await write(saved[:place] + other + saved[place + 1 :], hash if hashed else None)
        with suppress(Refusal):
            silent += (await company.tables.lookup.match(id)).save() != truth
    await write(saved, hash)
    return silent


@pytest.mark.only_sqlite
async def test_changed_digit_of_a_snapshot_is_noticed(company: Company) -> None:
    table = await company.started(BO)
    await company.play_on(table.id, random.Random(1), 17)
    assert await company.count(snapshots) == 1
    assert await flipped(company, table.id, hashed=True) == 0
    assert await flipped(company, table.id, hashed=False) > 0, "without the hash some of them are taken for the truth"


async def test_changed_digit_is_noticed_where_the_journal_alone_is_no_match(database, clock: Hand) -> None:
    """A word was erased, so the dice cannot be stirred again: such a snapshot is refused rather than believed."""
    company = Company.gather(database, clock)
    table = await company.lobby(BO)
    await company.tables.lobbies.add_word(table.id, BO, "laurel")
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(1), 5)
    await company.tables.people.erase(BO)
    await company.settle()
    company.tables.repository.drop(table.id)
    assert (await company.tables.lookup.match(table.id)).journal
    saved = (await company.database.read(lambda connection: connection.execute(select(snapshots.c.saved)))).scalar_one()
    spoil = update(snapshots).values(saved={**saved, "boundary": {**saved["boundary"], "asked": 99}})
    await company.database.write(lambda connection: connection.execute(spoil))
    company.tables.repository.drop(table.id)
    with pytest.raises(Refusal, match="damaged"):
        await company.tables.lookup.match(table.id)
    await company.leave()
