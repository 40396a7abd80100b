"""A match as one person sees it: position, choices and their rows, narration, board, end. Pure but for the pictures."""
