"""Routes: from a custom id to the function that answers it.

discord.py logs the errors of a DynamicItem without an answer, does not work beside ordinary items (docs/discord.md,
"Components"), and makes a view of the whole message for each click. So every button and select is made by a route, and
every click and form is answered here: admitted, acknowledged, carried out, and errors put into words. A handler is
found by the id alone, so that buttons and forms outlive a restart (docs/faults.md, B15).
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal, NamedTuple, TypeVar, overload

import discord
from discord import ui

from bot.interactions import limits
from bot.interactions.acknowledgement import acknowledge, acknowledge_last, may_acknowledge_last, take_choices
from bot.interactions.answering import announce, answer, open_form, revise, tell, update
from bot.interactions.blocked_channels import tell_blocked
from bot.interactions.components import Panel, clip
from bot.interactions.control import Control, button_body
from bot.interactions.custom_ids import InvalidCustomId, Part, base36
from bot.interactions.form_values import texts_of, values_of
from bot.interactions.forms import fill
from bot.interactions.handling import (
    check_reach,
    check_same_channel,
    error_boundary,
    is_private,
    may_enter,
    person_of,
    speech_for,
    speech_of,
)
from bot.interactions.outdated_boards import disarm_when_outdated
from bot.languages import Speech
from bot.runtime.drafts import Entered
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.service import Tables

Reply = Literal["update", "private", "form", "last"]
"""How a click is acknowledged: its message may be changed, a private message follows, or a form is opened at once;
``last``: it is carried out first, and its message may be changed."""
Reach = Literal["here", "anywhere", "handler"]
"""From where a click may concern the table of its id: where the table is now (``handling.check_same_channel``), from
wherever its person may deal with it (``handling.check_reach``), or as the handler decides."""
Handler = Callable[..., Awaitable[None]]
"""Answers a click; it is given the click and, by name, the parts of its custom id."""
H = TypeVar("H", bound=Handler)


class Click(NamedTuple):
    """A click, or a form that was sent. ``item`` is None for a form; ``texts`` are its texts by field, ``picks`` the
    values that were chosen in its other fields. ``speech`` are texts in the person's language: a handler is given the
    one that they chose, a ``ReplyRule`` the one that Discord reports."""

    interaction: discord.Interaction[Any]
    custom_id: str
    speech: Speech
    item: ui.Item[Any] | None = None
    texts: Mapping[str, str] = {}
    picks: Mapping[str, Sequence[str]] = {}

    @property
    def services(self) -> Services:
        """What handlers work with."""
        return services_of(self.interaction)

    @property
    def tables(self) -> Tables:
        """The tables."""
        return self.services.tables

    @property
    def person(self) -> Person:
        """Who clicked."""
        return person_of(self.interaction)

    @property
    def is_private(self) -> bool:
        """Whether the click was on a private message."""
        return is_private(self.interaction)

    @property
    def selected_values(self) -> list[Any]:
        """What was chosen in a select, as sent: never trusted."""
        return list(getattr(self.item, "values", ()))

    def value(self) -> str:
        """The one value that was selected. Raises InvalidCustomId for more, none, or a very long one."""
        values = [str(value) for value in self.selected_values]
        if len(values) != 1 or not 0 < len(values[0]) <= 60:
            raise self.invalid()
        return values[0]

    def pick_of(self, field: str, values: Sequence[str]) -> str | None:
        """The value that was chosen in a field of a form; None where the form has no such field.

        Raises Refusal (no_such_setting) for any but one of these values, which may have been offered before.
        """
        choices = self.picks_among(field, values)
        if choices is not None and len(choices) != 1:
            raise Refusal("no_such_setting")
        return None if choices is None else choices[0]

    def picks_among(self, field: str, values: Sequence[str]) -> list[str] | None:
        """The values that were chosen in a field of a form; None where the form has no such field.

        Raises Refusal (no_such_setting) for others than these values.
        """
        choices = self.picks.get(field)
        if choices is not None and not {*choices} <= {*values}:
            raise Refusal("no_such_setting")
        return None if choices is None else [*choices]

    async def open(self, form: ui.Modal) -> None:
        """Open a form, as the first answer to a click; what was entered in it before a refusal stands in it."""
        fill(form, self.services.drafts.of(self.interaction.user.id, form.custom_id))
        await open_form(self.interaction, form)

    def invalid(self) -> InvalidCustomId:
        """The error for input that no message of the bot can have sent."""
        return InvalidCustomId(self.custom_id)

    async def tell(self, text: str) -> None:
        """Tell the person something in private."""
        await tell(self.interaction, text)

    async def update(self, content: Panel | ui.LayoutView) -> None:
        """Change the message that was clicked."""
        await update(self.interaction, content)

    async def take_choices(self) -> None:
        """Take the choices off the board that was clicked, where that can acknowledge the click."""
        await take_choices(self.interaction)

    async def send(self, content: Panel | ui.LayoutView) -> None:
        """Send a new private message."""
        await answer(self.interaction, content)

    async def send_files(self, text: str, files: Sequence[discord.File]) -> None:
        """Send files in private, with a text."""
        await answer(self.interaction, text, files)

    async def announce(self, content: Panel | str, *, people: Sequence[int] = (), silent: bool = False) -> int:
        """Post something for all, after the private answer; ``people`` are notified. The message's id."""
        return await announce(self.interaction, content, people=people, silent=silent)

    async def revise(self, channel: int, message: int, content: Panel) -> None:
        """Change a message of the bot that was not clicked, if it is there."""
        await revise(self.interaction, channel, message, content)

    async def show(self, content: Panel | ui.LayoutView) -> None:
        """Show this in the private message that was clicked, or in a new one."""
        await (self.update(content) if self.is_private else self.send(content))


