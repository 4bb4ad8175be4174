"""A turn as a short animation that begins and ends with the present board."""
