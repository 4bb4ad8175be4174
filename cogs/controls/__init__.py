"""Buttons and menus: one registry of all of them, and what can be chosen under a board."""
