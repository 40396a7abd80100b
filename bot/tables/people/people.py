"""People and servers: their numbers and languages."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.storage.constant_statements import mark_constant
from bot.storage.schema import conversations, people, servers
from bot.storage.transaction import Transaction

LONGEST_NAME = 100
LARGEST_ID = 2**63 - 1


class Person(NamedTuple):
    """Someone on Discord: the id, and the name that is shown."""

    id: int
    name: str


REPORTED_LANGUAGE_OF = mark_constant(
    select(conversations.c.language).join(people).where(people.c.discord == bindparam("of_person"))
)
LANGUAGE_OF = mark_constant(select(people.c.language).where(people.c.discord == bindparam("of_person")))


def storable(text: str, longest: int = LONGEST_NAME) -> str:
    """The text as every database can hold it: without NUL and lone surrogates, and of limited length."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", "")[:longest]


async def number_of(connection: Transaction, discord: int) -> int:
    """The number under which a person is kept; a new person gets one."""
    query = select(people.c.id).where(people.c.discord == discord)
    number = (await connection.execute(query)).scalar_one_or_none()
    if number is None:
        # Someone else may insert the same person at the same moment.
        await connection.execute(
            insert(people).values(discord=discord).on_conflict_do_nothing(index_elements=["discord"])
        )
        number = (await connection.execute(query)).scalar_one()
    return int(number)


async def language_of(connection: Transaction, discord: int) -> str | None:
    """The language that a person chose, or None."""
    return (await connection.execute(LANGUAGE_OF, {"of_person": discord})).scalar_one_or_none()


async def reported_language_of(connection: Transaction, discord: int) -> str | None:
    """The language that Discord reported when a person last used the bot; None where they have not."""
    return (await connection.execute(REPORTED_LANGUAGE_OF, {"of_person": discord})).scalar_one_or_none()


async def set_language_of(connection: Transaction, discord: int, language: str | None) -> None:
    """Keep a person's choice of language; None takes it back."""
    number = await number_of(connection, discord)
    await connection.execute(update(people).where(people.c.id == number).values(language=language))


async def server_language(connection: Transaction, server: int) -> str | None:
    """The language that a server chose, or None."""
    return (await connection.execute(select(servers.c.language).where(servers.c.id == server))).scalar_one_or_none()


async def set_server_language(connection: Transaction, server: int, language: str | None) -> None:
    """Keep a server's choice of language; None takes it back."""
    await keep_of_server(connection, server, language=language)


async def keep_of_server(connection: Transaction, server: int, **values: object) -> None:
    """Keep something of a server, which may be new."""
    row = insert(servers).values(id=server, **values)
    statement = (
        row.on_conflict_do_update(index_elements=["id"], set_=values) if values else row.on_conflict_do_nothing()
    )
    await connection.execute(statement)
