"""The plans of the labyrinth and of the Titans' track: every space, way and zone of the data is drawn, and apart."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.data.titan_track import TRACK, ZONES
from rendering import theme
from rendering.canvas.sprites import Sprite
from rendering.dice_forge.art import emblems
from rendering.dice_forge.modules import (
    labyrinth,
    labyrinth_layout,
    labyrinth_spaces,
    paths,
    titan_layout,
    titan_track,
    titan_zones,
    view,
)
from tests.rendering.ink import told_words, writings


def test_every_space_of_the_labyrinth_is_drawn_where_it_lies() -> None:
    ground = labyrinth.ground()
    assert set(labyrinth_layout.PLACES) == set(SPACES)
    for number in SPACES:
        assert labyrinth_spaces.space(number) in ground
    assert len({labyrinth_layout.PLACES[number] for number in SPACES}) == len(SPACES)


def test_spaces_of_the_labyrinth_lie_apart() -> None:
    for first, second in combinations(SPACES, 2):
        apart = math.dist(labyrinth_layout.PLACES[first], labyrinth_layout.PLACES[second])
        assert apart >= labyrinth_spaces.radius(first) + labyrinth_spaces.radius(second) + 15, (first, second)


def test_every_way_of_the_labyrinth_is_drawn_in_its_direction() -> None:
    expected = {(number, target) for number, space in SPACES.items() for target in space.forward}
    assert set(labyrinth_layout.EDGES) == expected
    ground = labyrinth.ground()
    for start, target in expected:
        way = labyrinth_layout.between(start, target)
        assert way.line in ground
        assert paths.arrow(way) in ground


def test_no_way_runs_through_a_space_it_does_not_lead_to() -> None:
    for start, target in labyrinth_layout.EDGES:
        (x, y), (to_x, to_y) = labyrinth_layout.PLACES[start], labyrinth_layout.PLACES[target]
        for number, (at_x, at_y) in labyrinth_layout.PLACES.items():
            if number not in (start, target):
                along = ((at_x - x) * (to_x - x) + (at_y - y) * (to_y - y)) / math.dist((x, y), (to_x, to_y)) ** 2
                along = min(1.0, max(0.0, along))
                nearest = x + along * (to_x - x), y + along * (to_y - y)
                assert math.dist(nearest, (at_x, at_y)) > labyrinth_spaces.radius(number) + 12, (start, target, number)


@pytest.mark.parametrize("scale", [1, 0.7])
def test_what_a_space_does_is_drawn_with_its_amounts_as_large_as_words(scale: float) -> None:
    with told_words():
        for number, space in SPACES.items():
            fragment = labyrinth_spaces.scaled_space(number, scale)
            lines = writings(Sprite(fragment, 1, 1))
            assert all(line.px >= theme.READ - 0.2 for line in lines), number
            for amounts in (space.gains, space.choices, space.price):
                for kind, amount in amounts.items():
                    assert emblems.resource(kind) in fragment, (number, kind)
                    assert any(line.words.strip("×−") == str(amount) for line in lines), (number, kind)


def test_equal_spaces_look_alike_and_others_do_not() -> None:
    looks = {labyrinth_spaces.space(number) for number in SPACES}
    assert len(looks) == 22


def test_every_space_of_the_track_is_drawn_with_its_points() -> None:
    assert set(titan_layout.PLACES) == set(TRACK)
    columns = [titan_layout.PLACES[number][0] for number in TRACK]
    assert columns == sorted(columns)
    for number, space in TRACK.items():
        assert titan_layout.PLACES[number][1] == titan_layout.ROWS[space.row]
    for first, second in combinations(TRACK, 2):
        assert math.dist(titan_layout.PLACES[first], titan_layout.PLACES[second]) >= 2 * titan_layout.RADIUS


def test_the_ways_of_the_track_are_those_that_markers_take() -> None:
    ways = set()
    for edge in titan_layout.EDGES:
        ways.add((edge.start, edge.target))
        ways |= {(edge.target, edge.start)} if edge.both else set()
    steps = {(space.id, target) for space in TRACK.values() for target in (space.left, space.right)}
    assert ways == {step for step in steps if step[0] != step[1]}
    special = {(edge.start, edge.target) for edge in titan_layout.EDGES if edge.special}
    assert special == {(1, 2), (2, 3), (4, 5), (5, 6), (29, 27), (31, 29)}
    ground = titan_track.ground()
    for edge in titan_layout.EDGES:
        assert ground.count(titan_layout.between(edge.start, edge.target).line) == 2


def test_zones_cover_their_spaces_and_nothing_else() -> None:
    right = titan_layout.BAND.left
    for zone in ZONES:
        box = titan_layout.zone_box(zone)
        assert abs(box.left - right) <= 1, "zones lie side by side"
        right = box.left + box.width
        for number, space in TRACK.items():
            inside = box.left <= titan_layout.PLACES[number][0] <= right
            assert inside == (space.zone.id == zone)
    assert abs(right - titan_layout.BAND.left - titan_layout.BAND.width) <= 1


def test_the_rules_of_a_zone_are_those_of_the_data() -> None:
    rules = {zone: [(rule.cause, dict(rule.gains)) for rule in titan_zones.rules(ZONES[zone])] for zone in ZONES}
    assert rules == {
        "reb_5_3": [("first", {"vp": 5}), ("new", {"vp": 3})],
        "reb_3_2": [("first", {"vp": 3}), ("new", {"vp": 2})],
        "neutral": [],
        "gods_1": [("gold", {"gold": 1})],
        "gods_2": [("gold", {"gold": 1, "vp": 1})],
        "gods_3": [("gold", {"gold": 1, "vp": 1}), ("vp", {"vp": 1})],
    }


@pytest.mark.parametrize("space", SPACES)
def test_four_golems_fit_on_one_space(space: int) -> None:
    corners = [labyrinth_layout.corner(space, seat) for seat in range(4)]
    assert min(math.dist(first, second) for first, second in combinations(corners, 2)) >= labyrinth.GOLEM


@pytest.mark.parametrize("space", TRACK)
def test_four_markers_fit_beside_any_space(space: int) -> None:
    for count in (1, 2, 3, 4):
        places = [titan_layout.marker(space, at, count) for at in range(count)]
        for x, y in places:
            assert titan_layout.BAND.top <= y - titan_layout.TOKEN / 2
            assert y + titan_layout.TOKEN / 2 <= titan_layout.BAND.top + titan_layout.BAND.height
            assert all(math.dist((x, y), other) > titan_layout.RADIUS + 18 for other in titan_layout.PLACES.values())
        for first, second in combinations(places, 2):
            assert math.dist(first, second) >= titan_layout.TOKEN - 4


def test_markers_pass_every_space_on_their_way() -> None:
    way = [*view.spaces_entered(31, 3, 0)]
    assert way == [29, 27, 26], "blue paths lead to the left"
    assert [*view.spaces_entered(1, 0, 3)] == [2, 3, 4], "special paths lead to the right"
    assert [*view.spaces_entered(6, 1, 1)] == [4, 5]
    assert [*view.spaces_entered(31, 0, 2)] == []


def test_every_step_has_its_shortest_way() -> None:
    assert view.steps_left(1) == 18
    assert view.steps_left(GODDESS) == 0
    assert view.reachable_spaces(1) == frozenset(SPACES) - {1}
    assert view.reachable_spaces(GODDESS) == frozenset()
