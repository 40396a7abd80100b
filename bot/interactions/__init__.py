"""What people see and click: lobby, board, private answers."""
