"""The printed data of cards, faces and boards, read from TOML files."""
