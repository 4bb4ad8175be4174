"""A match without Discord: tables and the one path of a move, turns, clocks, invitations, results, dice."""
