"""The simulated server: one channel, four people, and the bot with exactly the permissions that it asks for."""

from __future__ import annotations

from typing import NamedTuple

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.env import Env

from bot.languages import Speech
from bot.permissions import PERMISSIONS

SERVER = "Mount Olympus"
CHANNEL = "olympus"
BOT_NAME = "Pantheon"


class Resident(NamedTuple):
    """A person to play as: account name, and the name that the server shows."""

    account: str
    name: str


YOU = "penelope"
"""The account that a visitor of the page begins as; its name says so."""

RESIDENTS = (
    Resident(YOU, "Penelope"),
    Resident("zoe", "Zoë"),
    Resident("wang", "王小明"),
    Resident("maryam", "مريم"),
)
"""The four people, with names in different scripts: what is read right for them is read right for anyone."""


class World(NamedTuple):
    """What was built: the server, its channel, and the people in it."""

    server: GuildHandle
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def build_world(env: Env, speech: Speech) -> World:
    """Build the server. Call it first: its ids are then the same at every start, and kept matches fit."""
    env.backend.bot_user.name = BOT_NAME
    users = [env.create_user(each.account, global_name=_name(each, speech)) for each in RESIDENTS]
    server = env.create_guild(SERVER, owner=users[0])
    for role in env.backend.guilds[server.id].roles.values():
        role.permissions = PERMISSIONS.value if role.managed else role.permissions
    channel = server.create_text_channel(CHANNEL, topic=speech("playground-topic"))
    people = tuple(server.add_member(user) for user in users)
    return World(server, channel, people)


def _name(resident: Resident, speech: Speech) -> str:
    return speech("playground-you", name=resident.name) if resident.account == YOU else resident.name
