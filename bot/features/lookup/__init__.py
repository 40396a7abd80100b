"""Looking things up: cards, die faces, rules, help."""
