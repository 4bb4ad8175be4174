"""A Pétanque position in words: a short text for the picture, a long one to play from."""

from collections.abc import Iterable, Sequence

from engine.events import Event
from engine.petanque import Petanque
from engine.position import SIDES, Ending
from words.boules import Teller
from words.texts import Say

PREFIX = "petanque-board-"
BEFORE_THE_JACK = ("start", "jack", "throw", "corner")


def alt(
    position: Petanque, events: Sequence[Event], say: Say, stopped: Ending | None = None
) -> Sequence[str]:
    """What one would say of the court in a breath, the most important first."""
    tell = Teller(PREFIX, position.describe(), say, stopped)
    sentences = [_now(tell), *_fanny(position, tell), tell.score(), *tell.counted(events)]
    if tell.facts.jack is not None:
        sentences += [_jack(tell), *tell.sides(), *tell.holder()]
    return [*sentences, *tell.left()]


def spoken(position: Petanque, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    tell = Teller(PREFIX, position.describe(), say, stopped)
    sentences = [_now(tell), *_fanny(position, tell), tell.score()]
    if tell.facts.stage in BEFORE_THE_JACK:
        sentences.append(tell.word("layout"))
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
    return tell.word(f"now-{stage}", side=SIDES[facts.side], cell=facts.detail)


def _fanny(position: Petanque, tell: Teller) -> Iterable[str]:
    if position.is_fanny:
        yield tell.word("fanny", side=SIDES[1 - position.side])


def _jack(tell: Teller) -> str:
    if tell.facts.jack is None:
        return tell.word("jack-out")
    spot = str(tell.facts.jack)
    return tell.word("jack", cell=spot[:2], corner=spot[2])


def _order(tell: Teller) -> str:
    """Every ball from the nearest to the farthest; no two are equally near."""
    lying = tell.facts.lying
    if not lying:
        return tell.word("no-ball")
    balls = "; ".join(tell.word("ball", side=SIDES[ball.side], cell=str(ball.place)) for ball in lying)
    return tell.word("order", balls=balls)


def _choices(position: Petanque, tell: Teller) -> Iterable[str]:
    """What the side on turn may do."""
    if tell.stopped:
        return
    if position.stage == "corner":
        yield tell.word("may-choose")
    elif position.stage == "play":
        shots = [action.removeprefix("shoot:") for action in position.legal_actions()]
        cells = ", ".join(shot for shot in shots if shot.isdecimal())
        yield tell.word("may-shoot", places=cells) if cells else tell.word("may-point")
