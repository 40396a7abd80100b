"""How high parts of a panel stand."""

from __future__ import annotations

from discord import ui

from bot.interactions.panel_height import (
    BUTTON,
    FRAME,
    SELECT,
    TEXT_ROW,
    height_of,
    height_of_row,
    is_one_line,
    rows,
    width_of_button,
)


def buttons(*labels: str) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(*(ui.Button(label=label) for label in labels))


def test_a_button_is_as_wide_as_the_page_shows_it() -> None:
    """Measured in the playground's page, in pixels."""
    measured = {"More…": 70.4, "Meine Wahl": 102.6, "📜 What happened?": 158.0, "↩ Rückgängig": 124.0}
    for label, wide in measured.items():
        assert abs(width_of_button(ui.Button(label=label)) - wide) < 4
    assert abs(width_of_button(ui.Button(label="My dice & feats", emoji="🔍")) - 151.5) < 4


def test_buttons_that_are_too_wide_go_on_in_a_second_line() -> None:
    assert height_of_row(buttons("Undo", "More…")) == BUTTON
    assert height_of_row(buttons(*["A rather long label"] * 5)) == 2 * BUTTON
    assert is_one_line(buttons("Undo", "More…").children)
    assert not is_one_line([ui.Button(label="1")] * 6)


def test_a_panel_is_as_high_as_its_parts() -> None:
    view: ui.LayoutView = ui.LayoutView()
    select: ui.Select[ui.LayoutView] = ui.Select(placeholder="Choose…")
    select.add_option(label="1")
    view.add_item(ui.Container(ui.TextDisplay("one\ntwo"), ui.ActionRow(select), buttons("Undo")))
    assert height_of(view) == FRAME + 2 * TEXT_ROW + SELECT + BUTTON
    assert rows("one\ntwo") == 2
