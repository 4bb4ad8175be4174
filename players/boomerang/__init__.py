"""How Boomerang is thought about: a learned evaluation of all placements at once, and a search on top."""

import os

# Several processes think side by side, each on one core. It is read when numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
