"""Choosing among Boomerang's placements: by piece, anchor and rotation, the best first."""

from engine.boomerang import Boomerang, Piece, Placement, board


def parts_of(action: str) -> dict[str, str]:
    """The `piece`, the anchor `at` which it lies and the `rotation` of a placement."""
    piece, _, rest = action.partition(".")
    rotation, _, anchor = rest.partition("@")
    return {"piece": piece, "at": anchor, "rotation": rotation}


def turned_by(position: Boomerang, action: str) -> tuple[Piece, ...]:
    """The pieces that a legal placement would turn over."""
    assert position.mover is not None
    return position.turns_over(position.mover, board().by_action[action])


def gain_of(position: Boomerang, action: str) -> int:
    """The points of the pieces that a legal placement would turn over."""
    return sum(piece.placement.value for piece in turned_by(position, action))


def legal_placements(position: Boomerang, **chosen: str) -> list[str]:
    """The legal placements of that `piece`, `at` that anchor, in that `rotation` (if given), the best first.

    Among equals, pieces worth more come first, then places nearer the middle of the board.
    """
    actions = [a for a in position.legal_actions() if chosen.items() <= parts_of(a).items()]
    placements = board().by_action
    return sorted(
        actions, key=lambda a: (-gain_of(position, a), -placements[a].value, _distance(placements[a]), a)
    )


def _distance(placement: Placement) -> int:
    """How far from the middle of the board a placement is."""
    columns = [2 * (ord(cell[0]) - ord("a")) - board().columns + 1 for cell in placement.cells]
    rows = [2 * int(cell[1:]) - board().rows - 1 for cell in placement.cells]
    return abs(sum(columns)) // len(columns) + abs(sum(rows)) // len(rows)


def by_piece(position: Boomerang) -> dict[str, list[str]]:
    """The legal placements of each piece, the best first; pieces worth more come before others."""
    groups: dict[str, list[str]] = {}
    for action in legal_placements(position):
        groups.setdefault(parts_of(action)["piece"], []).append(action)
    return dict(sorted(groups.items(), key=lambda group: (-board().values[group[0]], group[0])))


def fit_nowhere(position: Boomerang) -> list[str]:
    """The kinds of the pieces that the side on turn has left and cannot put down now, one entry for each."""
    assert position.mover is not None
    fitting = {parts_of(action)["piece"] for action in position.legal_actions()}
    rack = position.rack(position.mover)
    return [kind for kind, times in rack.items() if kind not in fitting for _ in range(times)]


def rotation_left_out(position: Boomerang, piece: str, at: str) -> int:
    """The rotation to take if none is named: 0 if that is legal or none is, else the best legal one."""
    rotations = [parts_of(action)["rotation"] for action in legal_placements(position, piece=piece, at=at)]
    return 0 if "0" in rotations or not rotations else int(rotations[0])
