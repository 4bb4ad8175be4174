"""Draws Carami."""
