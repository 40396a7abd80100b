"""A whole turn fits the window: a turn's panel stands in 620 pixels of 800, with a module in 660; its end in 620.

Where a new face goes is chosen below the board, which should stay in sight: that takes 300 pixels.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, cast

import pytest
from panel_heights import heights, heights_made
from PIL import Image

from bot.drawing.studio import Studio
from bot.features.history.replay import step_panel as replay_step
from bot.features.lookup.tour import how_panel, names_panel, tour_panel
from bot.features.tutorial.steps import scene_of, step_panel
from bot.interactions.components import Panel
from bot.interactions.panel_height import height_of
from bot.languages import LANGUAGES, speech
from bot.reading.links import tutorials
from bot.services import Services
from bot.tables.lookup_service import Lookup
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import Seat, Table
from bot.tables.people.people import Person
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.timeline import Timeline, timeline
from engine.tutorial import Progress
from rendering.picture import Picture, Scene
from rendering.side_by_side import side_by_side
from tests.bot.features.panels_of_matches import Shown, blank, panels_of, panels_of_places

TURN, WITH_MODULE, PLACES, STEP = 620, 660, 300, 560
ESTIMATE = 6
"""By how many pixels a panel may be higher than reckoned."""
LINE = 50
"""By how many it may be lower: two lines, where words fit after all."""
SPREAD = 30
"""Among how many panels of a match, spread over the whole of it, the highest are chosen."""
SAMPLED, MANY = 1, SPREAD
"""How many panels of a match are measured in a language, the highest by reckoning; all of them with ``make soak``."""
MODES: list[tuple[str, int, dict[str, str]]] = [
    ("hercules", 1, {}),
    ("hercules", 4, {}),
    ("diceforge", 4, {}),
    ("diceforge", 4, {"line_up": "goddess_recommended", "module": "goddess"}),
    ("diceforge", 3, {"line_up": "titans_recommended", "module": "titans"}),
]


PENELOPE = Person(7, "Penelope")


@pytest.mark.parametrize("count", [SAMPLED, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_the_panel_of_every_turn_fits_the_window(chromium: str, tmp_path: Path, count: int) -> None:
    shown, most = list[Shown](), list[int]()
    for game, seats, settings in MODES:
        panels = list(panels_of(game, seats, settings, *LANGUAGES))
        for at, _ in enumerate(LANGUAGES):
            *turns, end = panels[at :: len(LANGUAGES)]
            spread = turns[:: max(1, len(turns) // SPREAD)]
            sampled = sorted(spread, key=lambda each: height_of(*each.panel()))[-count:]
            assert len(sampled) >= SAMPLED
            shown += [*sampled, end]
            most += [WITH_MODULE if settings else TURN] * len(sampled) + [TURN]
    measured = await heights(shown, chromium, tmp_path)
    assert len(measured) == len(shown)
    pairs = zip((each.name for each in shown), measured, most, strict=True)
    assert [each for each in pairs if each[1] > each[2]] == []
    assert min(measured) > 100, "the picture stands there"
    reckoned = [(each.name, height_of(*each.panel()), high) for each, high in zip(shown, measured, strict=True)]
    assert [
        each for each in reckoned if not each[0].endswith("end") and not -ESTIMATE <= each[1] - each[2] <= LINE
    ] == []


@pytest.mark.parametrize("count", [SAMPLED, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_every_step_of_a_replay_fits_the_window(chromium: str, tmp_path: Path, count: int) -> None:
    """Of a match that is over, whose places can be played on from: turn by turn, choice by choice, both boards."""
    reckoned, most = dict[str, float](), dict[str, int]()

    async def steps(services: Services) -> list[Shown]:
        services = replace(services, studio=cast("Studio", DrawnOnce(services.studio)))
        chosen = list[Shown]()
        for game, seats, settings in MODES[1:4]:
            for language in LANGUAGES:
                table, match = played_out(game, seats, settings, language)
                replayed = ReplayedMatch(table, match)
                own = replace(services, tables=replace(services.tables, lookup=cast("Lookup", replayed)))
                shown = list[Shown]()
                for pace, places in (("turn", replayed.scenes.turns), ("choice", range(len(match.journal)))):
                    for at in [*places][:: max(1, len(places) // SPREAD)]:
                        for other in (False, True) if settings else (False,):
                            panel = await replay_step(own, 1, at, pace, speech(language), PENELOPE.id, other=other)
                            name = f"{game} {seats} {settings} {language} {pace} {at} {other}"
                            shown.append(Shown(name, partial(blanked, panel)))
                            reckoned[name] = height_of(*panel)
                            most[name] = WITH_MODULE if settings else TURN
                chosen += sorted(shown, key=lambda each: reckoned[each.name])[-count:]
        return chosen

    measured = await heights_made(steps, chromium, tmp_path)
    assert len(measured) >= 3 * len(LANGUAGES)
    assert [each for each in reckoned.items() if each[1] > most[each[0]]] == []
    assert [each for each in measured if each[1] > most[each[0]]] == []
    assert [each for each in measured if not -ESTIMATE <= reckoned[each[0]] - each[1] <= LINE] == []
    assert min(high for _, high in measured) > 400, "the picture stands there"


class DrawnOnce:
    """Draws a picture of each kind and each way to play once: how large it is does not depend on what it shows."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._drawn: dict[tuple[object, ...], Picture] = {}

    async def draw(self, kind: str, scene: Scene) -> Picture:
        match = scene.match
        key = kind, scene.game, match.seats, tuple(match.settings.items()), scene.compact
        if key not in self._drawn:
            self._drawn[key] = await self._studio.draw(kind, scene)
        return self._drawn[key]