ReplyRule = Callable[..., Reply]
"""Says how a click is acknowledged; it is given the same as the handler."""


def beside(click: Click, **_: Any) -> Reply:
    """A private message changes in place; a click on a public one is answered by a private message."""
    return "update" if click.is_private else "private"


class Route:
    """A family of custom ids, the kind of control that carries them, and the function that answers."""

    def __init__(self, family: str, component: type[Any], parts: Mapping[str, Part]) -> None:
        self.family = family
        self.component = component
        self.parts = parts
        self.template = re.compile(
            ":".join([family, *(f"(?P<{name}>{part.pattern})" for name, part in parts.items())]), re.ASCII
        )
        self._handler: Handler | None = None
        self._reply: Reply | ReplyRule = "update"
        self._reach: Reach = "here"

    def id(self, *values: str | int) -> str:
        """The custom id with these parts. Raises ValueError when Discord or this route would refuse it."""
        parts = [base36(value) if isinstance(value, int) else value for value in values]
        text = ":".join([self.family, *parts])
        if len(text) > limits.CUSTOM_ID:
            raise ValueError(f"an id holds {limits.CUSTOM_ID} characters: {text!r} has {len(text)}")
        if not self.template.fullmatch(text):
            raise ValueError(f"{text!r} is no id of the family {self.family}")
        return text

    def read(self, custom_id: str) -> dict[str, Any] | None:
        """The parts of a custom id; None when it is of another family. Raises InvalidCustomId."""
        match = self.template.fullmatch(custom_id)
        return match and {name: part.read(match[name]) for name, part in self.parts.items()}

    def button(
        self,
        *values: str | int,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> Control:
        """A button with this custom id."""
        text = clip(label, limits.BUTTON_LABEL)
        return Control(self.family, button_body(self.id(*values), text, style, emoji, disabled=disabled))

    def select(self, *values: str | int, placeholder: str, **more: Any) -> ui.ActionRow[Any]:
        """A select with this custom id, in its row; ``more`` is passed on to discord.py's class."""
        text = clip(placeholder, limits.PLACEHOLDER)
        select = self.component(custom_id=self.id(*values), placeholder=text, **more)
        return ui.ActionRow(Control(self.family, select.to_component_dict()))

    def form(self, *values: str | int, title: str, fields: Iterable[ui.Label[Any]]) -> ui.Modal:
        """A form with this custom id."""
        modal = ui.Modal(title=clip(title, limits.FORM_TEXT), custom_id=self.id(*values), timeout=None)
        for field in fields:
            modal.add_item(field)
        return modal

    @overload
    def on(self, handler: H, /) -> H: ...

    @overload
    def on(self, /, *, reply: Reply | ReplyRule = "update", reach: Reach = "here") -> Callable[[H], H]: ...

    def on(
        self, handler: H | None = None, /, *, reply: Reply | ReplyRule = "update", reach: Reach = "here"
    ) -> H | Callable[[H], H]:
        """Let a function answer this route; ``reply`` says how a click is acknowledged before, ``reach`` from where it
        may concern the table that its id names. A decorator."""

        def register(function: H) -> H:
            if self._handler is not None:
                raise ValueError(f"the family {self.family} has a handler already")
            self._handler, self._reply, self._reach = function, reply, reach
            return function

        return register if handler is None else register(handler)

    @property
    def is_answered(self) -> bool:
        """Whether there is a handler."""
        return self._handler is not None

    async def answer(self, click: Click) -> None:
        """Answer a click: admit it, acknowledge it within three seconds, carry it out, and put errors into words."""
        async with error_boundary(click.interaction, getattr(self._handler, "__name__", self.family)):
            if not await may_enter(click.interaction):
                return
            parts = self.read(click.custom_id)
            is_ours = click.item is None or isinstance(click.item, self.component)
            if parts is None or self._handler is None or not is_ours:
                raise click.invalid()
            reply = self._reply(click, **parts) if callable(self._reply) else self._reply
            if reply == "last" and may_acknowledge_last(click.interaction):
                async with acknowledge_last(click.interaction):
                    await self._carry_out(click, parts, self._handler)
            elif reply == "form" or await acknowledge(click.interaction, private=reply == "private"):
                await self._carry_out(click, parts, self._handler)

    async def _carry_out(self, click: Click, parts: Mapping[str, Any], handler: Handler) -> None:
        async with _keep_entries(click), disarm_when_outdated(click.interaction, parts.get("table")):
            await self._check_reach(click, parts)
            await handler(click._replace(speech=await speech_for(click.interaction)), **parts)
        await tell_blocked(click.interaction)

    async def _check_reach(self, click: Click, parts: Mapping[str, Any]) -> None:
        """Raises Refusal (no_table, stale, unseen, daily_private) when a click may not concern the table of its id."""
        if "table" not in parts or self._reach == "handler":
            return
        if self._reach == "anywhere":
            await check_reach(click.interaction, await click.tables.lookup.get(parts["table"]))
        else:
            await check_same_channel(click.interaction, parts["table"])


@asynccontextmanager
async def _keep_entries(click: Click) -> AsyncIterator[None]:
    """Keep what was entered in a rejected form, so that it can be reopened with its values."""
    if click.item is not None:
        yield
        return
    drafts, person = click.services.drafts, click.interaction.user.id
    try:
        yield
    except Refusal:
        drafts.keep(person, click.custom_id, Entered(click.texts, click.picks))
        raise
    drafts.forget(person, click.custom_id)


ROUTES: list[Route] = []
"""All routes, in the order in which they were made."""
_by_family: dict[str, Route] = {}


def route(family: str, component: type[Any] = ui.Button, /, **parts: Part) -> Route:
    """A new family of custom ids, ``family:part:part``. Raises ValueError where there is one of that name."""
    if family in _by_family:
        raise ValueError(f"there is a family {family} already")
    address = Route(family, component, parts)
    ROUTES.append(address)
    _by_family[family] = address
    return address


def route_of(custom_id: str) -> Route | None:
    """The route that answers this custom id, if there is one."""
    matching = _by_family.get(custom_id.partition(":")[0])
    return matching if matching is not None and matching.template.fullmatch(custom_id) else None


async def answer_interaction(interaction: discord.Interaction[Any]) -> None:
    """Answer a click, or a form that was sent; discord.py answers commands."""
    if interaction.type not in (discord.InteractionType.modal_submit, discord.InteractionType.component):
        return
    try:
        await _answer(interaction)
    finally:
        # discord.py's interaction and its response hold each other, and the whole message that was clicked: all of it
        # would stay until Python looks for garbage.
        interaction.message = None
        interaction.response._parent = None  # type: ignore[assignment]


async def _answer(interaction: discord.Interaction[Any]) -> None:
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    click, matching = Click(interaction, custom_id, speech_of(interaction)), route_of(custom_id)
    is_form = interaction.type is discord.InteractionType.modal_submit
    if matching is not None and is_form == (matching.component is ui.Modal):
        if is_form:
            fields = data.get("components")
            await matching.answer(click._replace(texts=texts_of(fields), picks=values_of(fields)))
            return
        if (item := _used_item(interaction, custom_id)) is not None:
            await matching.answer(click._replace(item=item))
            return
    async with error_boundary(interaction, "unknown id"):
        if await may_enter(interaction):
            raise InvalidCustomId(custom_id)


def _used_item(interaction: discord.Interaction[Any], custom_id: str) -> ui.Item[Any] | None:
    """The control that was used, with what was selected in it; None where its message does not have it."""
    data: Mapping[str, Any] = interaction.data or {}
    # A message that came without any has no such attribute.
    for each in _parts(getattr(interaction.message, "components", ())):
        if getattr(each, "custom_id", None) == custom_id and each.type.value == data.get("component_type"):
            item: ui.Item[Any] = (ui.Button if isinstance(each, discord.Button) else ui.Select).from_component(each)
            item._refresh_state(interaction, data)  # type: ignore[arg-type]
            return item
    return None


def controls_of(message: discord.Message) -> Iterable[tuple[Route, dict[str, Any]]]:
    """The routes of the controls of a message of the bot, each with the parts of the custom id."""
    for each in _parts(message.components):
        custom_id = str(getattr(each, "custom_id", None) or "")
        matching = route_of(custom_id)
        if matching is not None and (parts := matching.read(custom_id)) is not None:
            yield matching, parts


def _parts(components: Iterable[Any]) -> Iterable[Any]:
    """Every component of a message, inner ones too."""
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))
        if (accessory := getattr(component, "accessory", None)) is not None:
            yield accessory
