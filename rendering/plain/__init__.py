"""The pictures of every game that draws none of its own: names and points by source, plainly laid out."""
