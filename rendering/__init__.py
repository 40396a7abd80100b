"""The pictures. Reads a match, returns PNG bytes and their alt text; knows no Discord."""
