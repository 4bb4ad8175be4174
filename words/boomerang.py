"""Boomerang in words: what happened, what can be done, and the position in short and at length."""

from collections.abc import Iterable, Mapping, Sequence

from engine.boomerang import Boomerang, BoomerangFacts, board
from engine.boomerang_placements import gain_of, legal_placements, parts_of, turned_by
from engine.events import Event, PassedOver, PiecePlaced, PiecesClosedIn, PiecesTurned
from engine.position import SIDES, Ending
from words import any_game
from words.people import People
from words.pieces import word_placement
from words.refusals import word_error
from words.surprises import because
from words.texts import Say

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case PiecePlaced(side, action):
                yield say(
                    "event-piece-placed",
                    name=people.names[side],
                    placement=word_placement(action, say, "the"),
                )
            case PiecesTurned(_, actions):
                points = sum(board().by_action[action].value for action in actions)
                yield say("event-pieces-turned", count=len(actions), points=points)
            case PiecesClosedIn(actions):
                yield say("event-pieces-closed", count=len(actions), because=because(event, say))
            case _:
                yield from any_game.tell_event(event, people, say)


# What can be done


def label(position: Boomerang, action: str, say: Say) -> str:
    """Where a placement is, and what it would do or why it cannot be made."""
    if action in position.legal_actions():
        what = _word_gain(position, action, say)
    else:
        what = word_error(position.why_not(action), say)
    return say("place-label", where=word_placement(action, say), what=what)


def offers(position: Boomerang, option: str, chosen: Mapping[str, str], say: Say) -> dict[str, str]:
    """The values of an option with which something is legal, given the others, the best first, in words.

    The options are `piece`, `at` and `rotation`.
    """
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


def _word_gain(position: Boomerang, action: str, say: Say) -> str:
    return say("place-gain", count=len(turned_by(position, action)), points=gain_of(position, action))


# The position


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
        sentences.append(say("boomerang-board-layout"))
    choices = () if stopped else _choices(position, say)
    return "\n".join([*sentences, *_racks(facts, say), *choices])


def _now(facts: BoomerangFacts, stopped: Ending | None, say: Say) -> str:
    """Whose turn it is, or how it ended."""
    if stopped:
        return say("boomerang-board-over", winner=str(stopped))
    if facts.turn != "over":
        return say("boomerang-board-now", side=facts.turn)
    if facts.winner is None:
        return say("boomerang-board-drawn")
    return say("boomerang-board-won", side=SIDES[facts.winner])


def _score(facts: BoomerangFacts, say: Say) -> str:
    return say("boomerang-board-score", a=facts.score[0], b=facts.score[1], total=2 * board().total)


def _moved(events: Sequence[Event], say: Say) -> Iterable[str]:
    """The piece put down, what it turned over, and who is passed over after it."""
    for event in events:
        match event:
            case PiecePlaced(side, action):
                placement = board().by_action[action]
                yield say(
                    "boomerang-board-placed",
                    side=SIDES[side],
                    piece=placement.kind,
                    cells=", ".join(placement.cells),
                )
            case PiecesTurned(_, actions):
                points = sum(board().by_action[action].value for action in actions)
                yield say("boomerang-board-turned", pieces=len(actions), points=points)
            case PassedOver(side):
                yield say("boomerang-board-passed", side=SIDES[side])


def _closed(facts: BoomerangFacts, say: Say) -> str:
    return say("boomerang-board-closed", pieces=len(facts.closed_in))


def _lying(facts: BoomerangFacts, say: Say) -> Iterable[str]:
    """The pieces of each colour with their cells."""
    closed = set(facts.closed_in)
    for side in (0, 1):
        pieces = []
        for _, colour, placement in facts.pieces:
            if colour == side:
                is_closed = placement.action in closed
                message = "boomerang-board-piece-closed" if is_closed else "boomerang-board-piece"
                pieces.append(say(message, piece=placement.kind, cells=", ".join(placement.cells)))
        if pieces:
            yield say("boomerang-board-lying", side=SIDES[side], pieces="; ".join(pieces))


def _free(facts: BoomerangFacts, say: Say) -> str:
    """The free cells, row by row from the top; there always are some."""
    taken = {cell for piece in facts.pieces for cell in piece.placement.cells}
    rows = []
    for row in range(board().rows, 0, -1):
        cells = [f"{chr(ord('a') + column)}{row}" for column in range(board().columns)]
        if free := [cell for cell in cells if cell not in taken]:
            rows.append(", ".join(free))
    return say("boomerang-board-free", cells="; ".join(rows))


def _held(facts: BoomerangFacts, say: Say) -> str:
    a, b = (sum(times * board().values[kind] for kind, times in rack.items()) for rack in facts.racks)
    return say("boomerang-board-held", a=a, b=b)


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
            yield say("boomerang-board-left", side=SIDES[side], pieces=", ".join(held), points=points)
        else:
            yield say("boomerang-board-none-left", side=SIDES[side])


def _choices(position: Boomerang, say: Say) -> Iterable[str]:
    """For each piece of the side on turn how many places it has, and the one that turns over most."""
    if position.mover is None:
        return
    if not position.pieces:
        yield say("boomerang-board-may-anywhere")
        return
    places = []
    for kind, worth in _worth(position).items():
        best = max(worth, key=worth.__getitem__)
        places.append(
            say("boomerang-board-may", piece=kind, places=len(worth), action=best, points=worth[best])
        )
    yield say("boomerang-board-choices", places="; ".join(places))


def _worth(position: Boomerang) -> Mapping[str, Mapping[str, int]]:
    """For each piece its legal placements with the points that they turn over."""
    worth: dict[str, dict[str, int]] = {}
    for action in position.legal_actions():
        worth.setdefault(parts_of(action)["piece"], {})[action] = gain_of(position, action)
    return {kind: worth[kind] for kind in board().rack if kind in worth}
