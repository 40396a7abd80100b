"""Pantheon on Discord: commands, panels, tables, storage, languages, and a playground in the browser."""
