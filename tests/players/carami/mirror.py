"""Positions and actions with the sides exchanged."""

from engine.carami import Carami

_SWAPPED = str.maketrans("AB", "BA")


def mirror_position(position: Carami) -> Carami:
    rows, *pairs, idle, turn = str(position).split()
    swapped = ["/".join(reversed(part.split("/"))) for part in (rows, *pairs)]
    return Carami.parse(" ".join((*swapped, idle, turn)).translate(_SWAPPED))


def mirror_action(action: str) -> str:
    return "".join(str(8 - int(sign)) if sign.isdigit() else sign for sign in action)
