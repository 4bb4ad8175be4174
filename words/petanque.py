"""Pétanque in words: what happened, what can be done, and the position in short and at length."""

from collections.abc import Iterable, Sequence

from engine.events import CornerChosen, Event
from engine.petanque import Petanque
from engine.position import SIDES, Ending
from words import any_game, boules
from words.boules import Teller
from words.people import People
from words.places import word_place
from words.texts import Say

BEFORE_THE_JACK = ("start", "jack", "throw", "corner")

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case CornerChosen(side, cell, corner):
                place = word_place(cell + corner, say, "the")
                yield say("event-corner", name=people.names[side], place=place)
            case _:
                yield from boules.tell_event(event, people, say)


# What can be done


def label(position: Petanque, action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    kind, _, rest = action.partition(":")
    if kind == "shoot":
        return boules.shot_label(boules.target_of(position, action), say)
    return say(f"action-corner-{rest}") if kind == "corner" else say("action-point")


def turn(position: Petanque, mention: str, say: Say) -> str:
    """What the player on turn is asked to do."""
    if position.stage == "corner":
        return say("board-turn-corner", mention=mention)
    return any_game.turn(position, mention, say)


# The position


def alt(
    position: Petanque, events: Sequence[Event], say: Say, stopped: Ending | None = None
) -> Sequence[str]:
    """What one would say of the court in a breath, the most important first."""
    tell = Teller("petanque", position.describe(), say, stopped)
    sentences = [_now(tell), *_fanny(position, tell), tell.score(), *tell.counted(events)]
    if tell.facts.jack is not None:
        sentences += [_jack(tell), *tell.sides(), *tell.holder()]
    return [*sentences, *tell.left()]


def spoken(position: Petanque, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    tell = Teller("petanque", position.describe(), say, stopped)
    sentences = [_now(tell), *_fanny(position, tell), tell.score()]
    if tell.facts.stage in BEFORE_THE_JACK:
        sentences.append(tell.say("petanque-board-layout"))
    else:
        sentences += [_jack(tell), _order(tell), *tell.holder()]
    sentences += [*tell.left(), tell.lost(), *_choices(position, tell)]
    return "\n".join(sentences)


def _now(tell: Teller) -> str:
    """What is to be done, and by whom."""
    if tell.stopped:
        return tell.over()
    facts = tell.facts
    stage = "shoot-jack" if facts.stage == "shoot" and facts.detail == "jack" else facts.stage
    return tell.say(f"petanque-board-now-{stage}", side=SIDES[facts.side], cell=facts.detail)


def _fanny(position: Petanque, tell: Teller) -> Iterable[str]:
    if position.is_fanny:
        yield tell.say("petanque-board-fanny", side=SIDES[1 - position.side])


def _jack(tell: Teller) -> str:
    if tell.facts.jack is None:
        return tell.say("petanque-board-jack-out")
    spot = str(tell.facts.jack)
    return tell.say("petanque-board-jack", cell=spot[:2], corner=spot[2])


def _order(tell: Teller) -> str:
    """Every ball from the nearest to the farthest; no two are equally near."""
    lying = tell.facts.lying
    if not lying:
        return tell.say("petanque-board-no-ball")
    balls = "; ".join(
        tell.say("petanque-board-ball", side=SIDES[ball.side], cell=str(ball.place)) for ball in lying
    )
    return tell.say("petanque-board-order", balls=balls)


def _choices(position: Petanque, tell: Teller) -> Iterable[str]:
    """What the side on turn may do."""
    if tell.stopped:
        return
    if position.stage == "corner":
        yield tell.say("petanque-board-may-choose")
    elif position.stage == "play":
        shots = [action.removeprefix("shoot:") for action in position.legal_actions()]
        cells = ", ".join(shot for shot in shots if shot.isdecimal())
        yield (
            tell.say("petanque-board-may-shoot", places=cells)
            if cells
            else tell.say("petanque-board-may-point")
        )
