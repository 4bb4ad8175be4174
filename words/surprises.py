"""Events that may surprise somebody who does not know all the rules; half a sentence tells their rule."""

from engine import boulomania
from engine import events as e
from engine.position import A, B
from words.texts import Say

SURPRISES = (
    "too-short",
    "pair",
    "jack-pit-taken",
    "grazed-in-vain",
    "jack-moved",
    "jack-blocked",
    "jack-grazed-out",
    "pushed-on",
    "tie",
    "no-boule",
    "out-both",
    "out-neither",
    "out-other",
    "out-left",
    "older",
    "one-jumped",
    "band",
    "closed-in",
    "passed",
    "ended-no-moves",
    "ended-back-line-full",
    "ended-no-progress",
)
"""The codes of everything surprising; the half sentence of each is `because-<code>`."""


def because(event: e.Event, say: Say) -> str:
    """The rule behind an event, in half a sentence; "" if it surprises nobody."""
    code = surprise_of(event)
    return "" if code is None else say(f"because-{code}")


def surprise_of(event: e.Event) -> str | None:
    """The code of what is surprising about an event, if anything is."""
    match event:
        case e.BallLost(_, _, "too_short"):
            return "too-short"
        case e.BallLost(_, _, "jack_pit_taken"):
            return "jack-pit-taken"
        case e.BallPlaced(_, int(pit)) if pit in boulomania.board().distance:
            return "pair"
        case e.BallsPushed(pushes) if len(pushes) > 1:
            return "pushed-on"
        case e.EndCounted() | e.EndStopped():
            return _of_end(event)
    return _of_graze(event) or _of_duel(event)


def _of_graze(event: e.Event) -> str | None:
    match event:
        case e.ShotGrazed(_, _, False):
            return "grazed-in-vain"
        case e.JackMoved():
            return "jack-moved"
        case e.JackBlocked():
            return "jack-blocked"
        case e.JackOut(_, _, "grazed"):
            return "jack-grazed-out"
    return None


def _of_end(event: e.EndCounted | e.EndStopped) -> str | None:
    match event:
        case e.EndCounted(None, _, _, _, tied):
            return "tie" if tied else "no-boule"
        case e.EndCounted(_, _, (*_, worst), e.Measured(_, _, distance)) if worst.distance == distance:
            return "older"
        case e.EndStopped(int()):
            return "out-left"
        case e.EndStopped(None, _, left) if left[A] and left[B]:
            return "out-both"
        case e.EndStopped(None, _, left):
            return "out-other" if any(left) else "out-neither"
    return None


def _of_duel(event: e.Event) -> str | None:
    match event:
        case e.MarbleJumped(_, _, ((_,),)):
            return "one-jumped"
        case e.BandFilled():
            return "band"
        case e.PiecesClosedIn():
            return "closed-in"
        case e.PassedOver():
            return "passed"
        case e.GameEnded(_, reason) if reason != "target":
            return f"ended-{reason.replace('_', '-')}"
    return None
