"""The tutorials: a scripted match of each game, step by step, in private."""
