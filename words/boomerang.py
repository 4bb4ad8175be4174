"""A Boomerang position in words: a short text for the picture, a long one to play from."""

from collections.abc import Iterable, Mapping, Sequence

from engine.boomerang import Boomerang, BoomerangFacts, board
from engine.events import Event, PassedOver, PiecePlaced, PiecesTurned
from engine.position import SIDES, Ending
from words.texts import Say

PREFIX = "boomerang-board-"


def alt(
    position: Boomerang, events: Sequence[Event], say: Say, stopped: Ending | None = None
) -> Sequence[str]:
    """What one would say of the board in a breath, the most important first."""
    facts = position.describe()
    return [
        _now(facts, stopped, say),
        _score(facts, say),
        *_moved(events, say),
        _closed(facts, say),
        _held(facts, say),
    ]


def spoken(position: Boomerang, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    facts = position.describe()
    sentences = [_now(facts, stopped, say), _score(facts, say)]
    if facts.pieces:
        sentences += [*_lying(facts, say), _free(facts, say)]
    else:
        sentences.append(say(PREFIX + "layout"))
    choices = () if stopped else _choices(position, say)
    return "\n".join([*sentences, *_racks(facts, say), *choices])


def _now(facts: BoomerangFacts, stopped: Ending | None, say: Say) -> str:
    """Whose turn it is, or how it ended."""
    if stopped:
        return say(PREFIX + "over", winner=str(stopped))
    if facts.turn != "over":
        return say(PREFIX + "now", side=facts.turn)
    if facts.winner is None:
        return say(PREFIX + "drawn")
    return say(PREFIX + "won", side=SIDES[facts.winner])


def _score(facts: BoomerangFacts, say: Say) -> str:
    return say(PREFIX + "score", a=facts.score[0], b=facts.score[1], total=2 * board().total)


def _moved(events: Sequence[Event], say: Say) -> Iterable[str]:
    """The piece put down, what it turned over, and who is passed over after it."""
    for event in events:
        match event:
            case PiecePlaced(side, action):
                placement = board().by_action[action]
                yield say(
                    PREFIX + "placed",
                    side=SIDES[side],
                    piece=placement.kind,
                    cells=", ".join(placement.cells),
                )
            case PiecesTurned(_, actions):
                points = sum(board().by_action[action].value for action in actions)
                yield say(PREFIX + "turned", pieces=len(actions), points=points)
            case PassedOver(side):
                yield say(PREFIX + "passed", side=SIDES[side])


def _closed(facts: BoomerangFacts, say: Say) -> str:
    return say(PREFIX + "closed", pieces=len(facts.closed_in))


def _lying(facts: BoomerangFacts, say: Say) -> Iterable[str]:
    """The pieces of each colour with their cells."""
    closed = set(facts.closed_in)
    for side in (0, 1):
        pieces = []
        for _, colour, placement in facts.pieces:
            if colour == side:
                message = "piece-closed" if placement.action in closed else "piece"
                cells = ", ".join(placement.cells)
                pieces.append(say(PREFIX + message, piece=placement.kind, cells=cells))
        if pieces:
            yield say(PREFIX + "lying", side=SIDES[side], pieces="; ".join(pieces))


def _free(facts: BoomerangFacts, say: Say) -> str:
    """The free cells, row by row from the top; there always are some."""
    taken = {cell for piece in facts.pieces for cell in piece.placement.cells}
    rows = []
    for row in range(board().rows, 0, -1):
        cells = [f"{chr(ord('a') + column)}{row}" for column in range(board().columns)]
        if free := [cell for cell in cells if cell not in taken]:
            rows.append(", ".join(free))
    return say(PREFIX + "free", cells="; ".join(rows))


def _held(facts: BoomerangFacts, say: Say) -> str:
    a, b = (sum(times * board().values[kind] for kind, times in rack.items()) for rack in facts.racks)
    return say(PREFIX + "held", a=a, b=b)


def _racks(facts: BoomerangFacts, say: Say) -> Iterable[str]:
    for side in (0, 1):
        rack = facts.racks[side]
        held = [
            f"{kind} \N{MULTIPLICATION SIGN}{times}" if times > 1 else kind
            for kind, times in rack.items()
            if times
        ]
        if held:
            points = sum(times * board().values[kind] for kind, times in rack.items())
            yield say(PREFIX + "left", side=SIDES[side], pieces=", ".join(held), points=points)
        else:
            yield say(PREFIX + "none-left", side=SIDES[side])


def _choices(position: Boomerang, say: Say) -> Iterable[str]:
    """For each piece of the side on turn how many places it has, and the one that turns over most."""
    if position.mover is None:
        return
    if not position.pieces:
        yield say(PREFIX + "may-anywhere")
        return
    places = []
    for kind, worth in _worth(position).items():
        best = max(worth, key=worth.__getitem__)
        places.append(say(PREFIX + "may", piece=kind, places=len(worth), action=best, points=worth[best]))
    yield say(PREFIX + "choices", places="; ".join(places))


def _worth(position: Boomerang) -> Mapping[str, Mapping[str, int]]:
    """For each piece its legal placements with the points that they turn over."""
    worth: dict[str, dict[str, int]] = {}
    assert position.mover is not None
    for action in position.legal_actions():
        placement = board().by_action[action]
        turned = position.turns_over(position.mover, placement)
        worth.setdefault(placement.kind, {})[action] = sum(piece.placement.value for piece in turned)
    return {kind: worth[kind] for kind in board().rack if kind in worth}
