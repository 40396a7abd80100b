"""What the pieces of Hercules look like: cards, dice, signs."""
