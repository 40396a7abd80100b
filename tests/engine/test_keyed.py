"""Keyed dice: the draw of a name is the same whoever plays, and no name is drawn twice in a match."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import groupby
from random import Random
from typing import Any

import pytest

from engine.chance import KEYED, STREAM, Stream
from engine.keyed import ALONE, KeyedDice, NamedDraw, source_of
from engine.match import Match
from engine.players import choose
from engine.recording import DrawRecord, record_draws
from engine.registry import find_game
from engine.save_format import key_of
from engine.simulation import match_seed

KEY = bytes(range(32))
GOLDEN_SIDES = [3, 2, 0, 0, 3, 3, 1, 2]
GOLDEN_DECK = "begdakfihcj"

BOXES = ("base", "rebellion")
LINE_UPS = ("random", "draft")
CELLS: list[tuple[str, int, dict[str, str]]] = [
    *(("hercules", 1, {"variant": variant, "level": "book"}) for variant in ("full", "simplified")),
    *(("hercules", seats, {"variant": variant}) for seats in (2, 3, 4) for variant in ("full", "simplified")),
    *(
        ("diceforge", seats, {"module": module, "sets": box, "line_up": LINE_UPS[seats % 2]})
        for seats in (2, 3, 4)
        for module in ("none", "goddess", "titans")
        for box in BOXES
    ),
]
PHASE = re.compile(r"\d+\.\d+(#\d+)?")
UNLIKE = {"hercules": "novice", "diceforge": "random"}
"""Who plays the other match."""
MATCHES = 5
"""Matches of a cell, each played twice."""


def named(cell: tuple[str, int, dict[str, str]]) -> str:
    return "-".join([cell[0], str(cell[1]), *cell[2].values()])


def draws_of(match: Match[Any]) -> list[DrawRecord]:
    """Every draw of a match, the deal's too."""
    draws: list[DrawRecord] = []
    origin = match.origin
    again = match.replay(chance=record_draws(origin.dice, key_of(match.game, origin), draws.append))
    assert again.events == match.events
    return draws


def rolls_of(match: Match[Any]) -> dict[tuple[str, int], int]:
    """Each die that was rolled after the deal: its name, its slot and the side it fell on."""
    rolls = [draw for draw in draws_of(match) if draw.name[0].isdigit()]
    return {(draw.name, draw.slot or 0): draw.side for draw in rolls}


def play_cell(cell: tuple[str, int, dict[str, str]], number: int, first: str) -> Match[Any]:
    """A sealed match of a cell with one player on the first seat and ``greedy`` on the others."""
    key, seats, settings = cell
    match: Match[Any] = Match.start(find_game(key), seats, settings, seed=match_seed(named(cell), number), click=7)
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose(first if seat == 0 else "greedy", match, seat).option)
    return match


@pytest.mark.parametrize("cell", CELLS[::5], ids=named)
def test_different_players_of_a_sealed_match_have_the_same_dice(cell: tuple[str, int, dict[str, str]]) -> None:
    """The same side under one name always; and most of the rolls that one makes, the other one makes too."""
    shared = total = unlike = 0
    for number in range(MATCHES):
        one, other = play_cell(cell, number, "greedy"), play_cell(cell, number, UNLIKE[cell[0]])
        mine, theirs = rolls_of(one), rolls_of(other)
        unlike += one.journal != other.journal
        both = mine.keys() & theirs.keys()
        assert {name: mine[name] for name in both} == {name: theirs[name] for name in both}
        if cell[0] == "hercules":
            last = min(one.round, other.round)
            mine, theirs = ({name for name in rolls if round_of(*name) <= last} for rolls in (mine, theirs))
        else:
            phases = [{name for name in rolls if PHASE.fullmatch(name[0])} for rolls in (mine, theirs)]
            assert phases[0] == phases[1] != set(), "the dice of phase 1 are rolled in every match"
        shared += 2 * len(mine & theirs if isinstance(mine, set) else both)
        total += len(mine) + len(theirs)
    assert unlike > MATCHES // 2
    assert shared >= (0.94 if cell[0] == "hercules" else 0.8) * total


def round_of(name: str, slot: int) -> int:
    return int(name.split(".")[0])


def moved_on(match: Match[Any], random: Random) -> Match[Any]:
    """The match as it is, or after it was copied, stored, or taken back some choices."""
    way = random.randrange(12)
    if way == 0:
        return match.fork()
    if way == 1:
        return Match.restore(match.game, json.loads(json.dumps(match.save())))
    if way == 2:
        return match.replay(max(0, len(match.journal) - random.randrange(4)))
    return match


@pytest.mark.parametrize("cell", CELLS[::2], ids=named)
def test_no_name_is_drawn_twice_and_copies_have_the_same_dice(cell: tuple[str, int, dict[str, str]]) -> None:
    key, seats, settings = cell
    random = Random(named(cell))
    match: Match[Any] = Match.start(find_game(key), seats, settings, seed=random.randbytes(32))
    while match.questions:
        match = moved_on(match, random)
        question = random.choice(match.questions)
        match.play(question.seat, random.choice(question.options).id)
    names = [name for name, _ in groupby(draws_of(match), key=lambda draw: draw.name)]
    assert len(names) == len({*names})
    assert "" not in names
    assert len(names) > 20


def test_golden_draws() -> None:
    """What ``docs/fair_dice.md`` promises, computed without the engine's own code."""
    block = blake2b(b"3.1#1", key=KEY, digest_size=64).digest()
    dice = KeyedDice(KEY)
    dice.draw("3.1")
    second = dice.draw("3.1")
    assert second.name == "3.1#1"
    assert [second.side(slot) for slot in range(8)] == [block[8 * slot] % 6 for slot in range(8)] == GOLDEN_SIDES
    assert "".join(KeyedDice(KEY).draw("gods").shuffle("abcdefghijk")) == GOLDEN_DECK


