"""What is not code. Found with `importlib.resources.files("data")`, wherever it is installed."""