class ReplayedMatch:
    """Looks up one match that is over."""

    def __init__(self, table: Table, match: Match[Any]) -> None:
        self._live = OpenTable(table, b"", b"", match, event_count=match.event_count)
        self.scenes = timeline(match)

    async def live(self, id: int) -> OpenTable:
        return self._live

    async def timeline(self, id: int) -> Timeline:
        return self.scenes


def played_out(game: str, seats: int, settings: dict[str, str], language: str) -> tuple[Table, Match[Any]]:
    """A match of people with long names, played by the computer to its end."""
    match = Match.start(find_game(game), seats, settings, seed=bytes(32))
    while not match.is_finished:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    names = ("Penelope of Ithaca", "Atalanta", "Theseus", "Perseus")
    seated = tuple(Seat(place, place + 1, names[place], None) for place in range(seats))
    return Table(1, 2, 3, game, "finished", 1, seated, match.settings, 1, "0" * 64, 0, 0, 0, 9, language), match


async def test_where_a_face_goes_is_chosen_in_little_room(chromium: str, tmp_path: Path) -> None:
    shown = [
        panel
        for module, language in (("none", "en"), ("goddess", "de"))
        for panel in list(panels_of_places(module, language))[-10:]
    ]
    assert len(shown) > 10
    measured = await heights(shown, chromium, tmp_path)
    pairs = list(zip((each.name for each in shown), measured, strict=True))

    assert [each for each in pairs if each[1] > PLACES] == []
    assert min(measured) > 200, "the picture stands there"


async def test_the_tour_fits_the_window(chromium: str, tmp_path: Path) -> None:
    shown = [
        Shown(f"{page} {language}", panel)
        for language in LANGUAGES
        for page, panel in (
            ("begin", partial(tour_panel, speech(language), _wide(), is_server=True)),
            ("play", partial(how_panel, speech(language))),
            ("names", partial(names_panel, speech(language))),
        )
    ]
    measured = await heights(shown, chromium, tmp_path)
    assert [(each.name, high) for each, high in zip(shown, measured, strict=True) if high > TURN] == []
    assert min(measured) > 100


def _wide() -> Picture:
    """Two boards side by side."""
    return side_by_side([blank("board.png")] * 2, "Boards.", "games.png")


@pytest.mark.parametrize("count", [SAMPLED, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_every_step_of_a_tutorial_fits_the_window(chromium: str, tmp_path: Path, count: int) -> None:
    """All by reckoning; the page itself shows the highest of each tutorial and language, and reckoning was right."""
    reckoned = dict[str, float]()

    async def steps(services: Services) -> list[Shown]:
        shown = [
            Shown(f"{game} {step.key} {language}", partial(blanked, await step_panel(scene)))
            for game, script in tutorials().items()
            for language in LANGUAGES
            for place, step in enumerate(script.steps)
            for scene in [await scene_of(services, PENELOPE, script, Progress(place), speech(language))]
        ]
        reckoned.update((each.name, height_of(*each.panel())) for each in shown)
        kinds = {(game, language) for game in tutorials() for language in LANGUAGES}
        return [each for kind in sorted(kinds) for each in _highest(shown, reckoned, *kind, count)]

    measured = await heights_made(steps, chromium, tmp_path)
    assert len(reckoned) == len(LANGUAGES) * sum(len(script.steps) for script in tutorials().values())
    assert len(measured) >= len(LANGUAGES) * len(tutorials())
    assert [each for each in reckoned.items() if each[1] > STEP] == []
    assert [each for each in measured if each[1] > STEP] == []
    assert [each for each in measured if not -ESTIMATE <= reckoned[each[0]] - each[1] <= LINE] == []
    assert min(high for _, high in measured) > 400, "the picture stands there"


def _highest(shown: list[Shown], reckoned: dict[str, float], game: str, language: str, count: int) -> list[Shown]:
    """The steps of a tutorial in a language that stand highest by reckoning."""
    own = [each for each in shown if each.name.startswith(f"{game} ") and each.name.endswith(f" {language}")]
    return sorted(own, key=lambda each: reckoned[each.name])[-count:]


def blanked(panel: Panel) -> Panel:
    """The panel with nothing on its pictures, so that the page has them at once."""
    [picture] = panel.pictures
    file = BytesIO()
    Image.new("P", (picture.width, picture.height)).save(file, "PNG")
    return panel._replace(pictures=(picture._replace(data=file.getvalue()),))
