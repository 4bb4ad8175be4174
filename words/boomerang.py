"""Boomerang in words: what happened, and what can be done."""

from collections.abc import Iterable, Mapping, Sequence

from engine.boomerang import Boomerang, board
from engine.boomerang_placements import gain_of, legal_placements, parts_of, turned_by
from engine.events import Event, PiecePlaced, PiecesClosedIn, PiecesTurned
from words import any_game
from words.people import People
from words.pieces import word_piece, word_placement
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
