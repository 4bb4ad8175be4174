"""A turn as it happens: a short animation that begins and ends with the present board."""
