"""How the database got to its present form, a step a file; run at start-up by `bot/store.py`."""
