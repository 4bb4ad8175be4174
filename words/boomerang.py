"""Boomerang in words: what happened, and what can be done."""

from collections.abc import Iterable, Mapping, Sequence

from engine.boomerang import Boomerang, board
from engine.boomerang_placements import fit_nowhere, gain_of, legal_placements, parts_of, turned_by
from engine.events import Event, PiecePlaced, PiecesClosedIn, PiecesLeft, PiecesTurned
from engine.position import A, B
from words import any_game
from words.names import SIGNS
from words.people import People
from words.pieces import name_lying, name_rack, word_piece, word_placement
from words.refusals import word_error
from words.surprises import because
from words.texts import Say

MOST_NAMED = 3
"""How many pieces a caption names, at most: the largest."""

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
                pieces = _name_largest(actions, say)
                yield say("event-pieces-turned", count=len(actions), points=points, pieces=pieces)
            case PiecesClosedIn():
                yield _tell_closed(event, people, say)
            case PiecesLeft(side, kinds):
                points = sum(board().values[kind] for kind in kinds)
                names = {"name": people.names[side], "other": people.names[1 - side]}
                yield say("event-pieces-left", pieces=name_rack(kinds, say), points=points, **names)
            case _:
                yield from any_game.tell_event(event, people, say)


def _tell_closed(event: PiecesClosedIn, people: People, say: Say) -> str:
    """The pieces of each side that were closed in for good."""
    sides = []
    for side in (A, B):
        own = [each for each, colour in zip(event.placements, event.colours, strict=True) if colour == side]
        if own:
            pieces = _name_largest(own, say)
            sides.append(say("event-closed-side", sign=SIGNS[side], name=people.names[side], pieces=pieces))
    count, rule = len(event.placements), because(event, say)
    return say("event-pieces-closed", count=count, because=rule, sides=", ".join(sides))


def _name_largest(actions: Sequence[str], say: Say) -> str:
    """The largest of those pieces on the board, and how many more there are."""
    largest = sorted(actions, key=lambda action: -board().by_action[action].value)
    pieces = ", ".join(name_lying(action, say) for action in largest[:MOST_NAMED])
    more = len(actions) - MOST_NAMED
    return say("event-pieces-more", pieces=pieces, count=more) if more > 0 else pieces


# What can be done


def asks(position: Boomerang, say: Say) -> str:
    """The question that the menu of pieces asks, with the pieces that fit nowhere and are not in it."""
    nowhere = fit_nowhere(position)
    if not nowhere:
        return any_game.asks(position, say)
    return say("choose-group-fitting", pieces=name_rack(nowhere, say))


def label(position: Boomerang, action: str, say: Say) -> str:
    """Where a placement is, and what it would do or why it cannot be made."""
    if action in position.legal_actions():
        what = _word_gain(position, action, say)
    else:
        what = word_error(position.why_not(action), say)
    return say("place-label", where=word_placement(action, say), what=what)


def offers(position: Boomerang, option: str, chosen: Mapping[str, str], say: Say) -> dict[str, str]:
    """The values of an option that are legal with the others as chosen, each with its words, the best first.

    The options are `piece`, `at` and `rotation`.
    """
    fitting: dict[str, list[str]] = {}
    for action in legal_placements(position, **chosen):
        fitting.setdefault(parts_of(action)[option], []).append(action)
    return {
        value: say(
            "place-offer-best" if len(actions) > 1 and position.pieces else "place-offer",
            value=_word_value(option, value, actions[0], say),
            what=_word_gain(position, actions[0], say),
        )
        for value, actions in fitting.items()
    }


def _word_value(option: str, value: str, best: str, say: Say) -> str:
    """What is typed for an option, with what that means: the shape, the cells or the turns."""
    if option == "rotation":
        return say("place-rotation", rotation=int(value))
    return (
        word_piece(value, say)
        if option == "piece"
        else say("place-at", at=value, placement=word_placement(best, say))
    )


def _word_gain(position: Boomerang, action: str, say: Say) -> str:
    return say("place-gain", count=len(turned_by(position, action)), points=gain_of(position, action))
