"""Boomerang's placements in words: the best first, with what they turn over, or why they cannot be made."""

from collections.abc import Mapping

from cogs.answers import word_refusal
from engine.boomerang import Boomerang, Piece, Placement, board
from play.refusals import Refusal
from words.texts import Say


def turned_by(position: Boomerang, action: str) -> tuple[Piece, ...]:
    """The pieces that a legal placement would turn over."""
    assert position.mover is not None
    return position.turns_over(position.mover, board().by_action[action])


def gain_of(position: Boomerang, action: str) -> int:
    """The points of those pieces."""
    return sum(piece.placement.value for piece in turned_by(position, action))


def legal_placements(position: Boomerang, **chosen: str) -> list[str]:
    """The legal placements with that `piece`, `at` that anchor, in that `rotation`, the best first.

    Of equally good ones those of worthier pieces, then those in the middle of the board.
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


def parts_of(action: str) -> dict[str, str]:
    """A placement as the options of `/boomerang place`."""
    piece, _, rest = action.partition(".")
    rotation, _, anchor = rest.partition("@")
    return {"piece": piece, "at": anchor, "rotation": rotation}


def offers(position: Boomerang, option: str, chosen: Mapping[str, str], say: Say) -> dict[str, str]:
    """The values of an option with which something is legal, given the others, the best first, in words."""
    fitting: dict[str, list[str]] = {}
    for action in legal_placements(position, **chosen):
        fitting.setdefault(parts_of(action)[option], []).append(action)
    return {
        value: say(
            "place-offer-best" if len(actions) > 1 and position.pieces else "place-offer",
            value=say("place-rotation", rotation=int(value)) if option == "rotation" else value,
            what=_word_gain(position, actions[0], say),
        )
        for value, actions in fitting.items()
    }


def rotation_left_out(position: Boomerang, piece: str, at: str) -> int:
    """Not turned where that is legal or nothing is, else the rotation that turns most over."""
    rotations = [parts_of(action)["rotation"] for action in legal_placements(position, piece=piece, at=at)]
    return 0 if "0" in rotations or not rotations else int(rotations[0])


def word_placement(position: Boomerang, action: str, say: Say) -> str:
    """Where a placement is, and what it would do or why it cannot be made."""
    parts = parts_of(action)
    where = say("place-where", piece=parts["piece"], anchor=parts["at"], rotation=int(parts["rotation"]))
    if action in position.legal_actions():
        return say("place-label", where=where, what=_word_gain(position, action, say))
    error = position.why_not(action)
    refusal = Refusal(f"refused-{error.code.replace('_', '-')}", **error.facts)
    return say("place-label", where=where, what=word_refusal(refusal, say))


def _word_gain(position: Boomerang, action: str, say: Say) -> str:
    return say("place-gain", count=len(turned_by(position, action)), points=gain_of(position, action))
