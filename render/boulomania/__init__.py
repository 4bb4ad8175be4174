"""Draws Boulomania."""
