"""What Dice Forge's pieces look like: cards, faces, silhouettes, signs."""
