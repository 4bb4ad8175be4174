"""What both dice pétanques draw in the same way."""
