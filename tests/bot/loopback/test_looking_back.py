"""Analysis, missed turns, drills, puzzles, the challenge of the day and plans before the strict Discord, in English and
in German: it has nothing to object to, and each picture that is shown was sent and is described."""

from __future__ import annotations

import re
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from bot.languages import speech
from bot.storage.schema import drills
from bot.tables.dailies import seeds
from bot.tables.rules import lobby
from bot.tables.rules.choices import ticket_of
from rendering.picture import ALT_LIMIT
from tests.bot.loopback.stage import Stage
from tests.brief_analysis import analyse_briefly
from tests.discord import MessageView, Result, SimUser
from tests.discord.users import Button
from tests.waiting import until

ENGLISH = re.compile(r"\b(the|your|turn|match|round|takes|rolls|players?|board|choose|seat)\b", re.IGNORECASE)
NOT_SAID = re.compile(r"<[^>]*>|`[^`]*`|Zoë|wang")
GALLERY = 12
PATIENCE_S = 60.0


class Reader:
    """A person who looks at what they are answered: its pictures, their descriptions, and its language."""

    def __init__(self, stage: Stage, language: str) -> None:
        self.stage, self.person, self.language = stage, stage.person, language
        self.words = speech(language)
        self.pictures: list[str] = []

    async def give(self, command: str, **options: Any) -> MessageView:
        """Give a command; what it answers."""
        return self.read(await self.person.slash(self.stage.channel, command, within_s=PATIENCE_S, **options))

    async def press(self, view: MessageView, family: str) -> MessageView:
        """Press the first button of a family."""
        button = next(each for each in view.buttons if (each.custom_id or "").startswith(family))
        return self.read(await self.person.click(view, button, within_s=PATIENCE_S))

    async def choose(self, view: MessageView, *families: str) -> MessageView:
        """Choose the first option that is offered, in its second step where there is one."""
        while True:
            await until(lambda view=view: families_on(view, *families))
            menus = [each for each in view.selects if each.custom_id.startswith(families)]
            if not menus:
                return await self.press(view, families[0])
            view = self.read(await self.person.select(view, menus[0], menus[0].values[0], within_s=PATIENCE_S))
            if not menus[0].values[0].endswith(":"):
                return view

    def read(self, result: Result) -> MessageView:
        """What was answered; everything in it is looked at."""
        assert not result.failed, result.error
        view = result.followups[-1] if result.followups else result.message
        self.look_at(view)
        return view

    def look_at(self, view: MessageView) -> None:
        names = {file.filename for file in view.files}
        items = [item for part in view.walk() if part["type"] == GALLERY for item in part["items"]]
        for item in items:
            (name,) = [name for name in names if name in item["media"]["url"]]
            assert 20 < len(item["description"]) <= ALT_LIMIT, name
            self.pictures.append(name)
        texts = [view.text, *(item["description"] for item in items), *(each.label for each in view.buttons)]
        if self.language != "en":
            bare = NOT_SAID.sub("", "\n".join(texts))
            assert not ENGLISH.search(bare), bare


def families_on(view: MessageView, *families: str) -> list[str]:
    """The ids of these families on a message."""
    ids = [each.custom_id or "" for each in (*view.buttons, *view.selects)]
    return [each for each in ids if each.startswith(families)]


async def begun(stage: Stage, language: str) -> Reader:
    """A match of two people who read this language."""
    wang = SimUser.create(stage.server, "wang", stage.channel.guild, global_name="wang")
    for person in (stage.person, wang):
        await stage.bot.tables.people.set_language(person.user.id, language)
    reader = Reader(stage, language)
    await stage.person.slash(stage.channel, "play hercules")
    for person, end in ((wang, ":join"), (stage.person, ":start")):

        def offered(end: str = end) -> list[tuple[MessageView, Button]]:
            views = stage.person.messages(stage.channel, bot_only=True)
            return [(view, each) for view in views for each in view.buttons if (each.custom_id or "").endswith(end)]

        await until(offered)
        await person.click(*offered()[-1])
    await until(stage.boards)
    await stage.bot.dispatcher.idle()
    return reader


async def play(stage: Stage, most: int = 1000) -> None:
    """Let both choose at random, without clicks, until the match is over or so many choices are made."""
    tables, chance, interactions = stage.bot.tables, Random(5), count(9_000)
    for _ in range(most):
        table = await tables.lookup.get(1)
        if table.stage != "playing":
            break
        question = (await tables.lookup.match(1)).questions[0]
        option, person = chance.choice(question.options).id, table.seats[question.seat].person or 0
        await tables.play.choose(1, person, ticket_of(table, question), option, next(interactions))
    await stage.bot.dispatcher.idle()


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.soak)])
async def test_looking_back_and_ahead_leaves_discord_nothing_to_say(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    analyse_briefly(monkeypatch)
    for module in (lobby, seeds):
        monkeypatch.setattr(module, "secrets", SimpleNamespace(token_bytes=lambda size: b"7" * size))
    reader = await begun(stage, language)
    words, pictures = reader.words, reader.pictures
    await play(stage, 5)
    await reader.give("board", since="round")
    tried = await reader.choose(await reader.give("plan"), "yp:", "ys:", "yf:")
    await until(lambda: families_on(tried, "yo:"))
    headings = [words("trial-title", game=words("hercules-title"), own=own).split("\n")[0] for own in ("yes", "no")]
    assert tried.text.startswith(tuple(headings))
    assert pictures == ["strip.png", "board.png", "board.png"]
    pictures.clear()

    await play(stage)
    analysed = await reader.give("analysis")
    await until(lambda: families_on(analysed, "vc:"))
    reader.look_at(analysed)
    assert pictures[-1] == "chances.png"
    await reader.press(analysed, "vb:")
    await reader.press(analysed, "dk:")
    posed = await reader.give("puzzle", game="hercules")
    answered = await reader.choose(posed, "pz:", "ps:", "pf:")
    await until(lambda: families_on(answered, "pv:"))
    reader.look_at(answered)
    today = await reader.give("daily")
    await reader.press(today, "dy:play:hercules")
    await stage.bot.tables.repository.write(lambda connection: connection.execute(update(drills).values(due=0)))
    due = await reader.press(await reader.give("drill"), "dr:next")
    done = await reader.choose(due, "dp:", "ds:", "df:", "dm:")
    await until(lambda: families_on(done, "dr:list"))
    reader.look_at(done)
    assert pictures.count("board.png") >= 5
    assert not stage.bot.incidents.count
