"""Admission of interactions, who sent them, and errors in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, get_args

import aiohttp
import discord
import structlog

from bot.interactions.acknowledgement import (
    DEAD,
    DOUBTFUL,
    OUTCOME,
    UNHEARD,
    UNREACHED,
    note_expired,
    warn_of_another_bot,
)
from bot.interactions.answering import tell
from bot.interactions.availability import source_of
from bot.interactions.channel_permissions import in_words
from bot.interactions.components import message_link
from bot.interactions.custom_ids import InvalidCustomId
from bot.languages import Speech, pick_language, speech
from bot.languages.display_names import safe_name
from bot.processes.job_queue import PoolBusy
from bot.runtime import metrics
from bot.runtime.clock import SECOND
from bot.runtime.failed_requests import SERVER_FAULT
from bot.services import services_of
from bot.storage.fair_queue import current_server
from bot.tables.model.refusals import Refusal, RefusalKey
from bot.tables.model.table import Table, board_link, facts_of_reveal
from bot.tables.people.people import LARGEST_ID, Person

_log = structlog.stdlib.get_logger("pantheon.answers")

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "click",
    discord.InteractionType.modal_submit: "form",
}
REFUSES_ALL = 429
"""discord.py waits for limits and asks again; this status comes out of it where Discord refuses every request."""
UPLOAD_ANYWHERE = 10 * 1024 * 1024
"""How many bytes a file may have in every server."""
UNSET_LOCALE = "en-US"
"""What Discord reports of a server in which no one chose a language."""
OUTCOMES = (
    "busy",
    "closed",
    "done",
    "expired",
    "incident",
    "invalid",
    "refused",
    "slowed",
    "stale",
    "stopping",
    "unanswered",
)
"""What becomes of an interaction."""
ALWAYS_ANSWERED, ERASURE = ("about", "privacy"), "p1"
"""The commands, and the family of buttons, that work during maintenance and for people who are blocked."""
metrics.begin_at_zero(metrics.INTERACTIONS, (*KINDS.values(), "other", "suggestion"), OUTCOMES)
metrics.begin_at_zero(metrics.REFUSALS, get_args(RefusalKey))


def speech_of(interaction: discord.Interaction[Any]) -> Speech:
    """Texts in the language that Discord reports: the person's, else the server's, else the one that the operator set.
    Needs no database."""
    own, servers = (str(getattr(locale, "value", "")) for locale in (interaction.locale, interaction.guild_locale))
    operators = getattr(getattr(interaction.client, "configuration", None), "language", None)
    return speech(pick_language(own, None if servers == UNSET_LOCALE else servers, operators))


async def speech_for(interaction: discord.Interaction[Any]) -> Speech:
    """Texts in this person's language: the own choice, else the one that Discord reports."""
    try:
        language = await services_of(interaction).tables.people.language(interaction.user.id)
    except Refusal:
        # The database cannot be read now: the message about that still needs a language.
        language = None
    return speech(language) if language else speech_of(interaction)


def person_of(interaction: discord.Interaction[Any]) -> Person:
    """Who clicked or typed: the id, and the name shown in this server; outside the bot's servers the one that everyone
    sees. The table cleans it when it is stored."""
    user = interaction.user
    name = user.display_name if source_of(interaction) == "server" else user.global_name or user.name
    return Person(user.id, str(name))


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the click was on a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def read_upload_limit(interaction: discord.Interaction[Any]) -> int:
    """How many bytes a file may have that answers an interaction. discord.py takes over whatever the event says: where
    that is no size, it is what Discord allows everywhere."""
    limit: object = interaction.filesize_limit
    return limit if type(limit) is int and limit > 0 else UPLOAD_ANYWHERE


async def may_enter(interaction: discord.Interaction[Any]) -> bool:
    """Whether this interaction is accepted: not while the bot stops, not above the rate limit, and only with ids that
    the database can hold, which all of Discord's are."""
    services = services_of(interaction)
    if not is_identified(interaction):
        interaction.extras[OUTCOME] = "invalid"
        await _attempt(interaction, speech_of(interaction)("handling-bad-value"))
        return False
    if services.in_flight.stopping:
        interaction.extras[OUTCOME] = "stopping"
        await _attempt(interaction, speech_of(interaction)("handling-restarting"))
        return False
    if (closed := await refusal_while_closed(interaction)) is not None:
        interaction.extras[OUTCOME] = "closed"
        message, facts = closed
        await _attempt(interaction, (await speech_for(interaction))(message, **facts))
        return False
    if not services.flood.allows(interaction.user.id, interaction.guild_id, interaction.id):
        interaction.extras[OUTCOME] = "slowed"
        if services.flood.may_tell(interaction.user.id, interaction.guild_id):
            await _attempt(interaction, speech_of(interaction)("handling-slow-down"))
        return False
    return True


