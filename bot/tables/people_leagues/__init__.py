"""Leagues among people: divisions whose members play each other with the same deals, from season to season."""
