"""How the database got to its present form, one step in each file; run at start-up by `store/database.py`."""
