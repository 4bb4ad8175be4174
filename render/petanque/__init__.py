"""Draws La Pétanque aux dés."""
