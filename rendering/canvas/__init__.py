"""Drawing tools: SVG, text, fonts, sprites, PNG and GIF. Knows no game."""
