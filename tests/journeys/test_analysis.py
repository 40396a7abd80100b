"""The analysis of a match: made once, private, shared by who wants to, the same after a restart."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from discord_contract import BUTTON, walk
from olympus import World, alt_texts, answer, at_random, custom_ids, pictures_of, texts
from sqlalchemy import func, select, update
from test_records import ENGLISH, begun, nearly_over, unrated

from bot.languages.numbers import tenths
from bot.storage.schema import analyses, results
from bot.storage.transaction import Transaction
from bot.tables import analysis_service, analysis_work
from engine.analysis import course
from engine.analysis.accuracy import Usual, Weighed, accuracy
from engine.analysis.report import Analysis, Costly, Fortune, Moment
from rendering.picture import AnyScene, Picture, Scene
from tests.brief_analysis import analyse_briefly


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer choices tried out in fewer futures: whether what is found is right is tested elsewhere."""
    analyse_briefly(monkeypatch)


def labels(message: Any) -> list[str]:
    return [part["label"] for part in walk(message.components) if part["type"] == BUTTON and part.get("label")]


async def finished(world: World, play: str = "play hercules") -> Any:
    """A match of two that is over; the message that closes it."""
    await begun(world, play=play)
    await nearly_over(world)
    await world.bot.dispatcher.idle()
    await world.play_on(at_random(5))
    return world.public[-1]


async def costliest(world: World, person: Any) -> Costly:
    """The choice that cost a person most in the last match."""
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    analysis = await world.bot.tables.analyses.find_stored(table.id)
    assert analysis is not None
    return analysis.costs_of(table.own_seat(person.id).number)[0]


def figures(costly: Costly) -> tuple[str, str]:
    """By how much the better option did better, as the list tells it, and as the moment itself does."""
    win, win_played = round(100 * costly.win), round(100 * costly.win_played)
    points = tenths(costly.points, "en"), tenths(costly.points_played, "en")
    assert (costly.win, costly.points) > (costly.win_played, costly.points_played)
    if abs(costly.win - costly.win_played) < 0.01:
        return f"({points[0]} points instead of {points[1]})", f"{points[0]} points at the end instead of {points[1]}"
    chances = f"{win}% instead of {win_played}%"
    return (
        f"({chances} to win, {points[0]} points instead of {points[1]})",
        f"Chance of winning {chances}; {points[0]} points at the end instead of {points[1]}",
    )


def accuracy_told(text: str) -> list[int]:
    """Accuracy, choices that mattered, and interval, as an analysis tells them."""
    match = re.search(
        r"Accuracy \*\*(\d+)\*\* out of 100 \(from (\d+) choices that mattered; most likely between (\d+) and (\d+)\)",
        text,
    )
    assert match is not None, text
    return [int(part) for part in match.groups()]


async def accuracy_of(world: World, person: Any) -> list[int]:
    """The same, as the last match's analysis has them for a person."""
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    analysis = await world.bot.tables.analyses.find_stored(table.id)
    assert analysis is not None
    own = analysis.accuracy_of(table.own_seat(person.id).number)
    assert own is not None
    return [round(own.score), own.choices, round(own.low), round(own.high)]


async def assert_luck_is_told(world: World, text: str, person: Any) -> None:
    """What chance brought each seat, and the result of this person without it."""
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    analysis = await world.bot.tables.analyses.find_stored(table.id)
    assert analysis is not None
    brought = [f"{round(100 * each.win):+d}".replace("-", "−") for each in analysis.fortune]
    assert re.findall(r"luck, from all rolls and cards: (\S+) points of winning chance", text) == brought
    assert text.count("Rolled values say how high the dice fell, luck what that changed") == 1
    seat = table.own_seat(person.id).number
    result = analysis.course[-1].chances[seat]
    left = round(100 * (result - analysis.fortune[seat].win))
    if 0 <= left <= 100:
        assert f"your {round(100 * result)} would be about **{left}** (±" in text
        assert text.rstrip().count("; 50 is what equal players get") == 1
    else:
        assert f"would be a {'win' if left > 100 else 'loss'} for you: luck" in text
        assert f"about **{round(100 * abs(analysis.fortune[seat].win))}** (±" in text


async def count_analyses(world: World) -> int:
    query = select(func.count()).select_from(analyses)
    result = await world.bot.tables.repository.database.read(lambda connection: connection.execute(query))
    return int(result.scalar_one())


