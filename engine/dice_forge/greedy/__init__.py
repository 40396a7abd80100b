"""The computer player ``greedy`` for Dice Forge."""
