"""Puzzles, as people solve them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord_contract import walk
from form_filling import send
from olympus import World, alt_texts, answer, custom_ids, pictures_of, texts

from bot.features.puzzle.choosing import in_turn, nearest_puzzles, puzzles_of
from bot.features.puzzle.of_the_day import puzzle_of_the_day_panel
from bot.features.puzzle.posed import ANSWERED, bank_of
from bot.interactions.routes import NEXT_PUZZLE, PUZZLE, PUZZLE_OPEN, PUZZLE_VOTE
from bot.languages import LANGUAGES, Speech, speech
from bot.languages.numbers import tenths
from bot.reading.choice_rows import Layout, Target, choice_rows
from bot.reading.choices import choices_of, option_in_words
from bot.reading.position import Position
from bot.runtime.clock import DAY
from bot.tables.model.table import Seat
from bot.tables.results.puzzle_ratings import PuzzleRating, first_rating
from bot.tables.results.ratings import Rating
from engine.match import Match
from engine.players import choose
from engine.puzzles import Puzzle, moves_of, position
from engine.questions import Question
from engine.registry import MODULES, find_game
from tests.short_forms import one_in_eight, some

POSED = [key for key in MODULES if bank_of(key)]


def find_puzzle(result: Any) -> tuple[Puzzle, Match[Any]]:
    """The puzzle that a message shows."""
    ids = custom_ids(result.response.components)
    number = next(int(id_.split(":")[1], 36) for id_ in ids if id_[:2] in ("pz", "ps", "pf", "pv"))
    puzzle = next(puzzle for key in MODULES for puzzle in bank_of(key).values() if puzzle.number == number)
    return puzzle, position(find_game(puzzle.game), puzzle)


def wrong_option(puzzle: Puzzle) -> str:
    """An option of a puzzle that is not as good as the best one, and stands alone among those shown first."""
    if puzzle.greedy != puzzle.best:
        return puzzle.greedy
    question = position(find_game(puzzle.game), puzzle).question_for(puzzle.seat)
    assert question is not None
    return next(option.id for option in question.options if not puzzle.is_right(option.id))


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


def _list_labels(part: Any) -> Iterator[str]:
    """Labels and notes of a control."""
    yield part.get("label") or ""
    for each in part.get("options", ()):
        yield from (each["label"], each.get("description") or "")


@pytest.mark.parametrize("game", POSED)
async def test_a_puzzle_is_solved_and_the_next_one_missed(world: World, game: str) -> None:
    zoe = world.people[0]
    panel = await world.command(zoe, "puzzle", game=game)
    assert panel.ephemeral
    assert "Puzzle" in answer(panel)
    assert len(pictures_of(panel.response)) == 1
    first, _ = find_puzzle(panel)
    assert first.game == game
    assert first.nature.is_trap, "who only counts points errs in the first one, and in half of all"
    assert "★☆☆" in answer(panel) or "★★☆" in answer(panel) or "★★★" in answer(panel)
    labels = {text for part in walk(panel.response.components) for text in _list_labels(part)}
    assert not [text for text in labels if re.search(r"points \d+ → \d+| · \d+🏆", text)], "no gains are shown"
    solved = await solve(world, zoe, panel, first.best)
    reply = texts(solved.response.components)
    assert "✅ Yes!" in reply
    assert [" with a cross " in alt for alt in alt_texts(solved.response) if "gold ring" in alt] == [False]
    assert "💡" in reply, "it is said why"
    assert "1 of 1 solved" in reply
    best, base, other = (round(100 * chance) for chance in first.wins)
    assert f"wins {best} of 100" in reply
    more = first.points[0] - first.points[1]
    phrase = f"wins {base} of 100, with {tenths(abs(more), 'en')} {'fewer' if more >= 0 else 'more'} points"
    assert (phrase in reply) == (first.greedy != first.best)
    assert (f"The second-best option wins {other} of 100" in reply) == (first.greedy == first.best or other > base)
    assert "only the first answer" not in reply

    following = await zoe.click(solved.response, label="Next puzzle")
    second, _ = find_puzzle(following)
    assert second.number != first.number
    missed = await solve(world, zoe, following, wrong_option(second))
    reply = texts(missed.response.components)
    assert "❌" in reply
    assert [" with a cross " in alt for alt in alt_texts(missed.response) if "gold ring" in alt] == [True]
    assert "1 of 2 solved · no streak" in reply
    record = await world.bot.tables.results.puzzle_record(zoe.id)
    assert record.answers == {first.number: True, second.number: False}


async def test_only_the_first_answer_counts_and_answered_ones_come_last(world: World) -> None:
    zoe = world.people[0]
    tables = world.bot.tables
    puzzles = [puzzle for key in MODULES for puzzle in bank_of(key).values()]
    left = puzzles[3]
    for puzzle in puzzles:
        if puzzle is not left:
            world.clock.tick()
            await tables.results.answer_puzzle(zoe.id, puzzle.number, solved=True)
    panel = await world.command(zoe, "puzzle")
    assert find_puzzle(panel)[0] == left
    await solve(world, zoe, panel, wrong_option(left))
    panel = await world.command(zoe, "puzzle")
    assert f"all {len(puzzles)} puzzles" in answer(panel)
    assert find_puzzle(panel)[0] == puzzles[0]
    again = await solve(world, zoe, panel, wrong_option(puzzles[0]))
    assert "answered this o" in texts(again.response.components)
    record = await tables.results.puzzle_record(zoe.id)
    assert record.solved_count == len(puzzles) - 1
    assert record.streak == 0


async def test_the_second_step_says_what_the_first_one_chose(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    left = puzzle_with_many_options()
    monkeypatch.setattr("bot.features.puzzle.posed.bank", lambda package, version: {left.number: left})
    panel = (await world.command(world.people[0], "puzzle", game="diceforge")).response
    listed = [each for part in walk(panel.components) for each in part.get("options", ())]
    first = next(each for each in listed if left.best.startswith(each["value"]))
    second = await world.choose(world.people[0], first["value"], panel)
    assert first["label"] in texts(second.response.components)
    assert "Which old face does it replace?" in texts(second.response.components)
    assert len(pictures_of(second.response)) == 1
    assert left.best in {*offered(second.response)}


def puzzle_with_many_options() -> Puzzle:
    """A position of Dice Forge in which faces are chosen in two steps; forging one of them is the answer."""
    match = Match.start(find_game("diceforge"), 2, seed=b"m" * 32)
    while len(match.questions[0].options) < 60:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    seat, options = match.questions[0].seat, [option.id for option in match.questions[0].options]
    best = next(option for option in options if option.startswith("forge:"))
    shipped = bank_of("diceforge")
    return next(iter(shipped.values()))._replace(
        number=77,
        seats=2,
        settings=match.settings,
        seed=b"m" * 32,
        moves=moves_of(match),
        seat=seat,
        best=best,
        greedy=choose("greedy", match, seat).option,
    )


async def test_the_next_best_is_told_where_it_is_not_what_the_computer_player_chose(world: World) -> None:
    zoe = world.people[0]
    puzzles = [puzzle for key in MODULES for puzzle in bank_of(key).values()]
    left = next(puzzle for puzzle in puzzles if puzzle.wins[2] > puzzle.wins[1] + 0.01)
    for puzzle in puzzles:
        if puzzle is not left:
            await world.bot.tables.results.answer_puzzle(zoe.id, puzzle.number, solved=True)
    text = texts((await solve(world, zoe, await world.command(zoe, "puzzle"), wrong_option(left))).response.components)
    assert f"wins {round(100 * left.wins[1])} of 100" in text
    assert f"The second-best option wins {round(100 * left.wins[2])} of 100." in text


async def test_forged_answers_do_nothing(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    puzzle = next(iter(bank_of("hercules").values()))
    for id_ in (PUZZLE.id(puzzle.number, 1, "labour:99"), PUZZLE.id(7, 1, puzzle.best)):
        assert answer(await world.forged(zoe, id_, world.board))
    assert not (await world.bot.tables.results.puzzle_record(zoe.id)).answers


def posed_in(game: str, puzzle: Puzzle, speaks: Speech) -> tuple[Position, Question]:
    """The position of a puzzle in a language, and the question that is posed."""
    seats = tuple(Seat(seat, seat + 1, "Zoë", None) for seat in range(puzzle.seats))
    match = position(find_game(game), puzzle)
    question = match.question_for(puzzle.seat)
    assert question is not None
    return Position(match, seats, speaks), question


@one_in_eight
@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", POSED)
def test_the_best_option_and_greedys_can_be_chosen_and_told_apart(game: str, language: str, step: int) -> None:
    speaks = speech(language)
    for puzzle in [*bank_of(game).values()][::step]:
        posed, question = posed_in(game, puzzle, speaks)
        choices = choices_of(posed, question)
        rows = choice_rows(Target(puzzle.number, question.number, ANSWERED), choices, layout=Layout(more="…"))
        assert rows is not None
        assert len(rows) <= 5
        for option in (puzzle.best, puzzle.greedy):
            if not any(choice.id == option for choice in choices):
                begins = next(choice.id for choice in choices if choice.opens and option.startswith(choice.id))
                then = choices_of(posed, question, beginning=begins)
                assert any(choice.id == option for choice in then)


def test_most_points_at_once_are_not_the_answer_in_half_of_what_is_posed_as_long_as_there_are_such() -> None:
    for games in (POSED, *((key,) for key in POSED)):
        new = [puzzle for key in games for puzzle in puzzles_of_game(key)]
        answered: list[Puzzle] = []
        while any(puzzle.nature.is_trap for puzzle in new):
            following = in_turn(answered, new)[0]
            new.remove(following)
            answered.append(following)
            assert 2 * sum(puzzle.nature.is_trap for puzzle in answered) >= len(answered)
        assert answered


def puzzles_of_game(key: str) -> list[Puzzle]:
    return [*bank_of(key).values()]


def test_puzzles_near_the_own_rating_come_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.puzzle.choosing.NEAR", 3)
    puzzles = [puzzle for key in POSED for puzzle in puzzles_of_game(key)]
    hard = {puzzle.number: PuzzleRating(Rating(40.0, 3.0, 9)) for puzzle in puzzles[1::2]}
    strong, weak = (nearest_puzzles(puzzles, Rating(mean, 2.0, 9), hard) for mean in (40.0, 10.0))
    assert {puzzle.number for puzzle in strong} <= {*hard}
    assert not {puzzle.number for puzzle in weak} & {*hard}
    assert len(strong) >= 3
    assert first_rating(3).mean > first_rating(2).mean == Rating().mean > first_rating(1).mean


async def begun(world: World) -> Any:
    """The board of a match, under which any id can be forged."""
    await world.command(world.people[0], "play hercules")
    await world.press(world.people[1], "Join")
    await world.press(world.people[0], "Start")
    return world.board


async def test_a_puzzle_moves_the_own_rating_once_and_only_its_owner_reads_it(world: World) -> None:
    zoe, wang = world.people[:2]
    results = world.bot.tables.results
    panel = await world.command(zoe, "puzzle", game="hercules")
    first, _ = find_puzzle(panel)
    solved = await solve(world, zoe, panel, first.best)
    rating = await results.puzzle_rating(zoe.id)
    assert rating.mean > Rating().mean
    assert rating.matches == 1
    change = rating.display_value - 1000
    assert f"Your puzzle rating: {rating.display_value} (+{change}). Only you see it." in texts(
        solved.response.components
    )
    posted = await world.forged(zoe, PUZZLE_OPEN.id(first.number), await begun(world))
    again = await solve(world, zoe, posted, first.best)
    assert "answered this one before" in texts(again.response.components)
    assert "Your puzzle rating" not in texts(again.response.components)
    assert await results.puzzle_rating(zoe.id) == rating
    assert await results.puzzle_rating(wang.id) == Rating()
    record = (await results.puzzle_ratings())[first.number]
    assert record.rating.mean < first_rating(first.nature.difficulty).mean, "it was easier than it looked"


async def test_a_vote_counts_once_for_each_person_and_disliked_puzzles_come_last(world: World) -> None:
    zoe = world.people[0]
    results = world.bot.tables.results
    panel = await world.command(zoe, "puzzle", game="hercules")
    first, _ = find_puzzle(panel)
    before = await world.forged(zoe, PUZZLE_VOTE.id(first.number, "up"), await begun(world))
    assert "gone" in answer(before), "who has not answered has no vote"
    solved = await solve(world, zoe, panel, first.best)
    liked = await zoe.click(solved.response, label="Good puzzle")
    assert "Glad you liked it" in answer(liked)
    assert (await results.puzzle_ratings())[first.number][1:] == (1, 0)
    for _ in range(2):
        disliked = await zoe.click(solved.response, label="Not a good one")
        assert "come up less often" in answer(disliked)
    assert (await results.puzzle_ratings())[first.number][1:] == (0, 1)

    wang = world.people[1]
    theirs, _ = find_puzzle(await world.command(wang, "puzzle", game="hercules"))
    for person in range(1_000, 1_003):
        await results.answer_puzzle(person, theirs.number, solved=True)
        assert await results.vote_on_puzzle(person, theirs.number, "down")
    other, _ = find_puzzle(await world.command(wang, "puzzle", game="hercules"))
    assert other != theirs


async def test_a_theme_can_be_chosen_and_more_of_it(world: World) -> None:
    zoe = world.people[0]
    theme = next(puzzle.nature.theme for puzzle in puzzles_of_game("hercules"))
    panel = await world.command(zoe, "puzzle", theme=f"hercules_{theme}")
    first, _ = find_puzzle(panel)
    assert (first.game, first.nature.theme) == ("hercules", theme)
    assert speech("en")(f"hercules-theme-{theme}") in answer(panel)
    solved = await solve(world, zoe, panel, first.best)
    second, _ = find_puzzle(await zoe.click(solved.response, label="More like this"))
    assert (second.game, second.nature.theme) == ("hercules", theme)
    assert {puzzle.nature.theme for puzzle in puzzles_of(f"hercules_{theme}")} == {theme}
    other = await world.command(zoe, "puzzle", game="diceforge", theme=f"hercules_{theme}")
    assert "belongs to the other game" in answer(other)
    assert "gone" in answer(await world.forged(zoe, NEXT_PUZZLE.id("hercules_nothing"), await begun(world)))


@one_in_eight
@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", POSED)
def test_options_of_a_puzzle_do_not_tell_what_they_bring(game: str, language: str, step: int) -> None:
    speaks = speech(language)
    for puzzle in [*bank_of(game).values()][::step]:
        posed, question = posed_in(game, puzzle, speaks)
        usual = choices_of(posed, question)
        bare = choices_of(posed, question, is_bare=True)
        assert [choice.id for choice in usual] == [choice.id for choice in bare]
        for usual_choice, choice in zip(usual, bare, strict=True):
            option = question.find(choice.id)
            facts = posed.match.preview(puzzle.seat, option) if option else {}
            if "points_after" in facts:
                gain = f"{facts['points_before']} → {facts['points_after']}"
                assert gain in usual_choice.label + usual_choice.note
                assert gain not in choice.label + choice.note
            if choice.id.startswith("feat:"):
                assert "🏆" in usual_choice.label
                assert "🏆" not in choice.label


@one_in_eight
@pytest.mark.parametrize("language", some(LANGUAGES, 3))
def test_every_puzzle_has_a_theme_and_a_reason(language: str, step: int) -> None:
    speaks = speech(language)
    for puzzle in [puzzle for key in MODULES for puzzle in bank_of(key).values()][::step]:
        game = find_game(puzzle.game)
        assert speaks.has(f"{puzzle.game}-theme-{puzzle.nature.theme}")
        reason = game.minds.reason_for(position(game, puzzle), puzzle.seat, puzzle.best)
        assert speaks.advice(puzzle.game, reason, ("Zoë", "Bo", "Ann", "Dan"))


async def test_the_puzzle_of_the_day_is_posted_once_a_day_and_each_solves_it_in_private(world: World) -> None:
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon"), roles=[role])
    await begun(world)
    assert await posts_after_looking(world) == [], "off by default"
    panel = await world.command(archon, "settings")
    form = await archon.click(panel.response, label="Post of the day…")
    changes = {"channel": [world.channel], "parts": ["puzzle"], "hour": "0", "zone": "UTC"}
    done = await send(archon, form, changes)
    assert f"the puzzle of the day in <#{world.channel.id}>" in re.sub("[\u2068\u2069]", "", answer(done))

    [posted] = await posts_after_looking(world)
    assert len(pictures_of(posted)) == 1
    await world.restart()
    [posted] = await posts_after_looking(world)
    number = next(int(id_.split(":")[1], 36) for id_ in custom_ids(posted.components) if id_.startswith("po:"))
    for person in world.people[:2]:
        opened = await person.click(world.view(posted), label="Solve it")
        assert opened.ephemeral
        puzzle, _ = find_puzzle(opened)
        assert puzzle.number == number
        await solve(world, person, opened, puzzle.best)
        assert (await world.bot.tables.results.puzzle_record(person.id)).answers == {number: True}
    world.clock.time += DAY
    posts = await posts_after_looking(world)
    assert len(posts) == 2
    assert custom_ids(posts[1].components) != custom_ids(posts[0].components), "another one"


async def posts_after_looking(world: World) -> list[Any]:
    """The puzzles of the day in the channel, after it was looked whether one is due."""
    with world.env._bot_scope():
        await world.bot.tables.dailies.posts.look()
    await world.env.settle(timeout=60)
    return [each for each in world.public if "Puzzle of the day" in texts(each.components)]


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_the_puzzle_of_the_day_does_not_tell_what_is_best(world: World, language: str) -> None:
    puzzle = next(iter(bank_of("hercules").values()))
    panel = await puzzle_of_the_day_panel(world.bot.services, puzzle.number, speech(language))
    words = str(panel.view.to_components())
    posed, question = posed_in("hercules", puzzle, speech(language))
    best = option_in_words(posed, question, puzzle.best)
    assert best is not None
    assert best not in words
