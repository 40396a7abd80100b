"""The rules of the games: pure and synchronous code without Discord, pictures, database or clock."""
