"""The challenge of the day: its sealed seeds, the first try of each person, and the boards."""
