"""One form for most of a person's preferences. Quiet hours are typed, so they have a form of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from discord import ui

from bot.features.preferences.view import AUTOMATIC, PreferencesView, interval_id, own_panel
from bot.interactions.forms import Value, boxes, one_of
from bot.interactions.router import Click
from bot.interactions.routes import PREFERENCES_FORM
from bot.languages import LANGUAGES, Speech
from bot.languages import speech as speech_in
from bot.tables.people.preferences import REMINDER_INTERVALS, Layouts, Preferences, Reminders

BOXES: Mapping[str, tuple[Callable[[Preferences], bool], Callable[[Preferences, bool], Preferences]]] = {
    "turns": (
        lambda now: now.turns == "message",
        lambda now, is_on: now._replace(turns="message" if is_on else "channel", refused=False),
    ),
    "rolls": (lambda now: now.rolls, lambda now, is_on: now._replace(rolls=is_on)),
    "always": (lambda now: now.always, lambda now, is_on: now._replace(always=is_on)),
    "strong": (
        lambda now: now.symbols == "strong",
        lambda now, is_on: now._replace(symbols="strong" if is_on else "usual"),
    ),
    "streaks": (
        lambda now: now.streaks,
        lambda now, is_on: now._replace(streaks=is_on, refused=now.refused and not is_on),
    ),
    "rated": (lambda now: now.rated, lambda now, is_on: now._replace(rated=is_on)),
}
"""The preferences that are on or off: whether one is on, and the preferences with it so."""
WHERE: tuple[Reminders, ...] = get_args(Reminders)
LAYOUTS: tuple[Layouts, ...] = get_args(Layouts)
INTERVALS = {interval_id(interval): interval for interval in REMINDER_INTERVALS}


def preferences_form(current: PreferencesView, speech: Speech) -> ui.Modal:
    """The form, with everything as it is now."""
    now = current.preferences
    languages = {code: speech_in(code)("preferences-language-name") for code in LANGUAGES}
    languages[AUTOMATIC] = speech("preferences-language-automatic")
    spoken = current.language or AUTOMATIC

    def worded_values(name: str, ids: tuple[str, ...], value: str) -> list[Value]:
        return [Value(id, speech(f"preferences-{name}-{id}"), id == value) for id in ids]

    fields = [
        one_of(
            "language",
            speech("preferences-choose-language"),
            [Value(id, name, id == spoken) for id, name in languages.items()],
        ),
        one_of("reminders", speech("preferences-choose-reminders"), worded_values("reminders", WHERE, now.reminders)),
        one_of(
            "interval",
            speech("preferences-choose-interval"),
            worded_values("interval", tuple(INTERVALS), interval_id(now.interval)),
        ),
        one_of("pictures", speech("preferences-choose-pictures"), worded_values("pictures", LAYOUTS, now.pictures)),
        boxes(
            "boxes",
            speech("preferences-choose-boxes"),
            [Value(id, speech(f"preferences-box-{id}"), is_on(now)) for id, (is_on, _) in BOXES.items()],
        ),
    ]
    return PREFERENCES_FORM.form(title=speech("preferences-form-title"), fields=fields)


@PREFERENCES_FORM.on
async def take_preferences(click: Click) -> None:
    """Keep everything that the form says, and show the panel as it is then. Raises Refusal: no_such_setting."""
    person = click.person.id
    language = click.pick_of("language", (*LANGUAGES, AUTOMATIC))
    reminders = click.pick_of("reminders", WHERE)
    interval = click.pick_of("interval", tuple(INTERVALS))
    pictures = click.pick_of("pictures", LAYOUTS)
    box_ids = click.picks_among("boxes", tuple(BOXES))
    before = await click.tables.people.preferences(person)

    def apply_form(now: Preferences) -> Preferences:
        where = next((each for each in WHERE if each == reminders), now.reminders)
        if where != now.reminders:
            now = now._replace(reminders=where, refused=False)
        for id, (is_on, with_it) in BOXES.items():
            if box_ids is not None and is_on(now) != (id in box_ids):
                now = with_it(now, id in box_ids)
        if box_ids is not None and now.refused and (now.streaks or "message" in (now.reminders, now.turns)):
            now = now._replace(refused=False)  # direct messages are chosen again
        layout = next((each for each in LAYOUTS if each == pictures), now.pictures)
        return now._replace(interval=INTERVALS.get(interval or "", now.interval), pictures=layout)

    after = await click.tables.people.change_preferences(person, apply_form)
    if language is not None:
        await click.tables.people.set_language(person, None if language == AUTOMATIC else language)
    if after.turns != before.turns or after.refused != before.refused:
        await click.tables.time.show_turns(person)
    await click.update(await own_panel(click.interaction, click.services))
