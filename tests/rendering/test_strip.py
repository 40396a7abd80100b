"""Missed turns below each other, in signs and words that are read, and the marks of what is new on boards."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageColor

from bot.languages import speech
from bot.languages.captions import Caption
from engine.match import Match
from engine.news import news_for
from engine.players import choose
from engine.registry import find_game
from engine.timeline import stills
from rendering import theme
from rendering.caption import STRIP, STRIP_COMPACT
from rendering.dice_forge.view import is_fresh, read
from rendering.picture import Scene
from rendering.registry import kinds_of
from rendering.replay import no_pause, scenes_at
from rendering.strip import MOST, draw_strip, missed_turns
from rendering.templates import compact_page, last_turns
from tests.rendering.sheets import assert_inside
from tests.short_forms import some

LARGEST = 700_000
"""Bytes, as for a board."""


def play_match(key: str, seats: int, turns: int) -> Match:
    match = Match.start(find_game(key), seats, seed=bytes([seats]) * 32)
    while match.questions and len(stills(match)) <= turns:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


@pytest.mark.parametrize(("key", "seats"), some([("diceforge", 4), ("hercules", 2)], 2))
def test_long_absences_fit_one_picture_and_nothing_is_left_untold(key: str, seats: int) -> None:
    match, words = play_match(key, seats, 10), speech("en")
    scene = Scene(match, ("Anna", "Bo", "Clio", "Dora")[:seats], words)
    assert len(missed_turns(scene, 0)) == MOST < 10
    turns = missed_turns(scene, 0)
    assert [still.since for still in turns[1:]] == [still.events for still in turns[:-1]]
    strip = draw_strip(scene, 0, 0, Caption(words, key, scene.names))
    assert len(strip.data) <= LARGEST
    assert strip.width == theme.WIDTH
    assert strip.height < MOST * theme.HEIGHT / 2
    assert STRIP.letters * 550 / strip.width >= 15
    assert f"What happened in {MOST} turns" in strip.alt
    with pytest.raises(ValueError, match="nothing"):
        draw_strip(scene, len(match.journal), 0, Caption(words, key, scene.names))


def test_on_a_small_screen_turns_are_read_as_well() -> None:
    match, words = play_match("hercules", 2, 8), speech("en")
    scene = Scene(match, ("Anna", "Bo"), words, compact=True)
    strip = draw_strip(scene, 0, 0, Caption(words, "hercules", scene.names))
    assert strip.width == compact_page.WIDTH
    assert STRIP_COMPACT.letters * 350 / strip.width >= 14


@pytest.mark.parametrize("key", ["diceforge", "hercules"])
@pytest.mark.parametrize("compact", [False, True])
def test_each_turn_shows_its_deeds_in_large_signs(key: str, compact: bool) -> None:
    match, words = play_match(key, 3, 5), speech("en")
    scene = Scene(match, ("Anna", "Bo", "Clio"), words, compact=compact)
    smallest = (last_turns.COMPACT_PAGE_SIGN * 350 / 1050) if compact else (last_turns.PAGE_SIGN * 550 / 1650)
    assert smallest >= 30
    heights = []
    for then, events, _ in scenes_at(scene, missed_turns(scene, 0), no_pause):
        assert events
        sheet = kinds_of(then.match)["turns"].draw(then).sheet
        heights.append(sheet.ground.height)
        assert_inside(sheet, 8)
        assert any(stamp.sprite.height > 80 for stamp in sheet.stamps)
    strip = draw_strip(scene, 0, 0, Caption(words, key, scene.names))
    assert strip.height > sum(heights)


def test_a_long_story_takes_more_lines_than_a_short_one() -> None:
    match, words = play_match("hercules", 2, 4), speech("en")
    scene = Scene(match, ("Anna", "Bo"), words)
    heights = [draw_strip(scene, 0, 0, lambda events, n=n: "word " * n).height for n in (3, 60, 600)]
    assert heights[0] < heights[1] <= heights[2]


@pytest.mark.parametrize("key", ["diceforge", "hercules"])
def test_every_side_keeps_its_colour(key: str) -> None:
    match, words = play_match(key, 4, 5), speech("en")
    scene = Scene(match, ("Anna", "Bo", "Clio", "Dora"), words)
    strip = draw_strip(scene, 0, 0, Caption(words, key, scene.names))
    with Image.open(BytesIO(strip.data)) as opened:
        counts = {colour: count for count, colour in opened.convert("RGB").getcolors(1 << 24) or []}
    assert min(counts.get(ImageColor.getrgb(side.colour), 0) for side in theme.SIDES) > 50


def test_faces_and_heroes_are_marked_that_are_new_to_the_reader() -> None:
    match = play_match("diceforge", 2, 8)
    for seat in range(2):
        news = news_for(match, seat)
        assert news is not None
        forged = [event for event in news.events if event.kind == "forged"]
        scene = Scene(match, ("Anna", "Bo"), speech("en"), since=news.since, news=tuple(news.events))
        table = read(scene)
        marked = [
            (hero.number, die, side)
            for hero in table.heroes
            for die in range(2)
            for side in range(6)
            if is_fresh(hero, die, side)
        ]
        places = [(each.seat, ("light", "dark").index(str(each.facts["die"])), each.facts["side"]) for each in forged]
        assert marked == sorted({(number, die, int(str(side)) - 1) for number, die, side in places})
        assert table.new_feats.keys() == {each.facts["slot"] for each in news.events if each.kind == "performed"}
        assert table.moved_seats == {each.seat for each in news.events if each.kind in ("moved", "ousted")}
    everything = Scene(match, ("Anna", "Bo"), speech("en"), since=0, news=tuple(match.events))
    assert any(hero.fresh for hero in read(everything).heroes)
    assert not any(hero.fresh for hero in read(everything._replace(since=len(match.events), news=())).heroes)
