"""Analysis of a finished match: each seat's chances over time, its costliest choices, and its luck with the dice."""
