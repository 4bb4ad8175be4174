"""Boulomania in words: what happened, what can be done, and the position in short and at length."""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from engine.boules import BoulesFacts
from engine.boulomania import OUT, Boulomania, Route, landings
from engine.events import BallLost, Event, JackBlocked, JackMoved, Rolled, ShotGrazed, WayOpen
from engine.position import SIDES, Ending
from words import any_game, boules
from words.boules import Teller
from words.people import People
from words.places import word_place
from words.surprises import because
from words.texts import Say

BEFORE_THE_JACK = ("start", "jack", "throw")

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case WayOpen(side):
                yield say("event-way-open", name=people.thrower or people.names[side])
            case BallLost(_, _, "too_short"):
                yield say("event-too-short", because=because(event, say))
            case BallLost(_, _, "jack_pit_taken"):
                yield say("event-jack-pit-taken", because=because(event, say))
            case ShotGrazed(_, target, True):
                yield say("event-grazed", place=word_place(target, say, "of"))
            case ShotGrazed(_, target, False):
                place = word_place(target, say, "of")
                yield say("event-grazed-in-vain", place=place, because=because(event, say))
            case JackMoved(_, end):
                place = word_place(end, say, "the")
                yield say("event-jack-moved", place=place, because=because(event, say))
            case JackBlocked():
                yield say("event-jack-blocked", because=because(event, say))
            case _:
                yield from boules.tell_event(event, people, say)


def begun(position: Boulomania) -> Event | None:
    """The dice of a ball whose way is still to be chosen."""
    if position.stage != "land":
        return None
    return Rolled(position.side, position.detail, "point2" if len(position.detail) == 2 else "point3")


# What can be done


def label(position: Boulomania, action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    kind, _, rest = action.partition(":")
    if kind == "land":
        return _way_label(rest.split(">"), say)
    if kind == "shoot":
        return boules.shot_label(boules.target_of(position, action), say)
    return say("action-point2") if kind == "point2" else say("action-point3")


def _way_label(way: Sequence[str], say: Say) -> str:
    """Where the ball lands, and which balls it pushes from where to where."""
    into = word_place(int(way[0]), say, "the")
    if len(way) == 1:
        return say("way-land", into=into)
    names = [say("way-out") if pit == "out" else pit for pit in way]
    return say("way-push", into=into, pushes=", ".join(map(" → ".join, pairwise(names))))


def turn(position: Boulomania, mention: str, say: Say) -> str:
    """What the player on turn is asked to do."""
    if position.stage == "land":
        return say("board-turn-land", mention=mention)
    return any_game.turn(position, mention, say)


# The position


def alt(
    position: Boulomania, events: Sequence[Event], say: Say, stopped: Ending | None = None
) -> Sequence[str]:
    """What one would say of the board in a breath, the most important first."""
    tell = Teller("boulomania", position.describe(), say, stopped)
    sentences = [_now(tell), tell.score(), *tell.counted(events)]
    if tell.facts.jack is not None:
        sentences += [_jack(tell), *tell.sides(), *_holder(tell)]
    return [*sentences, *tell.left()]


def spoken(position: Boulomania, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    tell = Teller("boulomania", position.describe(), say, stopped)
    sentences = [_now(tell), tell.score()]
    if tell.facts.stage in BEFORE_THE_JACK:
        sentences.append(tell.say("boulomania-board-layout"))
    else:
        sentences += [_jack(tell), _order(tell), *_holder(tell)]
    sentences += [*tell.left(), tell.lost(), *_choices(position, tell)]
    return "\n".join(sentences)


def _now(tell: Teller) -> str:
    """What is to be done, and by whom."""
    if tell.stopped:
        return tell.over()
    facts = tell.facts
    side = SIDES[facts.side]
    if facts.stage in ("point2", "point3"):
        return tell.say("boulomania-board-now-point", side=side, dice=int(facts.stage[-1]))
    if facts.stage == "shoot" and facts.detail == "jack":
        return tell.say("boulomania-board-now-shoot-jack", side=side)
    return tell.say(f"boulomania-board-now-{facts.stage}", side=side, detail=_spaced(facts))


def _spaced(facts: BoulesFacts) -> str:
    """The dice of a choice one by one, the pit of a target as it is."""
    return " ".join(facts.detail) if facts.stage == "land" else facts.detail


def _jack(tell: Teller) -> str:
    jack = tell.facts.jack
    return (
        tell.say("boulomania-board-jack-out") if jack is None else tell.say("boulomania-board-jack", pit=jack)
    )


def _order(tell: Teller) -> str:
    """Every ball from the nearest to the farthest, those equally near together."""
    if not tell.facts.lying:
        return tell.say("boulomania-board-no-ball")
    groups = []
    for _, ring in groupby(tell.facts.lying, lambda ball: ball.distance):
        balls = [tell.say("boulomania-board-ball", side=SIDES[ball.side], pit=ball.place) for ball in ring]
        together = ", ".join(balls)
        groups.append(tell.say("boulomania-board-equal", balls=together) if len(balls) > 1 else together)
    return tell.say("boulomania-board-order", balls="; ".join(groups))


def _holder(tell: Teller) -> Iterable[str]:
    """Who holds the point, or that nobody does because the best balls are equally near."""
    facts = tell.facts
    if facts.holder is None and facts.lying and facts.jack is not None and not tell.is_over:
        return [tell.say("boulomania-board-level")]
    return tell.holder()


def _choices(position: Boulomania, tell: Teller) -> Iterable[str]:
    """What the side on turn may do."""
    if tell.stopped:
        return
    actions = position.legal_actions()
    if position.stage == "land":
        ways = "; ".join(_route(route, tell) for route in landings(position))
        yield tell.say("boulomania-board-may-land", ways=ways)
    elif position.stage == "play":
        targets = [action.removeprefix("shoot:") for action in actions if action.startswith("shoot:")]
        pits = ", ".join(target for target in targets if target != "jack")
        yield (
            tell.say("boulomania-board-may-shoot", pits=pits)
            if pits
            else tell.say("boulomania-board-may-point")
        )


def _route(route: Route, tell: Teller) -> str:
    """Where the ball lands and where each ball goes that it pushes."""
    parts = [tell.say("boulomania-board-way", pit=route[0])]
    for start, end in pairwise(route):
        if end == OUT:
            parts.append(tell.say("boulomania-board-way-out", start=start))
        else:
            parts.append(tell.say("boulomania-board-way-push", start=start, end=end))
    return ", ".join(parts)
