"""The pictures of Dice Forge."""
