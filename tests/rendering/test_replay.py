"""A match as an animation: every turn told, one palette, no larger than it may be."""

from __future__ import annotations

import asyncio
import threading
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.drawing import studio
from bot.languages import speech
from bot.languages.captions import Caption, strip_markdown
from engine.match import Match
from engine.news import ever_fewer
from engine.registry import find_game
from engine.timeline import Still, stills
from rendering import caption as captions
from rendering import theme
from rendering.canvas import gif
from rendering.picture import Picture, Scene
from rendering.registry import draw
from rendering.replay import LAST, SHRUNK, draw_replay, draw_stills, frame_durations, thin_out
from tests.rendering.sheets import frames_in

NAMES = ("Zoë", "مرحبا 🐉", "a_b*c", "王小明")
PLAYED = 14


def played(game: str, seats: int, choices: int = PLAYED, settings: dict[str, str] | None = None) -> Match[Any]:
    match: Match[Any] = Match.start(find_game(game), seats, settings or {}, seed=b"r" * 32)
    chance = Random(9)
    while len(match.journal) < choices and not match.is_finished:
        question = chance.choice(match.questions)
        match.play(question.seat, chance.choice(question.options).id)
    return match


def scene_of(match: Match[Any], viewer: int | None = None) -> Scene:
    return Scene(match, NAMES[: match.seats], speech("en"), viewer)


def told_of(match: Match[Any]) -> Any:
    return Caption(speech("en"), match.game.key, NAMES[: match.seats])


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures' pixels, from 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def blocks(count: int) -> list[Image.Image]:
    pictures = []
    for at in range(count):
        picture = Image.new("RGB", (60, 40), "#121A2E")
        picture.paste(("#F5BE3B", "#4CBF73", "#EE5A36")[at % 3], (at * 5, 5, at * 5 + 20, 30))
        pictures.append(picture)
    return pictures


def test_an_animation_shows_its_frames_again() -> None:
    pictures = [*blocks(5), blocks(5)[-1], blocks(1)[0]]
    data = gif.encode([(each, 500 + 10 * at) for at, each in enumerate(pictures)], gif.shared_palette(pictures), 10**6)
    frames = frames_in(data)
    assert [duration for _, duration in frames] == [500, 510, 520, 530, 540, 550, 560]
    assert all(unlike(one, other) < 2 for one, (other, _) in zip(pictures, frames, strict=True))
    assert Image.open(BytesIO(data)).info["loop"] == 0


def test_an_animation_is_given_up_as_soon_as_it_is_too_large() -> None:
    pictures = []

    def frames() -> Any:
        for each in blocks(8):
            pictures.append(each)
            yield each, 500

    palette = gif.shared_palette(blocks(3))
    whole = gif.encode(((each, 500) for each in blocks(8)), palette, 10**6)
    assert gif.encode(frames(), palette, len(whole)) == whole
    pictures.clear()
    with pytest.raises(gif.TooLarge):
        gif.encode(frames(), palette, 900)
    assert len(pictures) < 8


@pytest.mark.parametrize(("game", "seats"), [("hercules", 3), ("diceforge", 2)])
def test_every_turn_and_every_event_is_told_once(game: str, seats: int) -> None:
    match = played(game, seats, 60)
    for timeline in (stills(match), stills(match, each_choice=True), thin_out(stills(match, each_choice=True), 7)):
        assert timeline[0].entries == timeline[0].since == 0
        assert timeline[-1].entries == len(match.journal)
        assert timeline[-1].events == len(match.events)
        assert [each.since for each in timeline[1:]] == [each.events for each in timeline[:-1]]
    ends = [still.entries for still in stills(match)]
    again = match.replay(0)
    for number, entry in enumerate(match.journal, start=1):
        again.play(*entry)
        assert (number in ends) == (again.turn_began == number or number == len(match.journal))


def test_a_long_match_is_thinned_evenly() -> None:
    timeline = [Still(at, at, at + 1) for at in range(100)]
    entries = [each.entries for each in thin_out(timeline, 10)]
    assert (entries[0], entries[-1], len(entries)) == (0, 99, 10)
    gaps = [after - before for before, after in pairwise(entries)]
    assert max(gaps) - min(gaps) <= 1
    assert thin_out(timeline[:5], 10) == timeline[:5]


def test_the_end_is_shown_longest() -> None:
    assert frame_durations(3) == [3000, 3000, LAST]
    assert set(frame_durations(90)[:-1]) == {1660}
    assert set(frame_durations(1000)[:-1]) == {800}
    assert frame_durations(1) == [LAST]


@pytest.mark.parametrize(("game", "seats"), [("hercules", 1), ("diceforge", 4)])
def test_the_boards_are_those_of_the_match(game: str, seats: int) -> None:
    match = played(game, seats)
    scene = scene_of(match)
    picture = draw_replay(scene, told_of(match))
    frames = frames_in(picture.data)
    assert len(frames) == len(stills(match))
    for still, (frame, _) in list(zip(stills(match), frames, strict=True))[:: len(frames) - 1]:
        board = draw("board", scene._replace(match=match.replay(still.entries)))
        whole = Image.open(BytesIO(board.data)).convert("RGB").reduce(2)
        assert unlike(frame.crop((0, 0, *whole.size)), whole) < 4
    assert picture.name == "replay.gif"
    assert (picture.width, picture.height) == frames[0][0].size
    assert f"{len(match.journal)} moves" in picture.alt
    assert len(picture.alt) <= 1024


