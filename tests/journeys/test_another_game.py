"""A game that the bot has never heard of: everybody chooses at once, from more options than a message holds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from discord_contract import SELECT, walk
from olympus import World, answer, custom_ids, new_world, texts
from registry import enter

from bot.interactions.handling import refusal_text
from bot.languages import speech
from bot.tables.model.refusals import Refusal
from engine import registry
from engine.flow import Flow, Play, together
from engine.game import Game, Rules, Standing
from engine.match import Match
from engine.questions import Option
from engine.settings import Setting
from rendering.picture import LobbyScene, Scene
from rendering.registry import describe, draw

NUMBERS = 150
WORDS = """
tombola-title = Tombola
tombola-ask-pick = Pick a number
tombola-option-pick = The number { $number }, drawn from the great drum of fate
tombola-option-pick-note = It brings { $number } points, or none at all, as the drum decides
tombola-event-picked = **{ $seat }** picks { $number }
tombola-setting-drum = Drum
tombola-setting-drum-old = Old
tombola-setting-drum-new = New
command-play-tombola = tombola
command-play-tombola-about = Pick a number
command-setting-drum = drum
"""


@dataclass
class Drum:
    picked: dict[int, int] = field(default_factory=dict)
    rounds: int = 0


def pick(play: Play[Drum], seat: int) -> Flow[None]:
    options = tuple(Option(f"pick:{number}", "pick", {"number": number}) for number in range(NUMBERS))
    option = yield from play.ask(seat, "pick", options)
    play.state.picked[seat] = int(option.id.removeprefix("pick:"))
    play.tell(seat, "picked", number=play.state.picked[seat])


def turn(play: Play[Drum]) -> Flow[None]:
    yield from together({seat: pick(play, seat) for seat in (0, 1)})
    play.state.rounds += 1


GAME: Game[Drum] = Game(
    key="tombola",
    rules_version=1,
    seats=(2,),
    settings=(Setting("drum", ("old", "new"), "old"),),
    rules=Rules(
        deal=lambda seats, settings, chance: Drum(),
        turn=turn,
        over=lambda state: state.rounds == 1,
        standings=lambda state: tuple(Standing(seat, "", points, 1, {}) for seat, points in state.picked.items()),
        round_of=lambda state: state.rounds + 1,
        to_json=lambda state: {
            "picked": {str(seat): number for seat, number in state.picked.items()},
            "rounds": state.rounds,
        },
        from_json=lambda plain: Drum({int(seat): number for seat, number in plain["picked"].items()}, plain["rounds"]),
        copy=lambda state: Drum(dict(state.picked), state.rounds),
        explain=lambda state, seat, option: "unknown_option",
    ),
)


@pytest.fixture
async def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world with the new game in the registry: rules, words, and nothing else."""
    enter(monkeypatch, GAME, WORDS)
    async with new_world(tmp_path) as world:
        yield world
    registry.find_game.cache_clear()


async def test_both_choose_at_once_in_private_page_by_page(fair: World) -> None:
    world = fair
    zoe, wang, mar = world.people[:3]
    await world.command(zoe, "play tombola", drum="new")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    board = world.board
    assert world.public[-1].ping_user_ids == [wang.id], "both can act, but one has just clicked"
    assert texts(board.components).count("Pick a number") == 2
    assert not [id_ for id_ in custom_ids(board.components) if id_[:2] in ("t1", "s1")], "choices are private"

    assert "aren’t playing" in answer(await world.press(mar, "My choice"))
    options: set[str] = set()
    mine = await world.press(wang, "My choice")
    while True:
        assert mine.response.ephemeral
        select = next(part for part in walk(mine.response.components) if part["type"] == SELECT)
        options |= {option["value"] for option in select["options"]}
        following = [part for part in walk(mine.response.components) if part.get("label", "").startswith("Page")]
        onward = [part for part in following if part["custom_id"].rsplit(":", 1)[1] > select["custom_id"][-1]]
        if not onward:
            break
        await wang.click(mine.response, custom_id=onward[0]["custom_id"])
    assert len(options) == NUMBERS

    value = select["options"][0]["value"]
    await wang.select(mine.response, [value], custom_id=select["custom_id"])
    assert "Done" in texts(mine.response.components)
    assert "turn" in answer(await world.press(wang, "My choice")), "it is the other's now"

    match = await world.match()
    assert match is not None
    assert [question.seat for question in match.questions] == [0]
    hers = await world.command(zoe, "move")
    select = next(part for part in walk(hers.response.components) if part["type"] == SELECT)
    await zoe.select(hers.response, [select["options"][3]["value"]], custom_id=select["custom_id"])
    assert await world.match() is None
    assert "Tombola" in texts(world.public[-1].components)


async def test_rules_are_listed_of_the_games_that_have_topics(fair: World) -> None:
    result = await fair.command(fair.people[0], "rules")
    assert "The rules of Hercules" in answer(result)
    assert "Tombola" not in answer(result)
    selects = [part for part in walk(result.response.components) if part["type"] == SELECT]
    assert all(select["options"] for select in selects)
    assert len(selects) == 3


async def test_puzzles_are_offered_of_the_games_that_have_some(fair: World) -> None:
    game, _ = fair.bot.tree.get_command("puzzle").parameters
    assert [choice.value for choice in game.choices] == ["hercules", "diceforge"]
    assert answer(await fair.command(fair.people[0], "puzzle"))


async def test_a_game_that_there_is_not_is_refused_with_those_that_there_are(fair: World) -> None:
    refusal = Refusal("no_such_game", {"games": tuple(registry.MODULES)})
    words = speech("en")
    *others, last = [words(f"{game}-title") for game in registry.MODULES]
    assert last == "Tombola"
    assert refusal_text(words, refusal) == f"I don’t know that game. I have {', '.join(others)} and Tombola."


def test_its_board_and_lobby_are_drawn_and_described_plainly(fair: World) -> None:
    match = Match.start(GAME, 2, seed=bytes(32))
    match.play(0, "pick:7")
    match.play(1, "pick:5")
    scene = Scene(match, ("Zoë", "王小明"), speech("en"))
    assert describe(scene) == "Tombola · final score.\nZoë: 7 points.\n王小明: 5 points."
    assert draw("board", scene).alt == describe(scene).replace("\n", " ")
    lobby = draw("lobby", LobbyScene("tombola", ("Zoë",), 1, speech("de")))
    assert lobby.alt == "Tombola. Am Tisch: Zoë. Freie Plätze: 1."