def counted(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every brief look at choices from now on."""
    looks: list[object] = []
    real = analysis_work.look_at_choices

    def counting(match: Any, numbers: Any) -> Any:
        looks.append(numbers)
        return real(match, numbers)

    monkeypatch.setattr(analysis_work, "look_at_choices", counting)
    return looks


async def test_a_match_is_analysed_once_and_shared(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe, wang, mar = world.people[:3]
    looks = counted(monkeypatch)
    final = await finished(world)
    assert "Analysis" in labels(final)
    first = await world.press(zoe, "Analysis", final)
    assert first.ephemeral
    assert "your match, analysed" in answer(first)
    assert re.search(r"\*\*(One|Two|Three) turning points?\*\*", answer(first))
    assert pictures_of(first.response) == ["chances.png"]
    assert re.search(r"Better: \*\*.+\*\* \(\d+% instead of \d+% to win", answer(first))
    assert answer(first).count("🎲") == 2
    assert accuracy_told(answer(first)) == await accuracy_of(world, zoe)
    await assert_luck_is_told(world, answer(first), zoe)
    whole = answer(first)
    worst = await costliest(world, zoe)
    in_list, in_moment = figures(worst)
    assert in_list in whole
    then = whole.partition(in_list)[2].splitlines()
    assert then[1].startswith("-# "), "the reason stands below, not behind a button"
    assert len(then[1]) > 10
    assert await count_analyses(world) == 1
    effort = len(looks)
    assert effort

    moment = (await zoe.click(first.response, label="Show 1")).response
    assert pictures_of(moment) == ["board.png"]
    [alt] = alt_texts(moment)
    assert alt.startswith("A gold ring with a tick"), "what was better is marked"
    assert "A dashed ring with a cross" in alt, "and what was chosen"
    text = texts(moment.components)
    assert "You chose:" in text
    assert "I’m very sure." in text
    assert in_moment in text
    step = (await zoe.click(moment, label="Replay from here")).response
    at = re.search(r"choice (\d+) of", text)
    assert at is not None
    before = int(at[1]) - 1
    assert (f"choice {before} of" if before else "the start") in texts(step.components)

    again = await world.command(zoe, "analysis")
    assert again.ephemeral
    assert answer(again) == whole
    other = await world.press(wang, "Analysis", final)
    assert "your match, analysed" in answer(other)
    assert in_list not in answer(other), "each sees the own choices only"
    assert accuracy_told(answer(other)) == await accuracy_of(world, wang) != await accuracy_of(world, zoe)
    watching = await world.press(mar, "Analysis", final)
    assert "the match, analysed" in answer(watching)
    assert "🎯" not in answer(watching)
    assert "⚖️" not in answer(watching)
    assert "cost" not in answer(watching)
    assert "Share" not in labels(watching.response)
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    await (await world.bot.tables.analyses.begin(table.id)).task
    assert len(looks) == effort, "never worked out twice, also when two ask at the very moment at which it is stored"

    public = len(world.public)
    await world.bot.tables.people.set_language(zoe.id, "de")
    await zoe.click(again.response, label="Share")
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    analysis = await world.bot.tables.analyses.find_stored(table.id)
    assert analysis is not None
    assert analysis.shared == (table.own_seat(zoe.id).number,), "pages of the match show this one and no other"
    assert len(world.public) == public + 1
    post = texts(world.public[-1].components)
    assert "Zoë" in post
    assert re.search(r"turning points?", post), "it speaks the language of the match"
    assert "Only you" not in post
    assert re.search(r"Without luck\b.*Zoë", post), "others read whose result it is"
    assert pictures_of(world.public[-1]) == ["scores.png", "chances.png"], "the poster with the turn that decided"
    assert labels(world.public[-1]) == ["Analysis"]


@pytest.mark.soak
async def test_a_german_analysis(world: World) -> None:
    zoe = world.people[0]
    final = await finished(world)
    await world.command(zoe, "preferences", language="de")
    first = await world.command(zoe, "analysis")
    moment = (await zoe.click(first.response, label="1 ansehen")).response
    for text in (answer(first), texts(moment.components)):
        assert text
        assert not ENGLISH.search(re.sub(r"Zoë|<[^>]*>", "", text)), text
    assert custom_ids(final.components)


async def test_alone_a_match_is_analysed_too(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    await nearly_over(world)
    await world.bot.dispatcher.idle()
    await world.play_on(at_random(5))
    result = await world.press(zoe, "Analysis", world.public[-1])
    assert re.search(r"points instead of|none that was clearly better", answer(result))
    assert re.search(r"🎲 .*rolled values (far |slightly )?(above |below )?average \(\d+ dice\)", answer(result))
    assert "What those rolls were worth in chance of winning I can’t say in a match alone" in answer(result)
    assert pictures_of(result.response) == ["chances.png"]


async def test_nothing_to_analyse_yet(world: World) -> None:
    zoe = world.people[0]
    assert "No match has been finished" in answer(await world.command(zoe, "analysis"))
    await begun(world)
    assert "No match has been finished" in answer(await world.command(zoe, "analysis"))


async def test_an_analysis_that_a_restart_breaks_off_begins_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = world.people[0]
    await finished(world)
    gate = asyncio.Event()
    real = analysis_service.Analyses._piece

    async def holding(self: Any, work: Callable[[], Any]) -> Any:
        await gate.wait()
        return await real(self, work)

    monkeypatch.setattr(analysis_service.Analyses, "_piece", holding)
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    running = await world.bot.tables.analyses.begin(table.id)
    assert await world.bot.tables.analyses.begin(table.id) is running
    await world.restart()
    assert running.task.cancelled()
    assert await count_analyses(world) == 0
    gate.set()
    assert "your match, analysed" in answer(await world.command(zoe, "analysis"))
    assert await count_analyses(world) == 1


@pytest.fixture
def quickly_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis that is there at once."""

    async def analyse(match: Any, *_: Any) -> Analysis:
        shares, luck = course.shares(match), course.luck_of_seats(match)
        accuracies = (accuracy(0, CHOICES), accuracy(1, CHOICES[2:]))
        fortune = tuple(Fortune(win, 0.01) for win in LUCK[: match.seats])
        return Analysis((Moment(len(match.journal), 9, shares),), luck=luck, accuracy=accuracies, fortune=fortune)

    monkeypatch.setattr(analysis_service, "analyse", analyse)


LUCK = [0.1, -0.1]
CHOICES = [
    Weighed(0, 0, 0.2, lost, 0.3, 0.2, 0.5, Usual(0.3, 0.2)) for lost in (0.2, 0.0, 0.01, 0.0, 0.0, 0.02, 0.0, 0.0)
]


@pytest.mark.usefixtures("quickly_made")
async def test_a_shared_analysis_shows_the_poster_with_what_luck_brought(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = world.people[0]
    final = await finished(world)
    scenes: list[Scene] = []
    studio = world.bot.services.studio
    sketch = studio.draw

    async def record_scenes(kind: str, scene: AnyScene) -> Picture:
        scenes.extend([scene] if isinstance(scene, Scene) and kind == "scores" else [])
        return await sketch(kind, scene)

    monkeypatch.setattr(studio, "draw", record_scenes)
    own = await world.press(zoe, "Analysis", final)
    assert pictures_of(own.response) == ["chances.png"]
    assert not scenes
    await zoe.click(own.response, label="Share")
    assert pictures_of(world.public[-1]) == ["scores.png", "chances.png"]
    assert [scene.verdict.luck for scene in scenes] == [(0.1, -0.1)]


@pytest.mark.usefixtures("quickly_made")
async def test_ones_record_tells_accuracy_to_oneself_alone(world: World) -> None:
    await finished(world)
    zoe, wang, mar = world.people[:3]
    assert "Accuracy" not in answer(await world.command(zoe, "stats")), "the match was not analysed"
    await world.command(zoe, "analysis")
    score, choices, low, high = await accuracy_of(world, zoe)
    own = await world.command(zoe, "stats")
    assert own.ephemeral
    assert accuracy_told(answer(own)) == [score, choices, low, high]
    assert "From the one match of yours that you or others had analysed. Only you see this." in answer(own)
    assert "without luck" not in answer(own), "one match says little"
    assert accuracy_told(answer(await world.command(wang, "stats"))) == await accuracy_of(world, wang)
    assert "Accuracy" not in answer(await world.command(mar, "stats", person=zoe)), "others do not see it"
    await world.command(wang, "preferences", language="de")
    assert "Genauigkeit" in answer(await world.command(wang, "stats"))
    await world.bot.tables.people.change_preferences(zoe.id, lambda preferences: preferences._replace(rated=False))
    assert "Accuracy" not in answer(await world.command(zoe, "stats")), "who wants no statistics has none of this"


@pytest.mark.usefixtures("quickly_made")
async def test_ones_record_leaves_out_what_an_earlier_formula_found_and_says_so(world: World) -> None:
    zoe = world.people[0]
    await finished(world)
    await world.command(zoe, "analysis")
    assert "in another way" not in answer(await world.command(zoe, "stats"))

    async def by_the_earlier_one(connection: Transaction) -> None:
        for row in (await connection.execute(select(results.c.table_id, results.c.seat, results.c.facts))).all():
            its = (results.c.table_id == row.table_id, results.c.seat == row.seat)
            facts = {**row.facts, "skill": {**row.facts["skill"], "accuracy": [8, 0.03, 0.02]}}
            await connection.execute(update(results).where(*its).values(facts=facts))

    await world.bot.tables.repository.write(by_the_earlier_one)
    text = answer(await world.command(zoe, "stats"))
    assert "One match was analysed when I still worked accuracy out in another way, so the accuracy here" in text
    assert "Accuracy **" not in text
    assert "From the one match of yours" in text


@pytest.mark.usefixtures("quickly_made")
async def test_nothing_is_noted_of_who_wants_no_statistics(world: World) -> None:
    zoe, wang = world.people[:2]
    await unrated(world)
    await finished(world)
    await world.command(wang, "analysis")
    await world.bot.tables.people.change_preferences(zoe.id, lambda preferences: preferences._replace(rated=True))
    assert "Accuracy" not in answer(await world.command(zoe, "stats"))
    assert "Accuracy" in answer(await world.command(wang, "stats"))
