"""The mind of the two dice pétanques: one ball ahead, and learned chances of how an end goes on."""
