"""A Boulomania position in words: a short text for the picture, a long one to play from."""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from engine.boules import BoulesFacts
from engine.boulomania import OUT, Boulomania
from engine.events import EndCounted, EndStopped, Event, Measured
from engine.position import SIDES
from render.boulomania_scene import Route, routes
from render.picture import Say

PREFIX = "boulomania-board-"
BEFORE_THE_JACK = ("start", "jack", "throw")


def alt(position: Boulomania, events: Sequence[Event], say: Say) -> Sequence[str]:
    """What one would say of the board in a breath, the most important first."""
    facts = position.describe()
    sentences = [_now(facts, say), _score(facts, say), *_counted(events, say)]
    if facts.jack is not None:
        sentences += [_jack(facts, say), *_sides(facts, say), *_holder(facts, say)]
    return [*sentences, _left(facts, say)]


def spoken(position: Boulomania, say: Say) -> str:
    """Everything one needs to go on playing, without the picture."""
    facts = position.describe()
    sentences = [_now(facts, say), _score(facts, say)]
    if facts.stage in BEFORE_THE_JACK:
        sentences.append(say(PREFIX + "layout"))
    else:
        sentences += [_jack(facts, say), _order(facts, say), *_holder(facts, say)]
    sentences += [_left(facts, say), _lost(facts, say), *_choices(position, say)]
    return "\n".join(sentences)


def _now(facts: BoulesFacts, say: Say) -> str:
    """What is to be done, and by whom."""
    side = SIDES[facts.side]
    if facts.stage in ("point2", "point3"):
        return say(PREFIX + "now-point", side=side, dice=int(facts.stage[-1]))
    if facts.stage == "shoot" and facts.detail == "jack":
        return say(PREFIX + "now-shoot-jack", side=side)
    return say(f"{PREFIX}now-{facts.stage}", side=side, detail=_spaced(facts))


def _spaced(facts: BoulesFacts) -> str:
    """The dice of a choice one by one, the pit of a target as it is."""
    return " ".join(facts.detail) if facts.stage == "land" else facts.detail


def _score(facts: BoulesFacts, say: Say) -> str:
    return say(PREFIX + "score", a=facts.score[0], b=facts.score[1], target=facts.target)


def _counted(events: Sequence[Event], say: Say) -> Iterable[str]:
    """How the end went that the last move closed."""
    for event in events:
        match event:
            case EndCounted(None) | EndStopped(None):
                yield say(PREFIX + "counted-none")
            case EndCounted(int(winner), points, scoring):
                yield say(PREFIX + "counted", side=SIDES[winner], points=points, pits=_pits(scoring))
            case EndStopped(int(winner), points):
                yield say(PREFIX + "stopped", side=SIDES[winner], points=points)


def _jack(facts: BoulesFacts, say: Say) -> str:
    return say(PREFIX + "jack-out") if facts.jack is None else say(PREFIX + "jack", pit=facts.jack)


def _pits(balls: Iterable[Measured]) -> str:
    return ", ".join(str(ball.place) for ball in balls)


def _sides(facts: BoulesFacts, say: Say) -> Iterable[str]:
    for side in (0, 1):
        pits = _pits(ball for ball in facts.lying if ball.side == side)
        if pits:
            yield say(PREFIX + "side", side=SIDES[side], pits=pits)


def _order(facts: BoulesFacts, say: Say) -> str:
    """Every ball from the nearest to the farthest, those equally near together."""
    if not facts.lying:
        return say(PREFIX + "no-ball")
    groups = []
    for _, ring in groupby(facts.lying, lambda ball: ball.distance):
        balls = [say(PREFIX + "ball", side=SIDES[ball.side], pit=ball.place) for ball in ring]
        together = ", ".join(balls)
        groups.append(say(PREFIX + "equal", balls=together) if len(balls) > 1 else together)
    return say(PREFIX + "order", balls="; ".join(groups))


def _holder(facts: BoulesFacts, say: Say) -> Iterable[str]:
    if facts.holder is not None:
        yield say(PREFIX + "holds", side=SIDES[facts.holder], points=facts.holding)
    elif facts.lying and facts.jack is not None:
        yield say(PREFIX + "level")


def _left(facts: BoulesFacts, say: Say) -> str:
    return say(PREFIX + "left", a=facts.left[0], b=facts.left[1])


def _lost(facts: BoulesFacts, say: Say) -> str:
    return say(PREFIX + "lost", a=facts.lost[0], b=facts.lost[1])


def _choices(position: Boulomania, say: Say) -> Iterable[str]:
    """What the side on turn may do."""
    actions = position.legal_actions()
    if position.stage == "land":
        ways = "; ".join(_route(route, say) for route in routes(actions))
        yield say(PREFIX + "may-land", ways=ways)
    elif position.stage == "play":
        targets = [action.removeprefix("shoot:") for action in actions if action.startswith("shoot:")]
        pits = ", ".join(target for target in targets if target != "jack")
        yield say(PREFIX + "may-shoot", pits=pits) if pits else say(PREFIX + "may-point")


def _route(route: Route, say: Say) -> str:
    """Where the ball lands and where each ball goes that it pushes."""
    parts = [say(PREFIX + "way", pit=route[0])]
    for start, end in pairwise(route):
        if end == OUT:
            parts.append(say(PREFIX + "way-out", start=start))
        else:
            parts.append(say(PREFIX + "way-push", start=start, end=end))
    return ", ".join(parts)
