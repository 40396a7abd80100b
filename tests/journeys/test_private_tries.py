"""A try at the challenge of the day is for its person alone, by every road, until nobody plays with its dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

import pytest
from conversation import Conversation
from discord import app_commands, ui
from olympus import World, answer, custom_ids, pictures_of, texts
from test_daily import begin, play, table_of

from bot.features import feature_modules
from bot.interactions import handling
from bot.interactions.custom_ids import ID, OPTION, WORD
from bot.interactions.router import ROUTES, Route
from bot.interactions.routes import FOLLOW, GIVE_UP
from bot.runtime.clock import MINUTE
from bot.tables.model.days import counts_until
from rendering.registry import menu_of
from tests.brief_analysis import analyse_briefly

pytestmark = pytest.mark.usefixtures("every_statement_finds_its_rows_by_an_index")

REFUSED = {
    "analysis",
    "board",
    "hint",
    "log",
    "mine",
    "move",
    "plan",
    "replay",
    "table away",
    "table end",
    "table return",
    "undo",
    "verify",
}
"""The commands that are about a match."""
OWN = {"daily", "help", "play diceforge", "play hercules", "play solo", "privacy erase", "puzzle", "solo", "tutorial"}
"""The commands that begin something else, or show a picture of it, or forget the person."""
REFUSALS = {
    *(
        "daily_private",
        "not_seated",
        "no_table",
        "no_table_here",
        "no_table_alone",
        "wrong_stage",
        "no_server",
        "unseen",
    ),
}
REFUSALS |= {
    "no_finished_match",
    "nothing_to_analyse",
    "nothing_to_undo",
    "nothing_to_move",
    "no_offer",
    "no_such_seat",
}
REFUSALS |= {"links_off", "stale"}
OUT_OF_DATE = "This button is out of date"
"""What is told of values that are forged."""


def ids_of(route: Route, table: int, views: list[str]) -> Iterator[str]:
    """Ids of a family that name this table, with every word that means something."""
    values: list[list[str | int]] = []
    for name, part in route.parts.items():
        if name == "table":
            values.append([table])
        elif part is ID:
            values.append([0, 1])
        elif part is OPTION:
            values.append(["pass"])
        elif part is WORD:
            values.append([*views] if name == "view" else ["first"])
        else:
            values.append([*part.pattern.split("|")])
    yield from (route.id(*each) for each in product(*values))


async def views_of(world: World, table: int) -> list[str]:
    always = ("board", "beside", "choices", "mine", "hint", "more", "describe", "described", "offer", "standing")
    return [*always, *menu_of(await world.bot.tables.lookup.match(table))]


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of the refusals that were put into words."""
    keys: list[str] = []
    in_words = handling.refusal_text
    monkeypatch.setattr(
        handling, "refusal_text", lambda words, refusal: keys.append(refusal.key) or in_words(words, refusal)
    )
    return keys


async def intrude(world: World, refusals: list[str], person: Any, message: Any, table: int) -> None:
    """Try every control with the id of a table; each is refused."""
    feature_modules()
    views = await views_of(world, table)
    tried = 0
    for route in ROUTES:
        if "table" not in route.parts or route.component is ui.Modal:
            continue
        for id in ids_of(route, table, views):
            if id in (GIVE_UP.id(table, "play"), FOLLOW.id(table, "stop")):  # do nothing
                continue
            refusals.clear()
            values = None if route.component is ui.Button else ["1"]
            result = await world.forged(person, id, message, values)
            assert refusals or OUT_OF_DATE in answer(result), (id, answer(result))
            assert {*refusals} <= REFUSALS, (id, refusals)
            tried += 1
    assert tried > 100


@pytest.mark.parametrize(("game", "finished"), [("hercules", False), ("diceforge", True)], ids=["running", "over"])
async def test_no_control_shows_it_to_others(world: World, game: str, refusals: list[str], finished: bool) -> None:
    zoe, wang = world.people[:2]
    await begin(world, zoe, game)
    table = await table_of(world, zoe)
    await play(world, zoe, 1000 if finished else 3)
    await world.command(wang, "play hercules")
    own = (await world.command(wang, "daily", game=game)).response
    before = (await world.bot.tables.lookup.get(table.id)).version
    message = world.seen_raw(own.id if finished else world.board.id)
    await intrude(world, refusals, wang, message, table.id)
    assert (await world.bot.tables.lookup.get(table.id)).version == before


