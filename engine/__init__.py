"""The rules of the games. Pure and synchronous: no Discord, no pictures, no database, no clock."""
