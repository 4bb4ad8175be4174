"""A Boulomania position in words: a short text for the picture, a long one to play from."""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from engine.boules import BoulesFacts
from engine.boulomania import OUT, Boulomania, Route, landings
from engine.events import Event
from engine.position import SIDES, Ending
from words.boules import Teller
from words.texts import Say

PREFIX = "boulomania-board-"
BEFORE_THE_JACK = ("start", "jack", "throw")


def alt(
    position: Boulomania, events: Sequence[Event], say: Say, stopped: Ending | None = None
) -> Sequence[str]:
    """What one would say of the board in a breath, the most important first."""
    tell = Teller(PREFIX, position.describe(), say, stopped)
    sentences = [_now(tell), tell.score(), *tell.counted(events)]
    if tell.facts.jack is not None:
        sentences += [_jack(tell), *tell.sides(), *_holder(tell)]
    return [*sentences, *tell.left()]


def spoken(position: Boulomania, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    tell = Teller(PREFIX, position.describe(), say, stopped)
    sentences = [_now(tell), tell.score()]
    if tell.facts.stage in BEFORE_THE_JACK:
        sentences.append(tell.word("layout"))
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
        return tell.word("now-point", side=side, dice=int(facts.stage[-1]))
    if facts.stage == "shoot" and facts.detail == "jack":
        return tell.word("now-shoot-jack", side=side)
    return tell.word(f"now-{facts.stage}", side=side, detail=_spaced(facts))


def _spaced(facts: BoulesFacts) -> str:
    """The dice of a choice one by one, the pit of a target as it is."""
    return " ".join(facts.detail) if facts.stage == "land" else facts.detail


def _jack(tell: Teller) -> str:
    jack = tell.facts.jack
    return tell.word("jack-out") if jack is None else tell.word("jack", pit=jack)


def _order(tell: Teller) -> str:
    """Every ball from the nearest to the farthest, those equally near together."""
    if not tell.facts.lying:
        return tell.word("no-ball")
    groups = []
    for _, ring in groupby(tell.facts.lying, lambda ball: ball.distance):
        balls = [tell.word("ball", side=SIDES[ball.side], pit=ball.place) for ball in ring]
        together = ", ".join(balls)
        groups.append(tell.word("equal", balls=together) if len(balls) > 1 else together)
    return tell.word("order", balls="; ".join(groups))


def _holder(tell: Teller) -> Iterable[str]:
    """Who holds the point, or that nobody does because the best balls are equally near."""
    facts = tell.facts
    if facts.holder is None and facts.lying and facts.jack is not None and not tell.is_over:
        return [tell.word("level")]
    return tell.holder()


def _choices(position: Boulomania, tell: Teller) -> Iterable[str]:
    """What the side on turn may do."""
    if tell.stopped:
        return
    actions = position.legal_actions()
    if position.stage == "land":
        ways = "; ".join(_route(route, tell) for route in landings(position))
        yield tell.word("may-land", ways=ways)
    elif position.stage == "play":
        targets = [action.removeprefix("shoot:") for action in actions if action.startswith("shoot:")]
        pits = ", ".join(target for target in targets if target != "jack")
        yield tell.word("may-shoot", pits=pits) if pits else tell.word("may-point")


def _route(route: Route, tell: Teller) -> str:
    """Where the ball lands and where each ball goes that it pushes."""
    parts = [tell.word("way", pit=route[0])]
    for start, end in pairwise(route):
        if end == OUT:
            parts.append(tell.word("way-out", start=start))
        else:
            parts.append(tell.word("way-push", start=start, end=end))
    return ", ".join(parts)
