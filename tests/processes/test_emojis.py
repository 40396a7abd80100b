"""Emojis that Discord has no longer, or refuses for no reason; answers that are lost: every match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.discord import BotProcess, FakeDiscord
from tests.discord.rest import CALLBACK
from tests.discord.server import CB_MESSAGE
from tests.discord.users import Result, SimUser
from tests.processes.matches import Kind
from tests.processes.people import CALMS_DOWN, Habits, Party
from tests.processes.serving import STARTS_WITHIN, faults_found, log_lines, running_bot
from tests.sketching import SKETCHING
from tests.waiting import until

KIND = Kind("Dice Forge 2", "diceforge", 2)
FEW = 12
"""How many presses go on after a trouble."""
MOST = 100
"""After so many presses a board has had emojis on its controls."""
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def seated(server: FakeDiscord, *, alone: bool = False) -> Party:
    guild = next(iter(server.world.guilds.values()))
    channel = next(each for each in guild.channels.values() if each.name == "olympus")
    people = [SimUser.create(server, name.lower(), guild, global_name=name) for name in ("Ada", "Bela")]
    party = Party(
        "emojis", "hercules" if alone else KIND.game, people[: 1 if alone else 2], channel, Random(3), Habits()
    )
    await begin_match(party)
    return party


async def begin_match(party: Party) -> None:
    await party.open("play solo" if len(party.people) == 1 else KIND.command, {})


def emojis_on(party: Party) -> set[str]:
    """The application's emojis on the controls of the newest board, by their ids."""
    board = party.newest()
    parts = [] if board is None else [each for part in board.walk() for each in (part, *part.get("options", ()))]
    return {str(emoji["id"]) for each in parts if (emoji := each.get("emoji") or {}).get("id")}


async def until_emojis(party: Party) -> None:
    """Play until the board offers something with an emoji, in the next match where this one ends before."""
    for _ in range(MOST):
        if emojis_on(party):
            return
        await play_on(party, 1)
    raise AssertionError("no board has an emoji on its controls")


async def play_on(party: Party, presses: int) -> None:
    """Play so many presses; where the match has ended, begin the next one."""
    if party.over:
        await begin_match(party)
    await party.play(party.presses + presses)


async def look_around(party: Party) -> None:
    """The commands and panels that show emojis."""
    for command in ("mine", "board", "move", "log", "hint"):
        await wait_for_answer(await answered(party, command))
    await wait_for_answer(await answered(party, "face", name="3 gold"))


async def answered(party: Party, command: str, **options: str) -> Result:
    """What a command is answered, given again after a rest where the host has been too fast. A person who is not
    slower after some warnings is not answered at all."""
    result = await party.host.slash(party.place, command, options=options)
    if result.type == CB_MESSAGE:
        await asyncio.sleep(CALMS_DOWN)
        result = await party.host.slash(party.place, command, options=options)
    return result


async def wait_for_answer(result: Result) -> None:
    """Wait until an answer says something."""
    assert not result.failed, result
    await asyncio.wait_for(result.wait_visible(), 30)
    assert result.message.text or result.message.images or result.followups, result


def faults_of(server: FakeDiscord, bot: BotProcess) -> list[str]:
    """Everything but that a dead emoji was refused: nobody tells the bot that one is gone."""
    faults = faults_found(server, bot, allow={"unknown_emoji"})
    return [each for each in faults if "INVALID_EMOJI" not in each and "Invalid emoji" not in each]


def _deleted(server: FakeDiscord, ids: set[str]) -> None:
    for id in ids:
        server.faults.delete_emoji(server.world.app_emojis[int(id)]["name"])


def _all_deleted(server: FakeDiscord, _: set[str]) -> None:
    server.world.app_emojis.clear()


def _flaky(server: FakeDiscord, _: set[str]) -> None:
    server.faults.flaky_emojis(10_000, 0.5)


def _always_refused(server: FakeDiscord, _: set[str]) -> None:
    server.faults.flaky_emojis(10_000, 1.0)


