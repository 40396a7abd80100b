"""Drills of one's own mistakes: from the analysis to the direct message days later, until they are solved twice."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from conversation import Conversation
from discord_contract import walk
from olympus import World, alt_texts, answer, custom_ids, pictures_of, texts
from test_analysis import finished, little_effort  # noqa: F401
from test_records import ENGLISH

from bot.features import drill as feature
from bot.languages import speech
from bot.processes.job_queue import PoolBusy
from bot.processes.workers import WorkerLost
from bot.runtime.clock import DAY
from bot.tables.model.drills import Drill
from engine.analysis.report import Costly


def offered(message: Any) -> list[str]:
    """The options that answer a drill, and the beginnings of those that are chosen in two steps."""
    options = [id_.split(":", 3)[3] for id_ in custom_ids(message.components) if id_.startswith("dp:")]
    return options + [each["value"] for part in walk(message.components) for each in part.get("options", ())]


async def solve(talk: Conversation, panel: Any, option: str) -> Any:
    """The explanation of an option that is chosen."""
    return (await choose_option(talk.choose, panel, option)).response


async def choose_option(choose: Callable[[str, Any], Awaitable[Any]], panel: Any, option: str) -> Any:
    """Choose an option, in the second step where there is one."""
    if option not in offered(panel):
        first = max((each for each in offered(panel) if option.startswith(each)), key=len)
        label = next(
            each["label"]
            for part in walk(panel.components)
            for each in part.get("options", ())
            if each["value"] == first
        )
        panel = (await choose(first, panel)).response
        assert label.partition(" · ")[0] in texts(panel.components), "the second step says what the first one chose"
    return await choose(option, panel)


async def pose_drill(world: World, person: Any) -> tuple[Any, Drill, str]:
    """A drill of a match that is over, with few options of which each is a button or in a list: its panel, itself, and
    an option that is neither the better one nor the one that was played.
    """
    await finished(world)
    tables = world.bot.tables
    table = await tables.lookup.last_finished(world.channel.id)
    assert table is not None
    seat, scenes = table.own_seat(person.id).number, await tables.lookup.timeline(table.id)
    for entries, entry in enumerate((await tables.lookup.live(table.id)).playing.journal):
        question = scenes.at(entries).question_for(seat) if entry.seat == seat else None
        if question is not None and not question.several and 3 <= len(question.options) <= 6:
            break
    else:
        raise AssertionError("there is no such choice")
    better, third = [option.id for option in question.options if option.id != entry.option][:2]
    await tables.drills.keep(
        person.id, table.id, [Costly(seat, entries, 1, entry.option, better, 0.9, 60.0, 0.5, 40.0, 1.0, 12)]
    )
    world.clock.time += DAY
    panel = (await pressed(world, person, "dr:next", (await world.command(person, "drill")).response)).response
    [drill] = await tables.drills.of_person(person.id)
    return panel, drill, third


def family(message: Any, name: str) -> list[str]:
    return [id_ for id_ in custom_ids(message.components) if id_.startswith(f"{name}:")]


async def pressed(world: World, person: Any, id_: str, message: Any) -> Any:
    """What a button of a private message leads to."""
    world.clock.tick()
    return await person.click(message, custom_id=id_)


@pytest.mark.parametrize(("game", "language"), [("hercules", "de"), ("diceforge", "en")])
async def test_what_cost_most_comes_back_until_it_is_solved_twice(world: World, language: str, game: str) -> None:
    zoe, tables, words = world.people[0], world.bot.tables, speech(language)
    await finished(world, f"play {game}")
    await world.command(zoe, "preferences", language=language)
    await tables.people.change_preferences(zoe.id, lambda preferences: preferences._replace(reminders="message"))
    analysis = (await world.command(zoe, "analysis")).response
    [keep] = family(analysis, "dk")
    reply = await pressed(world, zoe, keep, analysis)
    drills = await tables.drills.of_person(zoe.id)
    assert 1 <= len(drills) <= 3
    assert reply.ephemeral
    assert words("drill-kept", count=len(drills), reminded="yes") in answer(reply)
    listed = await world.command(zoe, "drill")
    assert listed.ephemeral
    assert words("drill-count", count=len(drills), due=0) in answer(listed)
    assert family(listed.response, "dr") == ["dr:stop"], "nothing is due"

    talk = Conversation(world, 0)
    assert not talk.messages
    world.clock.time += DAY
    await world.restart()
    talk = Conversation(world, 0)
    zoe = world.people[0]
    tables = world.bot.tables
    assert await tables.drills.look() + len(talk.messages) >= 1
    await world.bot.dispatcher.idle()
    [reminder] = talk.messages
    assert words("drill-reminder", count=len(drills)) in texts(reminder.components)

    contents = [texts(reminder.components), answer(listed), answer(reply)]
    panel = (await talk.press("dr")).response
    first = drills[0]
    assert pictures_of(panel)
    best, other = (words(f"picture-answer-{kind}", answer="").split(":")[0] for kind in ("right", "other"))
    assert not [alt for alt in alt_texts(panel) if best in alt or other in alt], "nothing is marked before the answer"
    assert {option for option in offered(panel) if first.mistake.better.startswith(option)}
    wrong = await solve(talk, panel, first.mistake.played)
    assert words("drill-again", chosen="", better="", played="").split("**")[0] in texts(wrong.components)
    assert [alt for alt in alt_texts(wrong) if best in alt and other in alt], "the board shows what is better"
    assert "<t:" in texts(wrong.components)
    contents += [texts(panel.components), texts(wrong.components)]
    right = wrong
    for gap in (3, 7):
        world.clock.time += gap * DAY
        panel = await following(talk, right, first)
        right = await solve(talk, panel, first.mistake.better)
        assert words("drill-right", chosen="", played="").split("**")[0] in texts(right.components)
        contents.append(texts(right.components))
        assert not [alt for alt in alt_texts(right) if other in alt]
        assert [alt for alt in alt_texts(right) if alt.startswith(best)]
    assert words("drill-over", solved=2, of=2) in texts(right.components)
    left = await tables.drills.of_person(zoe.id)
    assert [drill.id for drill in left] == [drill.id for drill in drills[1:]] or {*left} < {*drills}
    if left:
        listed = await world.command(zoe, "drill")
        stopped = await pressed(world, zoe, "dr:stop", listed.response)
        assert words("drill-none") in answer(stopped)
    assert await tables.drills.of_person(zoe.id) == []
    if language == "de":
        for each in contents:
            assert not ENGLISH.search(re.sub(r"<[^>]*>|`[^`]*`|Zoë", "", each)), each


async def following(talk: Conversation, panel: Any, wanted: Drill) -> Any:
    """This drill, once all that were due before it are answered rightly."""
    panel = (await pressed(talk.world, talk.person, "dr:list", panel)).response
    for _ in range(5):
        panel = (await pressed(talk.world, talk.person, "dr:next", panel)).response
        id_ = int(
            next(id_ for id_ in custom_ids(panel.components) if id_[:2] in ("dp", "ds", "df", "dm")).split(":")[1], 36
        )
        if id_ == wanted.id:
            return panel
        other = await talk.world.bot.tables.drills.find(talk.person.id, id_)
        panel = await solve(talk, panel, other.mistake.better)
    raise AssertionError("it does not come")


@pytest.mark.parametrize("is_good", [True, False])
async def test_an_answer_counts_if_it_is_as_good(world: World, monkeypatch: pytest.MonkeyPatch, is_good: bool) -> None:
    zoe, tables = world.people[0], world.bot.tables
    monkeypatch.setattr(feature, "is_as_good", lambda *_: is_good)
    panel, drill, option = await pose_drill(world, zoe)
    components = (await choose_option(partial(world.choose, zoe), panel, option)).response.components
    assert ("is just as good as" in texts(components)) == is_good
    assert ("That may be good too" in texts(components)) != is_good
    [after] = [each for each in await tables.drills.of_person(zoe.id) if each.id == drill.id]
    assert (after.answered, after.solved) == (1, int(is_good))


@pytest.mark.parametrize("trouble", ["busy", "lost", "answered"])
async def test_an_answer_that_cannot_count_now_is_not_worked_out(
    world: World, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Where too much waits, where the process dies, and where the drill was answered in another message."""
    zoe, tables = world.people[0], world.bot.tables
    panel, drill, option = await pose_drill(world, zoe)

    async def work_out(work: object) -> bool:
        raise {"busy": PoolBusy, "lost": WorkerLost, "answered": AssertionError}[trouble]

    monkeypatch.setattr(tables.computers.thinking, "work_out", work_out)
    if trouble == "answered":
        await tables.drills.answer(zoe.id, drill.id, is_right=False)
    before = await tables.drills.find(zoe.id, drill.id)
    text = answer(await choose_option(partial(world.choose, zoe), panel, option))
    assert ("moved on" if trouble == "answered" else "Nothing is lost") in text
    assert await tables.drills.find(zoe.id, drill.id) == before


async def test_others_cannot_open_them(world: World) -> None:
    zoe, wang = world.people[:2]
    await finished(world)
    analysis = (await world.command(zoe, "analysis")).response
    await pressed(world, zoe, family(analysis, "dk")[0], analysis)
    assert "/preferences" in answer(await pressed(world, zoe, family(analysis, "dk")[0], analysis)), "and not twice"
    [first, *_] = await world.bot.tables.drills.of_person(zoe.id)
    theirs = await world.command(wang, "drill")
    assert speech("en")("drill-none") in answer(theirs)
    world.clock.time += DAY
    due = (await world.command(zoe, "drill")).response
    panel = (await pressed(world, zoe, "dr:next", due)).response
    assert offered(panel)
    await world.bot.tables.drills.stop(zoe.id)
    late = await world.choose(zoe, offered(panel)[0], panel)
    assert speech("en")("refusal-no_drill")[:20] in answer(late)
    with pytest.raises(Exception, match="no_drill"):
        await world.bot.tables.drills.find(wang.id, first.id)
