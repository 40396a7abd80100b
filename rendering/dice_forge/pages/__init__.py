"""Pictures of one thing, large: a seat, the temple, a card, a face, the scores, the lobby."""
