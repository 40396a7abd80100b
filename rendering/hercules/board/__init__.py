"""The board of Hercules: gods, track, stacks, players' panels."""