def _is_always_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether it is about the bot itself or about a person's own data: that is answered during maintenance, and to
    people who are blocked."""
    data: Mapping[str, Any] = interaction.data or {}
    return data.get("name") in ALWAYS_ANSWERED or str(data.get("custom_id", "")).startswith(f"{ERASURE}:")


async def refusal_while_closed(interaction: discord.Interaction[Any]) -> tuple[str, dict[str, Any]] | None:
    """The refusal for a person while the operator has closed the bot; None where it is open, or cannot be asked now, or
    where this is always answered."""
    if _is_always_answered(interaction):
        return None
    try:
        return await services_of(interaction).tables.gate.refusal_for(interaction.user.id, interaction.guild_id)
    except Refusal:
        return None


def is_identified(interaction: discord.Interaction[Any]) -> bool:
    """Whether it says who acts and where. An event without a person leaves discord.py's mark for what is missing."""
    ids = (getattr(interaction.user, "id", 0), interaction.guild_id or 1, interaction.channel_id or 1)
    return is_named(interaction.user) and all(0 < id <= LARGEST_ID for id in ids)


def is_named(person: object) -> bool:
    """Whether all names of a person are texts: discord.py hands on whatever arrives."""
    names = (getattr(person, each, None) for each in ("name", "global_name", "display_name"))
    return all(name is None or isinstance(name, str) for name in names)


async def check_same_channel(interaction: discord.Interaction[Any], table: int) -> None:
    """Check that a click may concern this table.

    Raises Refusal: no_table (it is of another server, or other people's), stale (the click was on a public message in a
    channel that the match has left), unseen (from a direct message: the person does not see its channel now).
    """
    tables = services_of(interaction).tables
    place = await tables.lookup.get(table)
    await check_reach(interaction, place)
    reads_directly = (place.server or place.is_direct) and source_of(interaction) == "direct"
    if place.is_answered:
        return
    if place.channel != interaction.channel_id and not reads_directly and not is_private(interaction):
        raise Refusal("stale", board_link(place, await tables.messages.place(table, "board")))


async def check_reach(interaction: discord.Interaction[Any], table: Table) -> None:
    """Check that a person may deal with a table from where they are: from its server; with one that has no server, or
    from a direct message, if they play there and may see its channel now. A match that is shown only in answers follows
    its person everywhere.

    Raises Refusal: no_table, daily_private, unseen (they may not, or Discord does not say so now).
    """
    check_secret(interaction, table)
    source = source_of(interaction)
    if table.is_answered and table.seat_of(interaction.user.id) is not None:
        return
    if source == "server" and table.server:
        if table.server != interaction.guild_id:
            raise Refusal("no_table")
        return
    if table.seat_of(interaction.user.id) is None or (table.server and source != "direct"):
        raise Refusal("no_table")
    if table.server and not await services_of(interaction).can_see(table, interaction.user.id):
        raise Refusal("unseen")


def check_secret(interaction: discord.Interaction[Any], table: Table) -> None:
    """Raises Refusal (daily_private) for everyone but its own people while others may still play with the dice of a
    match: it is a try at the challenge of the day."""
    if table.is_secret(services_of(interaction).clock.now()) and table.seat_of(interaction.user.id) is None:
        raise Refusal("daily_private", facts_of_reveal(table))


def check_calls(interaction: discord.Interaction[Any]) -> None:
    """Raises Refusal (too_many_calls) when a person has made the bot mention others too often recently."""
    if not services_of(interaction).flood.may_call(interaction.user.id):
        raise Refusal("too_many_calls")


@asynccontextmanager
async def error_boundary(interaction: discord.Interaction[Any], doing: str) -> AsyncIterator[None]:
    """Carry out one interaction: answer refusals and errors in words; a stopping bot waits for its end."""
    services = services_of(interaction)
    task = asyncio.current_task()
    services.in_flight.tasks.add(task)
    before = current_server.set(interaction.guild_id or interaction.channel_id)
    try:
        async with _in_words(interaction, doing):
            yield
        await _note_click(interaction)
    except asyncio.CancelledError:
        # Also when wording a refusal failed: an acknowledged interaction always gets an answer.
        if services.in_flight.stopping:
            await _attempt(interaction, speech_of(interaction)("handling-restarting"))
        raise
    finally:
        current_server.reset(before)
        services.in_flight.tasks.discard(task)
        _count(interaction)


async def _note_click(interaction: discord.Interaction[Any]) -> None:
    """Note that this person has used the bot, and in which language: it writes to no one else. That may fail now; the
    next one notes it."""
    own = interaction.channel_id if source_of(interaction) == "direct" else None
    if is_identified(interaction):
        with suppress(Refusal):
            language = speech_of(interaction).language
            await services_of(interaction).tables.conversations.note_click_soon(interaction.user.id, own, language)


