"""The rules of tables as pure functions: lobby, choices, undo, votes, absence, timers."""
