"""Cards: how a game ended, who leads, and what a member has reached, in words and pictures."""
