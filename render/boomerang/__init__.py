"""Draws Boomerang."""
