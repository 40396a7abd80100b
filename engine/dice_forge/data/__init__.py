"""What is printed on cards, faces and boards, read from TOML files."""
