"""Puzzles, as people solve them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord_contract import walk
from olympus import World, answer, custom_ids, pictures_of, texts

from bot.features import puzzle as feature
from bot.interactions.routes import PUZZLE
from bot.languages import LANGUAGES, speech
from bot.languages.numbers import tenths
from bot.tables.people.people import Person
from engine.match import Match
from engine.puzzles import Puzzle, bank, position
from engine.registry import MODULES, find_game


def puzzles_of(key: str) -> dict[int, Puzzle]:
    game = find_game(key)
    return dict(bank(game.package, game.rules_version))


def shown(result: Any) -> tuple[Puzzle, Match[Any]]:
    """The puzzle that a message shows."""
    number = next(int(id_.split(":")[1], 36) for id_ in custom_ids(result.response.components) if id_[:2] != "pn")
    found = next(puzzle for key in MODULES for puzzle in puzzles_of(key).values() if puzzle.number == number)
    return found, position(find_game(found.game), found)


async def solve(world: World, person: Any, panel: Any, option: str) -> Any:
    """Choose an option, in the second step where there is one."""
    if option not in {*offered(panel.response)}:
        first = next(value for value in offered(panel.response) if option.startswith(value))
        panel = await world.choose(person, first, panel.response)
    return await world.choose(person, option, panel.response)


def offered(message: Any) -> Iterator[str]:
    for component in walk(message.components):
        id_ = component.get("custom_id", "")
        if id_.startswith("pz:"):
            yield id_.split(":", 3)[3]
        yield from (each["value"] for each in component.get("options", ()))


@pytest.mark.parametrize("game", MODULES)
async def test_a_puzzle_is_solved_and_the_next_one_missed(world: World, game: str) -> None:
    zoe = world.people[0]
    panel = await world.command(zoe, "puzzle", game=game)
    assert panel.ephemeral
    assert "Puzzle" in answer(panel)
    assert len(pictures_of(panel.response)) == 1
    first, _ = shown(panel)
    assert first.game == game
    solved = await solve(world, zoe, panel, first.best)
    said = texts(solved.response.components)
    assert "✅ Yes!" in said
    assert "1 of 1 solved" in said
    best, base, _ = (round(100 * chance) for chance in first.wins)
    assert f"win {best} of 100" in said
    more = first.points[0] - first.points[1]
    told = f"wins {base} of 100, with {tenths(abs(more), 'en')} {'fewer' if more >= 0 else 'more'} points"
    assert told in said
    assert "only the first answer" not in said

    following = await zoe.click(solved.response, label="Next puzzle")
    second, _ = shown(following)
    assert second.number != first.number
    missed = await solve(world, zoe, following, second.greedy)
    said = texts(missed.response.components)
    assert "❌" in said
    assert "1 of 2 solved · no streak" in said
    record = await world.bot.tables.results.puzzle_record(zoe.id)
    assert record.answers == {first.number: True, second.number: False}


async def test_only_the_first_answer_counts_and_answered_ones_come_last(world: World) -> None:
    zoe = world.people[0]
    tables = world.bot.tables
    puzzles = [puzzle for key in MODULES for puzzle in puzzles_of(key).values()]
    left = puzzles[3]
    for puzzle in puzzles:
        if puzzle is not left:
            world.clock.tick()
            await tables.results.answer_puzzle(zoe.id, puzzle.number, solved=True)
    panel = await world.command(zoe, "puzzle")
    assert shown(panel)[0] == left
    await solve(world, zoe, panel, left.greedy)
    panel = await world.command(zoe, "puzzle")
    assert f"all {len(puzzles)} puzzles" in answer(panel)
    assert shown(panel)[0] == puzzles[0]
    again = await solve(world, zoe, panel, puzzles[0].greedy)
    assert "answered this o" in texts(again.response.components)
    record = await tables.results.puzzle_record(zoe.id)
    assert record.solved == len(puzzles) - 1
    assert record.streak == 0


async def test_the_next_best_is_told_where_it_is_not_what_the_computer_player_chose(world: World) -> None:
    zoe = world.people[0]
    puzzles = [puzzle for key in MODULES for puzzle in puzzles_of(key).values()]
    left = next(puzzle for puzzle in puzzles if round(100 * puzzle.wins[2]) > round(100 * puzzle.wins[1]))
    for puzzle in puzzles:
        if puzzle is not left:
            await world.bot.tables.results.answer_puzzle(zoe.id, puzzle.number, solved=True)
    said = texts((await solve(world, zoe, await world.command(zoe, "puzzle"), left.greedy)).response.components)
    assert f"wins {round(100 * left.wins[1])} of 100" in said
    assert f"The second-best option wins {round(100 * left.wins[2])} of 100." in said


async def test_forged_answers_do_nothing(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    puzzle = next(iter(puzzles_of("hercules").values()))
    for id_ in (PUZZLE.id(puzzle.number, 1, "labour:99"), PUZZLE.id(7, 1, puzzle.best)):
        assert answer(await world.forged(zoe, id_, world.board))
    assert not (await world.bot.tables.results.puzzle_record(zoe.id)).answers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_the_best_option_and_greedys_can_be_chosen_and_told_apart(game: str, language: str) -> None:
    speaks = speech(language)
    for puzzle in puzzles_of(game).values():
        table = feature._table(puzzle, Person(1, "Zoë"), speaks)
        match = position(find_game(game), puzzle)
        question = match.question_for(puzzle.seat)
        assert question is not None
        choices = feature.choices_of(table, match, question, speaks)
        rows = feature.choice_rows(puzzle.number, question.number, choices, more="…", routes=feature.ANSWERED)
        assert rows is not None
        assert len(rows) <= 5
        for option in (puzzle.best, puzzle.greedy):
            if not any(choice.id == option for choice in choices):
                begins = next(choice.id for choice in choices if choice.opens and option.startswith(choice.id))
                then = feature.choices_of(table, match, question, speaks, beginning=begins)
                assert any(choice.id == option for choice in then)
