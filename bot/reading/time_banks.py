"""Time banks in words."""

from __future__ import annotations

from bot.languages import Speech
from bot.reading.position import Position
from bot.reading.seats import signed_name
from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.rules.clock_status import ClockStatus


def amount_in_words(length: int, speech: Speech) -> str:
    """What is left of a time bank (milliseconds), in days and hours, or in hours and minutes; less than one is one."""
    unit = "days" if length >= DAY else "hours" if length >= HOUR else "minutes" if length > 0 else "none"
    length = max(length, MINUTE)
    hours = length % DAY // HOUR if unit == "days" else length // HOUR
    return speech("deadlines-amount", unit=unit, days=length // DAY, hours=hours, minutes=length % HOUR // MINUTE)


def banks_line(position: Position, hours: ClockStatus | None) -> str:
    """What is left of the time banks of the people at a table; "" where there are none."""
    if hours is None or not hours.banks:
        return ""
    speech = position.speech
    seats = {question.seat for question in position.match.questions}
    lines = []
    for seat, left in sorted(hours.banks.items()):
        facts = {"name": signed_name(position, seat, speech), "left": amount_in_words(left, speech)}
        timer = hours.timers.get(seat)
        if not position.seats[seat].is_played_by_person:
            continue
        if timer is None or seat not in seats or seat not in hours.deadlines or not left:
            lines.append(speech("deadlines-bank", **facts))
        elif (begins := timer.began + timer.decision) > hours.now:
            lines.append(speech("deadlines-bank-from", **facts, **{"from": f"<t:{begins // SECOND}:f>"}))
        else:
            lines.append(speech("deadlines-bank-runs", **facts))
    return speech("deadlines-banks", lines=" · ".join(lines)) if lines else ""
