"""Pages and signs that the pictures of every game share."""
