"""Several seats choose at once, in steps, and once for all: in a game that the bot has never heard of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from discord_contract import BUTTON, SELECT, walk
from olympus import World, answer, custom_ids, new_world, pictures_of, texts
from registry import enter

from engine import registry
from engine.flow import Flow, Play, together
from engine.game import Game, Offers, Rules, Standing
from engine.questions import Option
from engine.standing_answers import StandingAnswer

ROUNDS = 3
WORDS = """
raffle-title = Raffle
raffle-pitch = Draw.
raffle-ask-stake = How much do you stake on the { $drum } drum?
raffle-ask-ball = Which ball do you draw?
raffle-option-stake = Stake { $stake }
raffle-option-ball = The ball { $colour } { $number }
raffle-step-ball = A { $colour } ball
raffle-step-ball-note = There are many.
raffle-step-ball-then = Number { $number }
raffle-event-staked = **{ $seat }** stakes { $stake }
raffle-event-drawn = **{ $seat }** draws { $colour } { $number }
raffle-standing-stake-all = The { $drum } drum: always the most
raffle-standing-stake-none = The { $drum } drum: never a coin
raffle-always-stake-all = All of it, always
command-play-raffle = raffle
command-play-raffle-about = Draw a ball
"""


@dataclass
class Bowl:
    points: dict[int, int] = field(default_factory=dict)
    rounds: int = 0


def draw(play: Play[Bowl], seat: int) -> Flow[None]:
    stakes = tuple(Option(f"stake:{coins}", "stake", {"stake": coins}) for coins in range(3))
    staked = yield from play.ask(seat, "stake", stakes, {"drum": "old"})
    play.tell(seat, "staked", **staked.facts)
    balls = tuple(
        Option(f"ball:{colour}:{number}", "ball", {"colour": colour, "number": number}, "ball")
        for colour in ("red", "blue")
        for number in range(14)
    )
    option = yield from play.ask(seat, "ball", balls)
    play.tell(seat, "drawn", **option.facts)
    number = option.facts["number"]
    assert isinstance(number, int)
    play.state.points[seat] = play.state.points.get(seat, 0) + number


def turn(play: Play[Bowl]) -> Flow[None]:
    yield from together({seat: draw(play, seat) for seat in (0, 1, 2)})
    play.state.rounds += 1


GAME: Game[Bowl] = Game(
    key="raffle",
    rules_version=1,
    seats=(3,),
    settings=(),
    rules=Rules(
        deal=lambda seats, settings, chance: Bowl(),
        turn=turn,
        over=lambda state: state.rounds == ROUNDS,
        standings=lambda state: tuple(Standing(seat, "", points, 1, {}) for seat, points in state.points.items()),
        round_of=lambda state: state.rounds + 1,
        to_json=lambda state: {
            "points": {str(seat): number for seat, number in state.points.items()},
            "rounds": state.rounds,
        },
        from_json=lambda plain: Bowl({int(seat): number for seat, number in plain["points"].items()}, plain["rounds"]),
        copy=lambda state: Bowl(dict(state.points), state.rounds),
        explain=lambda state, seat, option: "unknown_option",
    ),
    offers=Offers(
        steps={"ball": "colour"},
        standing_answers=(StandingAnswer("stake", {"all": "stake:", "none": "stake:0"}, by="drum", shortcut="all"),),
    ),
)


@pytest.fixture
async def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    enter(monkeypatch, GAME, WORDS)
    async with new_world(tmp_path) as world:
        await world.command(world.people[0], "play raffle")
        await world.press(world.people[1], "Join")
        await world.press(world.people[2], "Join")
        await world.press(world.people[0], "Start")
        yield world
    registry.find_game.cache_clear()


def the_select(panel: Any, family: str) -> dict[str, Any]:
    """The select of a private panel whose id begins so."""
    return next(
        part for part in walk(panel.components) if part["type"] == SELECT and part["custom_id"].startswith(family)
    )


async def draw_a_ball(person: Any, panel: Any) -> None:
    """Two steps in a private panel."""
    step = the_select(panel, "f1:")
    assert [option["value"] for option in step["options"]] == ["ball:red:", "ball:blue:"]
    await person.select(panel, ["ball:blue:"], custom_id=step["custom_id"])
    second = the_select(panel, "s1:")
    assert [option["label"] for option in second["options"]] == [f"Number {number}" for number in range(14)]
    await person.select(panel, [second["options"][4]["value"]], custom_id=second["custom_id"])


async def test_private_panels_live_on_while_others_answer(fair: World) -> None:
    world = fair
    pinged = [message for message in world.public if message.ping_user_ids]
    assert len(pinged) == 1
    assert sorted(pinged[0].ping_user_ids) == sorted(person.id for person in world.people[1:3])
    board = world.board
    panels = [(await world.press(person, "My choice")).response for person in world.people[:3]]
    for person, panel in zip(world.people, panels, strict=False):
        await person.click(panel, label="Stake 1")
        assert "Which ball" in texts(panel.components), "the same panel asks what comes next"
    for person, panel in zip(world.people, panels, strict=False):
        text = texts(world.seen_raw(board.id).components)
        assert text.count("Which ball") == 3 - world.people.index(person), "it says who is still choosing"
        assert world.board.id == board.id, "the board is edited as long as the turn lasts"
        await draw_a_ball(person, panel)
    match = await world.match()
    assert match is not None
    assert match.round == 2
    assert world.board.id != board.id
    assert "Done" in texts(panels[0].components)
    assert "How much" in texts(panels[2].components), "the last one is asked again at once"
    pings = [message for message in world.public if message.ping_user_ids]
    assert len(pings) == 1
    assert sorted(pings[0].ping_user_ids) == sorted(person.id for person in world.people[:2]), (
        "the third has just clicked"
    )
    for old in ("t1:1:1:stake:0", "t1:1:4:ball:red:1"):
        assert "moved on" in answer(await world.forged(world.people[0], old, world.board))
    assert "already made this choice" in answer(await world.forged(world.people[0], "t1:1:1:stake:1", world.board))


async def test_a_step_goes_back(fair: World) -> None:
    world = fair
    wang = world.people[1]
    panel = (await world.press(wang, "My choice")).response
    await wang.click(panel, label="Stake 0")
    step = the_select(panel, "f1:")
    await wang.select(panel, ["ball:red:"], custom_id=step["custom_id"])
    assert pictures_of(panel), "the own seat is shown beside the second step"
    await wang.click(panel, label="◀ Back")
    assert not pictures_of(panel)
    await draw_a_ball(wang, panel)
    assert "Done" in texts(panel.components)


async def test_nobody_takes_a_step_for_another(fair: World) -> None:
    world = fair
    zoe, wang, mar, watcher = world.people
    panel = (await world.press(wang, "My choice")).response
    await wang.click(panel, label="Stake 0")
    step = the_select(panel, "f1:")["custom_id"]
    match = await world.match()
    assert match is not None
    before = len(match.journal)
    assert "aren’t playing" in answer(await world.forged(watcher, step, world.board, ["ball:red:"]))
    assert "turn" in answer(await world.forged(zoe, step, world.board, ["ball:red:"]))
    assert "can’t choose that" in answer(await world.forged(wang, step, world.board, ["ball:green:"]))
    always = step.replace("f1:", "a1:").rsplit(":", 1)[0]
    assert "can’t choose that" in answer(await world.forged(wang, always, world.board, ["all"]))
    assert "turn" in answer(await world.forged(mar, always, world.board, ["all"]))
    assert "no such automatic answer" in answer(await world.forged(mar, "k1:1", world.board, ["stake:old"]))
    match = await world.match()
    assert match is not None
    assert len(match.journal) == before


async def test_one_click_beside_the_options_answers_always(fair: World) -> None:
    world = fair
    zoe, wang = world.people[:2]
    panel = (await world.press(zoe, "My choice")).response
    await zoe.click(panel, label="All of it, always")
    assert "Which ball" in texts(panel.components), "it answers at once"
    panel = (await world.press(wang, "My choice")).response
    button = next(part for part in walk(panel.components) if part.get("label") == "All of it, always")
    text = answer(await world.forged(wang, button["custom_id"], world.board))
    assert "The old drum: always the most" in text, "on a public board it says what stands now"
    assert "Automatic answers" in text, "and where to take it back"
    match = await world.match()
    assert match is not None
    assert [entry.option for entry in match.journal] == ["stake:2", "stake:2"]
    table = await world.bot.tables.lookup.get(1)
    assert [seat.standing for seat in table.seats] == [{"stake:old": "all"}, {"stake:old": "all"}, {}]


async def test_a_standing_answer_answers_until_it_is_taken_back(fair: World) -> None:
    world = fair
    zoe = world.people[0]
    panel = (await world.press(zoe, "My choice")).response
    always = the_select(panel, "a1:")
    assert [option["label"] for option in always["options"]] == [
        "The old drum: always the most",
        "The old drum: never a coin",
    ]
    await zoe.select(panel, ["all"], custom_id=always["custom_id"])
    assert "Which ball" in texts(panel.components), "it answers at once"
    for person in world.people[:3]:
        mine = (await world.press(person, "My choice")).response
        if person is not zoe:
            await person.click(mine, label="Stake 0")
        await draw_a_ball(person, mine)
    match = await world.match()
    assert match is not None
    assert match.round == 2
    questions = {question.seat: question.kind for question in match.questions}
    assert questions == {0: "ball", 1: "stake", 2: "stake"}, "she is not asked again"
    ping = next(message for message in world.public if message.ping_user_ids)
    assert zoe.id in ping.ping_user_ids, "the next question is hers to answer"
    assert "stakes 2 (📌 automatic answer)" in texts(world.board.components)

    await world.restart()
    log = answer(await world.command(zoe, "log"))
    assert log.count("📌") == 1, "the first answer was her own click"
    preferences = (await world.command(zoe, "preferences")).response
    listing = (await zoe.click(preferences, label="Automatic answers")).response
    assert "always the most" in texts(listing.components)
    await zoe.select(listing, ["stake:old"], custom_id=the_select(listing, "k1:")["custom_id"])
    assert "no automatic answers" in texts(listing.components)

    for person in world.people[:3]:
        mine = (await world.press(person, "My choice")).response
        if person is not zoe:
            await person.click(mine, label="Stake 0")
        await draw_a_ball(person, mine)
    match = await world.match()
    assert match is not None
    assert {question.seat: question.kind for question in match.questions}[0] == "stake", "she is asked again"
    cards = (await world.press(zoe, "My cards")).response
    assert "Automatic answers" in [part.get("label") for part in walk(cards.components) if part["type"] == BUTTON]
    assert custom_ids(cards.components)
