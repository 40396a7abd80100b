"""The operator's requests about a person who cannot reach the bot: what is kept of them, and to erase them."""

from __future__ import annotations

from bot.command_failures import BUSY, USE, Fault
from bot.operator.channel import Facts
from bot.operator.requests import Operated
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import LARGEST_ID, Person


async def export_person(operated: Operated, facts: Facts) -> Facts:
    """Everything that is kept of the ``person`` of that Discord id, as ``/privacy export`` gives it."""
    person = _person_in(facts)
    try:
        return {"document": await operated.tables.people.export(Person(person, ""))}
    except Refusal as refusal:
        raise Fault("The database cannot be read now; try again later", BUSY) from refusal


def _person_in(facts: Facts) -> int:
    person = facts.get("person")
    if type(person) is not int or not 0 < person <= LARGEST_ID:
        raise Fault("PERSON is a Discord id: a number of up to nineteen digits", USE)
    return person


async def erase(operated: Operated, facts: Facts) -> Facts:
    """Erase the ``person`` of that Discord id; whether anything was kept of them (``known``)."""
    person = Person(_person_in(facts), "")
    try:
        return {"known": await operated.tables.people.erase(person, by_operator=True)}
    except Refusal as refusal:
        raise Fault("The database cannot be written now; nothing was erased, try again later", BUSY) from refusal
