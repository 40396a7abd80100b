"""The board of Dice Forge: islands, temple, players' panels."""