def test_bytes_that_favour_a_side_are_skipped_also_beyond_the_slot() -> None:
    block = bytes([252, 255, 9, *[0] * 5, *[253] * 8, *[0] * 48])
    draw = NamedDraw("x", KEY, block)
    assert draw.side(0) == 9 % 6
    later = blake2b(b"x", key=KEY, digest_size=64, salt=(1).to_bytes(16, "big")).digest()
    assert draw.side(1) == next(byte for byte in later[8:16] if byte < 252) % 6
    assert NamedDraw("x", KEY, bytes([255, *block[1:]])).side(0, 3) == 0, "252 is fair to three sides"


def test_sides_and_orders_are_uniform() -> None:
    dice = KeyedDice(KEY)
    rolls = [dice.draw(f"{number}.0").side(number % 8) for number in range(12_000)]
    assert all(abs(rolls.count(side) - 2000) < 200 for side in range(6))
    orders = ["".join(dice.draw(f"deck.{number}").shuffle("abc")) for number in range(6_000)]
    assert all(abs(orders.count(order) - 1000) < 140 for order in {*orders})
    assert len({*orders}) == 6


def test_a_long_deck_goes_on_to_further_blocks() -> None:
    deck = KeyedDice(KEY).draw("deck").shuffle(range(200))
    assert sorted(deck) == [*range(200)]
    assert deck[:5] != [*range(5)]
    with pytest.raises(ValueError, match="256 cards"):
        KeyedDice(KEY).draw("deck").shuffle(range(257))


def test_an_imagined_match_has_the_dice_that_were_rolled_and_no_others() -> None:
    dice = KeyedDice(KEY)
    before = [dice.draw(name).side() for name in ("a", "a", "b")]
    once = dice.imagine(bytes(32))
    twice = once.at(1, {"a": 1}).at(1, {"a": 1})
    assert [twice.draw(name).side() for name in ("a", "b")] == before[1:]
    assert twice.draw("c") == KeyedDice(bytes(32)).draw("c")
    assert twice.draw_count == 4
    third = twice.imagine(bytes([1] * 32)).at(0)
    assert [third.draw(name).side() for name in ("a", "a", "b")] == before
    assert third.draw("c") == KeyedDice(bytes(32)).draw("c")
    assert third.draw("d") == KeyedDice(bytes([1] * 32)).draw("d")


def origins() -> Iterator[Mapping[str, Any]]:
    for dice in (KEYED, STREAM):
        match = Match.start(find_game("hercules"), 2, seed=KEY, click=7, dice=dice)
        yield json.loads(json.dumps(match.save()))


def test_a_match_keeps_its_kind_of_dice() -> None:
    keyed, stream = origins()
    assert (keyed["dice"], "dice" in stream) == (KEYED, False)
    for saved, kind in ((keyed, KeyedDice), (stream, Stream)):
        match = Match.restore(find_game("hercules"), saved)
        assert json.loads(json.dumps(match.save())) == saved
        assert isinstance(match.replay()._chance, kind)
        assert json.loads(json.dumps(match.restart().save())) == saved
    assert isinstance(source_of(STREAM, KEY), Stream)


@pytest.mark.parametrize("begins", [0, 300], ids=["one-key", "imagined"])
def test_dice_rolled_with_fewer_steps_fall_as_those_of_the_same_draw(begins: int) -> None:
    """Names come again in a turn, and bytes are among them that favour a side."""
    quick, slow = (
        KeyedDice(KEY, 0, {}, begins, ((begins, KEY[::-1], ALONE),)),
        KeyedDice(KEY, 0, {}, begins, ((begins, KEY[::-1], ALONE),)),
    )
    names = [f"{number % 400}.1.d1" for number in range(600)]
    assert [quick.roll(name) for name in names] == [slow.draw(name).side() for name in names]
    assert (quick.draw_count, quick.counts) == (slow.draw_count, slow.counts)
    draws = [slow.draw(name) for name in names]
    assert any(max(draw.first[::8]) >= 252 for draw in draws)
    for draw in draws:
        assert [side for slot in (0, 2, 4, 6) for side in draw.pair(slot)] == [draw.side(slot) for slot in range(8)]


@pytest.mark.parametrize("begins", [0, 150])
def test_pairs_and_piles_are_those_of_the_same_draw(begins: int) -> None:
    quick, slow = (KeyedDice(KEY, begins=begins, past=((begins, bytes(32), ALONE),)) for _ in range(2))
    for number in range(300):
        order = [(number + seat) % (2 + number % 3) for seat in range(2 + number % 3)]
        draw = slow.draw(name := f"pairs{number % 200}")
        assert list(quick.pairs(name, order)) == [draw.pair(2 * seat) for seat in range(len(order))]
        cards = "abcd" if number % 3 else "aaaa"
        assert list(quick.pile(f"pile{number % 200}", cards)) == slow.draw(f"pile{number % 200}").shuffle(cards)
    assert (quick.draw_count, quick.counts) == (slow.draw_count, slow.counts)


def test_a_stream_rolls_pairs_in_the_order_of_the_seats() -> None:
    quick, slow = Stream(KEY), Stream(KEY)
    rolled = {seat: slow.pair() for seat in (2, 0, 1)}
    assert quick.pairs("any", (2, 0, 1)) == [rolled[0], rolled[1], rolled[2]]
    assert list(quick.pile("any", "aaaa")) == slow.shuffle("aaaa")
    assert quick.draw_count == slow.draw_count
