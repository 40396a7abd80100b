"""The pages with feats: what has just been won is cyan, what can be had now is golden, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.dice_forge.data.cards import CARDS
from rendering import theme
from rendering.dice_forge import view
from rendering.dice_forge.art import slabs
from rendering.dice_forge.board import card_hand
from rendering.dice_forge.pages import feats, seat
from rendering.dice_forge.points import worth
from rendering.picture import Scene
from rendering.templates import two_columns
from tests.rendering.sheets import assert_inside

Forge = Callable[..., Scene]
HELD = [card.id for card in CARDS.values() if card.feat.box == "base"][:24]


@pytest.mark.parametrize("count", [3, 10, 24])
def test_a_feat_that_was_just_won_has_a_cyan_frame(forge: Forge, count: int) -> None:
    scene = forge(3, 60, seed=3, language="de")
    table = view.read(scene)
    slot = next(slot for slot, each in table.slots.items() if each.feat == CARDS[HELD[0]].feat.id)
    table = table._replace(new_feats={slot: 1})
    hero = table.heroes[1]._replace(cards=tuple(HELD[:count]))
    others = table.heroes[2]._replace(cards=tuple(HELD[:count]))
    won = card_hand.new_cards(table, hero)
    assert {CARDS[card].feat.id for card in won} == {table.slots[slot].feat}
    assert not card_hand.new_cards(table, others)
    sheet = seat.sheet_of(table, hero, worth(scene.match, hero), scene.words)
    assert_inside(sheet)
    framed = [stamp for stamp in sheet.stamps if theme.ROLLED in stamp.sprite.fragment and stamp.sprite.width > 100]
    below = [stamp for stamp in framed if stamp.y > seat.SHELF_TOP]
    assert len(below) == 1


@pytest.mark.parametrize("page", feats.PAGES)
def test_gold_frames_the_feats_within_reach(forge: Forge, page: str) -> None:
    scene = forge(4, 60, seed=9)
    table = view.read(scene)
    slots = feats.slots_on_page(table, page)
    for reach in ([], [slots[1].id], [each.id for each in slots]):
        sheet = feats.sheet_of(table._replace(feats=frozenset(reach)), page, scene.words)
        frames = {slabs.gold_frame(two_columns.WIDE - 8, high, 12) for high in range(150, 700)}
        assert sum(stamp.sprite in frames for stamp in sheet.stamps) == len(reach)