def test_it_tells_nobody_more_than_everybody_sees() -> None:
    match = played("hercules", 2, 4)
    assert draw_replay(scene_of(match, 1)) == draw_replay(scene_of(match))


def test_turns_are_left_out_where_it_would_be_too_large() -> None:
    match = played("hercules", 2, 12)
    whole = draw_replay(scene_of(match))
    limit = len(whole.data) * 2 // 3
    less = draw_replay(scene_of(match), limit=limit)
    assert len(less.data) <= limit
    assert 2 <= len(frames_in(less.data)) < len(frames_in(whole.data))
    with pytest.raises(gif.TooLarge):
        draw_replay(scene_of(match), limit=10_000)


def test_a_second_picture_stands_below_the_board() -> None:
    match = played("diceforge", 2, 2, {"module": "goddess"})
    beside = draw_stills(scene_of(match), stills(match)[:1], None, 10**7)
    alone = draw_stills(scene_of(played("diceforge", 2, 2)), [Still(0, 0, 1)], None, 10**7)
    assert beside.height > alone.height + 300
    assert beside.width == alone.width


def test_captions_keep_names_in_their_direction_and_within_the_strip() -> None:
    name = "\u2068مرحبا بك\u2069"
    words = list(captions._words(f"{name}: 6, 2 · {name} takes Pan"))
    assert words[0] == ("مرحبا بك", ":")
    assert [word[-1] for word in words[1:4]] == ["6,", "2", "·"]
    for lettering in (captions.FILM, captions.STRIP, captions.STRIP_COMPACT):
        lines = captions.lines_of("word " * 200, 400, lettering)
        assert len(lines) == lettering.lines
        assert lines[-1][-1][-1] == "…"
        assert all(sum(captions._width(word, lettering.letters) for word in line) <= 400 for line in lines)
        assert captions.caption(500, f"{name} x" * 60, lettering).size == (500, lettering.height)
    assert captions.caption(500, "").getcolors(2) is not None


def test_a_calculation_stays_on_one_line() -> None:
    words = captions._words("Zoë performs 6 = 6 × 1, walks to 6 · wins 3")
    assert [" ".join(word).replace(captions.NO_BREAK, " ") for word in words][2] == "6 = 6 × 1,"


def test_captions_can_be_read_where_discord_shows_them_inline() -> None:
    film_wide = theme.WIDTH // SHRUNK
    for wide, lettering in ((film_wide, captions.FILM), (theme.WIDTH, captions.STRIP)):
        assert lettering.letters * theme.WIDTH / 3 / wide >= 14.8
    assert captions.FILM.letters * 350 / film_wide >= 14, "on a phone"


def test_captions_read_as_on_discord() -> None:
    assert strip_markdown(r"**Zoë** takes \*two\* of \_3\_ \| 4 \. 5") == "Zoë takes *two* of _3_ | 4 . 5"
    assert strip_markdown("-# small print") == "small print"


async def test_a_replay_is_drawn_once_and_leaves_a_thread_to_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, threads = threading.Event(), []

    def draw(scene: Scene, caption: Any, limit: int, pause: Any) -> Picture:
        assert gate.wait(20)
        threads.append(threading.current_thread().name)
        return Picture(b"x", "", 1, 1, "replay.gif")

    monkeypatch.setattr(studio, "draw_replay", draw)
    own_studio = studio.Studio()
    try:
        scene = scene_of(played("hercules", 2, 3))
        first, second = asyncio.ensure_future(own_studio.replay(scene)), asyncio.ensure_future(own_studio.replay(scene))
        board = await own_studio.draw("board", scene)
        assert board.name == "board.png", "boards do not wait for replays"
        assert not threads
        gate.set()
        assert (await first) is (await second) is await own_studio.replay(scene)
        await own_studio.replay(scene, limit=5)
        assert len(threads) == 2
    finally:
        gate.set()
        own_studio.close()


def test_captions_tell_the_last_that_happened_in_whole_words() -> None:
    """What is too much for three seconds is left out, never cut in the middle: rolls and gains first, then what came
    first."""
    game = played("diceforge", 3, 60)
    texts = [Caption(speech("en"), "diceforge", NAMES[:3])(game.events[at : at + 12]) for at in range(0, 90, 4)]
    assert not any("…" in each for each in texts), "twelve events are never too many deeds"
    match = played("hercules", 2, 30)
    caption = Caption(speech("en"), "hercules", NAMES[:2])
    whole = caption(match.events)
    assert whole.startswith("… · ")
    assert len(whole) <= 260
    *_, deeds = ever_fewer(find_game("hercules"), match.events)
    story = speech("en").story("hercules", deeds, NAMES[:2])
    assert whole.endswith(strip_markdown(story[-1]))
    assert caption(match.events[:1]) == strip_markdown(speech("en").story("hercules", match.events[:1], NAMES[:2])[0])
