"""``/plan``: a turn tried out on a copy that no one else sees, and kept as a plan for the next turn."""