def _count(interaction: discord.Interaction[Any]) -> None:
    """Count an interaction, once."""
    outcome = interaction.extras.get(OUTCOME, "done")
    if outcome is not None:
        metrics.INTERACTIONS.labels(KINDS.get(interaction.type, "other"), outcome).inc()
        interaction.extras[OUTCOME] = None


@asynccontextmanager
async def _in_words(interaction: discord.Interaction[Any], doing: str) -> AsyncIterator[None]:
    try:
        yield
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.key).inc()
        interaction.extras[OUTCOME] = "stale" if refusal.key == "stale" else "refused"
        words = await speech_for(interaction)
        is_form = interaction.type is discord.InteractionType.modal_submit
        note = f" {words('handling-form-kept')}" if is_form else ""
        await _attempt(interaction, refusal_text(words, refusal) + note)
    except PoolBusy:
        interaction.extras[OUTCOME] = "busy"
        await _attempt(interaction, speech_of(interaction)("handling-too-busy"))
    except InvalidCustomId:
        interaction.extras[OUTCOME] = "invalid"
        warn_of_another_bot(interaction, "A button or form is none of ours.")
        await _attempt(interaction, speech_of(interaction)("handling-unknown-button"))
    except discord.HTTPException as error:
        if error.status == REFUSES_ALL:
            # One more request would be refused, too, and Discord counts those.
            _count_lost_answer(interaction, error, doing)
        elif error.status >= SERVER_FAULT:
            await _note_lost_answer(interaction, error, doing)
        elif error.code in DEAD or (error.code == UNHEARD and DOUBTFUL in interaction.extras):
            note_expired(interaction, error.code)
        elif error.code == UNHEARD:
            # Discord forgets an acknowledgement now and then (discord-api-docs #7220).
            await _note_lost_answer(interaction, error, doing)
        else:
            await _incident(interaction, error, doing)
    except (aiohttp.ClientError, ConnectionError, TimeoutError) as error:
        await _note_lost_answer(interaction, error, doing)
    except Exception as error:
        await _incident(interaction, error, doing)


def refusal_text(speech: Speech, refusal: Refusal) -> str:
    """A refusal in words that say what to do instead."""
    facts: dict[str, Any] = {}
    for fact, value in refusal.facts.items():
        if fact in ("host", "player"):
            facts[fact] = safe_name(str(value))
        elif fact == "names":
            facts[fact] = speech.join_words([safe_name(name) for name in value])
            facts["count"] = len(value)
        elif fact == "games":
            facts[fact] = speech.join_words([speech(f"{game}-title") for game in value])
        elif fact == "permissions":
            facts[fact] = in_words(value, speech)
        elif fact == "until":
            facts[fact] = f"<t:{int(str(value)) // SECOND}:R>"
        else:
            facts[fact] = value
    if refusal.key == "not_offered":
        facts["reason"] = speech.reason(facts.pop("game"), facts["reason"], facts.pop("measure", {}))
    if channels := facts.pop("channels", ()):
        facts["where"] = speech.join_words([f"<#{channel}>" for channel in channels])
    if "channel" in facts:
        facts["link"] = _board_link(facts)
    facts.pop("message", None)
    message = f"refusal-{refusal.key}"
    return speech(message if speech.has(message) else "refusal-other", **facts)


def _board_link(facts: Mapping[str, Any]) -> str:
    """The address of the message that a refusal points to, ``none`` when there is none."""
    if not facts.get("message"):
        return "none"
    return message_link(facts["server"], facts["channel"], facts["message"])


async def _attempt(interaction: discord.Interaction[Any], text: str) -> None:
    if interaction.is_expired():
        return
    try:
        await tell(interaction, text)
    except UNREACHED as error:
        _log.info("answer_lost", reason=type(error).__name__)


def _count_lost_answer(interaction: discord.Interaction[Any], error: BaseException, doing: str) -> None:
    interaction.extras[OUTCOME] = "unanswered"
    _log.warning("answer_lost", doing=doing, reason=type(error).__name__)


async def _note_lost_answer(interaction: discord.Interaction[Any], error: BaseException, doing: str) -> None:
    """What was asked is done; Discord has not taken the answer, which is no fault of ours."""
    _count_lost_answer(interaction, error, doing)
    await _attempt(interaction, speech_of(interaction)("handling-answer-lost"))


async def _incident(interaction: discord.Interaction[Any], error: BaseException, doing: str) -> None:
    interaction.extras[OUTCOME] = "incident"
    number = services_of(interaction).incidents.note(error, doing)
    await _attempt(interaction, speech_of(interaction)("handling-incident", number=number))
