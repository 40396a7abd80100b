"""Drawings of Dice Forge's pieces: cards, faces, silhouettes, signs."""
