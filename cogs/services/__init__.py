"""What the commands and controls call: objects that are made once and take the game as an argument."""
