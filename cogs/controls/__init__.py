"""Buttons and menus: one registry of all of them, and those under a board."""
