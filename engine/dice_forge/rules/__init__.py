"""The rules of Dice Forge, one subject a file."""
