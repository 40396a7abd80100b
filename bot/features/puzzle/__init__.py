"""``/puzzle``: a position in which one option is surely the best; the person answers by a click and reads why."""
