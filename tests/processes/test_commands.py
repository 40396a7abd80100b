"""Every command with good and odd values: in a channel, in a thread, in a direct message, by strangers, and where the
bot may do nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.discord import FakeDiscord
from tests.discord.users import NotAllowed, SimUser
from tests.discord.world import Channel
from tests.processes.commands import good_values, odd_values, subcommands
from tests.processes.people import ENGLISH, Habits, Party
from tests.processes.serving import RUN, faults_found, running_bot
from tests.sketching import SKETCHING

ANSWERS_WITHIN = 60.0
PACE = 0.25
"""Seconds between two commands of one person: faster ones are told to slow down."""
LAST = ("end", "erase", "undo", "swap", "away", "move-here")
"""What a command's words end with that changes the match so much that it comes after the others."""


class Place(NamedTuple):
    """Where commands are given: a channel, the person who gives them, and the people they may name."""

    name: str
    channel: Channel
    person: SimUser
    others: list[SimUser]


async def _places(server: FakeDiscord) -> list[Place]:
    playing, threaded, empty, closed = server.world.guilds.values()

    def people(*names: str, guild: object) -> list[SimUser]:
        return [SimUser.create(server, name.lower(), guild, global_name=name) for name in names]

    def channel(guild: object) -> Channel:
        return next(each for each in guild.channels.values() if each.name == "olympus")  # type: ignore[attr-defined]

    pair = people("Ada *_~`", "Ben", "Chloë", guild=playing)
    party = Party("played", "hercules", pair[:2], channel(playing), Random(1), Habits())
    await party.open("play hercules", {})
    knot = people("Dia", "Eos", "Fay", guild=threaded)
    thread = Party("in a thread", "diceforge", knot[:2], channel(threaded), Random(2), Habits())
    await thread.open("play diceforge", {ENGLISH("command-option-thread"): "yes"})
    alone = people("Gus", "Hal", "Kim", guild=empty)
    shut = people("Ivy", "Jon", guild=closed)
    server.faults.deny_bot(
        channel(closed), "SEND_MESSAGES", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "CREATE_PUBLIC_THREADS"
    )
    return [
        Place("a player in a match", party.place, pair[0], pair),
        Place("a stranger beside a match", party.place, pair[2], pair),
        Place("a player in a thread", thread.place, knot[1], knot),
        Place("nobody plays here", channel(empty), alone[0], alone),
        Place("the bot may not write here", channel(closed), shut[0], shut),
        Place("in a direct message", alone[2].dm(), alone[2], alone),
    ]


async def _give_all(place: Place, number: int, seed: int, report: Callable[[str], None]) -> int:
    """Give every command, with good values in one place and with odd ones in the next; how many were given."""
    chance = Random(f"{seed}/{place.name}")
    offered = subcommands(place.person, place.channel)
    chance.shuffle(offered)
    offered.sort(key=lambda subcommand: subcommand.path.split()[-1] in LAST)
    count = 0
    names = sorted(subcommand.path for subcommand in offered)
    for subcommand in offered:
        if (names.index(subcommand.path) + number) % 2:
            values = odd_values(subcommand, place.others, place.channel, chance)
        else:
            values = await good_values(subcommand, place.person, place.others, place.channel, chance)
        try:
            result = await place.person.slash(place.channel, subcommand.path, options=values, within_s=ANSWERS_WITHIN)
        except NotAllowed:
            continue
        count += 1
        if result.failed or result.error:
            report(f"/{subcommand.path} {values} {place.name}: {result.error}")
        elif result.interaction.response is None and result.interaction.modal is None:
            report(f"/{subcommand.path} {values} {place.name}: no answer")
        elif result.interaction.response is not None and not result.ephemeral:
            report(f"/{subcommand.path} {values} {place.name}: answered in public: {result.message.text[:200]}")
        await asyncio.sleep(PACE)
    return count


@pytest.mark.parametrize(
    "run", [("-c", SKETCHING), pytest.param(RUN, marks=pytest.mark.soak)], ids=["sketches", "real"]
)
async def test_every_command_is_answered_in_private_and_within_discords_rules(
    tmp_path: Path, run: tuple[str, str]
) -> None:
    async with running_bot(tmp_path, run, guilds=4) as (server, bot):
        faults: list[str] = []
        places = await _places(server)
        counts = await asyncio.gather(
            *(_give_all(place, number, 1, faults.append) for number, place in enumerate(places))
        )
        faults += faults_found(server, bot)
        print(dict(zip([place.name for place in places], counts, strict=True)), server.report())
    assert min(counts) >= 20, counts
    assert not faults, "\n".join(faults[:30])