def without_values(world: World) -> dict[str, bool]:
    """The commands that can be given without a value; whether each is for servers alone. Without those of managers."""
    commands: dict[str, bool] = {}
    for command in world.bot.tree.walk_commands():
        root: Any = command.root_parent or command
        if isinstance(command, app_commands.Group) or root.default_permissions or command.qualified_name in OWN:
            continue
        if not any(value.required for value in command.parameters):
            commands[command.qualified_name] = not root.allowed_contexts.dm_channel
    return commands


async def test_no_command_shows_it_to_others(world: World, refusals: list[str]) -> None:
    zoe, wang = world.people[:2]
    await begin(world, zoe)
    commands = without_values(world)
    assert commands.keys() > REFUSED
    for moves in (3, 1000):
        await play(world, zoe, moves)
        for talk in (None, Conversation(world, 1)):
            for name, is_for_servers in commands.items():
                if talk and (is_for_servers or name == "table end"):
                    continue
                refusals.clear()
                use = talk.command if talk else partial(world.command, wang)
                result = await use(name)
                assert refusals or name not in REFUSED, (name, answer(result))
                assert {*refusals} <= REFUSALS, (name, refusals)
                assert not pictures_of(result.response), name
        assert "You have no matches" in answer(await world.command(wang, "games"))
        assert not await wang.autocomplete(world.channel, "move-here", "match", "")
        assert "Zoë" not in answer(await world.command(wang, "daily"))
    assert not world.public


async def test_its_person_looks_at_it_from_everywhere_and_shares_nothing_of_it_early(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyse_briefly(monkeypatch, tried=2, confirmed=2)
    zoe, wang = world.people[:2]
    await begin(world, zoe)
    table = await play(world, zoe)
    talk = Conversation(world, 0)
    panel = (await talk.command("daily", game="hercules")).response
    final = (await talk.press("b1", panel)).response
    assert "**first try**" in texts(final.components)
    for family in ("b1", "e1"):
        result = await talk.press(family, final)
        assert pictures_of(result.response), family
    panel = (await world.command(zoe, "daily", game="hercules")).response
    final = (await zoe.click(panel, custom_id=_first(panel, "b1:"))).response
    analysis = (await zoe.click(final, custom_id=_first(final, "va:"))).response
    await world.env.settle(timeout=60)
    refusal = await zoe.click(analysis, custom_id=_first(analysis, "vc:"))
    assert "for its player alone" in answer(refusal)
    assert not world.public

    world.clock.time = counts_until(table.day or 0) + MINUTE
    await zoe.click(analysis, custom_id=_first(analysis, "vc:"))
    await world.env.settle(timeout=60)
    [shared] = world.public
    result = await wang.click(world.view(shared), custom_id=_first(shared, "va:"))
    assert pictures_of(result.response), "after the day it is open"


async def test_the_match_analysed_is_the_own_try_that_ended_after_the_channels_match(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyse_briefly(monkeypatch, tried=1, confirmed=1)
    zoe, wang = world.people[:2]
    await world.command(zoe, "play solo")
    of_channel = await play(world, zoe)
    world.clock.time += MINUTE
    await begin(world, zoe)
    attempt = await play(world, zoe)
    assert pictures_of((await world.command(zoe, "analysis")).response)
    analyses = world.bot.tables.analyses
    assert await analyses.find_stored(attempt.id) is not None
    assert await analyses.find_stored(of_channel.id) is None
    assert pictures_of((await world.command(wang, "analysis")).response)
    assert await analyses.find_stored(of_channel.id) is not None, "others read of the channel's match"


async def test_matches_that_are_shown_in_answers_are_gone_on_with_in_the_list(world: World) -> None:
    zoe = world.people[0]
    await begin(world, zoe)
    listed = (await world.command(zoe, "games")).response
    assert "the button below shows it" in texts(listed.components)
    result = await zoe.click(listed, custom_id=_first(listed, "b1:"))
    assert pictures_of(result.response)
    assert "to the board" not in texts(listed.components)


def _first(message: Any, begins: str) -> str:
    return next(id for id in custom_ids(message.components) if id.startswith(begins))
