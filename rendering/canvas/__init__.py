"""What drawings are made with: SVG, text, fonts, sprites, PNG and GIF. Knows no game."""
