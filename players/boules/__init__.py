"""The mind of the two dice pétanques: a ball or two ahead, and learned chances of how an end goes on."""

import os

for _library in (
    "OMP",
    "OPENBLAS",
):  # read when numpy is imported: threads would only slow down products as small as ours
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
