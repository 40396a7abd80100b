"""Pictures of one thing, large: a seat, a card, the scores, the lobby."""