Trouble = Callable[[FakeDiscord, set[str]], None]


async def go_on_after(party: Party, server: FakeDiscord, bot: BotProcess, troubles: Sequence[Trouble]) -> None:
    """After each trouble an emoji is refused, and the match goes on with controls on its board."""
    for trouble in troubles:
        await until_emojis(party)
        before = len(log_lines(bot, "emoji_refused_in_message"))
        trouble(server, emojis_on(party))
        await look_around(party)
        for _ in range(MOST):
            await play_on(party, 1)
            if refused := len(log_lines(bot, "emoji_refused_in_message")) > before:
                break
        assert refused, trouble.__name__
        await play_on(party, FEW)
        await look_around(party)
        # On a busy machine the choices of the last board are gone before the next board comes.
        await until(party.newest, "a board with choices")


async def test_a_match_goes_on_when_emojis_are_refused_for_no_reason(tmp_path: Path) -> None:
    async with running_bot(tmp_path, ("-c", SKETCHING)) as (server, bot):
        await go_on_after(await seated(server), server, bot, (_flaky, _always_refused))
        faults = faults_of(server, bot)
    assert not faults, "\n".join(faults[:20])


async def test_a_match_goes_on_when_its_emojis_are_deleted(tmp_path: Path) -> None:
    async with running_bot(tmp_path, ("-c", SKETCHING)) as (server, bot):
        await go_on_after(await seated(server), server, bot, (_deleted, _all_deleted))
        faults = faults_of(server, bot)
    assert not faults, "\n".join(faults[:20])


async def test_a_start_asks_which_emojis_there_are_and_what_is_lost_is_said_once_more(tmp_path: Path) -> None:
    """Another instance has made them anew, or the database was restored: not one request with a dead id."""
    async with running_bot(tmp_path, ("-c", SKETCHING), identify_scale=0.0) as (server, bot):
        party = await seated(server)
        await until_emojis(party)
        await bot.kill()
        emojis = dict(server.world.app_emojis)
        _made_anew(server)
        assert not {*emojis} & {*server.world.app_emojis}
        await bot.start()
        await bot.wait_ready(STARTS_WITHIN)
        await play_on(party, FEW)
        await look_around(party)
        # Boards that were posted before are still shown with what they had.
        faults = faults_found(server, bot, allow={"unknown_emoji"})
        assert not faults, "\n".join(faults[:20])
        await _lose_answers(server, party)
        await play_on(party, FEW)
        # Discord took the acknowledgement that was cut on its way back, and is asked again.
        faults = faults_found(server, bot, allow={"unknown_emoji", "double_ack"})
    assert not faults, "\n".join(faults[:20])


def _made_anew(server: FakeDiscord) -> None:
    every = [*server.world.app_emojis.values()]
    server.world.app_emojis.clear()
    for each in every:
        id = server.world.snowflake()
        server.world.app_emojis[id] = {**each, "id": str(id)}


async def _lose_answers(server: FakeDiscord, party: Party) -> None:
    """Answers and acknowledgements that are lost are made once more."""
    for when in ("before", "after"):
        for method, route in (("POST", CALLBACK), ("PATCH", ORIGINAL)):
            server.faults.drop(method, route, when=when)
            await wait_for_answer(await answered(party, "mine"))
    server.faults.error(404, 10015, "PATCH", ORIGINAL)
    await wait_for_answer(await answered(party, "mine"))


async def test_private_pictures_come_where_edits_cannot_show_uploads(tmp_path: Path) -> None:
    async with running_bot(tmp_path, ("-c", SKETCHING), uploads_in_edits=False) as (server, bot):
        party = await seated(server, alone=True)
        result = await party.host.slash(party.place, "board")
        answered = await result.wait_followup()
        assert answered.images
        assert result.message.deleted
        await play_on(party, FEW)
        faults = faults_found(server, bot)
    assert not faults, "\n".join(faults[:20])
