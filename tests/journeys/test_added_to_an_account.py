"""The bot where nobody but one person has added it: it only answers their clicks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from olympus import World, answer, custom_ids, options_on, pictures_of, sensible, texts
from true_discord import foreign, locales

from bot.languages import LANGUAGES, speech
from bot.tables.model.table import Table

FOLLOW_UPS = 5
"""How many a token allows where the bot is not in the server (docs of Discord, "User-Installed Apps")."""


class Elsewhere:
    """A channel of a server, or a group, in which one person uses the bot of their account."""

    def __init__(self, world: World, context: int, language: str) -> None:
        self.world = world
        server = world.env.create_guild()
        self.channel = server.create_text_channel("elsewhere")
        user = world.env.create_user("wanderer", global_name="Wanda")
        self.person = server.add_member(user, nick="secret nick")
        self.other = server.add_member(world.env.create_user("other", global_name="Otto"))
        foreign[server.id] = context
        locales[self.person.id] = language

    async def command(self, name: str, /, **options: Any) -> Any:
        self.world.clock.tick()
        return await self.person.slash(self.channel, name, **options)

    async def click(self, message: Any, family: str) -> Any:
        self.world.clock.tick()
        custom_id = next(id_ for id_ in custom_ids(message.components) if id_.startswith(f"{family}:"))
        return await self.person.click(message, custom_id=custom_id)

    async def table(self) -> Table | None:
        return next(iter(await self.world.bot.tables.lookup.open_tables_of(self.person.id)), None)

    def check_silence(self) -> None:
        """The bot has written nowhere, and answered no interaction too often."""
        requests = [entry for entry in self.world.env.http_requests if entry.method in ("POST", "PATCH", "DELETE")]
        posts = [entry.path for entry in requests if "/channels" in entry.path]
        assert not posts, f"it wrote in channels: {posts}"
        answers = Counter(entry.path for entry in requests if entry.method == "POST" and "/webhooks/" in entry.path)
        assert answers
        assert max(answers.values()) <= FOLLOW_UPS


@pytest.mark.parametrize(("language", "context"), [*zip(LANGUAGES, (0, 2), strict=False)])
async def test_a_match_alone_is_driven_by_clicks(world: World, language: str, context: int) -> None:
    words, place = speech(language), Elsewhere(world, context, language)
    begun = await place.command("solo", level="mild")
    assert words("answered-about", seal="x")[:60] in answer(begun), "what the bot cannot do here"
    table = await place.table()
    assert table is not None
    assert (table.server, table.channel, table.seats[0].name) == (0, -table.id, "Wanda")
    assert table.commitment in answer(begun), "the seal stands before the first choice"
    panel = begun.followups[-1] if begun.followups else begun.response
    assert pictures_of(panel) == ["board.png"]
    assert panel.ephemeral
    assert words("refusal-table_exists_answered")[:20] in answer(await place.command("solo"))
    tour = (await place.command("help")).response
    assert not any(id.startswith("n1:lobby") for id in custom_ids(tour.components)), "no lobby where the bot is not"
    assert any(id.startswith("nc:") for id in custom_ids(tour.components))
    assert words("refusal-not_rated")[:10] not in answer(await place.command("stats"))

    choices, most = 0, 200 if context else 5
    while choices < most and (table := await place.table()) is not None:
        match = await world.bot.tables.lookup.match(table.id)
        question = match.questions[0]
        offered = [*options_on(panel)]
        option = sensible(match, question)
        option = option if option in offered else offered[0]
        before = len(match.journal)
        result = await choose(place, panel, option)
        panel = result.response or panel
        choices += 1
        if choices == 3:
            await place.click(panel, "su")
            assert len((await world.bot.tables.lookup.match(table.id)).journal) == before, "taken back, and shown so"
            panel = (await place.command("move")).response
            assert pictures_of(panel) == ["board.png"], "a lost message is shown again"
            assert words("hercules-title") in answer(await place.command("games"))
            world.clock.time += 40 * 24 * 3_600_000
    if not context:
        place.check_silence()
        return
    assert choices > 10
    assert words("final-title", game=words("hercules-title")) in texts(panel.components)
    assert custom_ids(panel.components)
    verdict = await place.command("verify")
    assert words("verify-file") in answer(verdict), "the dice can be checked"
    assert answer(await place.command("log"))
    again = (await place.click(panel, "sm")).response or panel
    assert [*options_on(again)], "and another one"
    place.check_silence()


async def choose(place: Elsewhere, panel: Any, option: str) -> Any:
    place.world.clock.tick()
    for part in panel.components[0]["components"]:
        for inner in (part, *part.get("components", ())):
            if str(inner.get("custom_id", "")).endswith(f":{option}"):
                return await place.person.click(panel, custom_id=inner["custom_id"])
            if option in [each["value"] for each in inner.get("options", ())]:
                return await place.person.select(panel, [option], custom_id=inner["custom_id"])
    raise AssertionError(f"{option} is not offered")


async def test_a_post_would_be_noticed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of ``check_silence``: a bot that takes the place for a conversation posts there."""
    monkeypatch.setattr("bot.interactions.match_place.source_of", lambda interaction: "direct")
    place = Elsewhere(world, 0, "en")
    await place.command("solo")
    with pytest.raises(AssertionError, match="channels"):
        place.check_silence()


async def test_a_challenge_of_the_day_and_a_puzzle(world: World) -> None:
    place = Elsewhere(world, 2, "en")
    await place.click((await place.command("daily", game="diceforge")).response, "dy:play")
    panel = (await place.command("move")).response
    assert [*options_on(panel)], "the computer players have chosen meanwhile"
    first = await choose(place, panel, next(options_on(panel)))
    assert [*options_on(first.response or panel)]
    puzzle = (await place.command("puzzle", game="hercules")).response
    assert pictures_of(puzzle)
    place.check_silence()
